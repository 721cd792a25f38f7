package main

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"

	"millesime/cmd/bench/internal/load"
	"millesime/cmd/bench/internal/report"
	"millesime/cmd/bench/internal/shop"
	"millesime/cmd/bench/internal/stage"
)

// till is a database where buyers order, with or without what lists and figures of orders are read from.
type till struct {
	database *stage.Database
	handle   *stage.Handle
	process  *stage.Process
	product  *load.Server
	carts    *shop.Carts
}

// toll measures what a checkout pays for the figures and the lists of orders: the product against itself without the triggers
// of sums, and without the indexes of lists.
func (o options) toll(ctx context.Context, create opener, folder string) (t report.Table, err error) {
	whole, err := o.open(ctx, create, folder, nil)
	if err != nil {
		return t, err
	}
	defer func() { err = errors.Join(err, whole.close(ctx)) }()
	t.Title = "Checkouts on " + whole.database.Name + ", with / without what lists and figures of orders cost"
	for name, less := range map[string]func(sqlite bool) []string{
		"without sums by month": stage.WithoutOrderSums, "without indexes of lists": stage.WithoutOrderLists,
	} {
		bare, err := o.open(ctx, create, folder, less)
		if err != nil {
			return t, err
		}
		pair, err := o.plan.Alternate(ctx, whole.side(), bare.side())
		if err = errors.Join(err, bare.close(ctx)); err != nil {
			return t, err
		}
		t.Rows = append(t.Rows, report.Row{Name: "validation, 1 × 3 lines / " + name, Pair: pair})
	}
	return t, nil
}

// open fills a database, takes something away of it, and signs its buyers in.
func (o options) open(ctx context.Context, create opener, folder string, less func(sqlite bool) []string) (*till, error) {
	database, err := o.fill(ctx, create, scale(listProducts, 0, smallOrders))
	if err != nil {
		return nil, err
	}
	c := &till{database: database}
	if err := c.start(ctx, o, folder, less); err != nil {
		return nil, errors.Join(err, c.close(ctx))
	}
	return c, nil
}

func (c *till) start(ctx context.Context, o options, folder string, less func(sqlite bool) []string) (err error) {
	if c.handle, err = stage.OpenHandle(ctx, c.database.URL); err != nil {
		return err
	}
	if less != nil {
		for _, statement := range less(c.handle.SQLite) {
			if _, err := c.handle.Write.ExecContext(ctx, statement); err != nil {
				return fmt.Errorf("%s: %w", statement, err)
			}
		}
	}
	if c.process, err = stage.ServeSettled(ctx, o.binary, c.database.URL, folder); err != nil {
		return err
	}
	c.product = load.NewServer(c.process.Address, o.plan.Connections)
	emails, err := shop.Emails(ctx, c.handle, o.plan.Connections)
	if err != nil {
		return err
	}
	c.carts = &shop.Carts{Run: rand.Text()}
	for _, email := range emails {
		buyer, err := shop.SignIn(c.product, email)
		if err != nil {
			return err
		}
		c.carts.Buyers = append(c.carts.Buyers, buyer)
	}
	c.carts.Goods, err = shop.FindGoods(c.product, c.carts.Buyers[0])
	return err
}

func (c *till) side() load.Side {
	kind := checkouts()[0]
	drain := func(ctx context.Context) error {
		_, _, err := c.handle.Drain(ctx)
		return err
	}
	return load.Side{
		Server: c.product, Script: c.carts.CheckoutScript("/api/cart", kind.suppliers, kind.lines), CPU: c.process.CPU,
		Before: drain,
	}
}

func (c *till) close(ctx context.Context) error {
	var err error
	if c.process != nil {
		err = c.process.Stop()
	}
	if c.handle != nil {
		err = errors.Join(err, c.handle.Close())
	}
	return errors.Join(err, c.database.Close(context.WithoutCancel(ctx)))
}
