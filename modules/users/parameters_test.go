package users_test

import (
	"bytes"
	"encoding/base64"
	"image"
	"image/color"
	"image/png"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"millesime/platform/api/apitest"
	"millesime/platform/auth"
	"millesime/platform/picture/picturetest"
)

const conditionsAreForAdmins = "Seul un administrateur peut modifier vos conditions commerciales"

func dataURL(mediaType string, content []byte) string {
	return "data:" + mediaType + ";base64," + base64.StdEncoding.EncodeToString(content)
}

// picturePNG is a picture that no encoder makes small when it is noisy.
func picturePNG(t *testing.T, width, height int, noisy bool) []byte {
	t.Helper()
	m := image.NewNRGBA(image.Rect(0, 0, width, height))
	noise := rand.New(rand.NewPCG(1, 2))
	for i := range m.Pix {
		m.Pix[i] = 0xff
		if noisy && i%4 != 3 {
			m.Pix[i] = byte(noise.Uint32())
		}
	}
	m.SetNRGBA(0, 0, color.NRGBA{R: 200, A: 255})
	var out bytes.Buffer
	if err := png.Encode(&out, m); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func document(size int) []byte {
	return []byte("%PDF-1.7\n" + strings.Repeat("0", max(0, size-16)) + "\n%%EOF\n")
}

// records are the kinds of records with the group that keeps each.
func records() map[auth.Group][2]string {
	return map[auth.Group][2]string{
		auth.Restaurant:      {"parameter_restaurants", "ParameterRestaurant"},
		auth.WineMerchant:    {"parameter_wine_merchants", "ParameterWineMerchant"},
		auth.CSE:             {"parameter_cses", "ParameterCse"},
		auth.Hypermarket:     {"parameter_hypermarkets", "ParameterHypermarket"},
		auth.Supplier:        {"parameter_suppliers", "ParameterSupplier"},
		auth.CommercialAgent: {"parameter_commercial_agents", "ParameterCommercialAgent"},
	}
}

func recordPath(resource string, id int64) string {
	return "/api/" + resource + "/" + strconv.FormatInt(id, 10)
}

// keys are the members of a record, in no order.
func keys(r *apitest.Response, path string) map[string]bool {
	object, _ := r.Value(path).(map[string]any)
	found := map[string]bool{}
	for key := range object {
		found[key] = true
	}
	return found
}

// a record per group, with the members of its kind; groups without one have null.
func TestRecordOfEachGroup(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		members := map[string]string{
			"ParameterSupplier": "agreementFrames base64ContentLogo base64ContentPhoto base64ContentCGV base64ContentStoreCGV freeShippingFromValue " +
				"freeShippingFromQuantity storeFreeShippingFromValue storeFreeShippingFromQuantity defaultWarehouse " +
				"minimumOrderValue handlingFee autoValidate paymentTerms legalForm capital rcsCity outsideRcs vatOnDebits vatRegime electronicAddress",
			"ParameterCommercialAgent": "base64ContentLogo base64ContentPhoto rsac siren vatRegistered sector ibanEnding",
		}
		logo := dataURL("image/png", picturePNG(t, 8, 8, false))
		for _, group := range auth.AllGroups() {
			id := h.account(string(group)+"@example.test", group)
			browser := h.signIn(string(group) + "@example.test")
			kind, has := records()[group]
			if !has {
				if got := browser.Get(path(id)).Want(200); got.Value("parameters") != nil || !strings.Contains(string(got.Body), `"parameters":null`) {
					t.Errorf("%s has %s", group, got.Body)
				}
				continue
			}
			want := members[kind[1]]
			if want == "" {
				want = "agreementFrame base64ContentLogo base64ContentPhoto discountOnInvoice supplierRebate electronicAddress billingContact"
			}
			own := browser.Get(path(id)).Want(200)
			expected := append(strings.Fields(want), "@id", "@type", "id", "version")
			got := keys(own, "parameters")
			for _, name := range expected {
				if !got[name] {
					t.Errorf("%s lacks %s", group, name)
				}
			}
			if len(got) != len(expected) {
				t.Errorf("%s has %v", group, got)
			}
			if own.Text("parameters/id") != strconv.FormatInt(id, 10) || own.Text("parameters/@type") != kind[1] ||
				own.Text("parameters/@id") != recordPath(kind[0], id) {
				t.Errorf("%s: %s", group, own.Body)
			}
			// twice, because the first write makes the record.
			for range 2 {
				changed := browser.Patch(recordPath(kind[0], id), map[string]any{"id": id, "base64ContentLogo": logo, "base64ContentPhoto": logo}).Want(200)
				if !strings.HasPrefix(changed.Text("base64ContentLogo"), "/api/files/") || changed.Text("@id") != recordPath(kind[0], id) {
					t.Errorf("%s: %.300s", group, changed.Body)
				}
			}
			if got := browser.Get(path(id)).Text("parameters/base64ContentPhoto"); !strings.HasPrefix(got, "/api/files/") || h.content(got) == "" {
				t.Errorf("%s: photo %.40s", group, got)
			}
			me := browser.Get("/api/me").Want(200)
			if found := keys(me, "parameters"); found["base64ContentLogo"] || found["base64ContentCGV"] || !found["@id"] {
				t.Errorf("/me of %s: %v", group, found)
			}
			browser.Patch(recordPath(kind[0], id), `{"base64ContentLogo":null,"base64ContentPhoto":""}`).Want(200)
			if got := browser.Get(path(id)); got.Text("parameters/base64ContentLogo") != "" || got.Text("parameters/base64ContentPhoto") != "" {
				t.Errorf("%s: pictures remain", group)
			}
		}
	})
}

