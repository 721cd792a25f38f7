package table

import (
	"encoding/xml"
	"math"
	"strconv"
	"strings"
	"time"
)

// cell is one being read.
type cell struct {
	column int
	kind   string
	style  int
	text   []byte
}

// each reads the rows of a sheet. Formulas are not computed: what the program that wrote the file had computed counts.
func (b *workbook) each(sheet string, row func(number int, cells []Cell) error) error {
	part, err := b.part(sheet)
	if err != nil {
		return err
	}
	if part == nil {
		return ErrDamaged
	}
	defer part.content.Close() //nolint:errcheck // it was read
	var (
		number  int
		cells   []Cell
		filled  int // bytes of cells
		current cell
		inRow   bool
		inCell  bool
		inText  bool
	)
	for {
		token, err := part.next()
		if token == nil || err != nil {
			return err
		}
		switch token := token.(type) {
		case xml.StartElement:
			switch token.Name.Local {
			case "row":
				inRow, number, cells, filled = true, rowNumber(attribute(token, "r"), number), cells[:0], 0
			case "c":
				current, inCell = newCell(token, current, len(cells)), true
			case "v", "t":
				inText = inCell
			case "rPh":
				inCell = false
			}
		case xml.CharData:
			if inText {
				if current.text = append(current.text, token...); len(current.text) > maxRecord {
					return ErrCellTooLong.With("row", number, "column", current.column+1, "most", MaxCell)
				}
			}
		case xml.EndElement:
			switch token.Name.Local {
			case "v", "t":
				inText = false
			case "rPh":
				inCell = true
			case "c":
				inCell = false
				if len(current.text) == 0 {
					continue
				}
				if current.column >= MaxColumns {
					return ErrTooManyColumns.With("row", number, "most", MaxColumns)
				}
				for len(cells) <= current.column {
					cells = append(cells, Cell{})
				}
				read := b.value(current)
				cells[current.column] = read
				size := len(read.Text) + len(read.Shown)
				filled += size
				if err := b.fill(number, filled, size); err != nil {
					return err
				}
			case "row":
				if !inRow {
					continue
				}
				inRow = false
				if err := row(number, cells); err != nil {
					return err
				}
			}
		}
	}
}

// fill counts a cell and bounds its row and the whole: shared texts make a sheet far larger than what was unpacked.
func (b *workbook) fill(number, row, cell int) error {
	b.cells += cell
	switch {
	case row > maxRecord:
		return ErrLineTooLong.With("row", number)
	case b.cells > maxCells:
		return ErrUnpacked
	}
	return nil
}

// rowNumber is the one that the row names, when it follows the one before.
func rowNumber(named string, before int) int {
	const last = 1 << 20
	if n, err := strconv.Atoi(named); err == nil && n > before && n <= last {
		return n
	}
	return before + 1
}

// newCell is at the place that it names ("C12"), else behind the one before.
func newCell(e xml.StartElement, before cell, filled int) cell {
	c := cell{column: filled, kind: attribute(e, "t"), text: before.text[:0]}
	if place := attribute(e, "r"); place != "" {
		column := 0
		for i := 0; i < len(place) && i < 4 && place[i]|0x20 >= 'a' && place[i]|0x20 <= 'z'; i++ {
			column = column*26 + int(place[i]|0x20-'a') + 1
		}
		if column > 0 {
			c.column = column - 1
		}
	}
	c.style, _ = strconv.Atoi(attribute(e, "s")) // none is the first
	return c
}

// value is what a cell says, by its kind: numbers with a point and without thousands, dates as YYYY-MM-DD.
func (b *workbook) value(c cell) Cell {
	text := string(c.text)
	switch c.kind {
	case "s":
		i, err := strconv.Atoi(strings.TrimSpace(text))
		shared, ok := b.strings.at(i)
		if err != nil || !ok {
			return Cell{}
		}
		return Cell{Text: unescaped(shared)}
	case "str", "inlineStr":
		return Cell{Text: unescaped(text)}
	case "e":
		return Cell{Text: text, Kind: Error}
	case "b":
		if strings.TrimSpace(text) == "1" {
			return Cell{Text: "oui", Shown: "VRAI"}
		}
		return Cell{Text: "non", Shown: "FAUX"}
	case "d":
		day, _, _ := strings.Cut(text, "T")
		return Cell{Text: day, Kind: Day}
	}
	number, err := strconv.ParseFloat(strings.TrimSpace(text), 64)
	if err != nil || math.IsInf(number, 0) || math.IsNaN(number) {
		return Cell{Text: text}
	}
	return b.number(number, text, c.style)
}

// number is the value of a cell, with what its format shows of it where that is another text.
func (b *workbook) number(number float64, text string, at int) Cell {
	var how style
	if at >= 0 && at < len(b.styles) {
		how = b.styles[at]
	}
	if on, ok := SerialDay(number, b.since1904); how.shape == day && ok {
		return Cell{Text: on.Format(time.DateOnly), Kind: Day}
	}
	if math.Abs(number) >= 1e15 {
		return Cell{Text: text}
	}
	c := Cell{Text: decimal(number)}
	if how.shape == percentage {
		c.Text = decimal(number*100) + " %"
	}
	if shown, ok := how.format.show(number); ok && shown != c.Text {
		c.Shown = shown
	}
	return c
}

// decimal writes a number without exponent.
func decimal(number float64) string {
	// Programs keep 15 digits; more are noise (12.300000000000001).
	short, _ := strconv.ParseFloat(strconv.FormatFloat(number, 'g', 15, 64), 64)
	return strconv.FormatFloat(short, 'f', -1, 64)
}

// SerialDay is the day of a number that spreadsheets show as a date: days since 30 December 1899, or since 1904.
func SerialDay(serial float64, since1904 bool) (time.Time, bool) {
	const farthest = 2_958_465 // 31 December 9999
	if since1904 {
		serial += 1462
	}
	if serial < 1 || serial > farthest {
		return time.Time{}, false
	}
	return time.Date(1899, 12, 30, 0, 0, 0, 0, time.UTC).AddDate(0, 0, int(serial)), true
}
