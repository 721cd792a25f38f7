package store

import (
	"context"
	"fmt"
	"math"

	"github.com/uptrace/bun"

	"millesime/modules/products/productsapi"
	"millesime/platform/db"
)

// Kept reads whole products within a scope; locked in the order of their ids inside a transaction.
func (s *Store) Kept(ctx context.Context, in db.Handle, scope productsapi.Scope, ids []int64) ([]productsapi.Product, error) {
	if len(ids) == 0 || !scope.AllSuppliers && len(scope.Suppliers) == 0 {
		return nil, nil
	}
	var rows []productRow
	bound := s.db.Bind(in)
	query := bound.NewSelect().Model(&rows).ColumnExpr("?TableColumns, "+shopOpen+" AS shop_open").Where("p.id IN (?)", bound.Ints(ids))
	query = db.LockRows(within(query, bound, scope).Order("p.id"), in)
	if err := query.Scan(ctx); err != nil {
		return nil, fmt.Errorf("read products to edit: %w", err)
	}
	kept := make([]productsapi.Product, len(rows))
	for i := range rows {
		kept[i] = rows[i].product()
	}
	return kept, nil
}

// References tells which references exist, with the ids of their products.
func (s *Store) References(ctx context.Context, in db.Handle, references []productsapi.Reference) (map[productsapi.Reference]int64, error) {
	found := map[productsapi.Reference]int64{}
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
		found[productsapi.Reference{SupplierID: row.SupplierID, Reference: row.Reference}] = row.ID
	}
	return found, nil
}

// named selects products by their references, each looked up by itself: a condition on a supplier and a list of references
// has PostgreSQL read all the supplier's products as long as it does not know how many there are.
func named(idb bun.IDB, references []productsapi.Reference) *bun.SelectQuery {
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
