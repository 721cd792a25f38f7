package domain_test

import (
	"errors"
	"testing"

	"millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/clock"
)

// Domain 6.1: of 61 bottles on hand, 58 are of the recalled lot RC1, 2 of A and one of none. Whatever else they are called, they stay.
func TestARecalledLotLeavesUnderNoOtherName(t *testing.T) {
	t.Parallel()
	recalled := []receiptsapi.Lot{
		{ProductID: 1, Lot: "A", Units: 2, OnHand: 61}, {ProductID: 1, Lot: "RC1", Units: 58, OnHand: 61, RecalledAt: clock.StartOf("2026-11-01", 0)},
	}
	line := func(quantity int64, lots ...receiptsapi.LotUnits) receiptsapi.Line {
		return receiptsapi.Line{ProductID: 1, Quantity: quantity, Lots: lots}
	}
	of := func(lot string, units int64) receiptsapi.LotUnits {
		return receiptsapi.LotUnits{Lot: lot, Quantity: units}
	}
	for name, c := range map[string]struct {
		lines []receiptsapi.Line
		want  error
	}{
		"what a lot has":                {[]receiptsapi.Line{line(2, of("a", 2))}, nil},
		"the one of no lot":             {[]receiptsapi.Line{line(1)}, nil},
		"the same under a new name":     {[]receiptsapi.Line{line(1, of("B", 1))}, nil},
		"by its name":                   {[]receiptsapi.Line{line(1, of("rc1", 1))}, receiptsapi.ErrLotRecalled},
		"without a name":                {[]receiptsapi.Line{line(2)}, receiptsapi.ErrLotUnsaid},
		"a name that nobody knows":      {[]receiptsapi.Line{line(2, of("RC-l", 2))}, receiptsapi.ErrLotBeyond},
		"more than the other lot has":   {[]receiptsapi.Line{line(60, of("A", 60))}, receiptsapi.ErrLotBeyond},
		"more than it has, in parts":    {[]receiptsapi.Line{line(1, of("A", 1)), line(3, of("A", 3))}, receiptsapi.ErrLotBeyond},
		"said, and some without a name": {[]receiptsapi.Line{line(4, of("A", 2))}, receiptsapi.ErrLotUnsaid},
	} {
		got := domain.CheckLeaving(map[int64][]receiptsapi.Lot{1: recalled}, c.lines, "2026-11-28")
		if !errors.Is(got, c.want) || (got == nil) != (c.want == nil) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
	// What is past its date is asked about likewise, and leaves once that is confirmed.
	old := map[int64][]receiptsapi.Lot{1: {{ProductID: 1, Lot: "OLD", BestBefore: "2026-01-31", Units: 60, OnHand: 60}}}
	slip := line(6, of("0LD", 6))
	if err := domain.CheckLeaving(old, []receiptsapi.Line{slip}, "2026-11-28"); !errors.Is(err, receiptsapi.ErrLotPast) {
		t.Errorf("past its date under another name: %v", err)
	}
	slip.PastDates = true
	if err := domain.CheckLeaving(old, []receiptsapi.Line{slip}, "2026-11-28"); err != nil {
		t.Errorf("confirmed: %v", err)
	}
	// Without a recall any name will do, as for those who never said what came.
	free := []receiptsapi.Lot{{ProductID: 1, Lot: "A", Units: 2, OnHand: 61}, {ProductID: 1, Lot: "RC1", Units: 58, OnHand: 61}}
	for _, lots := range []map[int64][]receiptsapi.Lot{{1: free}, nil} {
		if err := domain.CheckLeaving(lots, []receiptsapi.Line{line(60, of("RC-l", 30), of("A", 30))}, "2026-11-28"); err != nil {
			t.Errorf("without a recall: %v", err)
		}
	}
}
