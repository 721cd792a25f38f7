package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"
	"github.com/uptrace/bun/schema"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Activity sums a scope's orders month by month; starts are the months' first instants and the end of the last. The
// first half of the months is what the second is compared with.
func (s *Store) Activity(ctx context.Context, scope lists.Scope, starts []time.Time) (domain.Activity, error) {
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
	if err := s.sumMonths(ctx, scope, starts, months, activity.ByStatus); err != nil {
		return activity, err
	}
	return activity, s.countCounterparties(ctx, scope, starts[half:], &activity.Counterparties)
}

// ByStatus counts a scope's orders, quotations among them, by state.
func (s *Store) ByStatus(ctx context.Context, scope lists.Scope) (map[domain.Status]int64, error) {
	if key, ok := summed(scope); ok {
		return s.keptActivity(ctx, key, nil, nil)
	}
	states := map[domain.Status]int64{}
	return states, s.sumMonths(ctx, scope, nil, nil, states)
}

// read selects columns of all that a scope reads: an agent's pair by pair, so that nobody else's orders are looked at.
func (s *Store) read(scope lists.Scope, columns string) *bun.SelectQuery {
	return s.db.Read().NewSelect().TableExpr("(?) AS o", s.gather(scope, domain.Filter{Statuses: domain.Statuses()}, terms{}, columns))
}

// sumMonths adds up a scope's turnover by month, and counts its orders by state whenever they were made.
func (s *Store) sumMonths(ctx context.Context, scope lists.Scope, starts []time.Time, months []domain.Month,
	states map[domain.Status]int64,
) error {
	var sums []struct {
		Month        int // from 1 on; 0: before all
		Status       domain.Status
		Orders       int64
		Units        int64
		TotalTaxExcl money.Cents
		TotalTaxIncl money.Cents
		AgentFees    money.Cents
	}
	err := s.read(scope, "o.id, o.created_at, o.status, o.units, o.total_tax_excl_cents, o.total_tax_incl_cents, o.agent_id, o.agent_fee_cents").
		ColumnExpr("? AS month, o.status", monthAmong(starts, 0)).
		ColumnExpr("COUNT(*) AS orders, SUM(o.units) AS units, SUM(o.total_tax_excl_cents) AS total_tax_excl").
		ColumnExpr("SUM(o.total_tax_incl_cents) AS total_tax_incl").
		ColumnExpr("SUM(CASE WHEN o.agent_id = ? THEN o.agent_fee_cents ELSE 0 END) AS agent_fees", scope.AgentID).
		GroupExpr("1, 2").Scan(ctx, &sums)
	if err != nil {
		return fmt.Errorf("sum orders by month: %w", err)
	}
	for _, sum := range sums {
		states[sum.Status] += sum.Orders
		if sum.Month < 1 || sum.Month > len(months) || !sum.Status.Turnover() {
			continue
		}
		m := &months[sum.Month-1]
		m.Orders, m.Units = m.Orders+sum.Orders, m.Units+sum.Units
		m.TotalTaxExcl, m.TotalTaxIncl = m.TotalTaxExcl+sum.TotalTaxExcl, m.TotalTaxIncl+sum.TotalTaxIncl
		m.AgentFees += sum.AgentFees
	}
	return nil
}

// monthAmong is the expression that tells how many of the first instants of months an order's instant has reached, on top of those
// before them. It halves them again and again: twenty-five comparisons of each order were most of what the sums cost.
func monthAmong(starts []time.Time, before int) schema.QueryWithArgs {
	if len(starts) == 0 {
		return bun.SafeQuery("?", before)
	}
	half := len(starts) / 2
	return bun.SafeQuery("CASE WHEN o.created_at < ? THEN ? ELSE ? END",
		starts[half], monthAmong(starts[:half], before), monthAmong(starts[half+1:], before+half+1))
}

func (s *Store) countCounterparties(ctx context.Context, scope lists.Scope, starts []time.Time, count *int64) error {
	other := "o.customer_id"
	if scope.CustomerID != 0 {
		other = "o.supplier_id"
	}
	err := inPeriod(s.read(scope, "o.id, o.created_at, o.status, "+other), starts).
		ColumnExpr("COUNT(DISTINCT ?)", bun.Safe(other)).Scan(ctx, count)
	return db.Wrap(err, "count counterparties")
}

// inPeriod keeps what counts as turnover between the first start and the last: neither quotations nor canceled orders.
func inPeriod(q *bun.SelectQuery, starts []time.Time) *bun.SelectQuery {
	return turnover(q.Where("o.created_at >= ? AND o.created_at < ?", starts[0], starts[len(starts)-1]))
}

func turnover(q *bun.SelectQuery) *bun.SelectQuery {
	return q.Where("o.status NOT IN (?)", bun.List(domain.StatusesWithoutTurnover()))
}

// LastOrder is when the newest order that counts as turnover was made; zero when there is none.
func (s *Store) LastOrder(ctx context.Context, scope lists.Scope) (time.Time, error) {
	var last time.Time
	err := turnover(s.read(scope, "o.id, o.created_at, o.status")).
		ColumnExpr("o.created_at").OrderExpr("o.created_at DESC").Limit(1).Scan(ctx, &last)
	return last.UTC(), db.Found(err, nil, "find the last order")
}
