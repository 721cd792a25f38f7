package main

import (
	"context"
	"fmt"
	"time"

	"millesime/cmd/bench/internal/report"
	"millesime/cmd/bench/internal/shop"
)

// A thousand orders that change state in one call, and how long that may take.
const (
	movedAtOnce = 1_000
	movedOrders = 60_000 // of the database, so that enough of them are open
	movedWithin = 5 * time.Second
)

// moved measures many orders that an admin cancels in one call: states, timeline, exposures, stock and events.
func (o options) moved(ctx context.Context, create opener, folder string) ([]report.Bar, error) {
	return o.visit(ctx, create, folder, scale(crowdProducts, o.buyers, movedOrders), cancelMany)
}

// cancelMany cancels them.
func cancelMany(v visited) ([]report.Bar, error) {
	orders, err := shop.OpenOrders(v.server, v.admin, movedAtOnce)
	if err != nil {
		return nil, err
	}
	began := time.Now()
	refused, err := shop.Cancel(v.server, v.admin, orders)
	if err != nil {
		return nil, err
	}
	took := time.Since(began)
	if refused > 0 {
		return nil, fmt.Errorf("%d of %d orders were not canceled", refused, len(orders))
	}
	name := fmt.Sprintf("%d orders canceled in one call on %s", len(orders), v.database.Name)
	return []report.Bar{report.Within(name, took, movedWithin)}, nil
}
