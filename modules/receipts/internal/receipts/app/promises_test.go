package app_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"

	"pgregory.net/rapid"

	"millesime/modules/receipts/internal/receipts/app"
	"millesime/modules/receipts/internal/receipts/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// owedUnit is one unit that somebody waits for, and the day that it was told; "" is none.
type owedUnit struct {
	item int64
	day  string
}

// promisesAreOldestFirst lays, unit by unit and by nothing but the rule of domain 3.3, who waits over what comes, and compares.
func (w warehouse) promisesAreOldestFirst(t testing.TB, product int64) {
	t.Helper()
	var lines []struct {
		Day   string
		Units int64
	}
	err := w.d.Read().NewRaw(`SELECT r.expected_on AS day, rl.expected - rl.received - rl.damaged AS units FROM receipt_lines rl
 JOIN receipts r ON r.id = rl.receipt_id WHERE rl.product_id = ? AND r.status NOT IN ('complete', 'canceled') ORDER BY r.expected_on, rl.id`, product).
		Scan(t.Context(), &lines)
	if err != nil {
		t.Fatal(err)
	}
	var days []string
	for _, line := range lines {
		for range line.Units {
			days = append(days, line.Day)
		}
	}
	var holds []struct {
		OrderItemID, Promised, Waiting int64
		PromisedOn                     string
	}
	err = w.d.Read().NewRaw(`SELECT order_item_id, promised, waiting, promised_on FROM stock_reservations WHERE product_id = ? AND promised + waiting > 0
 ORDER BY created_at, order_item_id, id`, product).Scan(t.Context(), &holds)
	if err != nil {
		t.Fatal(err)
	}
	var got, want []owedUnit
	for _, h := range holds {
		for range h.Promised {
			got = append(got, owedUnit{h.OrderItemID, h.PromisedOn})
		}
		for range h.Waiting {
			got = append(got, owedUnit{h.OrderItemID, ""})
		}
	}
	for n, unit := range got {
		day := ""
		if n < len(days) {
			day = days[n]
		}
		want = append(want, owedUnit{unit.item, day})
	}
	if !slices.Equal(got, want) {
		t.Fatalf("product %d: promised %v, want %v", product, got, want)
	}
}

// Whatever comes in whatever order, nothing is sold twice, and who waits is served in the order they came.
func TestPromisesFollowWhateverHappens(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		w := newWarehouse(d)
		next := int64(100)
		rapid.Check(t, func(rt *rapid.T) {
			next++
			day := &deliveries{warehouse: w, product: next, held: map[int64]int64{}}
			w.add(t, next, rapid.Int64Range(0, 10).Draw(rt, "on hand"))
			for range rapid.IntRange(1, 25).Draw(rt, "acts") {
				day.act(t, rt)
				w.holdsTogether(t)
				if rapid.IntRange(0, 3).Draw(rt, "drained") == 0 {
					w.drain(t)
					w.promisesAreOldestFirst(t, next)
				}
			}
			w.drain(t)
			w.holdsTogether(t)
			w.promisesAreOldestFirst(t, next)
			day.everythingIsHeld(t)
		})
	})
}

// deliveries is what happened to one product.
type deliveries struct {
	warehouse

	product  int64
	receipts []int64
	held     map[int64]int64 // units by order
}

// act does one thing; what is refused changes nothing.
func (d *deliveries) act(t *testing.T, rt *rapid.T) {
	t.Helper()
	quantity := rapid.Int64Range(1, 12).Draw(rt, "quantity")
	order := d.product*100 + rapid.Int64Range(1, 6).Draw(rt, "order")
	line := receiptsapi.Line{OrderID: order, OrderItemID: order, ProductID: d.product, Quantity: quantity}
	date := fmt.Sprintf("2097-01-%02d", rapid.IntRange(1, 28).Draw(rt, "date"))
	switch rapid.SampledFrom([]string{
		"announce", "announce", "order", "order", "order", "count", "count", "close", "call off", "slip", "replace", "ship", "return", "cancel", "reduce", "correct",
	}).Draw(rt, "act") {
	case "announce":
		id := d.announce(t, date, domain.Line{ProductID: d.product, Expected: quantity})
		if rapid.Bool().Draw(rt, "arrives") {
			d.arrive(t, id)
		}
		d.receipts = append(d.receipts, id)
	case "order":
		if taken, err := d.order(t.Context(), line); err != nil {
			rt.Fatal(err)
		} else if taken {
			d.held[order] += quantity
		}
	case "count":
		d.withReceipt(rt, func(id int64) error {
			return d.Count(t.Context(), supplier(), id, domain.Count{Lines: []domain.CountedLine{
				{ProductID: d.product, Received: quantity % 7, Damaged: quantity % 3},
			}})
		})
	case "close":
		d.withReceipt(rt, func(id int64) error {
			return d.Move(t.Context(), supplier(), id, domain.Move{To: domain.Complete, Comment: "le reste ne vient pas"})
		})
	case "call off":
		d.withReceipt(rt, func(id int64) error {
			return d.Move(t.Context(), supplier(), id, domain.Move{To: domain.Canceled, Comment: "annulée"})
		})
	case "slip":
		d.edit(t, rt, app.Edit{Header: func(h domain.Header) domain.Header { h.ExpectedOn = date; return h }})
	case "replace":
		d.edit(t, rt, app.Edit{
			Header: func(h domain.Header) domain.Header { return h }, Lines: []domain.Line{{ProductID: d.product, Expected: quantity}},
		})
	case "ship":
		err := d.d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			_, err := d.Ship(ctx, tx, order, []receiptsapi.Line{line})
			return err
		})
		if err == nil {
			d.held[order] -= quantity
		}
	case "return":
		d.in(t, func(ctx context.Context, tx *db.Tx) error {
			return d.Return(ctx, tx, order, []receiptsapi.Line{line}, "retour")
		})
	case "cancel":
		d.in(t, func(ctx context.Context, tx *db.Tx) error { return d.Release(ctx, tx, "annulée", order) })
		delete(d.held, order)
	case "reduce":
		d.in(t, func(ctx context.Context, tx *db.Tx) error {
			return d.ReleaseLines(ctx, tx, "moins", order, []receiptsapi.Line{line})
		})
		d.held[order] -= min(d.held[order], quantity)
	case "correct":
		d.in(t, func(ctx context.Context, tx *db.Tx) error {
			levels, err := d.Levels(ctx, tx, []int64{d.product})
			if err != nil {
				return err
			}
			_, err = d.Correct(ctx, tx, []receiptsapi.Correction{{
				ProductID: d.product, OnHand: levels[d.product].OnHand + quantity - 4, Expected: levels[d.product].OnHand, Reason: "compte",
			}})
			return err
		})
	}
}

