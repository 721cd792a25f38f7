// Package titles keeps what a supplier's columns were taken for, in a table of the module that reads its files.
package titles

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"github.com/uptrace/bun"

	"millesime/platform/db"
)

// Table is the name of one: supplier_id, title (a key of columns), field.
type Table string

type row struct {
	bun.BaseModel `bun:"table:titles,alias:t"`

	SupplierID int64
	Title      string
	Field      string
}

// Of are what a supplier's titles were taken for.
func (t Table) Of(ctx context.Context, d *db.DB, supplierID int64) (map[string]string, error) {
	var rows []row
	err := d.Read().NewSelect().Model(&rows).ModelTableExpr("? AS t", bun.Ident(t)).Where("t.supplier_id = ?", supplierID).Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("read titles of columns: %w", err)
	}
	fields := make(map[string]string, len(rows))
	for _, r := range rows {
		fields[r.Title] = r.Field
	}
	return fields, nil
}

// Remember keeps what titles are taken for; with more than most in all, these alone.
func (t Table) Remember(ctx context.Context, tx *db.Tx, supplierID int64, fields map[string]string, most int) error {
	if len(fields) == 0 {
		return nil
	}
	rows := make([]row, 0, len(fields))
	for _, title := range slices.Sorted(maps.Keys(fields)) { // in one order: two at once do not wait for each other
		rows = append(rows, row{SupplierID: supplierID, Title: title, Field: fields[title]})
	}
	_, err := tx.IDB().NewInsert().Model(&rows).ModelTableExpr("?", bun.Ident(t)).
		On("CONFLICT (supplier_id, title) DO UPDATE").Set("field = EXCLUDED.field").Exec(ctx)
	if err != nil {
		return fmt.Errorf("remember titles of columns: %w", err)
	}
	known, err := tx.IDB().NewSelect().TableExpr("? AS t", bun.Ident(t)).Where("t.supplier_id = ?", supplierID).Count(ctx)
	if err != nil || int(known) <= most {
		return err
	}
	_, err = tx.IDB().NewDelete().TableExpr("? AS t", bun.Ident(t)).Where("t.supplier_id = ?", supplierID).
		Where("t.title NOT IN (?)", bun.List(slices.Collect(maps.Keys(fields)))).Exec(ctx)
	return db.Wrap(err, "forget titles of columns")
}
