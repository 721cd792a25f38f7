package demo

import (
	"context"
	"fmt"
	"slices"

	"github.com/uptrace/bun"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/money"
)

// advance tells what the state table looks at, as the product keeps it (domain 5.3).
func (o *order) advance(row *orderRow) {
	row.BeganAt, row.MovedAt = o.steps[0].at, o.steps[len(o.steps)-1].at
	if len(o.steps) > 1 {
		row.StatusBefore = o.steps[len(o.steps)-2].to
	}
	for i := range o.steps {
		if o.steps[i].to == paid || o.steps[i].to == closed {
			row.PaidAt = &o.steps[i].at
		}
		if o.steps[i].to == closed && o.steps[i-1].to != incident {
			row.ClosedAt = &o.steps[i].at
		}
	}
	row.ShippedUnits = o.shippedUnits()
	row.AtDartess = !slices.ContainsFunc(o.lines, func(l *line) bool { return l.product.row.Warehouse != "dartess" })
}

// shippedUnits are those that left the warehouse.
func (o *order) shippedUnits() money.Cents {
	var units money.Cents
	for _, l := range o.lines {
		units += money.Cents(o.shippedOf(l))
	}
	return units
}

// setInMotion writes when the system moves orders on, counted from today so that the set stays as varied as it was made
// (domain 5.3), and what each customer owes each supplier.
func (w *world) setInMotion(ctx context.Context, tx *db.Tx) error {
	individuals := []int64{0}
	for _, b := range slices.Concat(w.buyers, w.room.guests) {
		if b.group == auth.Customer {
			individuals = append(individuals, b.row.ID)
		}
	}
	due := "UPDATE orders SET due_at = ? WHERE status = ?"
	for _, set := range []struct {
		query string
		args  []any
	}{
		{due, []any{w.now.Add(7 * day), waitingPayment}},
		{due + " AND customer_id IN (?)", []any{w.now.Add(2 * day), waitingPayment, bun.List(individuals)}},
		{due, []any{w.now.Add(10 * day), pendingShipping}},
		{"UPDATE orders SET due_at = valid_until WHERE valid_until > ? AND status = ?", []any{w.now, quotation}},
	} {
		if _, err := tx.IDB().NewRaw(set.query, set.args...).Exec(ctx); err != nil {
			return fmt.Errorf("set orders in motion: %w", err)
		}
	}
	return nil
}

// What restaurant@ has to pay soon.
const (
	dueSoon  = 2 // invoices
	dueAfter = 3 // days from now
)

// letFallDue lets an order of restaurant@ that it did not pay yet be invoiced so late that it falls due soon.
func (w *world) letFallDue(o *order) {
	kind, days := o.paymentTerms()
	invoicedAt := slices.IndexFunc(o.steps, func(p step) bool { return p.to == billed })
	if w.fallingDue == dueSoon || o.buyer.row.ID != restaurantID || kind != usersapi.Days || invoicedAt < 0 {
		return
	}
	at := worked(w.now).AddDate(0, 0, dueAfter+w.fallingDue-days)
	if ready := o.steps[invoicedAt-1].at; !ready.Before(at) || ready.Before(at.AddDate(0, 0, -days)) {
		return
	}
	w.fallingDue++
	o.status, o.steps = billed, o.steps[:invoicedAt+1]
	o.steps[invoicedAt].at = at
}
