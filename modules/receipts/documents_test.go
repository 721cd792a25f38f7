package receipts_test

import (
	"encoding/base64"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// deliveryNote is a PDF as a browser sends it.
func deliveryNote(words string) map[string]any {
	content := "%PDF-1.7\n" + words + "\n%%EOF\n"
	return map[string]any{
		"kind": "delivery_note", "name": "BL 77.pdf", "file": "data:application/pdf;base64," + base64.StdEncoding.EncodeToString([]byte(content)),
	}
}

// Papers come with a delivery and long after it: who reads the receipt reads them, its timeline tells of them, and none leaves
// a receipt that ended.
func TestPapersStayWithTheirReceipt(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha, admin := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Admin))
		receipt := arrived(t, alpha, apptest.AlphaWine, 12)
		check(t, alpha.Post(receipt+"/documents", deliveryNote("first")).Want(201), map[string]string{
			"documents/0/kind": "delivery_note", "documents/0/name": "BL 77.pdf", "timeline/2/changed/0": "document", "timeline/2/comment": "BL 77.pdf",
			"timeline/2/to": "warehouse", "version": "2", // what others change meanwhile is no conflict
		})
		second := admin.Post(receipt+"/documents", deliveryNote("second")).Want(201)
		note := second.Text("documents/1/url")
		got := alpha.Get(note).Want(200)
		if !strings.Contains(string(got.Body), "second") || got.Header.Get("Content-Type") != "application/pdf" {
			t.Errorf("read: %s %s", got.Header.Get("Content-Type"), got.Body)
		}
		if name := got.Header.Get("Content-Disposition"); !strings.Contains(name, "attachment") || !strings.Contains(name, "BL 77.pdf") {
			t.Errorf("it is called %s", name)
		}
		alpha.Delete(note).Want(204)
		alpha.Get(note).Want(404)
		alpha.Delete(note).Want(404)
		check(t, alpha.Get(receipt).Want(200), map[string]string{
			"documents/0/id": second.Text("documents/0/id"), "documents/1/id": "", "timeline/4/changed/0": "documentRemoved", "timeline/4/comment": "BL 77.pdf",
		})
		alpha.Post(receipt+"/counts", apptest.With(counts(apptest.AlphaWine, 12, 0), map[string]any{"complete": true})).Want(200)
		alpha.Delete(second.Text("documents/0/url")).Want(409)
		late := alpha.Post(receipt+"/documents", apptest.With(deliveryNote("late"), map[string]any{"kind": "accompanying_document"})).Want(201)
		check(t, late, map[string]string{"documents/1/kind": "accompanying_document", "status": "complete"})
	})
}

func TestPapersThatAreRefused(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha, beta := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Beta))
		receipt := arrived(t, alpha, apptest.AlphaWine, 12)
		for what, wrong := range map[string]struct {
			change map[string]any
			path   string
		}{
			"a page":          {map[string]any{"file": "data:text/html;base64,PGI+"}, "file"},
			"no PDF":          {map[string]any{"file": "data:application/pdf;base64,PGI+"}, "file"},
			"a drawing":       {map[string]any{"file": "data:image/svg+xml;base64,PHN2Zy8+"}, "file"},
			"an unknown kind": {map[string]any{"kind": "invoice"}, "kind"},
			"a name too long": {map[string]any{"name": strings.Repeat("n", 201)}, "name"},
			"no name":         {map[string]any{"name": ""}, "name"},
		} {
			if got := alpha.Post(receipt+"/documents", apptest.With(deliveryNote("x"), wrong.change)).Want(422).Violations(); got[wrong.path] == "" {
				t.Errorf("%s: %v", what, got)
			}
		}
		beta.Post(receipt+"/documents", deliveryNote("x")).Want(404)
		h.As(t, apptest.Email(apptest.Restaurant)).Post(receipt+"/documents", deliveryNote("x")).Want(403)
		kept := alpha.Post(receipt+"/documents", deliveryNote("mine")).Want(201).Text("documents/0/url")
		beta.Get(kept).Want(404)
		beta.Delete(kept).Want(404)
		h.Guest(t).Get(kept).Want(401)
		for range 19 {
			alpha.Post(receipt+"/documents", deliveryNote("more")).Want(201)
		}
		if got := alpha.Post(receipt+"/documents", deliveryNote("one too many")).Want(422).Violations(); got["file"] == "" {
			t.Errorf("the 21st: %v", got)
		}
		move(alpha, receipt, "canceled", "jamais venue").Want(200)
		alpha.Post(receipt+"/documents", deliveryNote("x")).Want(409)
		if n := h.Count(t, "SELECT COUNT(*) FROM receipt_documents"); n != 20 {
			t.Errorf("%d papers, want 20", n)
		}
	})
}