// numbers as strings; null clears a franco, what is left out stays..
func TestSupplierRecord(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("maison@example.test", auth.Supplier)
		browser := h.signIn("maison@example.test")
		iri := recordPath("parameter_suppliers", id)
		browser.Patch(iri, `{"freeShippingFromValue":"150.50","freeShippingFromQuantity":"60","storeFreeShippingFromValue":80,"storeFreeShippingFromQuantity":12,
			"minimumOrderValue":"90","handlingFee":"4.9","autoValidate":true,"defaultWarehouse":"dartess","paymentTerms":{"kind":"end_of_month","days":30},"agreementFrames":[]}`).Want(200)
		got := browser.Get(path(id)).Want(200)
		for name, want := range map[string]string{
			"freeShippingFromQuantity": "60", "storeFreeShippingFromQuantity": "12", "autoValidate": "true", "defaultWarehouse": "dartess",
			"paymentTerms/kind": "end_of_month", "paymentTerms/days": "30",
		} {
			if value := got.Text("parameters/" + name); value != want {
				t.Errorf("%s is %q, want %q", name, value, want)
			}
		}
		for _, amount := range []string{`"freeShippingFromValue":150.50`, `"storeFreeShippingFromValue":80.00`, `"minimumOrderValue":90.00`, `"handlingFee":4.90`} {
			if !strings.Contains(string(got.Body), amount) {
				t.Errorf("no %s in %s", amount, got.Body)
			}
		}
		changed := browser.Patch(iri, `{"freeShippingFromValue":null,"defaultWarehouse":""}`).Want(200)
		if changed.Value("freeShippingFromValue") != nil || changed.Text("defaultWarehouse") != "" || changed.Text("freeShippingFromQuantity") != "60" {
			t.Errorf("cleared: %s", changed.Body)
		}
		for field, body := range map[string]string{
			"freeShippingFromValue": `{"freeShippingFromValue":"-1"}`, "freeShippingFromQuantity": `{"freeShippingFromQuantity":-1}`,
			"minimumOrderValue": `{"minimumOrderValue":"1000000.01"}`, "defaultWarehouse": `{"defaultWarehouse":"elsewhere"}`,
			"paymentTerms.kind": `{"paymentTerms":{"kind":"never","days":1}}`, "paymentTerms.days": `{"paymentTerms":{"kind":"days","days":-1}}`,
		} {
			if got := browser.Patch(iri, body).Violations(); len(got) != 1 || got[field] == "" {
				t.Errorf("%s: %v", body, got)
			}
		}
		if got := browser.Patch(iri, `{"freeShippingFromValue":"1.234"}`).Violations()["freeShippingFromValue"]; got != "Deux décimales au plus" {
			t.Errorf("three decimals: %q", got)
		}
		for _, body := range []string{`{"freeShippingFromQuantity":1.5}`, `{"userGroup":"admin"}`, `{"iban":"x"}`, `[]`} {
			browser.Patch(iri, body).Want(400)
		}
		// The trail tells what changed, by whom.
		if n := h.count("SELECT count(*) FROM audit_entries WHERE action = 'users.parameters_changed' AND subject_id = ? AND actor_id = ?", id, id); n != 2 {
			t.Errorf("%d entries", n)
		}
	})
}

