package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/clock"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// sumKey is what orders are summed by; 0 stands for all suppliers or customers.
type sumKey struct {
	SupplierID int64         `bun:"supplier_id,pk"`
	CustomerID int64         `bun:"customer_id,pk"`
	Month      string        `bun:"month,pk"` // YYYY-MM in Europe/Paris
	Status     domain.Status `bun:"status,pk"`
}

type sumAmounts struct {
	Orders       int64       `bun:"orders"`
	Units        int64       `bun:"units"`
	TotalTaxExcl money.Cents `bun:"total_tax_excl_cents"`
	TotalTaxIncl money.Cents `bun:"total_tax_incl_cents"`
}

func (a *sumAmounts) add(b sumAmounts) {
	a.Orders += b.Orders
	a.Units += b.Units
	a.TotalTaxExcl += b.TotalTaxExcl
	a.TotalTaxIncl += b.TotalTaxIncl
}

type sumRow struct {
	bun.BaseModel `bun:"table:order_sums,alias:s"`
	sumKey
	sumAmounts
}

// summed tells whether the orders of a scope are kept as sums: those of everybody, a supplier or a customer.
func summed(scope lists.Scope) (sumKey, bool) {
	switch {
	case scope.AgentID != 0 || scope.Buyer != 0:
		return sumKey{}, false
	case scope.All:
		return sumKey{}, true
	case scope.SupplierID != 0:
		return sumKey{SupplierID: scope.SupplierID}, true
	default:
		return sumKey{CustomerID: scope.CustomerID}, true
	}
}

// changesOf are the changes of a key that are not in its sums yet.
func changesOf(q *bun.SelectQuery, of sumKey) *bun.SelectQuery {
	if of.SupplierID != 0 {
		q = q.Where("c.supplier_id = ?", of.SupplierID)
	}
	if of.CustomerID != 0 {
		q = q.Where("c.customer_id = ?", of.CustomerID)
	}
	return q
}

// keptActivity reads what sums tell of a scope; starts are as for Activity, nil when states alone are wanted.
func (s *Store) keptActivity(ctx context.Context, of sumKey, starts []time.Time, months []domain.Month) (map[domain.Status]int64, error) {
	const amounts = "orders, units, total_tax_excl_cents, total_tax_incl_cents"
	read := s.db.Read()
	kept := read.NewSelect().TableExpr("order_sums AS s").ColumnExpr("month, status, "+amounts).
		Where("s.supplier_id = ? AND s.customer_id = ?", of.SupplierID, of.CustomerID)
	changes := changesOf(read.NewSelect().TableExpr("order_sum_changes AS c").ColumnExpr("month, status, "+amounts), of)
	var rows []sumRow
	err := read.NewSelect().TableExpr("(?) AS s", kept.UnionAll(changes)).ColumnExpr("month, status").
		ColumnExpr("SUM(orders) AS orders, SUM(units) AS units, SUM(total_tax_excl_cents) AS total_tax_excl_cents").
		ColumnExpr("SUM(total_tax_incl_cents) AS total_tax_incl_cents").GroupExpr("month, status").Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("read sums of orders: %w", err)
	}
	at := map[string]int{}
	for i := range months {
		at[monthOf(starts[i])] = i
	}
	states := map[domain.Status]int64{}
	for _, row := range rows {
		states[row.Status] += row.Orders
		if i, ok := at[row.Month]; ok && row.Status.Turnover() {
			m := &months[i]
			m.Orders, m.Units = m.Orders+row.Orders, m.Units+row.Units
			m.TotalTaxExcl, m.TotalTaxIncl = m.TotalTaxExcl+row.TotalTaxExcl, m.TotalTaxIncl+row.TotalTaxIncl
		}
	}
	return states, nil
}

func monthOf(at time.Time) string { return at.In(clock.Paris).Format("2006-01") }

// keptCustomers counts the customers of a supplier, or of all, since the first start: those that are kept, and those that
// changed since by what their orders say now.
func (s *Store) keptCustomers(ctx context.Context, of sumKey, starts []time.Time) (int64, error) {
	read := s.db.Read()
	changed := func() *bun.SelectQuery {
		return changesOf(read.NewSelect().TableExpr("order_sum_changes AS c").ColumnExpr("c.customer_id"), of)
	}
	kept := func() *bun.SelectQuery {
		return read.NewSelect().TableExpr("order_partners AS p").ColumnExpr("COUNT(*)").
			Where("p.supplier_id = ? AND p.last_month >= ?", of.SupplierID, monthOf(starts[0]))
	}
	now := inPeriod(read.NewSelect().TableExpr("orders AS o").ColumnExpr("COUNT(DISTINCT o.customer_id)").
		Where("o.customer_id IN (?)", changed()), starts)
	if of.SupplierID != 0 {
		now = now.Where("o.supplier_id = ?", of.SupplierID)
	}
	var count int64
	err := read.NewSelect().ColumnExpr("(?) - (?) + (?)", kept(), kept().Where("p.customer_id IN (?)", changed()), now).Scan(ctx, &count)
	if err != nil {
		return 0, fmt.Errorf("count customers: %w", err)
	}
	return count, nil
}
