package table_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	written "millesime/platform/sheet"
	"millesime/platform/table"
)

// texts are what people keep in cells, and what programs trip over; without blanks at the ends, which no cell keeps.
func texts() *rapid.Generator[string] {
	pieces := rapid.SampledFrom([]string{
		`"`, `""`, ";", ",", "|", "\n", "\t", " ", "'", "=", "+1", "-2", "@", "#", "#N/A", "'#REF!", "'=1", "''-", "\uff1d", "a", "Clos", "é", "e\u0301", "00731",
		"1,5", "_x000D_", "_x005F_", "_x", "\u00a0", "\u200b", "\u202e", "\u2028", "\ufeff", "🍷", "1/2", "<b>&amp;", "]]>", "\\", "sep=,",
	})
	return rapid.Map(rapid.SliceOfN(pieces, 0, 8), func(found []string) string {
		return strings.TrimSpace(strings.TrimPrefix(strings.Join(found, ""), "\ufeff"))
	})
}

// quotedText is a cell as Excel and LibreOffice write it: in quotes where it must be, or wherever it is text.
func quotedText(text, delimiter string, always bool) string {
	if always || strings.ContainsAny(text, delimiter+"\"\n") {
		return `"` + strings.ReplaceAll(text, `"`, `""`) + `"`
	}
	return text
}

func saved(rows [][]string, delimiter, end string, always bool) []byte {
	var out strings.Builder
	for _, row := range rows {
		cells := make([]string, len(row))
		for at, text := range row {
			cells[at] = quotedText(text, delimiter, always)
		}
		out.WriteString(strings.Join(cells, delimiter) + end)
	}
	return []byte(out.String())
}

func exported(t *rapid.T, rows [][]string) []byte {
	var out bytes.Buffer
	to, err := written.NewCSV(&out, rows[0])
	for _, row := range rows[1:] {
		if err == nil {
			err = to.Row(row...)
		}
	}
	if err == nil {
		err = to.Flush()
	}
	if err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func workbook(t *rapid.T, rows [][]string) []byte {
	columns := make([]written.Column, len(rows[0]))
	for at, title := range rows[0] {
		columns[at] = written.Column{Name: title, Width: 20}
	}
	book, err := written.New("Vins", columns)
	if err != nil {
		t.Fatal(err)
	}
	defer book.Close() //nolint:errcheck // what was written is looked at
	for _, row := range rows[1:] {
		cells := make([]written.Cell, len(row))
		for at, text := range row {
			cells[at] = written.Text(written.Literal(text))
		}
		if err := book.Row(cells...); err != nil {
			t.Fatal(err)
		}
	}
	var out bytes.Buffer
	if err := book.End(); err != nil {
		t.Fatal(err)
	}
	if err := book.Write(&out); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// What was written is read: as we export it, as a workbook, and as Excel and LibreOffice save a table.
func TestRowsReadAreRowsWritten(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		rows := [][]string{{"Titre", "Nom", "Note", "Texte"}}
		for range rapid.IntRange(1, 6).Draw(t, "rows") {
			// The first cell holds something: an empty row is none.
			rows = append(rows, []string{"x" + texts().Draw(t, "a"), texts().Draw(t, "b"), texts().Draw(t, "c"), texts().Draw(t, "d")})
		}
		isMarked := func(row []string) bool {
			return slices.ContainsFunc(row, func(text string) bool { return written.Original(text) != text })
		}
		files := map[string][]byte{"ours": exported(t, rows), "our workbook": workbook(t, rows)}
		if !slices.ContainsFunc(rows, isMarked) { // other programs know nothing of our mark
			files["Excel"] = append([]byte("\ufeff"), saved(rows, ";", "\r\n", false)...)
			files["Excel, as text with tabs"] = saved(rows, "\t", "\r\n", false)
			files["LibreOffice"] = saved(rows, ",", "\n", false)
			files["LibreOffice, all texts quoted"] = saved(rows, ";", "\n", true)
		}
		for by, content := range files {
			read := [][]string{}
			file, err := table.Open(bytes.NewReader(content), int64(len(content)))
			if err == nil {
				err = file.Each(func(_ int, cells []table.Cell) error {
					row := make([]string, len(rows[0]))
					for at := range cells {
						row[at] = cells[at].Display()
					}
					read = append(read, row)
					return nil
				})
			}
			if err != nil || !slices.EqualFunc(read, rows, slices.Equal) {
				t.Fatalf("%s: %q\nread as %q\nof %q (%v)", by, rows, read, content, err)
			}
		}
	})
}
