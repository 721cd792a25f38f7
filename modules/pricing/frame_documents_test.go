package pricing_test

import (
	"encoding/base64"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// signed is a PDF as a browser sends it.
func signed(words string) map[string]any {
	content := "%PDF-1.7\n" + words + "\n%%EOF\n"
	return map[string]any{"name": "Accord signé.pdf", "file": "data:application/pdf;base64," + base64.StdEncoding.EncodeToString([]byte(content))}
}

// Administrators keep signed documents with a frame, and its members read them; to everybody else the frame is not there.
func TestMembersReadTheDocumentsOfTheirFrame(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		frame := addFrame(t, h, nil).Text("@id")
		other := addFrame(t, h, map[string]any{"name": "Cavistes", "suppliers": []int{apptest.Beta}, "buyers": []int{apptest.WineMerchant}}).Text("@id")
		admin := h.As(t, apptest.Email(apptest.Admin))
		kept := admin.Post(frame+"/documents", signed("first")).Want(201)
		if kept.Text("documents/0/name") != "Accord signé.pdf" || kept.Text("documents/0/at") == "" {
			t.Errorf("kept is %s", kept.Body)
		}
		admin.Post(frame+"/documents", signed("second")).Want(201)
		document := admin.Get(frame).Want(200).Text("documents/0/url")
		for _, member := range []int64{apptest.Alpha, apptest.Restaurant} {
			client := h.As(t, apptest.Email(member))
			if got := client.Get(progress).Want(200).Text("hydra:member/0/documents/0/url"); got != document {
				t.Errorf("%d is shown %q instead of %q", member, got, document)
			}
			got := client.Get(document).Want(200)
			if !strings.Contains(string(got.Body), "first") || got.Header.Get("Content-Type") != "application/pdf" {
				t.Errorf("%d reads %s %s", member, got.Header.Get("Content-Type"), got.Body)
			}
			if name := got.Header.Get("Content-Disposition"); !strings.Contains(name, "attachment") {
				t.Errorf("it comes as %s", name)
			}
			client.Post(frame+"/documents", signed("mine")).Want(403)
			client.Delete(document).Want(403)
		}
		for _, stranger := range []int64{apptest.Beta, apptest.WineMerchant, apptest.CSE} {
			h.As(t, apptest.Email(stranger)).Get(document).Want(404)
		}
		h.As(t, apptest.Email(apptest.Negociant)).Get(document).Want(403)
		h.Guest(t).Get(document).Want(401)
		elsewhere := strings.Replace(document, frame, other, 1) // a document is read in its own frame alone
		h.As(t, apptest.Email(apptest.Beta)).Get(elsewhere).Want(404)
		admin.Delete(elsewhere).Want(404)
		admin.PatchSeen(frame, map[string]any{"buyers": []int{}}).Want(200)
		h.As(t, apptest.Email(apptest.Restaurant)).Get(document).Want(404)
	})
}

// A document leaves a frame that goes on; of one that has ended it is a proof, and one that was signed late still comes.
func TestDocumentsStayWithAFrameThatEnded(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		frame := addFrame(t, h, nil).Text("@id")
		admin := h.As(t, apptest.Email(apptest.Admin))
		first := admin.Post(frame+"/documents", signed("first")).Want(201).Text("documents/0/url")
		admin.Delete(first).Want(204)
		admin.Get(first).Want(404)
		admin.Delete(first).Want(404)
		second := admin.Post(frame+"/documents", signed("second")).Want(201).Text("documents/0/url")
		if copied := admin.PatchSeen(frame, map[string]any{"startsOn": today(-9), "endsOn": today(9)}).Want(200); copied.Text("documents/0/url") != second {
			t.Errorf("a change of the frame leaves %s", copied.Body)
		}
		if renewed := admin.Post(frame+"/renewals", nil).Want(201).Text("documents/0/url"); renewed != "" { // it is signed anew
			t.Errorf("the copy has %q", renewed)
		}
		admin.PostSeen(frame, "/end").Want(200)
		admin.Delete(second).Want(409)
		admin.Post(frame+"/documents", signed("late")).Want(201)
		if n := h.Count(t, "SELECT COUNT(*) FROM audit_entries WHERE subject = 'agreement_frames' AND action LIKE '%document%'"); n < 4 {
			t.Errorf("%d entries of documents in the trail", n)
		}
	})
}

func TestDocumentsOfFramesThatAreRefused(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		frame := addFrame(t, h, nil).Text("@id")
		admin := h.As(t, apptest.Email(apptest.Admin))
		for what, wrong := range map[string]struct {
			change map[string]any
			path   string
		}{
			"a page":          {map[string]any{"file": "data:text/html;base64,PGI+"}, "file"},
			"no PDF":          {map[string]any{"file": "data:application/pdf;base64,PGI+"}, "file"},
			"a drawing":       {map[string]any{"file": "data:image/svg+xml;base64,PHN2Zy8+"}, "file"},
			"a name too long": {map[string]any{"name": strings.Repeat("n", 201)}, "name"},
			"no name":         {map[string]any{"name": " "}, "name"},
			"more than 5 MB":  {map[string]any{"file": signed(strings.Repeat("x", 5<<20))["file"]}, "file"},
		} {
			if got := admin.Post(frame+"/documents", apptest.With(signed("x"), wrong.change)).Want(422).Violations(); got[wrong.path] == "" {
				t.Errorf("%s: %v", what, got)
			}
		}
		admin.Post("/api/agreement_frames/4999/documents", signed("x")).Want(404)
		for range 20 {
			admin.Post(frame+"/documents", signed("one")).Want(201)
		}
		if got := admin.Post(frame+"/documents", signed("one too many")).Want(422).Violations(); got["file"] == "" {
			t.Errorf("the 21st: %v", got)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM agreement_frame_documents"); n != 20 {
			t.Errorf("%d documents, want 20", n)
		}
	})
}
