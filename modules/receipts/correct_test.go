package receipts_test

import (
	"context"
	"errors"
	"slices"
	"sync"
	"testing"

	"pgregory.net/rapid"

	"millesime/modules/receipts"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/jobs"
	"millesime/platform/lists"
	"millesime/platform/testkit"
	_ "millesime/platform/testkit/constant"
)

func newLedger(d *db.DB) receiptsapi.Ledger {
	return receipts.New(receipts.Deps{DB: d, Jobs: jobs.NewQueue(d), Clock: clock.System()}).Ledger()
}

func correct(ctx context.Context, d *db.DB, ledger receiptsapi.Ledger, rows ...receiptsapi.Correction) ([]receiptsapi.Corrected, error) {
	var results []receiptsapi.Corrected
	err := d.InTx(ctx, func(ctx context.Context, tx *db.Tx) (err error) {
		results, err = ledger.Correct(ctx, tx, rows)
		return err
	})
	return results, err
}

// A correction stands when its author saw the figure that is there; the ledger keeps the reason.
func TestACorrectionSaysWhatWasCountedAndWhy(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		stock, ledger := newStock(d), newLedger(d)
		addLevel(t, d, 7, 10, 0)
		addLevel(t, d, 8, 4, 0)
		if _, err := reserve(t, d, stock, receiptsapi.Line{OrderID: 1, OrderItemID: 1, ProductID: 7, Quantity: 6}); err != nil {
			t.Fatal(err)
		}
		results, err := correct(t.Context(), d, ledger,
			receiptsapi.Correction{ProductID: 7, OnHand: 5, Expected: 10, Reason: "casse"},  // orders hold 6
			receiptsapi.Correction{ProductID: 7, OnHand: 12, Expected: 9, Reason: "compte"}, // not what is there
			receiptsapi.Correction{ProductID: 7, OnHand: 8, Expected: 10, Reason: "Casse en cave"},
			receiptsapi.Correction{ProductID: 8, OnHand: 4, Expected: 4, Reason: "compte"}, // as it was
			receiptsapi.Correction{ProductID: 9, OnHand: 4, Expected: 0, Reason: "compte"}, // never had any
		)
		if err != nil || len(results) != 5 {
			t.Fatalf("%v, %v", results, err)
		}
		for i, want := range []error{receiptsapi.ErrBelowReserved, receiptsapi.ErrFigureMoved, nil, nil, receiptsapi.ErrNoLevel} {
			if got := results[i].Refusal; want == nil && got != nil || want != nil && !errors.Is(got, want) {
				t.Errorf("row %d: %v, want %v", i, got, want)
			}
		}
		if got := level(t, stock, 7); got.OnHand != 8 || got.Available() != 2 {
			t.Errorf("after the correction: %+v", got)
		}
		page, err := ledger.Movements(t.Context(), 7, receiptsapi.MovementFilter{Part: lists.Part{Limit: 2}})
		if err != nil || page.Total != 3 || page.Next == "" || len(page.Rows) != 2 {
			t.Fatalf("the ledger: %+v, %v", page, err)
		}
		if got := page.Rows[0]; got.Kind != "correction" || got.Reason != "Casse en cave" || got.OnHandDelta != -2 || got.OnHand != 8 || got.Reserved != 6 {
			t.Errorf("the newest row: %+v", got)
		}
		rest, err := ledger.Movements(t.Context(), 7, receiptsapi.MovementFilter{Part: lists.Part{Limit: 2, After: page.Next}})
		if err != nil || len(rest.Rows) != 1 || rest.Rows[0].OnHand != 10 || rest.Rows[0].Reserved != 0 || rest.Next != "" {
			t.Errorf("the first row: %+v, %v", rest, err)
		}
		only, err := ledger.Movements(t.Context(), 7, receiptsapi.MovementFilter{Kinds: []string{"reservation"}})
		if err != nil || only.Total != 1 || only.Rows[0].OnHand != 10 || only.Rows[0].Reserved != 6 {
			t.Errorf("reservations alone: %+v, %v", only, err)
		}
		if _, err := ledger.Movements(t.Context(), 7, receiptsapi.MovementFilter{Part: lists.Part{Limit: 2, After: "x"}}); !errors.Is(err, receiptsapi.ErrCursor) {
			t.Errorf("a made-up cursor: %v", err)
		}
		ledgerHolds(t, d)
	})
}

func TestArrivalsLeaveOutWhatIsPromised(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		stock, ledger := newStock(d), newLedger(d)
		addLevel(t, d, 7, 0, 30)
		addReceiptLine(t, d, 7, 12, "2026-12-20")
		addReceiptLine(t, d, 7, 6, "2026-12-02")
		addReceiptLine(t, d, 7, 12, "2026-12-20")
		if _, err := reserve(t, d, stock, receiptsapi.Line{OrderID: 1, OrderItemID: 1, ProductID: 7, Quantity: 8}); err != nil {
			t.Fatal(err)
		}
		got, err := ledger.Arrivals(t.Context(), 7)
		if want := []receiptsapi.Arrival{{ExpectedOn: "2026-12-20", Quantity: 22}}; err != nil || !slices.Equal(got, want) {
			t.Errorf("%v, %v, want %v", got, err, want)
		}
	})
}

func TestShippedCountsFromAnInstantOn(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		addLevel(t, d, 7, 30, 0)
		for days, units := range map[int]int{1: 6, 80: 12, 100: 3} {
			exec(t, d, "INSERT INTO stock_movements (product_id, kind, on_hand_delta, created_at) VALUES (7, 'shipment', ?, ?)",
				-units, testTime.AddDate(0, 0, -days))
		}
		got, err := newLedger(d).Shipped(t.Context(), []int64{7, 8}, testTime.AddDate(0, 0, -90))
		if err != nil || len(got) != 1 || got[7] != 18 {
			t.Errorf("%v, %v, want 18 of product 7", got, err)
		}
	})
}

