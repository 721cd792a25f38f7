package pdf

import (
	"bytes"
	"compress/zlib"
	"fmt"
	"regexp"
	"strconv"
	"sync"
)

// mended is an object as gopdf wrote it, with what archives ask for beyond: fonts say that their figures are those of their letters
// (ISO 19005-3, 6.2.11.3.2), what readers search by covers all of them, and a stream is as long as it says (6.1.7.1).
func mended(object []byte) []byte {
	object = bytes.Replace(object, []byte("/Subtype /CIDFontType2\n"), []byte("/Subtype /CIDFontType2\n/CIDToGIDMap /Identity\n"), 1)
	object = fontNames.ReplaceAll(object, []byte("/$1 /MILLES+"))
	number, rest, plain := bytes.Cut(object, []byte(" 0 obj\n<<\n/Length "))
	length, rest, whole := bytes.Cut(rest, []byte("\n>>\nstream\n"))
	size, err := strconv.Atoi(string(length))
	if !plain || !whole || err != nil || size > len(rest) {
		return object
	}
	pressed := press(codespace.ReplaceAll(rest[:size], []byte("begincodespacerange\n<0000><FFFF>\n")))
	return fmt.Appendf(nil, "%s 0 obj\n<< /Filter /FlateDecode /Length %d >>\nstream\n%s\nendstream\nendobj\n", number, len(pressed), pressed)
}

// fontNames stand before the name of a font, which says by six letters and a plus that it is a part of one (ISO 32000-1, 9.6.4).
var fontNames = regexp.MustCompile(`/(BaseFont|FontName) /`)

var codespace = regexp.MustCompile(`begincodespacerange\n<\w+><\w+>\n`)

// presses are used again: a new one is a megabyte, cleared.
//
//nolint:gochecknoglobals // shared by all papers
var presses = sync.Pool{New: func() any { return zlib.NewWriter(nil) }}

func press(content []byte) []byte {
	var small bytes.Buffer
	press, _ := presses.Get().(*zlib.Writer)
	defer presses.Put(press)
	press.Reset(&small)
	_, _ = press.Write(content) // into memory
	_ = press.Close()
	return small.Bytes()
}
