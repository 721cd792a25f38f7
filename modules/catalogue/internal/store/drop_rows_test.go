package store

import (
	"context"
	"strings"
	"testing"

	"millesime/modules/catalogue/internal/domain/imports"
	"millesime/platform/db"
	"millesime/platform/table"
	"millesime/platform/table/columns"
	"millesime/platform/testkit"
)

// arrived stages a file of so many rows.
func arrived(t *testing.T, d *db.DB, s *Imports, count int) int64 {
	t.Helper()
	i := imports.Import{CreatedBy: 7, Group: "supplier", State: imports.Arriving, RowsKept: true, Columns: []columns.Column{}}
	rows := make([]imports.Row, count)
	for at := range rows {
		rows[at] = imports.Row{Number: at + 2, Cells: []table.Cell{{Text: "x"}}}
	}
	if err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
		if err := s.Add(ctx, tx, &i); err != nil {
			return err
		}
		return s.AddRows(ctx, tx, i.ID, rows)
	}); err != nil {
		t.Fatal(err)
	}
	return i.ID
}

// Rows go from the first on, a few at a time, and only those of the import. They are found along the key though PostgreSQL takes
// a file that it was not told of for an empty one: comparing each row with each that goes took minutes.
func TestRowsAreDroppedAlongTheirKey(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		s := NewImports(d)
		kept := arrived(t, d, s, 300)
		if err := d.InTx(t.Context(), s.Analyze); err != nil {
			t.Fatal(err)
		}
		id := arrived(t, d, s, 250)
		for _, want := range []int{100, 100, 50, 0} {
			if err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
				if d.Dialect() == db.Postgres {
					var plan []string
					if err := tx.IDB().NewRaw("EXPLAIN ?", firstRows(tx, id, 100)).Scan(ctx, &plan); err != nil {
						return err
					}
					if text := strings.Join(plan, "\n"); strings.Contains(text, "Nested Loop") || strings.Contains(text, "Join") {
						t.Errorf("each row is compared with each:\n%s", text)
					}
				}
				n, err := s.DropRows(ctx, tx, id, 100)
				if err == nil && n != want {
					t.Errorf("%d rows went instead of %d", n, want)
				}
				return err
			}); err != nil {
				t.Fatal(err)
			}
		}
		var left int
		if err := d.Read().NewSelect().TableExpr("product_import_rows").ColumnExpr("COUNT(*)").Where("import_id = ?", kept).Scan(t.Context(), &left); err != nil || left != 300 {
			t.Errorf("%d rows of another import, %v", left, err)
		}
	})
}
