package store

import (
	"context"
	"slices"

	"github.com/uptrace/bun"

	"millesime/modules/products/productsapi"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Store keeps products.
type Store struct {
	db    *db.DB
	files Files
}

// Files are told which of them rows name (files.Store).
type Files interface {
	Keep(ctx context.Context, tx *db.Tx, kept ...string) error
}

// New makes a store.
func New(d *db.DB, f Files) *Store { return &Store{db: d, files: f} }

// Rows reads what a list shows of the products asked for that are in the scope, in the order of ids.
func (s *Store) Rows(ctx context.Context, scope productsapi.Scope, ids []int64) ([]productsapi.Product, error) {
	return s.inOrder(ctx, listColumns, scope, ids)
}

// RowsWithGroups reads the same, and what a cart needs besides, and who may buy the products.
func (s *Store) RowsWithGroups(ctx context.Context, scope productsapi.Scope, ids []int64) ([]productsapi.Product, error) {
	return s.inOrder(ctx, listColumns+", p.open_groups, p.in_store, p.weight_grams, p.sample_allowed, "+shopOpen+" AS shop_open", scope, ids)
}

// inOrder reads columns of products in the order of ids.
func (s *Store) inOrder(ctx context.Context, columns string, scope productsapi.Scope, ids []int64) ([]productsapi.Product, error) {
	products := make([]productsapi.Product, 0, len(ids))
	for batch := range db.Parts(ids) {
		rows, err := s.rows(ctx, nil, columns, scope, batch)
		if err != nil {
			return nil, err
		}
		found := make(map[int64]*productRow, len(rows))
		for i := range rows {
			found[rows[i].ID] = &rows[i]
		}
		for _, id := range batch {
			if row := found[id]; row != nil {
				products = append(products, row.product())
			}
		}
	}
	return products, nil
}

// Product reads a whole product; false when there is none in the scope.
func (s *Store) Product(ctx context.Context, scope productsapi.Scope, id int64) (productsapi.Product, bool, error) {
	found, err := s.byID(ctx, nil, "?TableColumns", scope, []int64{id})
	p, ok := found[id]
	return p, ok, err
}

// ForCart reads what a cart line needs, in one query; inside a transaction shops stay open or closed until its end.
func (s *Store) ForCart(ctx context.Context, in db.Handle, scope productsapi.Scope, ids []int64) (map[int64]productsapi.Product, error) {
	if err := lockShops(ctx, in, ids); err != nil {
		return nil, err
	}
	return s.byID(ctx, in, cartColumns, scope, ids)
}

func (s *Store) byID(
	ctx context.Context, in db.Handle, columns string, scope productsapi.Scope, ids []int64,
) (map[int64]productsapi.Product, error) {
	rows, err := s.rows(ctx, in, columns, scope, ids)
	found := make(map[int64]productsapi.Product, len(rows))
	for i := range rows {
		found[rows[i].ID] = rows[i].product()
	}
	return found, err
}

// Contained tells which of ids are products in a scope.
func (s *Store) Contained(ctx context.Context, scope productsapi.Scope, ids []int64) (map[int64]bool, error) {
	found := make(map[int64]bool, len(ids))
	for batch := range db.Parts(slices.Compact(slices.Sorted(slices.Values(ids)))) {
		rows, err := s.rows(ctx, nil, "p.id", scope, batch)
		if err != nil {
			return nil, err
		}
		for i := range rows {
			found[rows[i].ID] = true
		}
	}
	return found, nil
}

// KindsOf are the types of the products that a supplier sells, each once.
func (s *Store) KindsOf(ctx context.Context, in db.Handle, supplierID int64) ([]string, error) {
	var kinds []string
	bound := s.db.Bind(in)
	err := bound.NewSelect().TableExpr("products AS p").ColumnExpr("DISTINCT p.type").
		Where("p.supplier_id = ?", bound.Int(supplierID)).Where("p.status = ?", productsapi.StatusActive).OrderExpr("p.type").Scan(ctx, &kinds)
	return kinds, db.Wrap(err, "read kinds of drink")
}

// rows reads those that are in the scope, in any order.
func (s *Store) rows(ctx context.Context, in db.Handle, columns string, scope productsapi.Scope, ids []int64) ([]productRow, error) {
	if len(ids) == 0 || !scope.AllSuppliers && len(scope.Suppliers) == 0 {
		return nil, nil
	}
	rows := make([]productRow, 0, len(ids))
	bound := s.db.Bind(in)
	query := bound.NewSelect().Model(&rows).ColumnExpr(columns).Where("p.id IN (?)", bound.Ints(ids))
	err := within(query, bound, scope).Scan(ctx)
	return rows, db.Wrap(err, "read products")
}

// within adds the scope as conditions. A group's code holds no character special to LIKE.
func within(q *bun.SelectQuery, bound *db.Bound, scope productsapi.Scope) *bun.SelectQuery {
	if !scope.AllSuppliers {
		q = q.Where("p.supplier_id IN (?)", bound.Ints(scope.Suppliers))
	}
	if scope.OpenTo == "" {
		return q
	}
	if !scope.AnyStatus {
		q = q.Where("p.status = ? AND NOT p.supplier_closed", productsapi.StatusActive)
	}
	if scope.OpenTo == auth.Customer {
		if !scope.AnyStatus {
			q = q.Where(shopOpen)
		}
		return q.Where("p.in_store")
	}
	return q.Where("(CAST(p.open_groups AS TEXT) IN ('[]', 'null') OR CAST(p.open_groups AS TEXT) LIKE ?)",
		bound.Text(`%"`+string(scope.OpenTo)+`"%`))
}