// domain 8.4: unchanged conditions pass, changed ones are the admins'.
func TestConditionsAreTheAdmins(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("admin@example.test", auth.Admin)
		admin := h.signIn("admin@example.test")
		for _, group := range auth.Buyers() {
			id := h.account(string(group)+"@example.test", group)
			iri, owner := recordPath(records()[group][0], id), h.signIn(string(group)+"@example.test")
			owner.Patch(iri, map[string]any{"id": id, "agreementFrame": nil, "discountOnInvoice": "0", "supplierRebate": 0}).Want(200)
			admin.Patch(iri, `{"discountOnInvoice":"2.5","supplierRebate":"1.25"}`).Want(200)
			owner.Patch(iri, map[string]any{"id": iri, "agreementFrame": "", "discountOnInvoice": "2.50", "supplierRebate": 1.25}).Want(200)
			for _, body := range []string{
				`{"discountOnInvoice":"3"}`, `{"supplierRebate":0}`, `{"discountOnInvoice":null}`,
				`{"agreementFrame":"api/agreement_frames/1"}`, // frames are for admins too
				`{"id":` + strconv.FormatInt(id+1, 10) + `}`,
			} {
				if got := owner.Patch(iri, body).Want(403).Text("hydra:description"); got != conditionsAreForAdmins {
					t.Errorf("%s as %s: %s", body, group, got)
				}
			}
			if got := owner.Get(path(id)); got.Text("parameters/discountOnInvoice") != "2.5" || got.Text("parameters/supplierRebate") != "1.25" {
				t.Errorf("%s keeps %s", group, got.Body)
			}
			if got := admin.Patch(iri, `{"agreementFrame":"api/agreement_frames/1"}`).Violations()["agreementFrame"]; got != "Cet accord-cadre n’existe pas" {
				t.Errorf("frame: %q", got)
			}
			for _, body := range []string{`{"discountOnInvoice":"100.01"}`, `{"discountOnInvoice":-1}`} {
				if got := admin.Patch(iri, body).Violations(); got["discountOnInvoice"] == "" {
					t.Errorf("%s: %v", body, got)
				}
			}
			if got := admin.Patch(iri, `{"id":999}`).Violations(); got["id"] == "" {
				t.Errorf("another number: %v", got)
			}
		}
		id := h.account("maison@example.test", auth.Supplier)
		iri, owner := recordPath("parameter_suppliers", id), h.signIn("maison@example.test")
		owner.Patch(iri, `{"agreementFrames":[]}`).Want(200)
		if got := owner.Patch(iri, `{"agreementFrames":["api/agreement_frames/1"]}`).Want(403).Text("hydra:description"); got != conditionsAreForAdmins {
			t.Errorf("a supplier's frames: %s", got)
		}
		if got := admin.Patch(iri, `{"agreementFrames":["/api/agreement_frames/1"]}`).Violations()["agreementFrames"]; got != "Cet accord-cadre n’existe pas" {
			t.Errorf("frames: %q", got)
		}
	})
}

