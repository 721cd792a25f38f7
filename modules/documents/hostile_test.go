package documents_test

import (
	"archive/zip"
	"bytes"
	"encoding/base64"
	"image"
	"image/gif"
	"image/png"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/picture/picturetest"
)

// sentAs is a file as a data URL.
func sentAs(mediaType, content string) string {
	return "data:" + mediaType + ";base64," + base64.StdEncoding.EncodeToString([]byte(content))
}

const plainPDF = "%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n"

// withObject is a document that holds an object.
func withObject(object string) string {
	return strings.Replace(plainPDF, "trailer", object+"\ntrailer", 1)
}

func drawn(t testing.TB, encode func(*bytes.Buffer, image.Image) error) string {
	t.Helper()
	var out bytes.Buffer
	if err := encode(&out, image.NewRGBA(image.Rect(0, 0, 8, 8))); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// archived is a ZIP archive of a page.
func archived(t testing.TB) string {
	t.Helper()
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	page, err := w.Create("index.html")
	if err == nil {
		_, err = page.Write([]byte("<script>alert(1)</script>"))
	}
	if err != nil || w.Close() != nil {
		t.Fatal(err)
	}
	return out.String()
}

// What would do harm to whom it is sent is refused with a sentence, and nothing of it is kept.
func TestHostileDocumentsAreRefused(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		photo := drawn(s.TB, func(w *bytes.Buffer, i image.Image) error { return png.Encode(w, i) })
		const pdf, active = "application/pdf", "Ce PDF contient un script"
		for what, file := range map[string]struct{ sent, words string }{
			"a page named .pdf":           {sentAs(pdf, "<html><script>alert(1)</script></html>%%EOF"), ""},
			"a page that begins as a PDF": {sentAs(pdf, "<!-- %PDF-1.7 --><script>alert(1)</script>%%EOF"), ""},
			"a drawing named .pdf":        {sentAs(pdf, `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`), ""},
			"a drawing":                   {sentAs("image/svg+xml", `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`), ""},
			"a page":                      {sentAs("text/html", "<script>alert(1)</script>"), ""},
			"a program":                   {sentAs("application/x-msdownload", "MZ\x90\x00"), ""},
			"a program named .pdf":        {sentAs(pdf, "MZ\x90\x00%%EOF"), ""},
			"an archive":                  {sentAs("application/zip", archived(s.TB)), ""},
			"a PDF that is an archive":    {sentAs(pdf, plainPDF+archived(s.TB)), ""},
			"a PDF named as a picture":    {sentAs("image/png", plainPDF), ""},
			"a picture named as a PDF":    {sentAs(pdf, photo+"%%EOF"), ""},
			"a picture as another":        {sentAs("image/jpeg", photo), ""},
			"a PDF with a script":         {sentAs(pdf, withObject("2 0 obj <</S/JavaScript/JS(app.alert(1))>> endobj")), active},
			"one that opens with it":      {sentAs(pdf, withObject("2 0 obj <</OpenAction<</S/J#61vaScript/JS(x)>>>> endobj")), active},
			"one that runs a program":     {sentAs(pdf, withObject("2 0 obj <</S/Launch/F(cmd.exe)>> endobj")), active},
			"one that sends a form":       {sentAs(pdf, withObject("2 0 obj <</S/SubmitForm/F(http://x.test)>> endobj")), active},
			"one with a file":             {sentAs(pdf, withObject("2 0 obj <</F(a.exe)/EF<</F 3 0 R>>>> endobj 3 0 obj <</Type/EmbeddedFile>>")), active},
			"one with a password":         {sentAs(pdf, withObject("2 0 obj <</Filter/Standard>> endobj trailer <</Encrypt 2 0 R>>")), "protégé par un mot de passe"},
			"a picture of 3 gigapixels":   {sentAs("image/png", string(picturetest.PNGHeader(60_000, 60_000, 8, 6))), ""},
			"one that is cut":             {sentAs("image/png", photo[:len(photo)/2]), ""},
			"a PDF that is cut":           {sentAs(pdf, plainPDF[:30]), ""},
			"one above 5 MB":              {sentAs(pdf, strings.Replace(plainPDF, "\n", "\n%"+strings.Repeat("x", 5<<20)+"\n", 1)), "poids"},
			"nothing":                     {"", ""},
			"a type and nothing":          {sentAs(pdf, ""), ""},
			"no data URL":                 {"https://example.test/a.pdf", ""},
			"lines within":                {strings.Replace(sentAs(pdf, plainPDF), "JVBE", "JV\r\nBE", 1), ""},
			"a type with parameters":      {sentAs("application/pdf;name=a.html", plainPDF), ""},
			"no base64":                   {"data:application/pdf," + plainPDF, ""},
		} {
			got := s.send("x.pdf", file.sent)
			if got.Status != 422 || got.Text("violations/0/propertyPath") != "file" || !strings.Contains(got.Text("violations/0/message"), file.words) {
				s.Errorf("%s: %d %s", what, got.Status, got.Body)
			}
		}
		if n := s.h.Count(s.TB, "SELECT COUNT(*) FROM documents"); n != 0 {
			s.Errorf("%d documents were kept", n)
		}
	})
}

