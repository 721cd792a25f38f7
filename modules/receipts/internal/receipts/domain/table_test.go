package domain_test

import (
	"errors"
	"reflect"
	"slices"
	"testing"

	"millesime/modules/receipts/internal/receipts/domain"
	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
)

// Domain 6.1, restated by hand: from processing to warehouse or canceled; from warehouse to counted in part, complete or canceled;
// counted in part stays so by another count, or becomes complete, and is open again once a corrected count lacks bottles. Who keeps the warehouse, an admin at Dartess and elsewhere the supplier, says what arrived;
// suppliers and admins call off, with a reason.
func TestTheTableIsThatOfTheDomain(t *testing.T) {
	t.Parallel()
	want := []string{
		"complete partiel admin_at_dartess redates once missing again with a reason",
		"complete partiel supplier_in_own_warehouse redates once missing again with a reason",
		"partiel complete admin_at_dartess redates", "partiel complete supplier_in_own_warehouse redates",
		"processing canceled admin_at_dartess redates with a reason", "processing canceled admin_elsewhere redates with a reason",
		"processing canceled supplier_at_dartess redates with a reason", "processing canceled supplier_in_own_warehouse redates with a reason",
		"processing warehouse admin_at_dartess arrives", "processing warehouse supplier_in_own_warehouse arrives",
		"warehouse canceled admin_at_dartess redates with a reason", "warehouse canceled admin_elsewhere redates with a reason",
		"warehouse canceled supplier_at_dartess redates with a reason", "warehouse canceled supplier_in_own_warehouse redates with a reason",
		"warehouse complete admin_at_dartess redates", "warehouse complete supplier_in_own_warehouse redates",
		"warehouse partiel admin_at_dartess once counted", "warehouse partiel supplier_in_own_warehouse once counted",
	}
	var got []string
	for _, row := range domain.Table().Transitions() {
		for _, role := range row.By {
			words := string(row.From) + " " + string(row.To) + " " + string(role)
			if domain.Has(row, domain.EffectArrived) {
				words += " arrives"
			}
			if domain.Has(row, domain.EffectRedate) {
				words += " redates"
			}
			if slices.Contains(row.Guards, domain.GuardCounted) {
				words += " once counted"
			}
			if slices.Contains(row.Guards, domain.GuardMissing) {
				words += " once missing again"
			}
			if row.Reason {
				words += " with a reason"
			}
			got = append(got, words)
		}
	}
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestWhoKeepsAWarehouse(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		group     auth.Group
		warehouse string
		keeps     bool
	}{
		{auth.Supplier, receiptsapi.WarehouseSupplier, true},
		{auth.Supplier, receiptsapi.WarehouseDartess, false},
		{auth.Admin, receiptsapi.WarehouseSupplier, false},
		{auth.Superadmin, receiptsapi.WarehouseDartess, true},
	} {
		if got := stock.RoleOf(auth.Actor{Group: c.group}, c.warehouse).Keeps(); got != c.keeps {
			t.Errorf("%s at %s: %v", c.group, c.warehouse, got)
		}
	}
}

// What is short is closed with a reason alone.
func TestClosingShortAsksWhy(t *testing.T) {
	t.Parallel()
	whole := domain.Receipt{Status: domain.Partiel, Totals: domain.Totals{Expected: 12, Received: 10, Damaged: 2}}
	if _, err := whole.Resolve(stock.RoleKeeper, domain.Move{To: domain.Complete}); err != nil {
		t.Errorf("all is there: %v", err)
	}
	short := whole
	short.Received, short.Short = 9, 1
	if _, err := short.Resolve(stock.RoleKeeper, domain.Move{To: domain.Complete}); err == nil {
		t.Error("one is missing and nobody says why")
	}
	if _, err := short.Resolve(stock.RoleKeeper, domain.Move{To: domain.Complete, Comment: "cassée"}); err != nil {
		t.Errorf("with a reason: %v", err)
	}
	if _, err := short.Resolve(stock.RoleSupplier, domain.Move{To: domain.Complete, Comment: "x"}); !errors.Is(err, domain.ErrNotYourMove) {
		t.Errorf("by who does not keep it: %v", err)
	}
}

// Lines of 6 and 4 units on the 2nd and the 9th; claims of 3, 5 and 4 units, of which the second was told the 9th for all.
func TestClaimsAreLaidOverWhatComes(t *testing.T) {
	t.Parallel()
	lines := []stock.ReceiptLine{{ID: 1, ExpectedOn: "2027-01-02", Open: 6}, {ID: 2, ExpectedOn: "2027-01-09", Open: 4}}
	claims := []stock.Hold{
		{ID: 10, OrderID: 1, OrderItemID: 1, Promised: 3, ReceiptLineID: 1, PromisedOn: "2027-01-02"},
		{ID: 11, OrderID: 2, OrderItemID: 2, Promised: 5, Reserved: 1, ReceiptLineID: 2, PromisedOn: "2027-01-09"},
		{ID: 12, OrderID: 3, OrderItemID: 3, Waiting: 4},
	}
	plan := stock.LayOut(lines, 0, claims)
	wantChanged := []stock.Hold{
		{ID: 11, OrderID: 2, OrderItemID: 2, Promised: 3, Reserved: 1, ReceiptLineID: 1, PromisedOn: "2027-01-02"},
		{ID: 12, OrderID: 3, OrderItemID: 3, Promised: 2, ReceiptLineID: 2, PromisedOn: "2027-01-09"},
	}
	wantAdded := []stock.Hold{
		{OrderID: 2, OrderItemID: 2, Promised: 2, ReceiptLineID: 2, PromisedOn: "2027-01-09"},
		{OrderID: 3, OrderItemID: 3, Waiting: 2},
	}
	if !slices.Equal(plan.Changed, wantChanged) || !slices.Equal(plan.Added, wantAdded) || len(plan.Released) != 0 {
		t.Errorf("changed %+v, added %+v, released %v", plan.Changed, plan.Added, plan.Released)
	}
	wantMoves := []stock.PromiseMove{ // three of the second come earlier, two of the third have a day
		{OrderID: 2, OrderItemID: 2, Moved: true, Before: stock.Parts{{Units: 5, ExpectedOn: "2027-01-09"}}},
		{OrderID: 3, OrderItemID: 3, Moved: true, Before: stock.Parts{{Units: 4}}},
	}
	if !reflect.DeepEqual(plan.Moves, wantMoves) {
		t.Errorf("moves %+v", plan.Moves)
	}
	if plan.Promised[1] != 3 || plan.Promised[2] != -5+2+2 {
		t.Errorf("lines are promised %v more", plan.Promised)
	}
	want := stock.Change{Kind: stock.MovementReservation, Promised: 2, Waiting: -2, OrderID: 3}
	if len(plan.Changes) != 1 || plan.Changes[0] != want {
		t.Errorf("levels move by %+v", plan.Changes)
	}
	again := stock.LayOut(lines, 3, []stock.Hold{wantChanged[0], wantAdded[0]})
	if len(again.Changed)+len(again.Added)+len(again.Released)+len(again.Moves)+len(again.Changes) != 0 {
		t.Errorf("what is where it belongs moved: %+v", again)
	}
}
