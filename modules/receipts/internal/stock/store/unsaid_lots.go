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
	"millesime/platform/lists"
)

// addUnsaid adds to recalled lots the bottles that receipts counted without a name and that may be of them. A recall is seldom: without
// one nothing is read.
func (s *Store) addUnsaid(ctx context.Context, in db.Handle, lots []receiptsapi.Lot) error {
	var products []int64
	for _, lot := range lots {
		if lot.Recalled() {
			products = append(products, lot.ProductID)
		}
	}
	if len(products) == 0 {
		return nil
	}
	brought, err := s.brought(ctx, in, domain.Unique(products))
	if err != nil {
		return err
	}
	for n, lot := range lots {
		if lot.Recalled() {
			lots[n].Units += domain.Unsaid(lot.Lot, brought[lot.ProductID])
		}
	}
	return nil
}

// heldLots are the recalled ones of which some may be there, where a filter asks what is there.
func (s *Store) heldLots(ctx context.Context, of domain.Reading, f domain.LotFilter) ([]int64, error) {
	if !f.InStock {
		return nil, nil
	}
	var rows []lotRow
	if err := Within(withLevel(s.db.Read().NewSelect()), of, "l").Where("k.recalled_at IS NOT NULL").Scan(ctx, &rows); err != nil {
		return nil, fmt.Errorf("read recalled lots: %w", err)
	}
	lots := lists.Each(rows, lotRow.lot)
	if err := s.addUnsaid(ctx, nil, lots); err != nil {
		return nil, err
	}
	var held []int64
	for _, lot := range lots {
		if lot.Units > 0 {
			held = append(held, lot.ID)
		}
	}
	return held, nil
}

// brought reads the lines of receipts that brought products: what each announced, and what was counted of it, the oldest first.
func (s *Store) brought(ctx context.Context, in db.Handle, productIDs []int64) (map[int64][]domain.BroughtLine, error) {
	var announced []struct {
		ProductID, LineID, Quantity int64
		Lot                         string
	}
	of := func(table string) *bun.SelectQuery {
		return s.db.Reader(in).NewSelect().TableExpr("? AS x", bun.Ident(table)).Join("JOIN receipt_lines AS rl ON rl.id = x.line_id").
			ColumnExpr("rl.product_id, x.line_id, x.lot").Where("rl.product_id IN (?)", bun.List(productIDs)).Order("x.id")
	}
	if err := of("receipt_line_lots").ColumnExpr("x.quantity").Scan(ctx, &announced); err != nil {
		return nil, fmt.Errorf("read announced lots: %w", err)
	}
	type row struct {
		ProductID, LineID, Received, Damaged int64
		Lot                                  string
		CreatedAt                            time.Time
	}
	var counted []row
	for _, table := range []string{"receipt_counts", "receipt_corrections"} {
		var rows []row
		if err := of(table).Where("x.receipt_id = rl.receipt_id").ColumnExpr("x.received, x.damaged, x.created_at").Scan(ctx, &rows); err != nil {
			return nil, fmt.Errorf("read counted lots: %w", err)
		}
		counted = append(counted, rows...)
	}
	slices.SortStableFunc(counted, func(a, b row) int { return a.CreatedAt.Compare(b.CreatedAt) })
	lines := map[int64][]domain.BroughtLine{}
	line := func(product, id int64) *domain.BroughtLine {
		at := slices.IndexFunc(lines[product], func(l domain.BroughtLine) bool { return l.ID == id })
		if at < 0 {
			at = len(lines[product])
			lines[product] = append(lines[product], domain.BroughtLine{ID: id})
		}
		return &lines[product][at]
	}
	for _, a := range announced {
		l := line(a.ProductID, a.LineID)
		l.Lots = append(l.Lots, receiptsapi.LotUnits{Lot: a.Lot, Quantity: a.Quantity})
	}
	for _, c := range counted {
		l := line(c.ProductID, c.LineID)
		l.Counted = append(l.Counted, domain.CountedLot{Lot: c.Lot, Received: c.Received, Damaged: c.Damaged})
	}
	return lines, nil
}
