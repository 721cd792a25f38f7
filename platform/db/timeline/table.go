package timeline

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/platform/db"
	"millesime/platform/document"
	"millesime/platform/lists"
)

// Table is where the steps of a kind of document with states S are kept.
type Table[S ~string] struct {
	Steps     string // its name
	Key       string // its column of the document
	Documents string // the table of those
	Title     string // the column of Documents by which people know one
	Began     string // the column of Documents that is the comment of the first step; "": its own
}

type row[S ~string] struct {
	bun.BaseModel `bun:"table:steps,alias:t"`
	Row[S]
}

// Add writes a step of a document.
func (t Table[S]) Add(ctx context.Context, tx *db.Tx, id int64, step document.Step[S]) error {
	row := row[S]{Row: RowOf(step)}
	_, err := tx.IDB().NewInsert().Model(&row).ModelTableExpr("?", bun.Ident(t.Steps)).Value(t.Key, "?", id).Exec(ctx)
	if err != nil {
		return fmt.Errorf("write a step into %s: %w", t.Steps, err)
	}
	return nil
}

// Of reads the steps of a document, the oldest first.
func (t Table[S]) Of(ctx context.Context, d *db.DB, id int64) ([]document.Step[S], error) {
	var rows []row[S]
	err := d.Read().NewSelect().Model(&rows).ModelTableExpr("? AS t", bun.Ident(t.Steps)).Where("t.? = ?", bun.Ident(t.Key), id).
		Order("t.id").Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("read the steps in %s: %w", t.Steps, err)
	}
	return lists.Each(rows, func(r row[S]) document.Step[S] { return r.Step() }), nil
}

// First is who made the first step of a document.
func (t Table[S]) First(ctx context.Context, tx *db.Tx, id int64) (int64, error) {
	var actor int64
	err := tx.IDB().NewSelect().TableExpr("? AS t", bun.Ident(t.Steps)).ColumnExpr("t.actor_id").Where("t.? = ?", bun.Ident(t.Key), id).
		OrderExpr("t.id").Limit(1).Scan(ctx, &actor)
	if err != nil {
		return 0, fmt.Errorf("read the first step in %s: %w", t.Steps, err)
	}
	return actor, nil
}

// Remove deletes the steps of a document.
func (t Table[S]) Remove(ctx context.Context, tx *db.Tx, id int64) error {
	_, err := tx.IDB().NewDelete().TableExpr("?", bun.Ident(t.Steps)).Where("? = ?", bun.Ident(t.Key), id).Exec(ctx)
	if err != nil {
		return fmt.Errorf("delete the steps in %s: %w", t.Steps, err)
	}
	return nil
}
