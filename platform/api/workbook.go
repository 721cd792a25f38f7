package api

import (
	"bufio"
	"context"
	"errors"

	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/sheet"
)

// Column is a column of an exported list of rows R.
type Column[R any] struct {
	Name  fault.Text
	Width float64 // characters
	Cell  func(R) sheet.Cell
}

// NewColumn makes a column.
func NewColumn[R any](fr, en string, width float64, cell func(R) sheet.Cell) Column[R] {
	return Column[R]{Name: fault.Text{FR: fr, EN: en}, Width: width, Cell: cell}
}

// Workbook is a list that is exported: what its file and its sheet are called, and its columns.
type Workbook[R any] struct {
	File    string
	Title   fault.Text
	Columns []Column[R]
}

// Stream writes the workbook before it is sent, so that what goes wrong is answered and never a file cut short. read gives each row.
func (w Workbook[R]) Stream(ctx context.Context, read func(each func(R) error) error) (_ Stream, err error) {
	language := Language(ctx)
	heads := lists.Each(w.Columns, func(c Column[R]) sheet.Column { return sheet.Column{Name: c.Name.In(language), Width: c.Width} })
	book, err := sheet.New(w.Title.In(language), heads)
	if err != nil {
		return Stream{}, err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, book.Close())
		}
	}()
	cells := make([]sheet.Cell, len(w.Columns))
	err = read(func(row R) error {
		for n, c := range w.Columns {
			cells[n] = c.Cell(row)
		}
		return book.Row(cells...)
	})
	if err != nil {
		return Stream{}, err
	}
	if err := book.End(); err != nil {
		return Stream{}, err
	}
	return Stream{
		ContentType: sheet.MediaType, Name: w.File,
		Write: func(_ context.Context, to *bufio.Writer) error { return errors.Join(book.Write(to), book.Close()) },
	}, nil
}