// Whatever comes in whatever order, figures equal the ledger and what orders hold, and available is never below 0.
func TestFiguresEqualTheLedgerWhateverHappens(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		stock, ledger := newStock(d), newLedger(d)
		next := int64(100)
		rapid.Check(t, func(rt *rapid.T) {
			next++
			product := next
			addLevel(t, d, product, rapid.Int64Range(0, 30).Draw(rt, "on hand"), 0)
			orders := map[int64]int64{} // units held, by order
			for range rapid.IntRange(1, 12).Draw(rt, "steps") {
				step(rt, t, d, stock, ledger, product, orders)
				if now := level(t, stock, product); now.Available() < 0 || now.OnHand < 0 {
					rt.Fatalf("below 0: %+v", now)
				}
			}
			held := int64(0)
			for _, units := range orders {
				held += units
			}
			if now := level(t, stock, product); now.Reserved != held {
				rt.Fatalf("%d reserved, orders hold %d", now.Reserved, held)
			}
			ledgerHolds(t, d)
		})
	})
}

// step does one thing to a product; what the stock refuses changes nothing.
func step(
	rt *rapid.T, t *testing.T, d *db.DB, stock receiptsapi.Stock, ledger receiptsapi.Ledger, product int64, orders map[int64]int64,
) {
	quantity := rapid.Int64Range(1, 12).Draw(rt, "quantity")
	order := product*100 + rapid.Int64Range(1, 4).Draw(rt, "order")
	line := receiptsapi.Line{OrderID: order, OrderItemID: order, ProductID: product, Quantity: quantity}
	switch rapid.SampledFrom([]string{"order", "ship", "return", "cancel", "correct"}).Draw(rt, "act") {
	case "order":
		if _, err := reserve(t, d, stock, line); err == nil {
			orders[order] += quantity
		}
	case "ship":
		err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			_, err := stock.Ship(ctx, tx, order, []receiptsapi.Line{line})
			return err
		})
		if err == nil {
			orders[order] -= quantity
		}
	case "return":
		err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			return stock.Return(ctx, tx, order, []receiptsapi.Line{line}, "retour")
		})
		if err != nil {
			rt.Fatal(err)
		}
	case "cancel":
		err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error { return stock.Release(ctx, tx, "annulée", order) })
		if err != nil {
			rt.Fatal(err)
		}
		delete(orders, order)
	case "correct":
		before := level(t, stock, product)
		counted := rapid.Int64Range(0, 30).Draw(rt, "counted")
		results, err := correct(t.Context(), d, ledger, receiptsapi.Correction{ProductID: product, OnHand: counted, Expected: before.OnHand, Reason: "compte"})
		if err != nil {
			rt.Fatal(err)
		}
		if refused := results[0].Refusal != nil; refused != (counted < before.Reserved) {
			rt.Fatalf("counted %d of %+v: %v", counted, before, results[0].Refusal)
		}
	}
}

// The last bottles: counted down while buyers order them. Whoever comes first, nothing is sold that is not there.
func TestACorrectionAgainstCheckoutsForTheLastBottles(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		stock, ledger := newStock(d), newLedger(d)
		addLevel(t, d, 7, 12, 0)
		var group sync.WaitGroup
		var mu sync.Mutex
		sold, corrected := int64(0), false
		for buyer := range int64(16) {
			group.Go(func() {
				_, err := reserve(t, d, stock, receiptsapi.Line{OrderID: buyer, OrderItemID: buyer, ProductID: 7, Quantity: 1})
				mu.Lock()
				defer mu.Unlock()
				switch {
				case err == nil:
					sold++
				case !errors.Is(err, receiptsapi.ErrOutOfStock):
					t.Error(err)
				}
			})
		}
		group.Go(func() {
			results, err := correct(t.Context(), d, ledger, receiptsapi.Correction{ProductID: 7, OnHand: 6, Expected: 12, Reason: "casse"})
			if err != nil {
				t.Error(err)
				return
			}
			mu.Lock()
			defer mu.Unlock()
			corrected = results[0].Refusal == nil
		})
		group.Wait()
		want := int64(12)
		if corrected {
			want = 6
		}
		got := level(t, stock, 7)
		if sold != want || got.OnHand != want || got.Available() != 0 {
			t.Errorf("corrected %v: sold %d, %+v", corrected, sold, got)
		}
		ledgerHolds(t, d)
	})
}

// Two who corrected what they both saw: one stands, the other is told.
func TestTwoCorrectionsOfTheSameFigure(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		ledger := newLedger(d)
		addLevel(t, d, 7, 0, 0)
		var group sync.WaitGroup
		stood := make([]bool, 8)
		for i := range stood {
			group.Go(func() {
				results, err := correct(t.Context(), d, ledger, receiptsapi.Correction{ProductID: 7, OnHand: int64(i + 1), Expected: 0, Reason: "compte"})
				if err != nil {
					t.Error(err)
					return
				}
				stood[i] = results[0].Refusal == nil
			})
		}
		group.Wait()
		winners := 0
		for i, ok := range stood {
			if ok {
				winners++
				if got := level(t, newStock(d), 7).OnHand; got != int64(i+1) {
					t.Errorf("%d on hand after the correction to %d", got, i+1)
				}
			}
		}
		if winners != 1 {
			t.Errorf("%d corrections of one figure stood", winners)
		}
		ledgerHolds(t, d)
	})
}
