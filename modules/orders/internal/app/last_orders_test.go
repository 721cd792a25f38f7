package app

import (
	"context"
	"errors"
	"testing"

	"millesime/modules/orders/ordersapi"
	"millesime/platform/clock"
	"millesime/platform/lists"
)

// ordersRead is a table of one customer's last order that counts how often it is read.
type ordersRead struct {
	number string
	times  int
	fails  error
	while  func() // runs after the row was read, before the reader has it
}

func (r *ordersRead) read(context.Context) ([]ordersapi.Purchase, error) {
	r.times++
	found := []ordersapi.Purchase{{Number: r.number}}
	if r.while != nil {
		r.while()
	}
	return found, r.fails
}

func (r *ordersRead) wants(t *testing.T, l *LastOrders, customer, product int64, number string, times int) {
	t.Helper()
	found, err := l.of(t.Context(), customer, product, r.read)
	if err != nil || len(found) != 1 || found[0].Number != number || r.times != times {
		t.Fatalf("last orders %+v, %v after %d readings, want %s after %d", found, err, r.times, number, times)
	}
}

func TestWhatACustomerOrdersIsReadAgainForAllItsProducts(t *testing.T) {
	t.Parallel()
	const one, other = 7, 8
	last := NewLastOrders(clock.System())
	r := &ordersRead{number: "C-1"}
	r.wants(t, last, one, 101, "C-1", 1)
	r.wants(t, last, one, 101, "C-1", 2) // nothing is kept before the feed listens
	last.Begin()
	r.wants(t, last, one, 101, "C-1", 3)
	r.wants(t, last, one, 101, "C-1", 3)
	r.wants(t, last, one, 102, "C-1", 4)
	r.wants(t, last, other, 101, "C-1", 5)

	r.number = "C-2"
	last.OrdersChanged(one)
	r.wants(t, last, one, 101, "C-2", 6)
	r.wants(t, last, one, 102, "C-2", 7)
	r.wants(t, last, other, 101, "C-1", 7)
}

func TestWhatIsOrderedWhileItIsReadIsNotKept(t *testing.T) {
	t.Parallel()
	last := NewLastOrders(clock.System())
	last.Begin()
	r := &ordersRead{number: "C-1"}
	r.while = func() {
		r.while = nil
		r.number = "C-2"
		last.OrdersChanged(7)
	}
	r.wants(t, last, 7, 101, "C-1", 1) // as it was when the reader asked
	r.wants(t, last, 7, 101, "C-2", 2)
}

func TestLastOrdersThatCannotBeReadAreNotKept(t *testing.T) {
	t.Parallel()
	last := NewLastOrders(clock.System())
	last.Begin()
	r := &ordersRead{number: "C-1", fails: errors.New("away")}
	if _, err := last.of(t.Context(), 7, 101, r.read); !errors.Is(err, r.fails) {
		t.Fatalf("error %v, want the table's", err)
	}
	r.fails = nil
	r.wants(t, last, 7, 101, "C-1", 2)
}

// Only who reads its own orders alone has them remembered: what others may read can change without an order.
func TestOnlyOwnOrdersAreRemembered(t *testing.T) {
	t.Parallel()
	for _, scope := range []lists.Scope{{All: true}, {SupplierID: 2}, {AgentID: 3}, {CustomerID: 7, Buyer: 8}, {All: true, Buyer: 7}} {
		if _, own := remembered(scope); own {
			t.Errorf("%+v is remembered", scope)
		}
	}
	if customer, own := remembered(lists.Scope{CustomerID: 7}); !own || customer != 7 {
		t.Errorf("a customer's own orders are not remembered")
	}
}
