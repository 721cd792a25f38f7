package store

import (
	"context"
	"fmt"
	"math"

	"github.com/uptrace/bun"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// Kept reads products within a scope; locked in the order of their ids inside a transaction.
func (s *Store) Kept(ctx context.Context, in db.Handle, scope domain.Scope, ids []int64) ([]edit.Kept, error) {
	if len(ids) == 0 || !scope.AllSuppliers && len(scope.Suppliers) == 0 {
		return nil, nil
	}
	var rows []productRow
	bound := s.db.Bind(in)
	query := bound.NewSelect().Model(&rows).Where("p.id IN (?)", bound.Ints(ids))
	query = db.LockRows(within(query, bound, scope).Order("p.id"), in)
	if err := query.Scan(ctx); err != nil {
		return nil, fmt.Errorf("read products to edit: %w", err)
	}
	kept := make([]edit.Kept, len(rows))
	for i := range rows {
		kept[i] = rows[i].kept()
	}
	return kept, nil
}

// References tells which references exist, with the ids of their products.
func (s *Store) References(ctx context.Context, in db.Handle, references []edit.Reference) (map[edit.Reference]int64, error) {
	found := map[edit.Reference]int64{}
	if len(references) == 0 {
		return found, nil
	}
	var rows []struct {
		ID         int64
		SupplierID int64
		Reference  string
	}
	err := named(s.db.Reader(in), references).Column("p.id", "p.supplier_id", "p.reference").Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("read references: %w", err)
	}
	for _, row := range rows {
		found[edit.Reference{SupplierID: row.SupplierID, Reference: row.Reference}] = row.ID
	}
	return found, nil
}

// named selects products by their references, each looked up by itself: a condition on a supplier and a list of references
// has PostgreSQL read all the supplier's products as long as it does not know how many there are.
func named(idb bun.IDB, references []edit.Reference) *bun.SelectQuery {
	rows := make([]bun.TupleValues, len(references))
	for i, r := range references {
		rows[i] = bun.Tuple([]any{r.SupplierID, r.Reference})
	}
	return idb.NewSelect().TableExpr("(VALUES ?) AS n", bun.List(rows)).
		Join("JOIN products AS p ON p.supplier_id = n.column1 AND p.reference = n.column2")
}

// referencesLock is the first half of the key under which one transaction at a time changes references of a supplier.
const referencesLock = 0x70726f64 // "prod"

// SerializeReferences makes other transactions that change references of these suppliers wait. On SQLite there is one
// writer anyway.
func (s *Store) SerializeReferences(ctx context.Context, tx *db.Tx, supplierIDs []int64) error {
	if tx.Dialect() != db.Postgres {
		return nil
	}
	for _, id := range supplierIDs {
		_, err := tx.IDB().NewRaw("SELECT pg_advisory_xact_lock(?, ?)", referencesLock, int32(id%math.MaxInt32)).Exec(ctx)
		if err != nil {
			return fmt.Errorf("wait for other references: %w", err)
		}
	}
	return nil
}

func (r *productRow) kept() edit.Kept {
	k := edit.Kept{
		ID: r.ID, SupplierID: r.SupplierID, Version: r.Version, CreatedAt: clock.Instant(r.CreatedAt), UpdatedAt: clock.Instant(r.UpdatedAt),
		Sheet: edit.Sheet{Attributes: r.Attributes, BottleSizeCl: fromTenths(r.BottleSizeMl)},
	}
	if !r.ABVMissing {
		k.Sheet.ABV = new(fromTenths(r.ABVTenths))
	}
	if r.Vintage > 0 {
		k.Sheet.Vintage = &r.Vintage
	}
	return k
}

func rowOf(k *edit.Kept) productRow {
	s := &k.Sheet
	row := productRow{
		Attributes: s.Attributes, ID: k.ID, SupplierID: k.SupplierID, Version: k.Version, CreatedAt: k.CreatedAt, UpdatedAt: k.UpdatedAt,
		BottleSizeMl: toTenths(s.BottleSizeCl), ABVMissing: s.ABV == nil,
	}
	if s.ABV != nil {
		row.ABVTenths = toTenths(*s.ABV)
	}
	if s.Vintage != nil {
		row.Vintage = *s.Vintage
	}
	return row
}

// perUnit is how many of the column's units are one of the sheet's: millilitres in a centilitre, tenths of a percent.
const perUnit = 10

func fromTenths(n int) float64 { return float64(n) / perUnit }

func toTenths(n float64) int { return int(math.Round(n * perUnit)) }
