package main

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"path/filepath"

	"millesime/cmd/bench/internal/bare"
	"millesime/cmd/bench/internal/load"
	"millesime/cmd/bench/internal/report"
	"millesime/cmd/bench/internal/shop"
	"millesime/cmd/bench/internal/stage"
)

// Both databases of the lists of orders have the same people and products.
const (
	listBuyers   = 20_000
	listProducts = 1_000
	agentIs      = "agent@millesime.test"
)

// ledger is a database with many or few orders, and the product serving it.
type ledger struct {
	database *stage.Database
	process  *stage.Process
	product  *load.Server
	people   map[string]shop.Person
	lists    map[string][]shop.OrderList
}

// readers of orders, by the name that the table gives them.
func readers() []struct{ name, email string } {
	return []struct{ name, email string }{
		{"admin", adminIs}, {"supplier", supplierIs}, {"buyer", buyerIs}, {"agent", agentIs},
	}
}

// orderLists measures lists and figures over many orders against few. Nothing but the number of orders differs, so the product
// is its own baseline; the list of a supplier stands beside the bare server too.
func (o options) orderLists(ctx context.Context, create opener, folder string) (t report.Table, bars []report.Bar, err error) {
	large, err := o.keep(ctx, create, folder, o.listOrders)
	if err != nil {
		return t, nil, err
	}
	defer func() { err = errors.Join(err, large.leave(ctx)) }()
	small, err := o.keep(ctx, create, folder, smallOrders)
	if err != nil {
		return t, nil, err
	}
	defer func() { err = errors.Join(err, small.leave(ctx)) }()
	t.Title = fmt.Sprintf("%s, %d orders / %d orders", large.database.Name, o.listOrders, smallOrders)
	for _, reader := range readers() {
		for _, list := range large.lists[reader.name] {
			same, ok := small.list(reader.name, list.Name)
			if !ok {
				continue // few orders fit on one page
			}
			pair, err := o.plan.Alternate(ctx, large.side(list, reader.name), small.side(same, reader.name))
			if err != nil {
				return t, nil, err
			}
			name := reader.name + ": " + list.Name
			t.Rows = append(t.Rows, report.Row{Name: name, Pair: pair})
			bars = append(bars, slower(name, pair))
		}
	}
	pair, err := o.besideBare(ctx, large, folder)
	t.Rows = append(t.Rows, report.Row{Name: "supplier: newest orders / bare server", Pair: pair})
	return t, bars, err
}

// keep fills a database with orders and serves it.
func (o options) keep(ctx context.Context, create opener, folder string, orders int) (*ledger, error) {
	database, err := o.fill(ctx, create, scale(listProducts, listBuyers, orders))
	if err != nil {
		return nil, err
	}
	l := &ledger{database: database, people: map[string]shop.Person{}, lists: map[string][]shop.OrderList{}}
	if err := l.serve(ctx, o, folder); err != nil {
		return nil, errors.Join(err, l.leave(ctx))
	}
	return l, nil
}

// serve does not wait for the papers of the orders: those of a million take hours. Both sides make them meanwhile.
func (l *ledger) serve(ctx context.Context, o options, folder string) (err error) {
	if l.process, err = stage.Serve(ctx, o.binary, l.database.URL, folder); err != nil {
		return err
	}
	l.product = load.NewServer(l.process.Address, o.plan.Connections)
	return l.look()
}

// look signs the readers in and finds their lists.
func (l *ledger) look() (err error) {
	for _, reader := range readers() {
		person, err := shop.SignIn(l.product, reader.email)
		if err != nil {
			return err
		}
		l.people[reader.name] = person
		if l.lists[reader.name], err = shop.OrderLists(l.product, person); err != nil {
			return err
		}
	}
	return nil
}

func (l *ledger) list(reader, name string) (shop.OrderList, bool) {
	for _, list := range l.lists[reader] {
		if list.Name == name {
			return list, true
		}
	}
	return shop.OrderList{}, false
}

func (l *ledger) side(list shop.OrderList, reader string) load.Side {
	return load.Side{Server: l.product, Script: list.Script(l.people[reader]), CPU: l.process.CPU}
}

func (l *ledger) leave(ctx context.Context) error {
	var err error
	if l.process != nil {
		err = l.process.Stop()
	}
	return errors.Join(err, l.database.Close(context.WithoutCancel(ctx)))
}

// besideBare reads a supplier's newest orders from the product and from the bare server, over the same database.
func (o options) besideBare(ctx context.Context, l *ledger, folder string) (pair load.Pair, err error) {
	supplier := l.people["supplier"]
	file := filepath.Join(folder, rand.Text()+".json")
	plan := bare.Plan{
		Database: l.database.URL, Customer: l.people["buyer"].ID, Group: l.people["buyer"].Group, Supplier: supplier.ID,
		Hidden: shop.HiddenStatuses(),
	}
	if err := plan.Write(file); err != nil {
		return pair, err
	}
	process, err := stage.ServeBare(ctx, file, folder)
	if err != nil {
		return pair, err
	}
	defer func() { err = errors.Join(err, process.Stop()) }()
	plain := load.NewServer(process.Address, o.plan.Connections)
	return o.plan.Alternate(ctx,
		load.Side{Server: l.product, Script: shop.OrdersScript(supplier), CPU: l.process.CPU},
		load.Side{Server: plain, Script: shop.BareOrdersScript(), CPU: process.CPU})
}
