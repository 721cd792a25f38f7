package app_test

import (
	"context"
	"slices"
	"testing"
	"time"

	"millesime/modules/receipts/internal/receipts/app"
	"millesime/modules/receipts/internal/receipts/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// BenchmarkCount counts a receipt of 2,000 lines in one call, of which each third is promised to an order (bar: 2 s).
func BenchmarkCount(b *testing.B) {
	benchmarkDatabases(b, func(b *testing.B, w warehouse) {
		const lines = 2_000
		products := int64(0)
		for b.Loop() {
			b.StopTimer()
			var announced []domain.Line
			var counted []domain.CountedLine
			for n := range int64(lines) {
				announced = append(announced, domain.Line{ProductID: products + n + 1, Expected: 12})
				counted = append(counted, domain.CountedLine{ProductID: products + n + 1, Received: 12, Lot: "L27"})
			}
			w.fill(b, announced)
			products += lines
			id := w.announce(b, "2097-01-10", announced...)
			w.arrive(b, id)
			var wanted []receiptsapi.Line
			for n, l := range announced {
				if n%3 == 0 {
					wanted = append(wanted, receiptsapi.Line{OrderID: int64(n), OrderItemID: l.ProductID, ProductID: l.ProductID, Quantity: 6})
				}
			}
			w.orderAll(b, wanted)
			b.StartTimer()
			if err := w.Count(b.Context(), supplier(), id, domain.Count{Lines: counted, Complete: true}); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// BenchmarkRedate has 10,000 order lines that wait for one product follow a receipt that slips behind another (bar: 15 s, and
// no writer held up for more than 50 ms at a time).
func BenchmarkRedate(b *testing.B) {
	benchmarkDatabases(b, func(b *testing.B, w warehouse) {
		const waiting = 10_000
		product := int64(0)
		var waits []time.Duration
		for b.Loop() {
			b.StopTimer()
			product++
			w.add(b, product, 0)
			first := w.announce(b, "2097-01-10", domain.Line{ProductID: product, Expected: 3 * waiting})
			w.announce(b, "2097-02-10", domain.Line{ProductID: product, Expected: 3 * waiting})
			var wanted []receiptsapi.Line
			for n := range int64(waiting) {
				wanted = append(wanted, receiptsapi.Line{OrderID: product*waiting + n, OrderItemID: product*waiting + n, ProductID: product, Quantity: 6})
			}
			for n := 0; n < waiting; n += 500 { // as old as the order they came in
				w.orderAll(b, wanted[n:n+500])
			}
			edit := app.Edit{Version: 1, Header: func(h domain.Header) domain.Header { h.ExpectedOn = "2097-03-10"; return h }}
			if err := w.Edit(b.Context(), supplier(), first, edit); err != nil {
				b.Fatal(err)
			}
			stop := w.writeBeside(b, &waits)
			b.StartTimer()
			w.drain(b)
			b.StopTimer()
			stop()
			b.StartTimer()
		}
		slices.Sort(waits)
		b.ReportMetric(float64(waits[len(waits)-1].Milliseconds()), "ms-longest-wait")
		b.ReportMetric(float64(waits[len(waits)*95/100].Milliseconds()), "ms-p95-wait")
	})
}

// writeBeside writes a row again and again until it is stopped, and keeps how long it waited for its turns.
func (w warehouse) writeBeside(b *testing.B, waits *[]time.Duration) (stop func()) {
	ctx, cancel := context.WithCancel(b.Context())
	done := make(chan struct{})
	go func() {
		defer close(done)
		for ctx.Err() == nil {
			began := clock.System().Now()
			err := w.d.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
				*waits = append(*waits, clock.System().Now().Sub(began))
				_, err := tx.IDB().NewRaw("UPDATE receipts SET carrier = 'x' WHERE id = 0").Exec(ctx)
				return err
			})
			if err != nil && ctx.Err() == nil {
				b.Error(err)
			}
		}
	}()
	return func() { cancel(); <-done }
}

func benchmarkDatabases(b *testing.B, fn func(b *testing.B, w warehouse)) {
	b.Helper()
	for _, dialect := range testkit.Dialects() {
		b.Run(dialect.String(), func(b *testing.B) { fn(b, newWarehouse(testkit.Migrated(b, dialect))) })
	}
}

// fill opens empty levels of the products of lines.
func (w warehouse) fill(b *testing.B, lines []domain.Line) {
	b.Helper()
	openings := make([]receiptsapi.Opening, 0, len(lines))
	for _, l := range lines {
		openings = append(openings, receiptsapi.Opening{ProductID: l.ProductID, SupplierID: supplierID, Warehouse: receiptsapi.WarehouseSupplier})
	}
	w.in(b, func(ctx context.Context, tx *db.Tx) error { return w.Open(ctx, tx, openings) })
}

// orderAll reserves lines together.
func (w warehouse) orderAll(b *testing.B, lines []receiptsapi.Line) {
	b.Helper()
	w.in(b, func(ctx context.Context, tx *db.Tx) error {
		_, err := w.Reserve(ctx, tx, lines)
		return err
	})
}
