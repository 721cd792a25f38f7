package picture_test

import (
	"errors"
	"strings"
	"testing"

	"millesime/platform/picture"
)

// A link that leads to the web, to a mail, to a telephone, nowhere or beside the document is left; one to a script, a program, a file or a
// share is refused, and named.
func TestLinksOfPDFs(t *testing.T) {
	t.Parallel()
	for said, refused := range map[string]string{
		`(javascript:void\(0\))`: "", "(javascript:void(0);)": "", "(javascript:;)": "", "(javascript://)": "",
		"(ftp://example.test/a)": "", "(sms:+331)": "", "(page.html#x)": "", "(../a.pdf)": "", "(/a)": "", "()": "", "(example.test:8080/a)": "",
		"( https://example.test)": "", "(%20http://example.test)": "", "(mailto:" + strings.Repeat("x", 2000) + ")": "", "(#a)": "",
		"<FEFF00680074007400700073003a002f002f0061>": "", "<FFFE680074007400700073003a002f002f006100>": "",
		" % so\n (https://example.test)": "", " 5 0 R": "", " 6 0 R": "javascript:x",
		"(javascript://%0aalert\\(1\\))": "javascript://%0aalert(1)", `(java\nscript:x)`: "javascript:x", "( javascript:x)": "javascript:x",
		"(%6aavascript:x)": "%6aavascript:x", "<FEFF00660069006c0065003a>": "file:", "<FEFF200B00660069006c0065003a>": "file:",
		"(//example.test/a)": "//example.test/a", `(C:\\a.exe)`: `C:\a.exe`, `(/\\evil)`: `/\evil`, "(ms-word:ofe)": "ms-word:ofe",
		"(" + strings.Repeat(" ", 2000) + "javascript:x)": "", "(data:" + strings.Repeat("x", 80) + ")": "data:" + strings.Repeat("x", 55) + "…",
		" 8 0 R": "8 0 R",
	} {
		_, err := picture.PDF(url("application/pdf", []byte(pdf("3 0 obj <</A<</S/URI/URI"+said+">>>> endobj",
			"5 0 obj (https://example.test) endobj 6 0 obj (https://example.test) endobj 6 0 obj (javascript:x) endobj"))), 1<<20)
		isLong := len(said) > 2000 && strings.HasPrefix(said, "( ")
		if refused == "" && !isLong && err != nil || isLong && !errors.Is(err, picture.ErrLink) {
			t.Errorf("%.60s: %v", said, err)
		}
		if refused != "" && (!errors.Is(err, picture.ErrLink) || !strings.Contains(err.Error(), "("+refused+")")) {
			t.Errorf("%.60s is to be refused as %s: %v", said, refused, err)
		}
	}
}

// A link to another document stays below the folder of this one; where it leads is told in a text, in a dictionary, or elsewhere.
func TestLinksToOtherPDFs(t *testing.T) {
	t.Parallel()
	for said, want := range map[string]error{
		"/F(a.pdf)/D[0/Fit]": nil, "/F<</Type/Filespec/F(a.pdf)/UF<FEFF0061>>>": nil, "/F 5 0 R": nil, "/F(a.pdf)>> <</F 4/Rect[0 0 1 1]": nil,
		"/F(/etc/a.pdf)": picture.ErrLink, "/F<</F(a.pdf)/UF(//evil/a.pdf)>>": picture.ErrLink, "/F 6 0 R": picture.ErrLink,
		"/F(file:///a.pdf)": picture.ErrLink, "/F<</FS/URL/F(https://example.test)>>": picture.ErrLink, "/F 7 0 R": picture.ErrLink,
	} {
		_, err := picture.PDF(url("application/pdf", []byte(pdf("3 0 obj <</S/GoToR"+said+">> endobj",
			"5 0 obj (a.pdf) endobj 6 0 obj (/a.pdf) endobj"))), 1<<20)
		if !errors.Is(err, want) {
			t.Errorf("%s: %v", said, err)
		}
	}
}
