package users_test

import (
	"strconv"
	"strings"
	"testing"

	"millesime/platform/api/apitest"
	"millesime/platform/auth"
)

// content is a file that anybody reads at its address.
func (h *house) content(address string) string {
	h.t.Helper()
	return string(h.With().Get(address).Want(200).Body)
}

// Logos, photos and general terms are read by whoever has their address, for ever; a name opens nothing that no record
// shows, and nobody takes a file by naming it.
func TestFilesOfRecords(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id, rival := h.account("maison@example.test", auth.Supplier), h.account("rival@example.test", auth.Supplier)
		browser, other := h.signIn("maison@example.test"), h.signIn("rival@example.test")
		iri := recordPath("parameter_suppliers", id)
		terms := document(5000)
		changed := browser.Patch(iri, map[string]string{
			"base64ContentCGV": dataURL("application/pdf", terms), "base64ContentLogo": dataURL("image/png", picturePNG(t, 8, 8, false)),
		}).Want(200)
		address := changed.Text("base64ContentCGV")
		whole := h.With().Get(address).Want(200)
		if string(whole.Body) != string(terms) || whole.Header.Get("Content-Type") != "application/pdf" ||
			!strings.Contains(whole.Header.Get("Cache-Control"), "immutable") || whole.Header.Get("Content-Disposition") != "inline" {
			t.Errorf("%d bytes, %v", len(whole.Body), whole.Header)
		}
		h.With().Get(address, apitest.Header("If-None-Match", whole.Header.Get("ETag"))).Want(304)
		if part := h.With().Get(address, apitest.Header("Range", "bytes=0-7")).Want(206); string(part.Body) != "%PDF-1.7" {
			t.Errorf("a part: %q", part.Body)
		}
		if got := other.Patch(recordPath("parameter_suppliers", rival), map[string]string{"base64ContentCGV": address}).Violations(); got["base64ContentCGV"] == "" {
			t.Errorf("somebody else's address was taken: %v", got)
		}
		// The address as it was read, an absent member and another member leave it; null takes it away.
		browser.Patch(iri, map[string]string{"base64ContentCGV": address}).Want(200)
		browser.Patch(iri, `{"handlingFee":5}`).Want(200)
		if got := browser.Get(path(id)).Text("parameters/base64ContentCGV"); got != address {
			t.Errorf("the terms are at %q", got)
		}
		private, err := h.files.PutURL(t.Context(), dataURL("application/pdf", document(6000)))
		if err != nil {
			t.Fatal(err)
		}
		h.With().Get("/api/files/" + private).Want(404)
		browser.Get("/api/files/" + private).Want(404)
		browser.Patch(iri, `{"base64ContentCGV":null}`).Want(200)
		h.With().Get(address).Want(404)
	})
}

// A record of before files were kept apart shows its content, until it is moved; then the same at an address.
func TestRecordsOfBefore(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("maison@example.test", auth.Supplier)
		browser := h.signIn("maison@example.test")
		old := dataURL("application/pdf", document(300))
		h.change("INSERT INTO parameter_suppliers (user_id, cgv) VALUES (?, ?)", id, old)
		read := func() string { return browser.Get(path(id)).Want(200).Text("parameters/base64ContentCGV") }
		cgv := "/api/suppliers/" + strconv.FormatInt(id, 10) + "/cgv"
		if read() != old || string(browser.Get(cgv).Want(200).Body) != string(document(300)) {
			t.Errorf("before: %.60s", read())
		}
		browser.Patch(recordPath("parameter_suppliers", id), map[string]string{"base64ContentCGV": old}).Want(200)
		if n, err := h.files.Move(t.Context()); n != 1 || err != nil {
			t.Fatalf("%d moved, %v", n, err)
		}
		if h.content(read()) != string(document(300)) || string(browser.Get(cgv).Want(200).Body) != string(document(300)) {
			t.Errorf("after: %.60s", read())
		}
	})
}
