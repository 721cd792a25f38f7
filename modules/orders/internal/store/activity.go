package store

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/db"
	"millesime/platform/money"
)

// Activity sums a scope's orders month by month; starts are the months' first instants and the end of the last. The
// first half of the months is what the second is compared with.
func (s *Store) Activity(ctx context.Context, scope domain.Scope, starts []time.Time) (domain.Activity, error) {
	activity := domain.Activity{ByStatus: map[domain.Status]int64{}}
	months := make([]domain.Month, len(starts)-1)
	for i := range months {
		months[i].From = starts[i]
	}
	half := len(months) / 2
	activity.YearBefore, activity.Months = months[:half], months[half:]
	if key, ok := summed(scope); ok {
		var err error
		if activity.ByStatus, err = s.keptActivity(ctx, key, starts, months); err != nil {
			return activity, err
		}
		if key.CustomerID == 0 {
			activity.Counterparties, err = s.keptCustomers(ctx, key, starts[half:])
			return activity, err
		}
		return activity, s.countCounterparties(ctx, scope, starts[half:], &activity.Counterparties)
	}
	if err := s.sumMonths(ctx, scope, starts, months); err != nil {
		return activity, err
	}
	var states []struct {
		Status domain.Status
		Count  int64
	}
	err := inScope(s.db.Read().NewSelect().TableExpr("orders AS o"), scope).
		ColumnExpr("o.status, COUNT(*) AS count").GroupExpr("o.status").Scan(ctx, &states)
	if err != nil {
		return activity, fmt.Errorf("count orders by state: %w", err)
	}
	for _, state := range states {
		activity.ByStatus[state.Status] = state.Count
	}
	return activity, s.countCounterparties(ctx, scope, starts[half:], &activity.Counterparties)
}

func (s *Store) sumMonths(ctx context.Context, scope domain.Scope, starts []time.Time, months []domain.Month) error {
	var sums []struct {
		Month        int
		Orders       int64
		Units        int64
		TotalTaxExcl money.Cents
		TotalTaxIncl money.Cents
	}
	when, args := strings.Builder{}, []any{}
	for i, end := range starts[1:] {
		when.WriteString(" WHEN o.created_at < ? THEN ?")
		args = append(args, end, i)
	}
	err := inPeriod(inScope(s.db.Read().NewSelect().TableExpr("orders AS o"), scope), starts).
		ColumnExpr("CASE"+when.String()+" END AS month", args...).
		ColumnExpr("COUNT(*) AS orders, SUM(o.units) AS units, SUM(o.total_tax_excl_cents) AS total_tax_excl").
		ColumnExpr("SUM(o.total_tax_incl_cents) AS total_tax_incl").
		GroupExpr("1").Scan(ctx, &sums)
	if err != nil {
		return fmt.Errorf("sum orders by month: %w", err)
	}
	for _, sum := range sums {
		m := &months[sum.Month]
		m.Orders, m.Units, m.TotalTaxExcl, m.TotalTaxIncl = sum.Orders, sum.Units, sum.TotalTaxExcl, sum.TotalTaxIncl
	}
	return nil
}

func (s *Store) countCounterparties(ctx context.Context, scope domain.Scope, starts []time.Time, count *int64) error {
	other := "o.customer_id"
	if scope.CustomerID != 0 {
		other = "o.supplier_id"
	}
	err := inPeriod(inScope(s.db.Read().NewSelect().TableExpr("orders AS o"), scope), starts).
		ColumnExpr("COUNT(DISTINCT ?)", bun.Safe(other)).Scan(ctx, count)
	if err != nil {
		return fmt.Errorf("count counterparties: %w", err)
	}
	return nil
}

// inPeriod keeps what counts as turnover between the first start and the last: neither quotations nor canceled orders.
func inPeriod(q *bun.SelectQuery, starts []time.Time) *bun.SelectQuery {
	return turnover(q.Where("o.created_at >= ? AND o.created_at < ?", starts[0], starts[len(starts)-1]))
}

func turnover(q *bun.SelectQuery) *bun.SelectQuery {
	return q.Where("o.status NOT IN (?)", bun.List(domain.StatusesWithoutTurnover()))
}

// LastOrder is when the newest order that counts as turnover was made; zero when there is none.
func (s *Store) LastOrder(ctx context.Context, scope domain.Scope) (time.Time, error) {
	var last time.Time
	err := turnover(inScope(s.db.Read().NewSelect().TableExpr("orders AS o"), scope)).
		ColumnExpr("o.created_at").OrderExpr("o.created_at DESC").Limit(1).Scan(ctx, &last)
	if db.NotFound(err) {
		return time.Time{}, nil
	}
	if err != nil {
		return time.Time{}, fmt.Errorf("find the last order: %w", err)
	}
	return last.UTC(), nil
}