// withReceipt acts on one of the receipts; refusals are the state table's.
func (d *deliveries) withReceipt(rt *rapid.T, act func(id int64) error) {
	if len(d.receipts) == 0 {
		return
	}
	refusals := []error{domain.ErrNotCountable, domain.ErrNoSuchMove, domain.ErrMovedMeanwhile, domain.ErrEnded}
	err := act(rapid.SampledFrom(d.receipts).Draw(rt, "receipt"))
	if err != nil && !slices.ContainsFunc(refusals, func(refusal error) bool { return errors.Is(err, refusal) }) {
		rt.Fatal(err)
	}
}

func (d *deliveries) edit(t *testing.T, rt *rapid.T, edit app.Edit) {
	t.Helper()
	d.withReceipt(rt, func(id int64) error {
		one, err := d.Receipt(t.Context(), supplier(), id)
		if err != nil {
			return err
		}
		edit.Version = one.Version
		return d.Edit(t.Context(), supplier(), id, edit)
	})
}

// everythingIsHeld checks that each order holds what it ordered, less what left and what it gave back.
func (d *deliveries) everythingIsHeld(t *testing.T) {
	t.Helper()
	for order, units := range d.held {
		var held int64
		err := d.d.Read().NewRaw("SELECT COALESCE(SUM(reserved + promised + waiting), 0) FROM stock_reservations WHERE order_id = ?", order).Scan(t.Context(), &held)
		if err != nil || held != units {
			t.Fatalf("order %d holds %d units, ordered %d (%v)", order, held, units, err)
		}
	}
}

// The same with everybody at once: buyers, who counts, who calls off, and the job.
func TestPromisesFollowWhateverHappensAtOnce(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		w := newWarehouse(d)
		products := []int64{7, 8, 9}
		for _, product := range products {
			w.add(t, product, 5)
		}
		var receipts []int64
		for n := range 8 {
			lines := make([]domain.Line, 0, len(products))
			for _, product := range products {
				lines = append(lines, domain.Line{ProductID: product, Expected: 12})
			}
			id := w.announce(t, fmt.Sprintf("2097-02-%02d", 28-n), lines...)
			if n != 7 {
				w.arrive(t, id)
			}
			receipts = append(receipts, id)
		}
		var group sync.WaitGroup
		for buyer := range int64(24) {
			group.Go(func() {
				for _, product := range products {
					line := receiptsapi.Line{OrderID: 100 + buyer, OrderItemID: 1000*product + buyer, ProductID: product, Quantity: 3 + buyer%4}
					if _, err := w.order(t.Context(), line); err != nil {
						t.Error(err)
					}
				}
				if buyer%5 == 0 {
					if err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error { return w.Release(ctx, tx, "annulée", 100+buyer) }); err != nil {
						t.Error(err)
					}
				}
			})
		}
		for n, id := range receipts[:6] {
			for range 2 { // two people count each
				group.Go(func() {
					lines := make([]domain.CountedLine, 0, len(products))
					for _, product := range products {
						lines = append(lines, domain.CountedLine{ProductID: product, Received: int64(2 + n%3), Damaged: 1})
					}
					if err := w.Count(t.Context(), supplier(), id, domain.Count{Lines: lines}); err != nil {
						t.Error(err)
					}
				})
			}
		}
		for _, id := range receipts[6:] {
			group.Go(func() {
				if err := w.Move(t.Context(), supplier(), id, domain.Move{To: domain.Canceled, Comment: "annulée"}); err != nil {
					t.Error(err)
				}
			})
		}
		for range 4 {
			group.Go(func() {
				if err := w.RedatePromises(t.Context(), d); err != nil {
					t.Error(err)
				}
			})
		}
		group.Wait()
		w.holdsTogether(t)
		w.drain(t)
		w.holdsTogether(t)
		for _, product := range products {
			w.promisesAreOldestFirst(t, product)
		}
	})
}