func (s scene) send(name, file string) *apitest.Response {
	s.Helper()
	return s.seller.Post("/api/documents", fields{"recipient": apptest.IRI("users", apptest.Restaurant), "name": name, "file": file})
}

// What a picture carries besides is gone once it is drawn anew, and each file is saved under a name of one file, with the ending that it is
// of, whatever it was called.
func TestHostileDocumentsAreTamed(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		still := drawn(s.TB, func(w *bytes.Buffer, i image.Image) error { return gif.Encode(w, i, nil) })
		const script = "/*<script>alert(1)</script>*/=1;alert(1)"
		sent := s.send("x.gif.js", sentAs("image/gif", still+script)).Want(201)
		kept := s.buyer.Get(sent.Text("url")).Want(200)
		if strings.Contains(string(kept.Body), "alert") || strings.HasPrefix(string(kept.Body), "GIF") {
			s.Errorf("the picture still carries %q", kept.Body)
		}
		for name, want := range map[string]string{
			"facture.pdf.exe": "facture.pdf.pdf", "facture.html": "facture.pdf", "../../etc/passwd": "passwd.pdf", `C:\Windows\system32\a.dll`: "a.pdf",
			"a\r\nSet-Cookie: x=1.pdf": "a Set-Cookie- x=1.pdf", "tarif\u202efdp.exe": "tariffdp.pdf", "<b>&\"'.pdf": "-b-&-'.pdf",
			".htaccess": "htaccess.pdf", "a\u2028b.pdf": "a b.pdf", strings.Repeat("é", 196) + ".pdf": strings.Repeat("é", 196) + ".pdf",
		} {
			got := s.send(name, sentAs("application/pdf", plainPDF))
			if got.Status != 201 {
				s.Errorf("%q: %d %s", name, got.Status, got.Body)
				continue
			}
			if is := got.Text("filename"); is != want {
				s.Errorf("%q is called %q instead of %q", name, is, want)
			}
			file := s.buyer.Get(got.Text("url")).Want(200)
			header := file.Header.Get("Content-Disposition")
			if !strings.HasPrefix(header, "attachment") || strings.ContainsAny(header, "\r\n") || file.Header.Get("X-Content-Type-Options") != "nosniff" ||
				file.Header.Get("Content-Type") != "application/pdf" || string(file.Body) != plainPDF {
				s.Errorf("%q is served with %v", name, file.Header)
			}
		}
		if got := s.send("a\x00b.pdf", sentAs("application/pdf", plainPDF)); got.Status != 400 { // no text of this house holds it
			s.Errorf("a name with a zero: %d", got.Status)
		}
		for what, name := range map[string]string{"too long": strings.Repeat("a", 201) + ".pdf", "empty": ""} {
			if got := s.send(name, sentAs("application/pdf", plainPDF)); got.Status != 422 || got.Text("violations/0/propertyPath") != "name" {
				s.Errorf("%s: %d %s", what, got.Status, got.Body)
			}
		}
	})
}
