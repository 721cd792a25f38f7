package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/catalogue/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// Store reads products.
type Store struct {
	db      *db.DB
	files   Files
	columns []string // those that an editor may write
}

// Files are told which of them rows name (files.Store).
type Files interface {
	Keep(ctx context.Context, tx *db.Tx, kept ...string) error
}

// New makes a store.
func New(d *db.DB, f Files) *Store { return &Store{db: d, files: f, columns: editable()} }

// Rows reads what a list shows of the products asked for that are in the scope, in the order of ids.
func (s *Store) Rows(ctx context.Context, scope domain.Scope, ids []int64) ([]domain.Product, error) {
	products := make([]domain.Product, 0, len(ids))
	for len(ids) > 0 {
		batch := ids[:min(len(ids), batchSize)]
		ids = ids[len(batch):]
		found, err := s.byID(ctx, s.db.Read(), listColumns, scope, batch)
		if err != nil {
			return nil, err
		}
		for _, id := range batch {
			if p, ok := found[id]; ok {
				products = append(products, p)
			}
		}
	}
	return products, nil
}

// batchSize is how many ids one statement names at most.
const batchSize = 500

// Product reads a whole product; false when there is none in the scope.
func (s *Store) Product(ctx context.Context, scope domain.Scope, id int64) (domain.Product, bool, error) {
	found, err := s.byID(ctx, s.db.Read(), "p.*", scope, []int64{id})
	p, ok := found[id]
	return p, ok, err
}

// ForCart reads what a cart line needs, in one query; inside tx unless it is nil.
func (s *Store) ForCart(ctx context.Context, tx *db.Tx, scope domain.Scope, ids []int64) (map[int64]domain.Product, error) {
	idb := s.db.Read()
	if tx != nil {
		idb = tx.IDB()
	}
	return s.byID(ctx, idb, cartColumns, scope, ids)
}

func (s *Store) byID(ctx context.Context, idb bun.IDB, columns string, scope domain.Scope, ids []int64) (map[int64]domain.Product, error) {
	if len(ids) == 0 || !scope.AllSuppliers && len(scope.Suppliers) == 0 {
		return map[int64]domain.Product{}, nil
	}
	rows := make([]productRow, 0, len(ids))
	query := idb.NewSelect().Model(&rows).ColumnExpr(columns).Where("p.id IN (?)", bun.List(ids))
	if err := within(query, scope).Scan(ctx); err != nil {
		return nil, fmt.Errorf("read products: %w", err)
	}
	found := make(map[int64]domain.Product, len(rows))
	for i := range rows {
		found[rows[i].ID] = rows[i].product()
	}
	return found, nil
}

// within adds the scope as conditions. A group's code holds no character special to LIKE.
func within(q *bun.SelectQuery, scope domain.Scope) *bun.SelectQuery {
	if !scope.AllSuppliers {
		q = q.Where("p.supplier_id IN (?)", bun.List(scope.Suppliers))
	}
	if scope.OpenTo == "" {
		return q
	}
	if !scope.AnyStatus {
		q = q.Where("p.status = ? AND NOT p.supplier_closed", domain.StatusActive)
	}
	if scope.OpenTo == auth.Customer {
		return q.Where("p.in_store")
	}
	return q.Where("(CAST(p.open_groups AS TEXT) IN ('[]', 'null') OR CAST(p.open_groups AS TEXT) LIKE ?)",
		`%"`+string(scope.OpenTo)+`"%`)
}

// Count is the number of products.
func (s *Store) Count(ctx context.Context) (int, error) {
	n, err := s.db.Read().NewSelect().TableExpr("products AS p").Count(ctx)
	if err != nil {
		return 0, fmt.Errorf("count products: %w", err)
	}
	return int(n), nil
}

// OldestTx is when the transaction began that has been running longest.
func (s *Store) OldestTx(ctx context.Context) (time.Time, error) { return s.db.OldestTx(ctx) }

// Changed tells which products were written at or after since, and when.
func (s *Store) Changed(ctx context.Context, since time.Time) ([]domain.Stamp, error) {
	var stamps []domain.Stamp
	err := s.db.Read().NewSelect().TableExpr("products AS p").Column("p.id", "p.updated_at").
		Where("p.updated_at >= ?", clock.Instant(since)).Scan(ctx, &stamps)
	if err != nil {
		return nil, fmt.Errorf("read which products changed: %w", err)
	}
	for i := range stamps {
		stamps[i].UpdatedAt = clock.Instant(stamps[i].UpdatedAt)
	}
	return stamps, nil
}

// Each calls fn for the products named, for all with nil, with what the index needs of them. The product is only fn's
// while it runs.
func (s *Store) Each(ctx context.Context, ids []int64, fn func(p *domain.Product)) error {
	query := s.db.Read().NewSelect().TableExpr("products AS p").ColumnExpr(indexColumns)
	if ids == nil {
		return s.each(ctx, query, fn)
	}
	for batch := range slices.Chunk(ids, batchSize) {
		if err := s.each(ctx, query.Clone().Where("p.id IN (?)", bun.List(batch)), fn); err != nil {
			return err
		}
	}
	return nil
}

func (s *Store) each(ctx context.Context, query *bun.SelectQuery, fn func(p *domain.Product)) error {
	rows, err := query.Rows(ctx)
	if err != nil {
		return fmt.Errorf("read products for the index: %w", err)
	}
	defer rows.Close() //nolint:errcheck // rows.Err below tells
	for rows.Next() {
		var row productRow
		err := rows.Scan(
			&row.ID, &row.SupplierID, &row.Reference, &row.EAN, &row.Name, &row.Type, &row.Colour, &row.Region,
			&row.Appellation, &row.Classification, &row.Vintage, jsonInto(&row.Grapes), &row.BottleSizeMl,
			jsonInto(&row.Certifications), &row.Status, &row.SupplierClosed, jsonInto(&row.OpenGroups), &row.InStore, &row.OrderMultiple,
			&row.MinQuantity, &row.Warehouse, &row.AlertThreshold, &row.CreatedAt, &row.UpdatedAt)
		if err != nil {
			return fmt.Errorf("read products for the index: %w", err)
		}
		p := row.product()
		fn(&p)
	}
	return rows.Err()
}

// jsonColumn scans a JSON column, which SQLite keeps as text.
type jsonColumn[T any] struct{ into *T }

func jsonInto[T any](into *T) sql.Scanner { return jsonColumn[T]{into} }

// Scan reads the column's value.
func (c jsonColumn[T]) Scan(value any) error {
	switch v := value.(type) {
	case string:
		return json.Unmarshal([]byte(v), c.into)
	case []byte:
		return json.Unmarshal(v, c.into)
	case nil:
		return nil
	default:
		return fmt.Errorf("a JSON column holds %T", value)
	}
}
