package app

import (
	"context"
	"io"

	"millesime/modules/receipts/internal/receipts/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/table"
	"millesime/platform/table/columns"
)

// Table is a list of lines as its file has it, with what its columns probably are.
type Table struct {
	table.Small

	Columns []columns.Column
}

// Texts are those of the cells of a row: a number where it counts something, else what a spreadsheet shows of it.
func (t *Table) Texts(row table.Row) []string {
	texts := table.Displays(row.Cells)
	for at := range row.Cells {
		if at < len(t.Columns) && t.Columns[at].Field == domain.ColumnQuantity {
			texts[at] = row.Cells[at].Text
		}
	}
	return texts
}

// ReadTable reads a file of at most so many lines, of which nothing is kept.
func (r *Receipts) ReadTable(ctx context.Context, a auth.Actor, supplier int64, content io.ReaderAt, size int64, most int) (Table, error) {
	supplierID, err := r.SupplierOf(ctx, a, supplier)
	if err != nil {
		return Table{}, err
	}
	read, err := table.Read(content, size, most)
	if err != nil {
		return Table{}, err
	}
	remembered, err := r.store.Titles(ctx, supplierID)
	if err != nil {
		return Table{}, err
	}
	found := columns.Of(read.Titles)
	for _, row := range read.Rows {
		columns.See(found, table.Displays(row.Cells))
	}
	columns.TakeFor(found, remembered, domain.LineColumns())
	return Table{Small: read, Columns: found}, nil
}

// NameColumns remembers what the columns of a supplier's lists are.
func (r *Receipts) NameColumns(ctx context.Context, a auth.Actor, supplier int64, titles []string, choices []columns.Choice) error {
	supplierID, err := r.SupplierOf(ctx, a, supplier)
	if err != nil {
		return err
	}
	chosen := columns.Of(titles)
	if err := columns.Choose(chosen, choices, domain.LineColumns(), domain.ColumnCode, domain.NeedsCode()); err != nil {
		return err
	}
	return r.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		return r.store.RememberTitles(ctx, tx, supplierID, columns.Chosen(chosen))
	})
}
