package table

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"unicode/utf8"
)

// records cuts lines into the cells of records. A cell is quoted when a quote begins it and another ends it, with nothing but
// blanks behind; any other quote is a character like the rest: names are quoted in many ways, as in Cuvée "Vieilles Vignes".
// So a quote that nothing ends takes no other row with it.
type records struct {
	lines     *lines
	delimiter []byte
	text      []byte // whole lines that were read
	begin, at int    // where the record begins in them, and how much was taken
	cells     []Cell
	broken    []broken
}

// broken is a quoted cell over several lines.
type broken struct {
	cell int
	text []byte // as it stands in the file
}

func newRecords(text *lines, delimiter rune) *records {
	return &records{lines: text, delimiter: utf8.AppendRune(nil, delimiter)}
}

// next gives a record, an empty line included; its cells are the caller's until the next one. io.EOF at the end.
func (r *records) next() ([]Cell, error) {
	if r.at == len(r.text) || r.at > maxRecord { // seldom otherwise: what was read ahead of many records is moved once
		r.text, r.at = r.text[:copy(r.text, r.text[r.at:])], 0
	}
	r.begin, r.cells, r.broken = r.at, r.cells[:0], r.broken[:0]
	if r.at == len(r.text) {
		if err := r.more(); err != nil {
			return nil, err
		}
	}
	for {
		last, err := r.cell()
		if last || err != nil {
			return r.cells, err
		}
	}
}

func (r *records) more() error {
	err := r.lines.next()
	if err == nil {
		r.text = append(r.text, r.lines.left...)
	}
	return err
}

// cell takes the next cell and tells whether it was the last of its record.
func (r *records) cell() (last bool, err error) {
	if r.at < len(r.text) && r.text[r.at] == '"' {
		end, halve, err := r.closing()
		if err != nil {
			return false, err
		}
		if end > 0 {
			return r.quoted(end, halve), nil
		}
	}
	from := r.at
	for ; r.at < len(r.text); r.at++ {
		switch c := r.text[r.at]; {
		case c == '\n':
			r.add(r.text[from:r.at])
			r.at++
			return true, nil
		case c == r.delimiter[0] && bytes.HasPrefix(r.text[r.at:], r.delimiter):
			r.add(r.text[from:r.at])
			r.at += len(r.delimiter)
			return false, nil
		}
	}
	r.add(r.text[from:])
	return true, nil
}

func (r *records) add(text []byte) { r.cells = append(r.cells, Cell{Text: string(text)}) }

// closing finds the quote that ends the cell, in further lines where need be; 0 when the cell is not quoted. halve tells that
// there are doubled quotes inside.
func (r *records) closing() (end int, halve bool, err error) {
	for at := r.at + 1; ; {
		found := bytes.IndexByte(r.text[at:], '"')
		switch {
		case found < 0:
			at = len(r.text)
			if at-r.begin > maxRecord {
				return 0, false, ErrLineTooLong.With("row", r.lines.row+1)
			}
			if err := r.more(); errors.Is(err, io.EOF) {
				return 0, false, nil
			} else if err != nil {
				return 0, false, err
			}
		case bytes.HasPrefix(r.text[at+found+1:], []byte{'"'}):
			at, halve = at+found+2, true
		default:
			at += found
			if _, _, ends := r.ends(at + 1); !ends {
				return 0, false, nil
			}
			return at, halve, nil
		}
	}
}

// ends tells whether nothing but blanks stands before the next cell, where that begins, and whether this was the last one.
func (r *records) ends(at int) (next int, last, ends bool) {
	for ; at < len(r.text); at++ {
		switch c := r.text[at]; {
		case bytes.HasPrefix(r.text[at:], r.delimiter):
			return at + len(r.delimiter), false, true
		case c == '\n':
			return at + 1, true, true
		case c != ' ' && c != '\t' && c != '\r':
			return at, false, false
		}
	}
	return at, true, true
}

// quoted takes the cell that ends with a quote.
func (r *records) quoted(end int, halve bool) (last bool) {
	text := r.text[r.at+1 : end]
	if bytes.IndexByte(text, '\n') >= 0 {
		r.broken = append(r.broken, broken{len(r.cells), text})
	}
	r.add(text)
	if halve {
		kept := &r.cells[len(r.cells)-1]
		kept.Text = strings.ReplaceAll(kept.Text, `""`, `"`)
	}
	r.at, last, _ = r.ends(end + 1)
	return last
}

// accuse says which cells hold rows of the file: each line of such a record has as many cells as there are titles, as if it
// were a row of its own. A quote that somebody forgot to end was then ended by one that begins another name.
func (r *records) accuse(titles int) {
	if titles < 2 {
		return
	}
	for _, b := range r.broken {
		parts := bytes.Split(b.text, []byte{'\n'})
		whole := 0
		for at, part := range parts {
			cells := bytes.Count(part, r.delimiter) + 1
			if at == 0 {
				cells += b.cell
			}
			if at == len(parts)-1 {
				cells += len(r.cells) - 1 - b.cell
			}
			if cells == titles {
				whole++
			} else if at == 0 {
				break
			}
		}
		if whole > 1 {
			r.cells[b.cell].Kind = Rows
		}
	}
}

// eachRecord reads rows and numbers them as a spreadsheet does: empty lines count, line breaks inside cells do not.
func eachRecord(text *lines, delimiter rune, titled bool, row func(int, []Cell) error) error {
	reader := newRecords(text, delimiter)
	titles := 0
	for number := 1; ; number++ {
		cells, err := reader.next()
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return err
		}
		text.row = number
		if number == 1 && !titled {
			continue
		}
		if titles == 0 && (len(cells) > 1 || strings.TrimSpace(cells[0].Text) != "") {
			titles = len(cells)
		}
		reader.accuse(titles)
		if err := row(number, cells); err != nil {
			return err
		}
	}
}
