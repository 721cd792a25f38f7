package main

import (
	"context"
	"errors"
	"fmt"

	"millesime/cmd/bench/internal/load"
	"millesime/cmd/bench/internal/report"
	"millesime/cmd/bench/internal/shop"
	"millesime/cmd/bench/internal/stage"
)

// crowd is a database with many or few people, and the product serving it.
type crowd struct {
	users      int
	database   *stage.Database
	process    *stage.Process
	product    *load.Server
	admin      shop.Person
	supplier   shop.Person // with as many customers in either crowd
	competitor shop.Person // with a share of everybody
}

// Both crowds buy the same few products; the supplier keeps this many customers.
const (
	crowdProducts  = 1_000
	crowdOrders    = 2_500
	keptCustomers  = 150
	adminIs        = "admin@millesime.test"
	crowdOfNoBuyer = 74 // people in the demo who do not buy
	peopleBar      = 3
)

// people measures lists of people over many users against few. Nothing but the number of users differs, so the product
// is its own baseline.
func (o options) people(ctx context.Context, create opener, folder string) (t report.Table, bars []report.Bar, err error) {
	large, err := o.gather(ctx, create, folder, o.users)
	if err != nil {
		return t, nil, err
	}
	defer func() { err = errors.Join(err, large.leave(ctx)) }()
	small, err := o.gather(ctx, create, folder, o.compareUsers)
	if err != nil {
		return t, nil, err
	}
	defer func() { err = errors.Join(err, small.leave(ctx)) }()
	t.Title = fmt.Sprintf("%s, %d users / %d users", large.database.Name, o.users, o.compareUsers)
	for _, list := range shop.PeopleLists() {
		side := func(c *crowd) load.Side {
			reader := map[string]shop.Person{"admin": c.admin, "supplier": c.supplier, "competitor": c.competitor}[list.Reader]
			return load.Side{Server: c.product, Script: list.Script(reader), CPU: c.process.CPU}
		}
		pair, err := o.plan.Alternate(ctx, side(large), side(small))
		if err != nil {
			return t, nil, err
		}
		t.Rows = append(t.Rows, report.Row{Name: list.Name, Pair: pair})
		if list.Reader != "competitor" {
			bars = append(
				bars,
				report.AtMost(fmt.Sprintf("%s, slower than with %d users", list.Name, o.compareUsers), 1/pair.Ratio, peopleBar, "× %.2f"),
			)
		}
	}
	return t, bars, nil
}

// gather fills a database with users, serves it and signs its readers in.
func (o options) gather(ctx context.Context, create opener, folder string, users int) (*crowd, error) {
	database, err := o.fill(ctx, create, scale(crowdProducts, users-crowdOfNoBuyer, crowdOrders))
	if err != nil {
		return nil, err
	}
	c := &crowd{users: users, database: database}
	if err := c.serve(ctx, o, folder); err != nil {
		return nil, errors.Join(err, c.leave(ctx))
	}
	return c, nil
}

func (c *crowd) serve(ctx context.Context, o options, folder string) error {
	handle, err := stage.OpenHandle(ctx, c.database.URL)
	if err != nil {
		return err
	}
	competitor, err := shop.KeepCustomers(ctx, handle, supplierIs, keptCustomers)
	if err = errors.Join(err, handle.Close()); err != nil {
		return err
	}
	if c.process, err = stage.ServeSettled(ctx, o.binary, c.database.URL, folder); err != nil {
		return err
	}
	c.product = load.NewServer(c.process.Address, o.plan.Connections)
	for email, reader := range map[string]*shop.Person{adminIs: &c.admin, supplierIs: &c.supplier, competitor: &c.competitor} {
		if *reader, err = shop.SignIn(c.product, email); err != nil {
			return err
		}
	}
	return nil
}

func (c *crowd) leave(ctx context.Context) error {
	var err error
	if c.process != nil {
		err = c.process.Stop()
	}
	return errors.Join(err, c.database.Close(context.WithoutCancel(ctx)))
}
