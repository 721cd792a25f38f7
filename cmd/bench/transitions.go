package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	"millesime/cmd/bench/internal/load"
	"millesime/cmd/bench/internal/report"
	"millesime/cmd/bench/internal/shop"
	"millesime/cmd/bench/internal/stage"
)

// A thousand orders that change state in one call, and how long that may take.
const (
	movedAtOnce = 1_000
	movedOrders = 60_000 // of the database, so that enough of them are open
	movedWithin = 5 * time.Second
)

// moved measures many orders that an admin cancels in one call: states, timeline, exposures, stock and events.
func (o options) moved(ctx context.Context, create opener, folder string) (bars []report.Bar, err error) {
	database, err := o.fill(ctx, create, scale(crowdProducts, o.buyers, movedOrders))
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, database.Close(context.WithoutCancel(ctx))) }()
	process, err := stage.Serve(ctx, o.binary, database.URL, folder)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, process.Stop()) }()
	server := load.NewServer(process.Address, 1)
	admin, err := shop.SignIn(server, adminIs)
	if err != nil {
		return nil, err
	}
	orders, err := shop.OpenOrders(server, admin, movedAtOnce)
	if err != nil {
		return nil, err
	}
	began := time.Now()
	refused, err := shop.Cancel(server, admin, orders)
	if err != nil {
		return nil, err
	}
	took := time.Since(began)
	if refused > 0 {
		return nil, fmt.Errorf("%d of %d orders were not canceled", refused, len(orders))
	}
	name := fmt.Sprintf("%d orders canceled in one call on %s", len(orders), database.Name)
	return []report.Bar{report.Within(name, took, movedWithin)}, nil
}
