package table

import (
	"io"
	"slices"
)

// maxSmall bounds what a small file holds once read: it is answered in one go.
const maxSmall = 8 << 20 // bytes of its cells

// Small is a file that is read at once and not kept.
type Small struct {
	Format    string
	Encoding  string
	Delimiter string
	Titles    []string
	Rows      []Row
}

// Row is what stands in a row below the titles; its number is the one that a spreadsheet shows.
type Row struct {
	Number int
	Cells  []Cell
}

// Read gives a file of at most so many rows.
func Read(content io.ReaderAt, size int64, most int) (Small, error) {
	file, err := Open(content, size)
	if err != nil {
		return Small{}, err
	}
	read := Small{Format: file.Format, Delimiter: file.Delimiter}
	weight := 0
	err = file.Each(func(number int, cells []Cell) error {
		own := slices.Clone(cells)
		for _, cell := range own {
			weight += len(cell.Text) + len(cell.Shown)
			if cell.Kind == Rows {
				return ErrRowsInCell.With("row", number)
			}
		}
		switch {
		case weight > maxSmall:
			return ErrUnpacked
		case read.Titles == nil:
			read.Titles = Displays(own)
		case len(read.Rows) == most:
			return ErrTooManyRows.With("most", most)
		default:
			read.Rows = append(read.Rows, Row{Number: number, Cells: own})
		}
		return nil
	})
	if err == nil && len(read.Rows) == 0 {
		err = ErrEmpty
	}
	read.Encoding = file.Encoding // known for sure at the end
	return read, err
}
