package store

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/db"
	"millesime/platform/fold"
	"millesime/platform/lists"
)

type lotRow struct {
	bun.BaseModel `bun:"table:stock_lots,alias:k"`

	ID         int64 `bun:",pk,autoincrement"`
	ProductID  int64
	Lot        string
	SearchText string // the lot, folded
	BestBefore string
	Received   int64
	Units      int64
	ArrivedAt  time.Time `bun:",nullzero"`
	CreatedAt  time.Time
	RecalledAt time.Time `bun:",nullzero"`

	SupplierID int64  `bun:",scanonly"`
	Warehouse  string `bun:",scanonly"`
	OnHand     int64  `bun:",scanonly"`
}

func (r lotRow) lot() receiptsapi.Lot {
	lot := receiptsapi.Lot{
		ID: r.ID, ProductID: r.ProductID, SupplierID: r.SupplierID, Warehouse: r.Warehouse, Lot: r.Lot, BestBefore: r.BestBefore,
		Received: r.Received, Units: r.Units, OnHand: r.OnHand,
	}
	if !r.ArrivedAt.IsZero() {
		lot.ArrivedAt = r.ArrivedAt.UTC()
	}
	if !r.RecalledAt.IsZero() {
		lot.RecalledAt = r.RecalledAt.UTC()
	}
	return lot
}

// moveLots moves what there is of each lot. The caller holds the locks of the levels of their products.
func moveLots(ctx context.Context, tx *db.Tx, at time.Time, moves []domain.LotMove) error {
	for part := range slices.Chunk(moves, rowsAtOnce) {
		rows := make([]lotRow, 0, len(part))
		for _, m := range part {
			row := lotRow{
				ProductID: m.ProductID, Lot: m.Lot, SearchText: fold.Text(m.Lot), BestBefore: m.BestBefore, Received: m.Received,
				Units: m.Units, CreatedAt: at,
			}
			if m.Arrives() {
				row.ArrivedAt = at
			}
			rows = append(rows, row)
		}
		_, err := tx.IDB().NewInsert().Model(&rows).On("CONFLICT (product_id, lot) DO UPDATE").
			Set("received = k.received + EXCLUDED.received").Set("units = k.units + EXCLUDED.units").
			Set("arrived_at = COALESCE(k.arrived_at, EXCLUDED.arrived_at)").
			Set("best_before = CASE WHEN EXCLUDED.best_before = '' THEN k.best_before ELSE EXCLUDED.best_before END").Exec(ctx)
		if err != nil {
			return fmt.Errorf("move lots: %w", err)
		}
	}
	return nil
}

// withLevel are lots with what is known of their products' stock.
func withLevel(q *bun.SelectQuery) *bun.SelectQuery {
	return q.Model((*lotRow)(nil)).ColumnExpr("k.*, l.supplier_id, l.warehouse, l.on_hand").
		Join("JOIN stock_levels AS l ON l.product_id = k.product_id")
}

// Lots reads a page of those that somebody reads.
func (s *Store) Lots(ctx context.Context, of domain.Reading, f domain.LotFilter) (lists.Page[receiptsapi.Lot], error) {
	held, err := s.heldLots(ctx, of, f)
	if err != nil {
		return lists.Page[receiptsapi.Lot]{}, err
	}
	query := filteredLots(Within(withLevel(s.db.Read().NewSelect()), of, "l"), f, held)
	found, err := db.List[lotRow](ctx, s.db, db.Listing{
		What: "lots", Rows: query, Counted: query.Clone().ExcludeColumn("*").ColumnExpr("k.id"), Alias: "k",
		Sorts: map[string]string{
			domain.SortLotCreatedAt: "created_at", domain.SortLotName: "lot", domain.SortLotBestBefore: "best_before", domain.SortLotUnits: "units",
		},
		Part: f.Part, Stale: domain.ErrLotCursor,
	})
	if err != nil {
		return lists.Page[receiptsapi.Lot]{}, err
	}
	page := lists.Map(found, lotRow.lot)
	return page, s.addUnsaid(ctx, nil, page.Rows)
}

