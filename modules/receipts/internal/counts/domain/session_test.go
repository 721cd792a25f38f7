package domain

import (
	"errors"
	"maps"
	"slices"
	"testing"
	"time"

	"millesime/modules/products/productsapi"
	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
	"millesime/platform/testkit/refused"
)

// Domain 6.1, restated by hand: who keeps the warehouse counts, looks at the differences and approves; at Dartess a supplier may
// propose, with a reason, what an admin then confirms. Nothing else moves a session.
func TestTheTableOfSessionsIsThatOfTheDomain(t *testing.T) {
	t.Parallel()
	want := []string{
		"open canceled admin_at_dartess", "open canceled supplier_at_dartess its own", "open canceled supplier_in_own_warehouse",
		"open review admin_at_dartess", "open review supplier_at_dartess its own with a reason", "open review supplier_in_own_warehouse",
		"review approved admin_at_dartess", "review approved supplier_in_own_warehouse",
		"review canceled admin_at_dartess with a reason", "review canceled supplier_at_dartess its own", "review canceled supplier_in_own_warehouse with a reason",
		"review open admin_at_dartess", "review open supplier_at_dartess its own", "review open supplier_in_own_warehouse",
	}
	var got []string
	for _, row := range Table().Transitions() {
		for _, role := range row.By {
			words := string(row.From) + " " + string(row.To) + " " + string(role)
			if slices.Contains(row.Guards, GuardProposed) {
				words += " its own"
			}
			if row.Reason {
				words += " with a reason"
			}
			got = append(got, words)
		}
	}
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("%q\nwant %q", got, want)
	}
}

func TestWhoCountsWhere(t *testing.T) {
	t.Parallel()
	supplier, admin := auth.Actor{ID: 4, Group: auth.Supplier}, auth.Actor{ID: 2, Group: auth.Admin}
	for _, c := range []struct {
		warehouse string
		proposed  bool
		status    Status
		by        auth.Actor
		want      error
	}{
		{"supplier", false, Open, supplier, nil},
		{"supplier", false, Open, admin, ErrOfKeeper},
		{"dartess", false, Open, admin, nil},
		{"dartess", false, Open, supplier, ErrOfDartess},
		{"dartess", true, Open, supplier, nil},
		{"dartess", true, Open, admin, nil},
		{"supplier", false, Review, supplier, ErrClosed},
		{"supplier", false, Approved, supplier, ErrClosed},
	} {
		s := Session{Warehouse: c.warehouse, Proposed: c.proposed, Status: c.status}
		if err := s.CheckCount(stock.RoleOf(c.by, s.Warehouse)); !errors.Is(err, c.want) {
			t.Errorf("%s at %s (proposed %t, %s): %v, want %v", c.by.Group, c.warehouse, c.proposed, c.status, err, c.want)
		}
	}
}

// counting is what a session knows of three products: 7 counted to 4 of 10, 8 not counted, 9 of another supplier.
func counting() Counting {
	return Counting{
		Products: map[int64]productsapi.Product{7: {SupplierID: 4}, 8: {SupplierID: 4}, 9: {SupplierID: 5}, 10: {SupplierID: 4}, 11: {SupplierID: 4}},
		Levels: map[int64]receiptsapi.Level{
			7: {Warehouse: "supplier", OnHand: 10}, 8: {Warehouse: "supplier", OnHand: 6}, 9: {Warehouse: "supplier"},
			10: {Warehouse: "dartess"}, 11: {Warehouse: "supplier", OnHand: 3},
		},
		Lines:       map[int64]Line{7: {ID: 1, ProductID: 7, Counted: new(int64(4)), Expected: 10}, 8: {ID: 2, ProductID: 8, Expected: 6}},
		Elsewhere:   map[int64]string{},
		Corrections: map[int64]int64{8: 99},
	}
}

