package domain

import (
	"errors"
	"maps"
	"slices"
	"testing"
	"time"

	"millesime/modules/products/productsapi"
	receipts "millesime/modules/receipts/internal/receipts/domain"
	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
	"millesime/platform/testkit/refused"
)

// Domain 6.1, restated by hand: pending → ordered by the admin at Dartess and by the supplier elsewhere. Nothing else moves a
// return.
func TestTheTableOfReturnsIsThatOfTheDomain(t *testing.T) {
	t.Parallel()
	var got []string
	for _, row := range Table().Transitions() {
		for _, role := range row.By {
			got = append(got, string(row.From)+" "+string(row.To)+" "+string(role))
		}
	}
	if want := []string{"pending ordered supplier_in_own_warehouse", "pending ordered admin_at_dartess"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	supplier, admin, superadmin := auth.Actor{ID: 4, Group: auth.Supplier}, auth.Actor{ID: 2, Group: auth.Admin}, auth.Actor{ID: 1, Group: auth.Superadmin}
	for _, c := range []struct {
		warehouse, status string
		by                auth.Actor
		to                Status
		refusal           error
	}{
		{"dartess", "pending", admin, "ordered", nil},
		{"dartess", "pending", superadmin, "ordered", nil},
		{"dartess", "pending", supplier, "ordered", ErrHandOver},
		{"supplier", "pending", supplier, "ordered", nil},
		{"supplier", "pending", admin, "ordered", ErrHandOver},
		{"supplier", "ordered", supplier, "ordered", ErrMoved},
		{"supplier", "ordered", supplier, "pending", ErrNoSuchMove},
		{"supplier", "pending", supplier, "pending", ErrMoved},
	} {
		r := Return{SupplierID: 4, Warehouse: c.warehouse, Status: Status(c.status)}
		if _, err := r.Resolve(stock.RoleOf(c.by, r.Warehouse), c.to, ""); !errors.Is(err, c.refusal) {
			t.Errorf("%s at %s to %s by %s: %v, want %v", c.status, c.warehouse, c.to, c.by.Group, err, c.refusal)
		}
		offered := len(r.Transitions(stock.RoleOf(c.by, r.Warehouse))) > 0
		if c.to == Ordered && offered != (c.refusal == nil) {
			t.Errorf("%s at %s by %s is offered: %t", c.status, c.warehouse, c.by.Group, offered)
		}
	}
}

func TestWhatMayLeaveIsJudgedLineByLine(t *testing.T) {
	t.Parallel()
	products := map[int64]productsapi.Product{7: {SupplierID: 4}, 8: {SupplierID: 4}, 9: {SupplierID: 5}}
	levels := map[int64]receiptsapi.Level{
		7: {ProductID: 7, Warehouse: "dartess", OnHand: 20, Reserved: 8},
		8: {ProductID: 8, Warehouse: "supplier", OnHand: 20},
		9: {ProductID: 9, Warehouse: "dartess", OnHand: 20},
	}
	line := func(product, quantity int64) Line {
		return Line{ProductID: product, Quantity: quantity}
	}
	for name, c := range map[string]struct {
		lines []Line
		want  map[string]string // code by path
	}{
		"all that is free":        {[]Line{line(7, 12)}, nil},
		"in two lots":             {[]Line{line(7, 6), line(7, 6)}, nil},
		"more than is free":       {[]Line{line(7, 13)}, map[string]string{"lines[0].quantity": "available"}},
		"more in two lots":        {[]Line{line(7, 6), line(7, 7)}, map[string]string{"lines[1].quantity": "available"}},
		"of another":              {[]Line{line(7, 1), line(9, 1)}, map[string]string{"lines[1].product": "not_found"}},
		"of nobody":               {[]Line{line(99, 1)}, map[string]string{"lines[0].product": "not_found"}},
		"elsewhere":               {[]Line{line(8, 1)}, map[string]string{"lines[0].product": "elsewhere"}},
		"each fault has its line": {[]Line{line(9, 1), line(8, 1), line(7, 99)}, map[string]string{"lines[0].product": "not_found", "lines[1].product": "elsewhere", "lines[2].quantity": "available"}},
	} {
		r := Return{SupplierID: 4, Warehouse: "dartess", Lines: c.lines}
		if got := refused.Codes(r.CheckNew(products, levels)); !maps.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

// A product lies in one warehouse, so a move takes all of it; what orders hold may still be shipped meanwhile.
func TestAMoveTakesAllOfAProduct(t *testing.T) {
	t.Parallel()
	products := map[int64]productsapi.Product{7: {SupplierID: 4}}
	free := receiptsapi.Level{ProductID: 7, Warehouse: "supplier", OnHand: 20, Reserved: 8}
	awaited := free
	awaited.Incoming = 6
	for name, c := range map[string]struct {
		quantity int64
		level    receiptsapi.Level
		want     map[string]string
	}{
		"all":      {12, free, nil},
		"a part":   {6, free, map[string]string{"lines[0].quantity": "whole"}},
		"expected": {12, awaited, map[string]string{"lines[0].product": "expected"}},
	} {
		r := Return{SupplierID: 4, Warehouse: "supplier", MoveTo: "dartess", Lines: []Line{{ProductID: 7, Quantity: c.quantity}}}
		if got := refused.Codes(r.CheckNew(products, map[int64]receiptsapi.Level{7: c.level})); !maps.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
	r := Return{Lines: []Line{{ProductID: 7, Quantity: 6}, {ProductID: 7, Quantity: 6}}}
	for name, c := range map[string]struct {
		level receiptsapi.Level
		want  error
	}{
		"nothing else":   {receiptsapi.Level{OnHand: 12, Reserved: 12}, nil},
		"an order's":     {receiptsapi.Level{OnHand: 13, Reserved: 13}, ErrStillThere},
		"on the way":     {receiptsapi.Level{OnHand: 12, Reserved: 12, Incoming: 1}, ErrStillExpected},
		"promised to be": {receiptsapi.Level{OnHand: 12, Reserved: 12, Incoming: 6, Promised: 6}, ErrStillExpected},
		"waited for":     {receiptsapi.Level{OnHand: 12, Reserved: 12, Waiting: 6}, ErrStillExpected},
	} {
		if err := r.CheckEmptied(map[int64]receiptsapi.Level{7: c.level}); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
}

// Whatever way a return goes, what it took out of available stock is settled to the unit.
func TestTheChangesOfAReturn(t *testing.T) {
	t.Parallel()
	r := Return{ID: 3, Number: "RET-2026-000003", CreatedAt: time.Now(), Lines: []Line{{ProductID: 7, Quantity: 6}, {ProductID: 8, Quantity: 2}}}
	for name, c := range map[string]struct {
		got  []stock.Change
		want []stock.Change
	}{
		"asked for":   {r.Reserves(), []stock.Change{{ProductID: 7, Kind: "reservation", Reserved: 6}, {ProductID: 8, Kind: "reservation", Reserved: 2}}},
		"deleted":     {r.Releases(), []stock.Change{{ProductID: 7, Kind: "release", Reserved: -6}, {ProductID: 8, Kind: "release", Reserved: -2}}},
		"handed over": {r.Departs(), []stock.Change{{ProductID: 7, Kind: "return", OnHand: -6, Reserved: -6}, {ProductID: 8, Kind: "return", OnHand: -2, Reserved: -2}}},
	} {
		for i := range c.want {
			c.want[i].RecoveryID, c.want[i].Reason = 3, "RET-2026-000003"
		}
		if !slices.Equal(c.got, c.want) {
			t.Errorf("%s: %v, want %v", name, c.got, c.want)
		}
	}
}

// At the other warehouse a product is expected once, whatever lots it left in.
func TestWhatAMoveAnnounces(t *testing.T) {
	t.Parallel()
	r := Return{Number: "RET-2026-000003", SupplierID: 4, Warehouse: "supplier", MoveTo: "dartess", Lines: []Line{
		{ProductID: 7, Quantity: 6, Lot: "L1"}, {ProductID: 8, Quantity: 2, Lot: "L3", Product: productsapi.Product{Vintage: 2021}}, {ProductID: 7, Quantity: 4, Lot: "L2"},
	}}
	got := r.Announced("2026-12-01", map[int64][]receiptsapi.Lot{7: {{Lot: "L2", BestBefore: "2028-06-30"}}, 8: {{Lot: "L3", BestBefore: "2027-12-31"}}})
	if lots := got.Lines[0].Lots; !slices.Equal(lots, []receipts.LineLot{{Lot: "L1", Quantity: 6}, {Lot: "L2", Quantity: 4, BestBefore: "2028-06-30"}}) {
		t.Errorf("lots %+v", lots)
	}
	want := []receipts.Line{{ProductID: 7, Expected: 10}, {ProductID: 8, Expected: 2, Lot: "L3", BestBefore: "2027-12-31", Vintage: 2021}}
	if !slices.EqualFunc(got.Lines, want, func(a, b receipts.Line) bool {
		return a.ProductID == b.ProductID && a.Expected == b.Expected && a.Lot == b.Lot && a.BestBefore == b.BestBefore && a.Vintage == b.Vintage
	}) {
		t.Errorf("lines %+v, want %+v", got.Lines, want)
	}
	if got.SupplierID != 4 || got.Warehouse != "dartess" || got.ExpectedOn != "2026-12-01" || got.Reference != "RET-2026-000003" || got.Status != "processing" {
		t.Errorf("%+v", got)
	}
}

// What waits for a reader to be handed over is what it keeps.
func TestWhatIsToBeHandedOver(t *testing.T) {
	t.Parallel()
	admin, supplier := auth.Actor{Group: auth.Admin}, auth.Actor{Group: auth.Supplier}
	if got := (Filter{ToDo: true}).For(admin, Pending); got.Warehouse != "dartess" || !slices.Equal(got.Statuses, []Status{"pending"}) {
		t.Errorf("an admin's: %+v", got)
	}
	if got := (Filter{ToDo: true}).For(supplier, Pending); got.Warehouse != "supplier" {
		t.Errorf("a supplier's: %+v", got)
	}
	if got := (Filter{ToDo: true, Warehouse: "dartess"}).For(supplier, Pending); slices.Contains(got.Statuses, Pending) {
		t.Errorf("a supplier hands over at Dartess: %+v", got)
	}
	if got := (Filter{}).For(admin, Pending); got.Warehouse != "" || got.Statuses != nil {
		t.Errorf("all: %+v", got)
	}
}