// A record is written by its owner and admins; others read of it what domain 2.1 allows.
func TestRecordsOfOthers(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		v := newVillage(h)
		for name, write := range map[string]struct {
			iri    string
			status int
		}{
			"stranger": {recordPath("parameter_commercial_agents", v["agent"]), 404},
			"rival":    {recordPath("parameter_suppliers", v["maison"]), 404},
			"table":    {recordPath("parameter_restaurants", v["past"]), 404},
			"maison":   {recordPath("parameter_restaurants", v["table"]), 403},       // seen, but not its to write
			"agent":    {recordPath("parameter_suppliers", v["maison"]), 403},        // its supplier's
			"cave":     {recordPath("parameter_commercial_agents", v["agent"]), 403}, // its agent's
			"guest":    {recordPath("parameter_restaurants", v["guest"]), 403},       // has none
			"cse":      {recordPath("parameter_cses", v["table"]), 404},
			"admin":    {recordPath("parameter_restaurants", v["maison"]), 404}, // a supplier has no such record
		} {
			h.signIn(name+"@example.test").Patch(write.iri, `{}`).Want(write.status)
		}
		h.With().Patch(recordPath("parameter_restaurants", v["table"]), `{}`).Want(401)
		admin, logo := h.signIn("admin@example.test"), dataURL("image/png", picturePNG(t, 4, 4, false))
		admin.Patch(recordPath("parameter_suppliers", v["maison"]), map[string]any{
			"base64ContentLogo": logo, "base64ContentCGV": dataURL("application/pdf", document(100)), "freeShippingFromValue": "200",
			"minimumOrderValue": "50", "handlingFee": "3", "autoValidate": true,
		}).Want(200)
		admin.Patch(recordPath("parameter_restaurants", v["table"]), map[string]any{"base64ContentLogo": logo, "discountOnInvoice": "4"}).Want(200)
		admin.Patch(recordPath("parameter_commercial_agents", v["agent"]), map[string]any{"rsac": "RSAC Lyon 1", "iban": "FR1420041010050500013M02606"}).Want(200)
		head := "@id @type id base64ContentLogo base64ContentPhoto"
		franco := " base64ContentCGV base64ContentStoreCGV freeShippingFromValue freeShippingFromQuantity storeFreeShippingFromValue storeFreeShippingFromQuantity"
		for reader, seen := range map[string]map[string]string{
			"table":  {"maison": head + franco, "rival": head + franco},
			"guest":  {"rival": head + franco},
			"agent":  {"maison": head + franco, "gms": head},
			"maison": {"table": head, "agent": head},
			"cave":   {"agent": head},
		} {
			browser := h.signIn(reader + "@example.test")
			for person, want := range seen {
				got := keys(browser.Get(path(v[person])).Want(200), "parameters")
				for name := range strings.FieldsSeq(want) {
					if !got[name] {
						t.Errorf("%s does not read %s of %s", reader, name, person)
					}
				}
				if len(got) != len(strings.Fields(want)) {
					t.Errorf("%s reads %v of %s", reader, got, person)
				}
			}
		}
	})
}

