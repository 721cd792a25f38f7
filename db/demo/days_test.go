package demo_test

import (
	"fmt"
	"testing"
	"time"

	"millesime/db/demo"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// Whatever day the set is made, the accounts that people try first have orders in the states that ask something of somebody, and shops
// in every state: on each day of two weeks over the turn of a year in the whole run, on one Sunday every day.
func TestDemoAccountsHaveOrdersInEveryStateOnAnyDay(t *testing.T) {
	t.Parallel()
	days := 1
	if testkit.Full() {
		days = 14
	}
	for n := range days {
		at := time.Date(2026, time.December, 27+n, 7+n, 0, 0, 0, time.UTC)
		t.Run(clock.DateOf(at), func(t *testing.T) {
			t.Parallel()
			d := testkit.Migrated(t, db.SQLite)
			fillAt(t, d, demo.Scale{}, at)
			always := []string{"quotation", "processing", "validated", "preparation", "partially_shipped", "pending_shipping", "canceled"}
			paidFirst := []string{"waiting_payment", "paid", "paid_error"} // nobody asks it of restaurant@
			has(t, d, "restaurant@", "customer_id = 3", always)
			has(t, d, "fournisseur@", "supplier_id = 7", append(paidFirst, always...))
			has(t, d, "agent@", "agent_id = 10", append(paidFirst, always...))
			has(t, d, "a shop", "origin = 'store'", shopStates())
		})
	}
}

func has(t *testing.T, d *db.DB, account, ofAccount string, states []string) {
	t.Helper()
	for _, status := range states {
		if number(t.Context(), t, d, fmt.Sprintf("SELECT count(*) FROM orders WHERE %s AND status = '%s'", ofAccount, status)) == 0 {
			t.Errorf("%s has no order in state %s", account, status)
		}
	}
}
