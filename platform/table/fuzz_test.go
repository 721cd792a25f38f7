package table_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"
	"unicode/utf8"

	"millesime/platform/fault"
	"millesime/platform/table"
)

// FuzzOpen reads anything: it ends in rows within the limits, or in a refusal that people can read.
func FuzzOpen(f *testing.F) {
	for _, seed := range []string{
		"", "\n", "Réf;Nom\nA1;Château\n", "R\xe9f;Nom\nA1;Ch\xe2teau\n", "\xEF\xBB\xBFa,b\r\n1,2\r\n", "\xFF\xFEa\x00;\x00b\x00\n\x00",
		"a\x00;\x00b\x00\n\x00", "\x00a\x00;\x00b", "sep=\t\na\tb\n", "a;\"b\nc;d", "a;b\n1;\"x\" y\n2;z\n", "a;b\n1;\"x\n2;y\"\n", "a\rb\rc", "=1+1;-2;@x\n", "PK\x03\x04", "\xD0\xCF\x11\xE0", "a;b\n\x81;\xff\n",
	} {
		f.Add([]byte(seed))
	}
	f.Add(sheet(f, strings.NewReader(`<row r="1"><c r="A1" t="str"><v>Réf</v></c><c t="b"><v>1</v></c></row><row r="9"><c s="1"><f>1+1</f><v>43831</v></c></row>`)))
	f.Fuzz(func(t *testing.T, content []byte) {
		file, err := table.Open(bytes.NewReader(content), int64(len(content)))
		if err == nil {
			last := 0
			err = file.Each(func(number int, cells []table.Cell) error {
				if number <= last {
					t.Fatalf("row %d follows row %d", number, last)
				}
				last = number
				if len(cells) == 0 || len(cells) > table.MaxColumns {
					t.Fatalf("row %d has %d cells", number, len(cells))
				}
				for _, cell := range cells {
					if !utf8.ValidString(cell.Text) || strings.ContainsRune(cell.Text+cell.Shown, 0) || utf8.RuneCountInString(cell.Text) > table.MaxCell {
						t.Fatalf("row %d holds %q", number, cell.Text)
					}
				}
				return nil
			})
		}
		if known, ok := errors.AsType[*fault.Fault](err); err != nil && (!ok || strings.Contains(known.Text.FR, "{")) {
			t.Fatalf("no refusal for people: %v", err)
		}
	})
}