// Each hostile or wrong upload is a 422 at its own member.
func TestUploadsOfRecords(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("maison@example.test", auth.Supplier)
		browser := h.signIn("maison@example.test")
		iri := recordPath("parameter_suppliers", id)
		pdf, small := document(1000), picturePNG(t, 8, 8, false)
		for what, upload := range map[string]struct{ member, value, says string }{
			"40 megapixels":       {"base64ContentLogo", dataURL("image/png", picturetest.PNGHeader(8000, 5001, 8, 6)), "mégapixels"},
			"a PNG called JPEG":   {"base64ContentPhoto", dataURL("image/jpeg", small), "fichier valide"},
			"a page as a picture": {"base64ContentPhoto", dataURL("image/png", []byte("<html><script>alert(1)</script></html>")), ""},
			"a link":              {"base64ContentLogo", "https://example.test/logo.png", "fichier valide"},
			"a PDF that is none":  {"base64ContentCGV", dataURL("application/pdf", []byte("MZ not a document")), "fichier valide"},
			"a text as terms":     {"base64ContentCGV", dataURL("text/html", pdf), "fichier valide"},
			"a picture as terms":  {"base64ContentCGV", dataURL("image/png", small), "fichier valide"},
			"a heavy logo":        {"base64ContentLogo", dataURL("image/png", padded(small, 5<<20)), "inférieur à 5120 KB"},
			"a heavy photo":       {"base64ContentPhoto", dataURL("image/png", padded(small, 5<<20)), "inférieur à 5120 KB"},
			"heavy terms":         {"base64ContentCGV", dataURL("application/pdf", document(2<<20)), "inférieur à 2048 KB"},
		} {
			got := browser.Patch(iri, map[string]string{upload.member: upload.value}).Violations()
			if len(got) != 1 || got[upload.member] == "" || !strings.Contains(got[upload.member], upload.says) {
				t.Errorf("%s: %v", what, got)
			}
		}
		// A drawing is written again without what could act.
		script := `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"><script>alert(1)</script><rect width="9" height="9"/></svg>`
		browser.Patch(iri, map[string]string{"base64ContentLogo": dataURL("image/svg+xml", []byte(script))}).Want(200)
		if kept := h.content(browser.Get(path(id)).Text("parameters/base64ContentLogo")); strings.Contains(kept, "alert") || !strings.Contains(kept, "<rect") {
			t.Errorf("kept %s", kept)
		}
		if got := browser.Patch(iri, map[string]string{
			"base64ContentLogo": "x", "base64ContentPhoto": "y", "base64ContentCGV": "z",
		}).Violations(); len(got) != 3 {
			t.Errorf("three wrong ones: %v", got)
		}
		// The largest of all three at once fit, and the longest side becomes 1024 pixels.
		wide := picturePNG(t, 2048, 1000, false)
		browser.Patch(iri, map[string]string{
			"base64ContentLogo": dataURL("image/png", padded(wide, 5<<20-1)), "base64ContentPhoto": dataURL("image/png", padded(wide, 5<<20-1)),
			"base64ContentCGV": dataURL("application/pdf", document(2<<20-1)),
		}).Want(200)
		kept := browser.Get(path(id)).Want(200)
		size, _, err := image.DecodeConfig(strings.NewReader(h.content(kept.Text("parameters/base64ContentPhoto"))))
		if err != nil || size.Width != 1024 || size.Height != 500 {
			t.Errorf("photo of %v (%v)", size, err)
		}
		// What a cropper makes of a transparent picture fits, and is kept light.
		browser.Patch(iri, map[string]string{"base64ContentLogo": dataURL("image/png", picturePNG(t, 800, 800, true))}).Want(200)
		kept = browser.Get(path(id)).Want(200)
		if light := h.content(kept.Text("parameters/base64ContentLogo")); len(light) >= 512<<10 {
			t.Errorf("a logo of %d bytes is kept", len(light))
		}
		// What is sent back as it was stays as it is.
		again := map[string]any{}
		for _, name := range []string{"base64ContentLogo", "base64ContentPhoto", "base64ContentCGV"} {
			again[name] = kept.Text("parameters/" + name)
		}
		same := browser.Patch(iri, again).Want(200)
		for name, value := range again {
			if same.Text(name) != value {
				t.Errorf("%s was encoded again", name)
			}
		}
	})
}

// padded is a picture with as many bytes behind it as make it so heavy.
func padded(picture []byte, size int) []byte {
	return append(slices.Clone(picture), make([]byte, size-len(picture))...)
}

// Domain 5.8, Code de commerce L441-11: wine no more than 60 days, or 30 after the end of the month, with the article named.
func TestPaymentTermsStayWithinTheLaw(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("maison@example.test", auth.Supplier)
		browser := h.signIn("maison@example.test")
		iri := recordPath("parameter_suppliers", id)
		for _, c := range []struct {
			kind string
			days int
			ok   bool
		}{{"days", 60, true}, {"days", 61, false}, {"end_of_month", 30, true}, {"end_of_month", 31, false}, {"end_of_month", 90, false}} {
			got := browser.Patch(iri, map[string]any{"paymentTerms": map[string]any{"kind": c.kind, "days": c.days}})
			if c.ok != (got.Status == 200) || c.ok == strings.Contains(string(got.Body), "L441-11") {
				t.Errorf("%s %d: %d %s", c.kind, c.days, got.Status, got.Body)
			}
		}
	})
}