// filteredLots narrows lots; held are those that are there though more of them left than was counted by name.
func filteredLots(q *bun.SelectQuery, f domain.LotFilter, held []int64) *bun.SelectQuery {
	q = db.Among(q, "l.supplier_id IN (?)", f.Suppliers)
	if f.Warehouse != "" {
		q = q.Where("l.warehouse = ?", f.Warehouse)
	}
	q = db.Among(q, "k.product_id IN (?)", f.Products)
	if f.Lot != "" {
		q = q.Where("k.lot = ?", f.Lot)
	}
	if f.InStock {
		q = q.Where("l.on_hand > 0").WhereGroup(" AND ", func(q *bun.SelectQuery) *bun.SelectQuery {
			q = q.Where("k.units > 0")
			if len(held) > 0 {
				q = q.WhereOr("k.id IN (?)", bun.List(held))
			}
			return q
		})
	}
	return FoundBy(q, f.Search, "k", "k.product_id IN (?)")
}

// Lot reads one that somebody reads.
func (s *Store) Lot(ctx context.Context, in db.Handle, of domain.Reading, id int64) (receiptsapi.Lot, error) {
	var row lotRow
	err := Within(withLevel(s.db.Reader(in).NewSelect()), of, "l").Where("k.id = ?", id).Scan(ctx, &row)
	if err := db.Found(err, receiptsapi.ErrLotNotFound, "read a lot"); err != nil {
		return receiptsapi.Lot{}, err
	}
	lot := []receiptsapi.Lot{row.lot()}
	err = s.addUnsaid(ctx, in, lot)
	return lot[0], err
}

// LotsOf are the lots of products of which some may be there, and those of some names, by product.
func (s *Store) LotsOf(ctx context.Context, in db.Handle, productIDs []int64, names []string) (map[int64][]receiptsapi.Lot, error) {
	lots := map[int64][]receiptsapi.Lot{}
	if len(productIDs) == 0 {
		return lots, nil
	}
	var rows []lotRow
	query := withLevel(s.db.Reader(in).NewSelect()).Where("k.product_id IN (?)", bun.List(productIDs))
	query = query.WhereGroup(" AND ", func(q *bun.SelectQuery) *bun.SelectQuery {
		q = q.Where("k.units > 0").WhereOr("k.recalled_at IS NOT NULL")
		if len(names) > 0 {
			q = q.WhereOr("k.lot IN (?)", bun.List(names))
		}
		return q
	})
	if err := query.Order("k.id").Scan(ctx, &rows); err != nil {
		return nil, fmt.Errorf("read the lots of products: %w", err)
	}
	all := lists.Each(rows, lotRow.lot)
	if err := s.addUnsaid(ctx, in, all); err != nil {
		return nil, err
	}
	for _, lot := range all {
		if lot.Units > 0 || slices.Contains(names, lot.Lot) {
			lots[lot.ProductID] = append(lots[lot.ProductID], lot)
		}
	}
	return lots, nil
}

// RecalledLots are the names of those that are recalled, by product.
func (s *Store) RecalledLots(ctx context.Context, in db.Handle, productIDs []int64) (map[int64][]string, error) {
	recalled := map[int64][]string{}
	if len(productIDs) == 0 {
		return recalled, nil
	}
	var rows []lotRow
	err := s.db.Reader(in).NewSelect().Model(&rows).Column("k.product_id", "k.lot").
		Where("k.product_id IN (?)", bun.List(productIDs)).Where("k.recalled_at IS NOT NULL").Order("k.id").Scan(ctx)
	for _, row := range rows {
		recalled[row.ProductID] = append(recalled[row.ProductID], row.Lot)
	}
	return recalled, db.Wrap(err, "read recalled lots")
}

// SetRecalled notes since when a lot is recalled; the zero time, that it no longer is.
func (s *Store) SetRecalled(ctx context.Context, tx *db.Tx, lotID int64, at time.Time) error {
	_, err := tx.IDB().NewUpdate().TableExpr("stock_lots").Set("recalled_at = ?", bun.NullTime{Time: at}).Where("id = ?", lotID).Exec(ctx)
	return db.Wrap(err, "mark a recalled lot")
}
