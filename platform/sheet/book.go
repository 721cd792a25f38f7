package sheet

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/xuri/excelize/v2"

	"millesime/platform/clock"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// MediaType is that of a workbook.
const MediaType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

// Column is a column with its width in characters.
type Column struct {
	Name  string
	Width float64
}

// Book is a workbook that is being written. Close it, whatever happens.
type Book struct {
	file   *excelize.File
	stream *excelize.StreamWriter
	styles map[look]int
	rows   int
}

// New begins a workbook with its head, which stays in sight.
func New(name string, columns []Column) (book *Book, err error) {
	file := excelize.NewFile()
	defer func() {
		if err != nil {
			err = errors.Join(fmt.Errorf("begin a workbook: %w", err), file.Close())
		}
	}()
	if err := file.SetSheetName(file.GetSheetName(0), name); err != nil {
		return nil, err
	}
	book = &Book{file: file, styles: map[look]int{}}
	for look, style := range looks() {
		if book.styles[look], err = file.NewStyle(style); err != nil {
			return nil, err
		}
	}
	if book.stream, err = file.NewStreamWriter(name); err != nil {
		return nil, err
	}
	head := make([]Cell, 0, len(columns))
	for i, column := range columns {
		if err := book.stream.SetColWidth(i+1, i+1, column.Width); err != nil {
			return nil, err
		}
		head = append(head, Cell{value: column.Name, look: heading})
	}
	if err := book.stream.SetPanes(&excelize.Panes{Freeze: true, YSplit: 1, TopLeftCell: "A2", ActivePane: "bottomLeft"}); err != nil {
		return nil, err
	}
	return book, book.Row(head...)
}

// Row adds a row.
func (b *Book) Row(cells ...Cell) error {
	b.rows++
	row := lists.Each(cells, func(cell Cell) any { return excelize.Cell{StyleID: b.styles[cell.look], Value: cell.value} })
	if err := b.stream.SetRow(fmt.Sprintf("A%d", b.rows), row); err != nil {
		return fmt.Errorf("write a row: %w", err)
	}
	return nil
}

// End completes the workbook; no row may follow.
func (b *Book) End() error {
	if err := b.stream.Flush(); err != nil {
		return fmt.Errorf("end a workbook: %w", err)
	}
	return nil
}

// sendBuffer keeps the pieces of the archive from being sent one by one.
const sendBuffer = 64 << 10

// Write sends the workbook.
func (b *Book) Write(w io.Writer) error {
	buffer := bufio.NewWriterSize(w, sendBuffer)
	if err := b.file.Write(buffer); err != nil {
		return fmt.Errorf("send a workbook: %w", err)
	}
	return buffer.Flush()
}

// Close gives the temporary file back.
func (b *Book) Close() error { return b.file.Close() }

// Cell is what a cell shows.
type Cell struct {
	value any
	look  look
}

// Text is a cell of text, whatever it looks like.
func Text(text string) Cell { return Cell{value: text} }

// Number is a whole number.
func Number(n int64) Cell { return Cell{value: n} }

// Decimal is a number with the decimals that it has.
func Decimal(value float64) Cell { return Cell{value: value} }

const centsPerEuro = 100

// Amount is an amount in euros, as a number.
func Amount(amount money.Cents) Cell {
	return Cell{value: float64(amount) / centsPerEuro, look: amounts} // the nearest float prints as the amount
}

// Instant is a date with its time in Europe/Paris; nothing when it is zero.
func Instant(at time.Time) Cell { return date(at, instants) }

// Day is a date in Europe/Paris; nothing when it is zero.
func Day(at time.Time) Cell {
	if at.IsZero() {
		return Cell{}
	}
	at = at.In(clock.Paris)
	return date(time.Date(at.Year(), at.Month(), at.Day(), 0, 0, 0, 0, clock.Paris), days)
}

// Empty is a cell without anything.
func Empty() Cell { return Cell{} }

// date keeps what the clocks of Paris show: a workbook knows no time zones.
func date(at time.Time, look look) Cell {
	if at.IsZero() {
		return Cell{}
	}
	at = at.In(clock.Paris)
	wall := time.Date(at.Year(), at.Month(), at.Day(), at.Hour(), at.Minute(), at.Second(), 0, time.UTC)
	return Cell{value: wall, look: look}
}

type look int

const (
	plain look = iota
	heading
	amounts
	days
	instants
)

func looks() map[look]*excelize.Style {
	amount, day, instant := "#,##0.00", "dd/mm/yyyy", "dd/mm/yyyy hh:mm"
	return map[look]*excelize.Style{
		heading:  {Font: &excelize.Font{Bold: true}},
		amounts:  {CustomNumFmt: &amount},
		days:     {CustomNumFmt: &day},
		instants: {CustomNumFmt: &instant},
	}
}
