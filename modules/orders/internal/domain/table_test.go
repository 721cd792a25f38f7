package domain

import (
	"testing"
	"time"

	"millesime/modules/orders/ordersapi"
	"millesime/platform/auth"
	"millesime/platform/money"
)

// Domain 5.3: 7 days to pay, 48 hours for individuals; 10 days to say that the goods arrived; nothing else waits for time.
func TestWhenTheSystemMovesOn(t *testing.T) {
	t.Parallel()
	at := time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC)
	for _, status := range Statuses() {
		for group, want := range map[auth.Group]map[Status]time.Duration{
			auth.Restaurant: {WaitingPayment: 7 * 24 * time.Hour, PendingShipping: 10 * 24 * time.Hour, Shipped: 0},
			auth.Customer:   {WaitingPayment: 48 * time.Hour, PendingShipping: 10 * 24 * time.Hour, Shipped: 0},
		} {
			due := Summary{Status: status, MovedAt: at, Customer: Party{Group: group}}.DueAt()
			wait, waits := want[status]
			if waits != !due.IsZero() || waits && due.Sub(at) != wait {
				t.Errorf("%s of a %s: due %s", status, group, due)
			}
		}
	}
}

// Domain 5.3: what was delivered goes to the invoice, or ends when there is nothing to pay.
func TestWhereTheSystemLeads(t *testing.T) {
	t.Parallel()
	for total, want := range map[money.Cents]Status{9922: PendingInvoice, 0: Closed} {
		if to, ok := (Summary{Status: Shipped, Totals: ordersapi.Totals{TotalTaxIncl: total}}).DueMove(time.Now()); !ok || to != want {
			t.Errorf("delivered for %s: %s", total, to)
		}
	}
}

// Domain 5.6: an order is owed from validated until it is paid, whether in advance or by its invoice.
func TestWhatIsOwed(t *testing.T) {
	t.Parallel()
	at := time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC)
	order := Summary{Status: Processing, Totals: ordersapi.Totals{TotalTaxIncl: 9922}}
	for _, step := range []struct {
		to   Status
		owed money.Cents
	}{
		{WaitingPayment, 0}, {Paid, 0}, {Validated, 0}, {Preparation, 0}, // paid in advance
		{PaidError, 0}, {Validated, 9922}, {Preparation, 9922}, {Incident, 9922}, {Billed, 9922}, {Closed, 0}, {Incident, 0}, {Canceled, 0},
	} {
		if order = order.movedTo(step.to, at); step.to == PaidError {
			order = order.PaidBy(0, at) // the payment was taken back
		}
		if order.Owed() != step.owed {
			t.Errorf("%s: %s is owed", step.to, order.Owed())
		}
	}
}

// Domain 5.3: an order that ended is complained about for 30 days.
func TestOldOrdersAreOver(t *testing.T) {
	t.Parallel()
	ended := time.Date(2026, 10, 1, 10, 0, 0, 0, time.UTC)
	order := Summary{Status: Closed, MovedAt: ended, ClosedAt: ended}
	for after, open := range map[time.Duration]bool{30*24*time.Hour - time.Second: true, 30 * 24 * time.Hour: false} {
		if moves := table.Allowed(Closed, RoleBuyer, situation{order: order, now: ended.Add(after)}); (len(moves) == 1) != open {
			t.Errorf("after %s: %v", after, moves)
		}
	}
}
