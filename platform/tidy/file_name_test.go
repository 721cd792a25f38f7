package tidy_test

import (
	"testing"

	"millesime/platform/tidy"
)

func TestFileNamesAreOfOneFile(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]string{
		"BL 77.pdf": "BL 77.pdf", "BL\nX.pdf": "BL X.pdf", "BL\r\n\tX.pdf": "BL X.pdf", "../../etc/passwd.pdf": "passwd.pdf",
		`C:\Documents\bon.pdf`: "bon.pdf", "a/b\\c.pdf": "c.pdf", "..": "", ".": "", "dossier/": "", "\x00.pdf": "pdf", ".htaccess": "htaccess",
		"facture\u202efdp.exe": "facturefdp.exe", "  été 2026.PDF  ": "été 2026.PDF",
		`"Cave" : bon? <1>|*.pdf`: "-Cave- - bon- -1---.pdf",
	} {
		if got := tidy.FileName(name); got != want {
			t.Errorf("%q is %q, want %q", name, got, want)
		}
	}
	for name, want := range map[string]string{
		"photo.webp": "photo.jpg", "BL 77": "BL 77.jpg", "a.b.png": "a.b.jpg", "../x/y.png": "y.jpg", "a\nb.png": "a b.jpg",
	} {
		if got := tidy.FileNameAs(name, ".jpg"); got != want {
			t.Errorf("%q is kept as %q, want %q", name, got, want)
		}
	}
}
