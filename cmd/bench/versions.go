package main

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"millesime/cmd/bench/internal/load"
	"millesime/cmd/bench/internal/report"
	"millesime/cmd/bench/internal/shop"
	"millesime/cmd/bench/internal/stage"
)

// dearer is how much more processor time a figure may cost than with the older version.
const dearer = 1.10

// release is a version of the product over its own copy of the data.
type release struct {
	session
	ledger

	open  []string // orders
	count *shop.Count
}

// ordersRead is how many orders are read in turn.
const ordersRead = 100

// versionFigure is a request that both versions answer.
type versionFigure struct {
	name   string
	alone  bool // over one connection
	events bool // which cause more work, to be counted too
	drain  bool // that work is within the time
	script func(r *release) load.Script
}

// versions measures the product beside an older one, over two copies of what the older one seeded.
func (o options) versions(ctx context.Context, out io.Writer, folder string, create opener) (err error) {
	old := o
	old.binary = o.against
	first, err := old.fill(ctx, create, o.scale())
	if err != nil {
		return err
	}
	second, err := first.Copy(ctx)
	if err != nil {
		return errors.Join(err, first.Close(ctx))
	}
	older := &release{session: session{options: old, folder: folder, large: first}}
	newer := &release{session: session{options: o, folder: folder, large: second}}
	for _, r := range []*release{older, newer} {
		defer func() { err = errors.Join(err, r.leave(ctx)) }()
		if err := r.enter(ctx); err != nil {
			return err
		}
	}
	table := report.Table{
		Title:    fmt.Sprintf("%s, %d products, %d orders, beside an older version", first.Name, o.products, o.orders),
		Baseline: "older",
	}
	var bars []report.Bar
	for _, f := range newer.figuresOf(older) {
		plan := o.plan
		if f.alone {
			plan = newer.alone()
		}
		pair, err := plan.Alternate(ctx, newer.does(f), older.does(f))
		if err != nil {
			return err
		}
		table.Rows = append(table.Rows, report.Row{Name: f.name, Pair: pair})
		bars = append(bars, report.AtMost(f.name+": processor time, of the older's", pair.CPURatio, dearer, "× %.2f"))
	}
	if err := table.Write(out); err != nil {
		return err
	}
	_, err = report.WriteBars(out, "Bars of a version on "+first.Name, bars)
	return err
}

// enter serves the database, signs everybody in and looks around.
func (r *release) enter(ctx context.Context) (err error) {
	if r.handle, err = stage.OpenHandle(ctx, r.large.URL); err != nil {
		return err
	}
	if r.session.process, err = stage.ServeSettled(ctx, r.binary, r.large.URL, r.folder); err != nil {
		return err
	}
	r.session.product = load.NewServer(r.session.process.Address, r.plan.Connections)
	r.ledger = ledger{
		database: r.large, process: r.session.process, product: r.session.product, people: map[string]shop.Person{},
		lists: map[string][]shop.OrderList{},
	}
	for _, step := range []func() error{func() error { return r.session.look(ctx) }, r.fillCarts, r.ledger.look} {
		if err := step(); err != nil {
			return err
		}
	}
	if r.open, err = shop.OpenOrders(r.session.product, r.people["admin"], ordersRead); err != nil {
		return err
	}
	r.count, err = shop.OpenCount(r.session.product, r.people["admin"], rand.Text())
	return err
}

func (r *release) leave(ctx context.Context) error {
	var err error
	if r.handle != nil {
		err = r.handle.Close()
	}
	if r.session.process != nil {
		err = errors.Join(err, r.session.process.Stop())
	}
	return errors.Join(err, r.large.Close(context.WithoutCancel(ctx)))
}

// does is what a figure asks of this version.
func (r *release) does(f versionFigure) load.Side {
	side := r.asks(f.script(r))
	if f.events {
		side.After = r.session.process.Quiet
	}
	if f.drain {
		side.Drain = func(ctx context.Context) error {
			_, _, err := r.handle.Finish(ctx)
			return err
		}
	}
	return side
}

// figuresOf are those that both versions know and that were asked for; what changes the data comes last.
func (r *release) figuresOf(older *release) []versionFigure {
	figures := []versionFigure{
		{name: "catalogue page of 30", script: func(r *release) load.Script { return r.pages.Script() }},
		{name: "catalogue page, one connection", alone: true, script: func(r *release) load.Script { return r.pages.Script() }},
		{name: "one product", script: func(r *release) load.Script { return r.pages.ProductScript() }},
		{name: "facets, never asked before", script: func(r *release) load.Script { return r.facets.Script() }},
		{name: "facets, never asked before, one connection", alone: true, script: func(r *release) load.Script { return r.facets.Script() }},
		{name: "facets, asked before", script: func(r *release) load.Script { return r.facets.AgainScript() }},
		{name: "search as you type", script: func(r *release) load.Script { return r.searches.Script() }},
		{name: "search as you type, one connection", alone: true, script: func(r *release) load.Script { return r.searches.Script() }},
	}
	for _, list := range shop.PeopleLists() {
		if list.Reader != "competitor" {
			figures = append(
				figures,
				versionFigure{name: list.Name, script: func(r *release) load.Script { return list.Script(r.people[list.Reader]) }},
			)
		}
	}
	for _, reader := range readers() {
		for _, list := range r.lists[reader.name] {
			if _, ok := older.list(reader.name, list.Name); ok {
				figures = append(figures, versionFigure{name: reader.name + ": " + list.Name, script: func(r *release) load.Script {
					same, _ := r.list(reader.name, list.Name)
					return same.Script(r.people[reader.name])
				}})
			}
		}
	}
	figures = append(figures,
		versionFigure{name: "an order", script: func(r *release) load.Script { return shop.EachScript(r.open, r.people["admin"]) }},
		versionFigure{name: "one more cart line", script: func(r *release) load.Script { return r.carts.LineScript("/api/cart") }},
		versionFigure{name: "cart of 30 lines, 6 suppliers", script: func(r *release) load.Script { return r.carts.ComputeScript("/api/cart") }},
		versionFigure{name: "cart of 30 lines, one connection", alone: true, script: func(r *release) load.Script { return r.carts.ComputeScript("/api/cart") }},
	)
	figures = append(figures,
		versionFigure{name: "invoices that deliveries wait for", script: func(r *release) load.Script { return shop.DraftsScript(r.people["supplier"]) }},
		versionFigure{
			name: "a receipt's count with its events, one connection", alone: true, events: true,
			script: func(r *release) load.Script { return r.count.Script(r.people["admin"]) },
		},
	)
	for _, c := range checkouts() {
		figures = append(figures, versionFigure{
			name: fmt.Sprintf("validation with its events, %d × %d lines", c.suppliers, c.lines), events: true,
			script: func(r *release) load.Script { return r.carts.CheckoutScript("/api/cart", c.suppliers, c.lines) },
		})
	}
	figures = append(figures, versionFigure{
		name: "orders sustained", drain: true,
		script: func(r *release) load.Script { return r.carts.CheckoutScript("/api/cart", 1, orderedLines) },
	})
	var asked []versionFigure
	for _, f := range figures {
		if slices.ContainsFunc(strings.Split(r.figures, "|"), func(part string) bool { return strings.Contains(f.name, part) }) {
			asked = append(asked, f)
		}
	}
	return asked
}
