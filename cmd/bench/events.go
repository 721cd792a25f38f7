package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	"millesime/cmd/bench/internal/report"
)

// flow is what became of the events of a version's checkouts, over several runs.
type flow struct {
	name string
	options
	till

	ordered, caused, left int
	ordering, catchingUp  time.Duration
	failed                string // the first request that was
}

// eventful measures how fast events are handled beside the checkouts that cause them, and then what those left. An older
// version takes turns with the product, over a copy of what it seeded.
func (o options) eventful(ctx context.Context, create opener, folder string) (t report.Table, err error) {
	flows := []*flow{{name: "product", options: o}}
	if o.against != "" {
		older := o
		older.binary = o.against
		flows = []*flow{{name: "older version", options: older}, flows[0]}
	}
	defer func() {
		for _, f := range flows {
			if f.database != nil {
				err = errors.Join(err, f.close(ctx))
			}
		}
	}()
	if flows[0].database, err = flows[0].fill(ctx, create, o.scale()); err != nil {
		return t, err
	}
	for _, f := range flows[1:] {
		if f.database, err = flows[0].database.Copy(ctx); err != nil {
			return t, err
		}
	}
	for _, f := range flows {
		if err := f.start(ctx, f.options, folder, nil); err != nil {
			return t, err
		}
	}
	for range o.plan.Rounds {
		for _, f := range flows {
			if err := f.run(ctx); err != nil {
				return t, err
			}
		}
	}
	t.Title = fmt.Sprintf("Events beside checkouts on %s, %d products, %d orders", flows[0].database.Name, o.products, o.orders)
	for _, f := range flows {
		t.Notes = append(t.Notes, f.note())
	}
	return t, nil
}

// run orders for a while, and waits until nothing is left.
func (f *flow) run(ctx context.Context) error {
	if _, _, err := f.handle.Drain(ctx); err != nil {
		return err
	}
	before, err := f.handle.Events(ctx)
	if err != nil {
		return err
	}
	kind := checkouts()[0]
	sample := f.product.Drive(ctx, f.plan.Connections, f.plan.Period, f.carts.CheckoutScript("/api/cart", kind.suppliers, kind.lines))
	left, took, err := f.handle.Drain(ctx)
	if err != nil {
		return err
	}
	after, err := f.handle.Events(ctx)
	if err != nil {
		return err
	}
	f.ordered += len(sample.Latencies)
	f.caused += after - before
	f.left += left
	f.ordering += sample.Elapsed
	f.catchingUp += took
	if f.failed == "" && sample.Failures > 0 {
		f.failed = "; FAILED: " + sample.Failure
	}
	return nil
}

// note tells the rates. What was left causes further events, which are counted with those caused.
func (f *flow) note() string {
	return fmt.Sprintf("%s: %s orders/s beside %s events/s handled; all %d events handled at %s/s, the last %d of them in %s s%s", f.name,
		report.Rate(float64(f.ordered)/f.ordering.Seconds()), report.Rate(max(float64(f.caused-f.left), 0)/f.ordering.Seconds()), f.caused,
		report.Rate(float64(f.caused)/(f.ordering+f.catchingUp).Seconds()), f.left, report.Rate(f.catchingUp.Seconds()), f.failed)
}
