package app_test

import (
	"context"
	"errors"
	"testing"

	"pgregory.net/rapid"

	"millesime/modules/receipts/internal/receipts/domain"
	returnsapp "millesime/modules/receipts/internal/returns/app"
	returns "millesime/modules/receipts/internal/returns/domain"
	returnsstore "millesime/modules/receipts/internal/returns/store"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/testkit"
	_ "millesime/platform/testkit/constant"
)

// returning is a product that everything happens to, returns among it.
type returning struct {
	warehouse

	t          *testing.T
	rt         *rapid.T
	recoveries *returnsapp.Returns
	product    int64
	pending    []int64 // returns
}

// must ends the run unless the act was done, or refused in words.
func (w *returning) must(err error) bool {
	if _, refused := fault.As(err); err != nil && !refused {
		w.rt.Fatal(err)
	}
	return err == nil
}

func (w *returning) tx(act func(ctx context.Context, tx *db.Tx) error) bool {
	return w.must(w.d.InTx(w.t.Context(), act))
}

// step does one thing; what is refused changes nothing.
func (w *returning) step() {
	ctx, quantity := w.t.Context(), rapid.Int64Range(1, 12).Draw(w.rt, "quantity")
	order := w.product*100 + rapid.Int64Range(1, 4).Draw(w.rt, "order")
	line := receiptsapi.Line{OrderID: order, OrderItemID: order, ProductID: w.product, Quantity: quantity}
	switch rapid.SampledFrom([]string{"ask", "ask", "hand over", "delete", "order", "order", "ship", "cancel", "correct", "announce"}).Draw(w.rt, "act") {
	case "ask":
		id, err := w.recoveries.Ask(ctx, supplier(), returns.Return{
			Warehouse: receiptsapi.WarehouseSupplier, Reason: returns.ReasonUnsold, Units: quantity,
			Lines: []returns.Line{{ProductID: w.product, Quantity: quantity}},
		})
		if w.must(err) {
			w.pending = append(w.pending, id)
		}
	case "hand over":
		if id := w.take(); id != 0 && !w.must(w.recoveries.Move(ctx, supplier(), id, returnsapp.HandOver{To: returns.Ordered})) {
			w.rt.Fatal("a return was not handed over")
		}
	case "delete":
		if id := w.take(); id != 0 && !w.must(w.recoveries.Delete(ctx, supplier(), id)) {
			w.rt.Fatal("a return was not deleted")
		}
	case "order":
		w.tx(func(ctx context.Context, tx *db.Tx) error {
			_, err := w.Reserve(ctx, tx, []receiptsapi.Line{line})
			return err
		})
	case "ship":
		w.tx(func(ctx context.Context, tx *db.Tx) error {
			_, err := w.Ship(ctx, tx, order, []receiptsapi.Line{line})
			return err
		})
	case "cancel":
		w.tx(func(ctx context.Context, tx *db.Tx) error { return w.Release(ctx, tx, "annulée", order) })
	case "correct":
		counted, seen := rapid.Int64Range(0, 30).Draw(w.rt, "counted"), w.level(w.t, w.product).OnHand
		w.tx(func(ctx context.Context, tx *db.Tx) error {
			_, err := w.Correct(ctx, tx, []receiptsapi.Correction{{ProductID: w.product, OnHand: counted, Expected: seen, Reason: "compte"}})
			return err
		})
	case "announce":
		_, err := w.Announce(ctx, supplier(), domain.Receipt{
			Warehouse: receiptsapi.WarehouseSupplier, Header: domain.Header{ExpectedOn: "2097-01-01"},
			Lines: []domain.Line{{ProductID: w.product, Expected: quantity}},
		})
		w.must(err)
	}
}

// take draws one of the pending returns; 0 when there is none.
func (w *returning) take() int64 {
	if len(w.pending) == 0 {
		return 0
	}
	at := rapid.IntRange(0, len(w.pending)-1).Draw(w.rt, "which")
	id := w.pending[at]
	w.pending = append(w.pending[:at], w.pending[at+1:]...)
	return id
}

// check holds the figures against the ledger, and against what orders and returns hold.
func (w *returning) check() {
	w.holdsTogether(w.t)
	if now := w.level(w.t, w.product); now.Available() < 0 || now.Available() > 0 && now.Promised+now.Waiting > 0 {
		w.rt.Fatalf("below 0, or free while somebody waits: %+v", now)
	}
}

// Whatever comes in whatever order, returns among it: the figures equal the ledger and what is held, nothing is available twice,
// and who waits is served first.
func TestReturnsKeepTheFigures(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		house := newWarehouse(d)
		next := int64(100)
		rapid.Check(t, func(rt *rapid.T) {
			next++
			w := &returning{warehouse: house, t: t, rt: rt, recoveries: returnsapp.NewReturns(house.Sources, returnsstore.New(d), house.Receipts), product: next}
			w.add(t, next, rapid.Int64Range(0, 30).Draw(rt, "on hand"))
			for range rapid.IntRange(1, 20).Draw(rt, "steps") {
				w.step()
				w.check()
			}
		})
	})
}

// Two who hand the same return over, or hand it over and delete it: one of them does it.
func TestAReturnGoesOneWay(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		w := newWarehouse(d)
		recoveries := returnsapp.NewReturns(w.Sources, returnsstore.New(d), w.Receipts)
		w.add(t, 7, 10)
		id, err := recoveries.Ask(t.Context(), supplier(), returns.Return{
			Warehouse: receiptsapi.WarehouseSupplier, Reason: returns.ReasonUnsold, Units: 10, Lines: []returns.Line{{ProductID: 7, Quantity: 10}},
		})
		if err != nil {
			t.Fatal(err)
		}
		done := make(chan error)
		for n := range 8 {
			go func() {
				if n%2 == 0 {
					done <- recoveries.Delete(t.Context(), supplier(), id)
				} else {
					done <- recoveries.Move(t.Context(), supplier(), id, returnsapp.HandOver{To: returns.Ordered})
				}
			}()
		}
		stood := 0
		for range 8 {
			err := <-done
			switch {
			case err == nil:
				stood++
			case !errors.Is(err, returns.ErrNotFound) && !errors.Is(err, returns.ErrMoved) && !errors.Is(err, returns.ErrHandedOver):
				t.Error(err)
			}
		}
		if got := w.level(t, 7); stood != 1 || got.Reserved != 0 {
			t.Errorf("%d stood: %+v", stood, got)
		}
		w.holdsTogether(t)
	})
}