// Entries add up, whatever place they come from; what is taken back never leaves less than nothing.
func TestEntriesAddUp(t *testing.T) {
	t.Parallel()
	s := Session{SupplierID: 4, Warehouse: "supplier", Status: Open, Round: 1}
	entry := func(product, units int64) Entry { return Entry{ProductID: product, Units: units} }
	lines, err := s.Enter(counting(), []Entry{entry(7, 3), entry(8, 12), entry(7, -1), entry(8, -12), entry(11, 3)}, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	want := []struct{ product, counted, expected, difference int64 }{{7, 6, 10, -4}, {8, 0, 6, -6}, {11, 3, 3, 0}}
	for n, w := range want {
		if l := lines[n]; l.ProductID != w.product || *l.Counted != w.counted || l.Expected != w.expected || l.Difference() != w.difference || l.CountedAt.IsZero() {
			t.Errorf("%+v, want %+v", l, w)
		}
	}
	if lines[1].Correction != 99 || lines[2].ID != 0 {
		t.Errorf("%+v", lines)
	}
	elsewhere := counting()
	elsewhere.Elsewhere[11] = "INV-2026-000009"
	for name, c := range map[string]struct {
		counting Counting
		entries  []Entry
		want     map[string]string
	}{
		"less than nothing":    {counting(), []Entry{entry(7, -5)}, map[string]string{"lines[0].units": "counted"}},
		"too many":             {counting(), []Entry{entry(7, MostCounted)}, map[string]string{"lines[0].units": "counted"}},
		"of another":           {counting(), []Entry{entry(7, 1), entry(9, 1)}, map[string]string{"lines[1].product": "not_found"}},
		"of nobody":            {counting(), []Entry{entry(99, 1)}, map[string]string{"lines[0].product": "not_found"}},
		"in another warehouse": {counting(), []Entry{entry(10, 1)}, map[string]string{"lines[0].product": "elsewhere"}},
		"in another session":   {elsewhere, []Entry{entry(11, 1)}, map[string]string{"lines[0].product": "counted_elsewhere"}},
	} {
		if _, err := s.Enter(c.counting, c.entries, time.Now()); !maps.Equal(refused.Codes(err), c.want) {
			t.Errorf("%s: %v, want %v", name, refused.Codes(err), c.want)
		}
	}
	s.Round = 2
	if _, err := s.Enter(counting(), []Entry{entry(7, 1), entry(8, 1)}, time.Now()); !maps.Equal(refused.Codes(err), map[string]string{"lines[0].product": "not_recounted"}) {
		t.Errorf("what was not asked for again: %v", refused.Codes(err))
	}
}

// An approval corrects by the difference: what was shipped since the count stays shipped.
func TestAnApprovalCorrectsByTheDifference(t *testing.T) {
	t.Parallel()
	s := Session{Number: "INV-2026-000001", SupplierID: 4, Warehouse: "supplier"}
	lines := []Line{
		{ID: 1, ProductID: 7, Counted: new(int64(8)), Expected: 10}, // 2 are missing, 4 were shipped since
		{ID: 2, ProductID: 8, Counted: new(int64(6)), Expected: 6},
		{ID: 3, ProductID: 9, Expected: 5}, // not counted
		{ID: 4, ProductID: 10, Counted: new(int64(7)), Expected: 4},
	}
	known := Counting{Levels: map[int64]receiptsapi.Level{
		7: {Warehouse: "supplier", OnHand: 6, Reserved: 4}, 8: {Warehouse: "supplier", OnHand: 1}, 9: {Warehouse: "supplier"}, 10: {Warehouse: "supplier", OnHand: 4},
	}}
	got, err := s.Approve(known, lines, nil)
	want := []receiptsapi.Correction{
		{ProductID: 7, OnHand: 4, Expected: 6, Reason: "INV-2026-000001"}, {ProductID: 10, OnHand: 7, Expected: 4, Reason: "INV-2026-000001"},
	}
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("%+v (%v), want %+v", got, err, want)
	}
	known.Levels[7] = receiptsapi.Level{Warehouse: "supplier", OnHand: 6, Reserved: 5}
	known.Corrections = map[int64]int64{10: 55}
	_, err = s.Approve(known, lines, nil)
	if want := map[string]string{"products[7]": "below_reserved", "products[10]": "corrected_meanwhile"}; !maps.Equal(refused.Codes(err), want) {
		t.Errorf("%v, want %v", refused.Codes(err), want)
	}
	if got, err := s.Approve(known, lines, []int64{7, 10}); err != nil || len(got) != 0 {
		t.Errorf("left out: %v, %v", got, err)
	}
	known.Levels[7] = receiptsapi.Level{Warehouse: "supplier", OnHand: 1}
	if _, err := s.Approve(known, lines, []int64{10}); !maps.Equal(refused.Codes(err), map[string]string{"products[7]": "left_meanwhile"}) {
		t.Errorf("9 left of 8: %v", refused.Codes(err))
	}
	known.Levels[10], known.Corrections = receiptsapi.Level{Warehouse: "dartess", OnHand: 4}, nil
	if _, err := s.Approve(known, lines, []int64{7}); !maps.Equal(refused.Codes(err), map[string]string{"products[10]": "elsewhere"}) {
		t.Errorf("moved meanwhile: %v", refused.Codes(err))
	}
}

// Bottles that leave between two entries are not found by mending the first, and two places that were counted around a departure
// are not summed up.
func TestStockThatMovesWhileItIsCounted(t *testing.T) {
	t.Parallel()
	s := Session{SupplierID: 4, Warehouse: "supplier", Status: Open, Round: 1}
	enter := func(onHand int64, line Line, units int64) Line {
		t.Helper()
		c := counting()
		c.Levels[7], c.Lines[7] = receiptsapi.Level{Warehouse: "supplier", OnHand: onHand}, line
		lines, err := s.Enter(c, []Entry{{ProductID: 7, Units: units}}, time.Now())
		if err != nil {
			t.Fatal(err)
		}
		return lines[0]
	}
	first := enter(100, Line{ID: 1, ProductID: 7, Expected: 90}, 100)
	approve := func(line Line, onHand int64) ([]receiptsapi.Correction, error) {
		return s.Approve(Counting{Levels: map[int64]receiptsapi.Level{7: {Warehouse: "supplier", OnHand: onHand}}}, []Line{line}, nil)
	}
	mended := enter(60, first, -1) // 40 left: one of the 100 was another wine
	if got, err := approve(mended, 60); err != nil || len(got) != 1 || got[0].OnHand != 59 {
		t.Errorf("99 of 100, 40 of which left: %+v, %v, want 59", got, err)
	}
	noted := enter(60, first, 0)
	if got, err := approve(noted, 60); err != nil || len(got) != 0 {
		t.Errorf("a note alone: %+v, %v, want no correction", got, err)
	}
	if _, err := approve(enter(60, first, 12), 60); !maps.Equal(refused.Codes(err), map[string]string{"products[7]": "moved_meanwhile"}) {
		t.Errorf("a second place after a departure: %v", refused.Codes(err))
	}
	again := enter(60, enter(60, enter(60, first, 12), -112), 59)
	if got, err := approve(again, 60); err != nil || len(got) != 1 || got[0].OnHand != 59 {
		t.Errorf("taken back and counted anew: %+v, %v, want 59", got, err)
	}
}
