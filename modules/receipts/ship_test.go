package receipts_test

import (
	"context"
	"errors"
	"testing"

	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

func ship(t *testing.T, d *db.DB, stock receiptsapi.Stock, lines ...receiptsapi.Line) ([]receiptsapi.Shortage, error) {
	t.Helper()
	var short []receiptsapi.Shortage
	err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) (err error) {
		short, err = stock.Ship(ctx, tx, 1, lines)
		return err
	})
	return short, err
}

// What leaves was reserved by that very line; promised units wait for their receipt, and all or nothing leaves.
func TestOnlyWhatALineHoldsLeaves(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		stock := newStock(d)
		addLevel(t, d, 7, 10, 6)
		addLevel(t, d, 8, 10, 0)
		addReceiptLine(t, d, 7, 6, "2026-12-20")
		first := receiptsapi.Line{OrderID: 1, OrderItemID: 1, ProductID: 7, Quantity: 14} // 10 reserved, 4 promised
		second := receiptsapi.Line{OrderID: 1, OrderItemID: 2, ProductID: 8, Quantity: 6}
		if _, err := reserve(t, d, stock, first, second); err != nil {
			t.Fatal(err)
		}
		part := func(line receiptsapi.Line, quantity int64) receiptsapi.Line {
			line.Quantity = quantity
			return line
		}
		short, err := ship(t, d, stock, second, part(first, 11))
		if !errors.Is(err, receiptsapi.ErrNotReceived) || len(short) != 1 || short[0] != (receiptsapi.Shortage{ProductID: 7, Wanted: 11, Available: 10}) {
			t.Fatalf("11 of 10 left: %v, %v", short, err)
		}
		if got := level(t, stock, 8); got.OnHand != 10 || got.Reserved != 6 {
			t.Fatalf("a refused parcel took goods: %+v", got)
		}
		ledgerHolds(t, d)
		for _, lines := range [][]receiptsapi.Line{{part(first, 4), part(second, 6)}, {part(first, 2), part(first, 4)}} {
			if _, err := ship(t, d, stock, lines...); err != nil {
				t.Fatal(err)
			}
			ledgerHolds(t, d)
		}
		if got := level(t, stock, 7); got.OnHand != 0 || got.Reserved != 0 || got.Promised != 4 {
			t.Errorf("10 of 14 left: %+v", got)
		}
		if _, err := ship(t, d, stock, part(second, 1)); !errors.Is(err, receiptsapi.ErrNotReceived) {
			t.Errorf("a line without goods: %v", err)
		}
	})
}

func TestGoodsReturnOnHand(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		stock := newStock(d)
		addLevel(t, d, 7, 10, 0)
		line := receiptsapi.Line{OrderID: 1, OrderItemID: 1, ProductID: 7, Quantity: 6}
		if _, err := reserve(t, d, stock, line); err != nil {
			t.Fatal(err)
		}
		if _, err := ship(t, d, stock, line); err != nil {
			t.Fatal(err)
		}
		line.Quantity = 2
		err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			return stock.Return(ctx, tx, 1, []receiptsapi.Line{line, line}, "Retour")
		})
		if got := level(t, stock, 7); err != nil || got.OnHand != 8 || got.Available() != 8 {
			t.Fatalf("4 of 6 returned: %+v (%v)", got, err)
		}
		ledgerHolds(t, d)
	})
}

// Domain 3.3: goods that were promised are there when stock comes, by whatever way, and the oldest order is served first; who
// orders then finds only the rest.
func TestWhatCameServesThePromises(t *testing.T) {
	t.Parallel()
	ways := map[string]func(ctx context.Context, tx *db.Tx, stock receiptsapi.Stock, ledger receiptsapi.Ledger) error{
		"counted": func(ctx context.Context, tx *db.Tx, _ receiptsapi.Stock, ledger receiptsapi.Ledger) error {
			results, err := ledger.Correct(ctx, tx, []receiptsapi.Correction{{ProductID: 7, OnHand: 17, Expected: 10, Reason: "compte"}})
			if err == nil && results[0].Refusal != nil {
				return results[0].Refusal
			}
			return err
		},
		"returned": func(ctx context.Context, tx *db.Tx, stock receiptsapi.Stock, _ receiptsapi.Ledger) error {
			return stock.Return(ctx, tx, 9, []receiptsapi.Line{{OrderID: 9, ProductID: 7, Quantity: 7}}, "Retour")
		},
		"given up": func(ctx context.Context, tx *db.Tx, stock receiptsapi.Stock, _ receiptsapi.Ledger) error {
			return stock.ReleaseLines(ctx, tx, "Soldé", 1, []receiptsapi.Line{{OrderID: 1, OrderItemID: 1, ProductID: 7, Quantity: 7}})
		},
	}
	for way, bring := range ways {
		t.Run(way, func(t *testing.T) {
			t.Parallel()
			testkit.Databases(t, func(t *testing.T, d *db.DB) {
				stock := newStock(d)
				addLevel(t, d, 7, 10, 12)
				addReceiptLine(t, d, 7, 12, "2026-12-20")
				for order, quantity := range []int64{10, 4, 6} { // 10 reserved, then 4 and 6 promised
					line := receiptsapi.Line{OrderID: int64(order) + 1, OrderItemID: int64(order) + 1, ProductID: 7, Quantity: quantity}
					if _, err := reserve(t, d, stock, line); err != nil {
						t.Fatal(err)
					}
				}
				err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error { return bring(ctx, tx, stock, newLedger(d)) })
				if err != nil {
					t.Fatal(err)
				}
				ledgerHolds(t, d)
				if got := level(t, stock, 7); got.Available() != 0 || got.Promised != 3 {
					t.Errorf("7 came, 10 were promised: %+v", got)
				}
				for order, want := range map[int64][2]int64{2: {4, 0}, 3: {3, 3}} {
					var held [2]int64
					err := d.Read().NewRaw("SELECT reserved, promised FROM stock_reservations WHERE order_id = ?", order).
						Scan(t.Context(), &held[0], &held[1])
					if err != nil || held != want {
						t.Errorf("order %d holds %v, want %v (%v)", order, held, want, err)
					}
				}
				var promised int64
				if err := d.Read().NewRaw("SELECT promised FROM receipt_lines").Scan(t.Context(), &promised); err != nil || promised != 3 {
					t.Errorf("the receipt still owes %d, want 3 (%v)", promised, err)
				}
			})
		})
	}
}
