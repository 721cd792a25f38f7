package app_test

import (
	"context"
	"encoding/json"
	"reflect"
	"slices"
	"testing"

	"millesime/modules/receipts/internal/receipts/app"
	"millesime/modules/receipts/internal/receipts/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/receipts/receiptsevents"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// told are the events about promises since it was last asked.
func (w warehouse) told(t *testing.T, after *int64) []receiptsevents.PromisesMovedV1 {
	t.Helper()
	var rows []struct {
		ID      int64
		Payload string
	}
	err := w.d.Read().NewRaw("SELECT id, CAST(payload AS TEXT) AS payload FROM outbox WHERE topic = 'receipts_promises_moved_v1' AND id > ? ORDER BY id", *after).
		Scan(t.Context(), &rows)
	if err != nil {
		t.Fatal(err)
	}
	var events []receiptsevents.PromisesMovedV1
	for _, row := range rows {
		var e receiptsevents.PromisesMovedV1
		if err := json.Unmarshal([]byte(row.Payload), &e); err != nil {
			t.Fatal(err)
		}
		events, *after = append(events, e), row.ID
	}
	return events
}

// Who waited is told once all of a line is there, in however many parts it came, and nothing of parts.
func TestOrdersAreToldThatTheirGoodsCame(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		w := newWarehouse(d)
		w.add(t, 7, 0)
		id := w.announce(t, "2097-01-10", domain.Line{ProductID: 7, Expected: 20})
		w.arrive(t, id)
		for order := range int64(2) {
			line := receiptsapi.Line{OrderID: order + 1, OrderItemID: 10*order + 11, ProductID: 7, Quantity: 8}
			if taken, err := w.order(t.Context(), line); err != nil || !taken {
				t.Fatalf("%+v: %v, %v", line, taken, err)
			}
		}
		var after int64
		count := func(units int64, want ...receiptsevents.PromisesMovedV1) {
			t.Helper()
			if err := w.Count(t.Context(), supplier(), id, domain.Count{Lines: []domain.CountedLine{{ProductID: 7, Received: units}}}); err != nil {
				t.Fatal(err)
			}
			w.drain(t)
			if got := w.told(t, &after); !equalTold(got, want) {
				t.Errorf("after %d more: told %+v, want %+v", units, got, want)
			}
		}
		came := func(order, units int64) receiptsevents.PromisesMovedV1 {
			return receiptsevents.PromisesMovedV1{OrderID: order, Items: []receiptsevents.PromiseMoved{
				{OrderItemID: 10*order + 1, ProductID: 7, Quantity: units, Arrived: true},
			}}
		}
		count(12, came(1, 8)) // four of the second order came too
		count(3)
		count(1, came(2, 1)) // what the last delivery brought
		w.in(t, func(ctx context.Context, tx *db.Tx) error { return w.Release(ctx, tx, "annulée", 1) })
		w.drain(t)
		if got := w.told(t, &after); len(got) != 0 {
			t.Errorf("told again: %+v", got)
		}
	})
}

// An order is told once what became of all its lines, from the day that it was told before; those whose day stays are told nothing.
func TestOrdersAreToldOnceWhatMoved(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		w := newWarehouse(d)
		w.add(t, 7, 0)
		w.add(t, 8, 0)
		first := w.announce(t, "2097-01-10", domain.Line{ProductID: 7, Expected: 12}, domain.Line{ProductID: 8, Expected: 12})
		w.announce(t, "2097-02-10", domain.Line{ProductID: 7, Expected: 12})
		for _, line := range []receiptsapi.Line{
			{OrderID: 1, OrderItemID: 11, ProductID: 7, Quantity: 10},
			{OrderID: 1, OrderItemID: 12, ProductID: 8, Quantity: 6},
			{OrderID: 2, OrderItemID: 21, ProductID: 7, Quantity: 6},
		} {
			if taken, err := w.order(t.Context(), line); err != nil || !taken {
				t.Fatalf("%+v: %v, %v", line, taken, err)
			}
		}
		var after int64
		w.drain(t)
		if got := w.told(t, &after); len(got) != 0 {
			t.Fatalf("told of what did not move: %+v", got)
		}
		promises, err := w.Promises(t.Context(), nil, []int64{1, 2, 3})
		if err != nil || len(promises) != 3 || !slices.Equal(promises[21], []receiptsapi.Promise{{Units: 2, ExpectedOn: "2097-01-10"}, {Units: 4, ExpectedOn: "2097-02-10"}}) {
			t.Fatalf("promises %v, %v", promises, err)
		}

		slip := func(version int64, day string) {
			t.Helper()
			err := w.Edit(t.Context(), supplier(), first, app.Edit{Version: version, Header: func(h domain.Header) domain.Header { h.ExpectedOn = day; return h }})
			if err != nil {
				t.Fatal(err)
			}
		}
		slip(1, "2097-01-20")
		slip(2, "2097-01-25") // both before the job comes: told once
		w.drain(t)
		want := []receiptsevents.PromisesMovedV1{
			{OrderID: 1, Items: []receiptsevents.PromiseMoved{
				{OrderItemID: 11, ProductID: 7, Quantity: 10, From: "2097-01-10", To: "2097-01-25"},
				{OrderItemID: 12, ProductID: 8, Quantity: 6, From: "2097-01-10", To: "2097-01-25"},
			}},
			{OrderID: 2, Items: []receiptsevents.PromiseMoved{{ // its last four come on the day that it was told, the first two do not
				OrderItemID: 21, ProductID: 7, Quantity: 6, From: "2097-02-10", To: "2097-02-10",
				Parts: []receiptsevents.PromisedPart{{Quantity: 2, On: "2097-01-25"}, {Quantity: 4, On: "2097-02-10"}},
			}}},
		}
		if got := w.told(t, &after); !equalTold(got, want) {
			t.Errorf("told %+v, want %+v", got, want)
		}

		if err := w.Move(t.Context(), supplier(), first, domain.Move{To: domain.Canceled, Comment: "perdue"}); err != nil {
			t.Fatal(err)
		}
		w.drain(t)
		want = []receiptsevents.PromisesMovedV1{
			{OrderID: 1, Items: []receiptsevents.PromiseMoved{
				{OrderItemID: 11, ProductID: 7, Quantity: 10, From: "2097-01-25", To: "2097-02-10"},
				{OrderItemID: 12, ProductID: 8, Quantity: 6, From: "2097-01-25", To: ""},
			}},
			{OrderID: 2, Items: []receiptsevents.PromiseMoved{{
				OrderItemID: 21, ProductID: 7, Quantity: 6, From: "2097-02-10", To: "",
				Parts: []receiptsevents.PromisedPart{{Quantity: 2, On: "2097-02-10"}, {Quantity: 4, On: ""}},
			}}},
		}
		if got := w.told(t, &after); !equalTold(got, want) {
			t.Errorf("told %+v, want %+v", got, want)
		}
		if got := w.level(t, 7); got.Promised != 12 || got.Waiting != 4 || got.Incoming != 12 || got.Promisable() != 0 {
			t.Errorf("the level is %+v", got)
		}
		w.drain(t)
		if got := w.told(t, &after); len(got) != 0 {
			t.Errorf("told again: %+v", got)
		}
		w.holdsTogether(t)
	})
}

