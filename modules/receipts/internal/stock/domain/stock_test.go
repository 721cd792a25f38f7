package domain_test

import (
	"testing"

	"pgregory.net/rapid"

	"millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	_ "millesime/platform/testkit/constant"
)

// The tags of specification 3, spelled as there; which one holds is domain 3.3.
func TestTagIsTheFirstThatHolds(t *testing.T) {
	t.Parallel()
	level := func(onHand, reserved, incoming, promised int64, warehouse string) receiptsapi.Level {
		return receiptsapi.Level{OnHand: onHand, Reserved: reserved, Incoming: incoming, Promised: promised, Warehouse: warehouse}
	}
	ask := func(quantity, threshold int64) receiptsapi.TagQuery {
		return receiptsapi.TagQuery{Quantity: quantity, Threshold: threshold, Active: true}
	}
	for name, c := range map[string]struct {
		level receiptsapi.Level
		query receiptsapi.TagQuery
		want  string
	}{
		"R-3.115 withdrawn, whatever the stock":     {level(60, 0, 0, 0, ""), receiptsapi.TagQuery{Quantity: 6}, "desactivated"},
		"R-3.117 a sample":                          {level(0, 0, 0, 0, ""), receiptsapi.TagQuery{Quantity: 1, Active: true, Sample: true}, "sample"},
		"the rest is on its way":                    {level(3, 0, 12, 0, ""), ask(6, 0), "pending_receipt"},
		"nothing there, but on its way":             {level(0, 0, 6, 0, ""), ask(6, 0), "pending_receipt"},
		"what is on its way is promised":            {level(3, 0, 12, 10, ""), ask(6, 0), "insufficient_stock"},
		"R-3.111 nothing left":                      {level(6, 6, 0, 0, ""), ask(1, 0), "out_of_stock"},
		"R-3.113 too few":                           {level(6, 2, 0, 0, ""), ask(6, 0), "insufficient_stock"},
		"R-3.112 just enough, at the threshold":     {level(18, 0, 0, 0, ""), ask(6, 12), "stock_alert"},
		"enough, at the shared warehouse":           {level(60, 0, 0, 0, receiptsapi.WarehouseDartess), ask(6, 12), "dartess_warehouse"},
		"R-3.116 enough, at the supplier's":         {level(60, 0, 0, 0, receiptsapi.WarehouseSupplier), ask(6, 12), "normal"},
		"R-3.112 the last one, without a threshold": {level(6, 0, 0, 0, ""), ask(6, 0), "stock_alert"},
	} {
		if got := domain.Tag(c.level, c.query); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

// Domain 3.2 and 3.3: never oversold, earliest receipt first, all or nothing.
func TestAllocateNeverGivesWhatIsNotThere(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		levels := map[int64]receiptsapi.Level{}
		var receipts []domain.ReceiptLine
		free := map[int64]int64{}
		for id := int64(1); id <= 3; id++ {
			onHand := rapid.Int64Range(0, 30).Draw(t, "on hand")
			reserved := rapid.Int64Range(0, onHand).Draw(t, "reserved")
			incoming := int64(0)
			for r := range rapid.IntRange(0, 2).Draw(t, "receipts") {
				open := rapid.Int64Range(1, 20).Draw(t, "open")
				receipts = append(receipts, domain.ReceiptLine{ID: id*10 + int64(r), ProductID: id, ExpectedOn: "2026-12-0" + string(rune('1'+r)), Open: open})
				incoming += open
			}
			waiting := rapid.Int64Range(0, 5).Draw(t, "waiting") // those who wait come first
			levels[id] = receiptsapi.Level{ProductID: id, OnHand: onHand, Reserved: reserved, Incoming: incoming, Waiting: waiting}
			free[id] = onHand - reserved + max(0, incoming-waiting)
		}
		var lines []receiptsapi.Line
		wanted := map[int64]int64{}
		for range rapid.IntRange(1, 6).Draw(t, "lines") {
			line := receiptsapi.Line{ProductID: rapid.Int64Range(1, 3).Draw(t, "product"), Quantity: rapid.Int64Range(1, 25).Draw(t, "quantity")}
			wanted[line.ProductID] += line.Quantity
			lines = append(lines, line)
		}
		holds, short := domain.Allocate(levels, receipts, lines)
		for id, quantity := range wanted {
			if lacking := quantity > free[id]; lacking != isShort(short, id) {
				t.Fatalf("product %d: wanted %d of %d, short %v", id, quantity, free[id], short)
			}
		}
		if len(short) == 0 {
			checkHolds(t, holds, wanted, levels, receipts)
		}
	})
}

func isShort(short []receiptsapi.Shortage, id int64) bool {
	for _, s := range short {
		if s.ProductID == id {
			return true
		}
	}
	return false
}

func checkHolds(t *rapid.T, holds []domain.Hold, wanted map[int64]int64, levels map[int64]receiptsapi.Level, receipts []domain.ReceiptLine) {
	given, reserved, promised := map[int64]int64{}, map[int64]int64{}, map[int64]int64{}
	for _, h := range holds {
		given[h.ProductID] += h.Reserved + h.Promised
		reserved[h.ProductID] += h.Reserved
		promised[h.ReceiptLineID] += h.Promised
	}
	for id, quantity := range wanted {
		if given[id] != quantity || reserved[id] > levels[id].Available() || reserved[id] != min(quantity, levels[id].Available()) {
			t.Fatalf("product %d: wanted %d, given %d, reserved %d of %d", id, quantity, given[id], reserved[id], levels[id].Available())
		}
	}
	for _, r := range receipts {
		if promised[r.ID] > r.Open {
			t.Fatalf("receipt line %d: promised %d of %d", r.ID, promised[r.ID], r.Open)
		}
	}
}
