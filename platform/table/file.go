package table

import (
	"bytes"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"

	"millesime/platform/fold"
	"millesime/platform/sheet"
)

// Formats of files.
const (
	CSV  = "csv"
	XLSX = "xlsx"
)

// File is a table that can be read. Encoding is known for sure once Each has come to the end.
type File struct {
	Format    string
	Encoding  string // utf-8, utf-16le, utf-16be, windows-1252, mixed; "" for workbooks
	Delimiter string // "" for workbooks
	rows      func(row func(number int, cells []Cell) error) error
}

// Open looks at the beginning of a file.
func Open(content io.ReaderAt, size int64) (*File, error) {
	head := make([]byte, min(size, 64<<10))
	if _, err := content.ReadAt(head, 0); err != nil && err != io.EOF {
		return nil, err
	}
	switch {
	case bytes.HasPrefix(head, []byte("PK\x03\x04")):
		return openWorkbook(content, size)
	case bytes.HasPrefix(head, []byte("\xD0\xCF\x11\xE0")):
		return nil, ErrOldWorkbook
	default:
		return openText(content, size, head)
	}
}

// Each calls fn with the rows that hold something, the titles of the columns first. Numbers are those that a spreadsheet
// shows beside the rows; cells are only fn's while it runs.
func (f *File) Each(fn func(number int, cells []Cell) error) error {
	seen := 0
	return f.rows(func(number int, cells []Cell) error {
		weight := 0
		if len(cells) > 0 { // files that were put together have their marks within
			cells[0].Text = strings.TrimPrefix(cells[0].Text, "\uFEFF")
		}
		for i := range cells {
			length := f.tidy(&cells[i])
			weight += len(cells[i].Text) + len(cells[i].Shown)
			if length > MaxCell {
				return ErrCellTooLong.With("row", number, "column", i+1, "most", MaxCell)
			}
		}
		for len(cells) > 0 && cells[len(cells)-1].Text == "" {
			cells = cells[:len(cells)-1]
		}
		if len(cells) == 0 {
			return nil
		}
		if len(cells) > MaxColumns {
			return ErrTooManyColumns.With("row", number, "most", MaxColumns)
		}
		if weight > maxRow {
			return ErrLineTooLong.With("row", number)
		}
		if seen++; seen > MaxRows+1 {
			return ErrTooManyRows.With("most", MaxRows)
		}
		return fn(number, cells)
	})
}

// tidy cleans a cell and tells how many characters are left. Text knows no kinds of cells: one is an error by its words, unless
// the mark of our exports says that they are meant.
func (f *File) tidy(c *Cell) (characters int) {
	c.Text, c.Shown = clean(c.Text), clean(c.Shown)
	if f.Format == CSV && sheet.IsError(c.Text) {
		c.Kind = Error
	}
	c.Text = sheet.Original(c.Text)
	return utf8.RuneCountInString(c.Text)
}

// clean trims a text and makes spaces of characters that do not show, and one end of line of all kinds. What was not readable in
// the file's encoding becomes U+FFFD.
func clean(text string) string {
	plain := true
	for i := range len(text) {
		if text[i] < ' ' || text[i] >= 0x7F {
			plain = false
			break
		}
	}
	if !plain {
		text = strings.Map(func(r rune) rune {
			switch {
			case r == '\n', r == '\t':
				return r
			case r >= 0x80 && r < 0xA0:
				return unicode.ReplacementChar
			case unicode.IsControl(r):
				return ' '
			}
			return r
		}, fold.Lines(text))
	}
	return strings.TrimSpace(text)
}