func equalTold(a, b []receiptsevents.PromisesMovedV1) bool {
	return slices.EqualFunc(a, b, func(a, b receiptsevents.PromisesMovedV1) bool {
		return a.OrderID == b.OrderID && reflect.DeepEqual(a.Items, b.Items)
	})
}

// What an order waits for is told part by part, with the units that are still to come: sixty of which fifty come earlier, fifty-nine came
// and one has no day any more, and a receipt that is announced again after it was called off.
func TestOrdersAreToldOfEachPart(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		w := newWarehouse(d)
		w.add(t, 7, 0)
		receipt := w.announce(t, "2097-01-10", domain.Line{ProductID: 7, Expected: 60})
		line := receiptsapi.Line{OrderID: 1, OrderItemID: 11, ProductID: 7, Quantity: 60}
		if taken, err := w.order(t.Context(), line); err != nil || !taken {
			t.Fatal(taken, err)
		}
		var after int64
		told := func(round string, want ...receiptsevents.PromiseMoved) {
			t.Helper()
			w.drain(t)
			var items []receiptsevents.PromiseMoved
			for _, e := range w.told(t, &after) {
				items = append(items, e.Items...)
			}
			if !reflect.DeepEqual(items, want) {
				t.Errorf("%s: told %+v, want %+v", round, items, want)
			}
		}
		moved := func(units int64, from, to string, parts ...receiptsevents.PromisedPart) receiptsevents.PromiseMoved {
			return receiptsevents.PromiseMoved{OrderItemID: 11, ProductID: 7, Quantity: units, From: from, To: to, Parts: parts}
		}
		w.announce(t, "2097-01-08", domain.Line{ProductID: 7, Expected: 50})
		told("fifty come earlier", moved(60, "2097-01-10", "2097-01-10",
			receiptsevents.PromisedPart{Quantity: 50, On: "2097-01-08"}, receiptsevents.PromisedPart{Quantity: 10, On: "2097-01-10"}))

		w.arrive(t, receipt)
		count := domain.Count{Lines: []domain.CountedLine{{ProductID: 7, Received: 59}}, Complete: true, Comment: "une de moins"}
		if err := w.Count(t.Context(), supplier(), receipt, count); err != nil {
			t.Fatal(err)
		}
		told("fifty-nine came, one comes with the other receipt", moved(1, "2097-01-10", "2097-01-08"))
	})
}

// A receipt that is called off, and announced again for the same day after that was told, is told too.
func TestOrdersAreToldOfWhatIsAnnouncedAgain(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		w := newWarehouse(d)
		w.add(t, 7, 0)
		receipt := w.announce(t, "2097-01-10", domain.Line{ProductID: 7, Expected: 60})
		if taken, err := w.order(t.Context(), receiptsapi.Line{OrderID: 1, OrderItemID: 11, ProductID: 7, Quantity: 60}); err != nil || !taken {
			t.Fatal(taken, err)
		}
		var after int64
		told := func(want receiptsevents.PromiseMoved) {
			t.Helper()
			w.drain(t)
			want.OrderItemID, want.ProductID = 11, 7
			if got := w.told(t, &after); !equalTold(got, []receiptsevents.PromisesMovedV1{{OrderID: 1, Items: []receiptsevents.PromiseMoved{want}}}) {
				t.Errorf("told %+v, want %+v", got, want)
			}
		}
		if err := w.Move(t.Context(), supplier(), receipt, domain.Move{To: domain.Canceled, Comment: "grêle"}); err != nil {
			t.Fatal(err)
		}
		told(receiptsevents.PromiseMoved{Quantity: 60, From: "2097-01-10"})
		again := w.announce(t, "2097-01-10", domain.Line{ProductID: 7, Expected: 60})
		told(receiptsevents.PromiseMoved{Quantity: 60, To: "2097-01-10"})
		w.arrive(t, again)
		short := domain.Count{Lines: []domain.CountedLine{{ProductID: 7, Received: 59}}, Complete: true, Comment: "une de moins"}
		if err := w.Count(t.Context(), supplier(), again, short); err != nil {
			t.Fatal(err)
		}
		told(receiptsevents.PromiseMoved{Quantity: 1, From: "2097-01-10"})
	})
}
