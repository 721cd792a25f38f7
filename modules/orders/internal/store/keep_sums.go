package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/db"
)

type changeRow struct {
	bun.BaseModel `bun:"table:order_sum_changes,alias:c"`

	ID         int64         `bun:"id,pk"`
	SupplierID int64         `bun:"supplier_id"`
	CustomerID int64         `bun:"customer_id"`
	Month      string        `bun:"month"`
	Status     domain.Status `bun:"status"`
	sumAmounts
}

// KeepSums adds some changes to the sums and tells how many, those of a customer together. Who takes a change deletes it
// first, so that it is added once whoever else is at it.
func (s *Store) KeepSums(ctx context.Context, tx *db.Tx, limit int) (int, error) {
	var changes []changeRow
	taken := tx.IDB().NewSelect().Model((*changeRow)(nil)).Column("id").Order("customer_id", "id").Limit(int64(limit))
	err := tx.IDB().NewDelete().Model(&changes).Where("id IN (?)", taken).Returning("*").Scan(ctx)
	if err != nil && !db.NotFound(err) {
		return 0, fmt.Errorf("take changes of sums: %w", err)
	}
	if len(changes) == 0 {
		return 0, nil
	}
	sums := map[sumKey]*sumAmounts{}
	customers := map[int64]bool{}
	for _, c := range changes {
		customers[c.CustomerID] = true
		for _, key := range []sumKey{
			{0, 0, c.Month, c.Status}, {c.SupplierID, 0, c.Month, c.Status}, {0, c.CustomerID, c.Month, c.Status},
		} {
			if sums[key] == nil {
				sums[key] = &sumAmounts{}
			}
			sums[key].add(c.sumAmounts)
		}
	}
	rows := make([]sumRow, 0, len(sums))
	for key, amounts := range sums {
		rows = append(rows, sumRow{sumKey: key, sumAmounts: *amounts})
	}
	_, err = tx.IDB().NewInsert().Model(&rows).On("CONFLICT (supplier_id, customer_id, month, status) DO UPDATE").
		Set("orders = s.orders + EXCLUDED.orders, units = s.units + EXCLUDED.units").
		Set("total_tax_excl_cents = s.total_tax_excl_cents + EXCLUDED.total_tax_excl_cents").
		Set("total_tax_incl_cents = s.total_tax_incl_cents + EXCLUDED.total_tax_incl_cents").Exec(ctx)
	if err != nil {
		return 0, fmt.Errorf("keep sums of orders: %w", err)
	}
	return len(changes), s.keepPartners(ctx, tx, customers)
}

type partnerRow struct {
	bun.BaseModel `bun:"table:order_partners,alias:p"`

	SupplierID int64  `bun:"supplier_id,pk"`
	CustomerID int64  `bun:"customer_id,pk"`
	LastMonth  string `bun:"last_month"`
}

// keepPartners writes anew when some customers last bought, of each supplier and of any.
func (s *Store) keepPartners(ctx context.Context, tx *db.Tx, customers map[int64]bool) error {
	ids := make([]int64, 0, len(customers))
	for id := range customers {
		ids = append(ids, id)
	}
	if _, err := tx.IDB().NewDelete().Model((*partnerRow)(nil)).Where("customer_id IN (?)", bun.List(ids)).Exec(ctx); err != nil {
		return fmt.Errorf("forget partners: %w", err)
	}
	var lasts []struct {
		SupplierID, CustomerID int64
		Last                   time.Time
	}
	err := turnover(tx.IDB().NewSelect().TableExpr("orders AS o").Where("o.customer_id IN (?)", bun.List(ids))).
		ColumnExpr("o.supplier_id, o.customer_id, MAX(o.created_at) AS last").GroupExpr("o.supplier_id, o.customer_id").Scan(ctx, &lasts)
	if err != nil || len(lasts) == 0 {
		return err
	}
	rows := make([]partnerRow, 0, len(lasts))
	anybody := map[int64]string{}
	for _, l := range lasts {
		month := monthOf(l.Last)
		rows = append(rows, partnerRow{SupplierID: l.SupplierID, CustomerID: l.CustomerID, LastMonth: month})
		anybody[l.CustomerID] = max(anybody[l.CustomerID], month)
	}
	for id, month := range anybody {
		rows = append(rows, partnerRow{CustomerID: id, LastMonth: month})
	}
	_, err = tx.IDB().NewInsert().Model(&rows).Exec(ctx)
	return db.Wrap(err, "write partners")
}
