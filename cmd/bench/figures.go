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

// checkoutKind is an order that buyers place.
type checkoutKind struct{ suppliers, lines int }

// orderedLines are those of an order of one supplier.
const orderedLines = 3

func checkouts() []checkoutKind { return []checkoutKind{{1, orderedLines}, {3, 2}} }

// measureAll takes every figure in turn.
func (s *session) measureAll(ctx context.Context) error {
	if s.only == onlyShops {
		return s.shopPage(ctx)
	}
	for _, step := range []func(context.Context) error{s.catalogue, s.shopPage, s.ordersLists, s.cart, s.validation, s.comparison} {
		if err := step(ctx); err != nil {
			return err
		}
	}
	return nil
}

// alone is the plan with one connection: what one person waits.
func (s *session) alone() load.Plan {
	p := s.plan
	p.Connections = 1
	return p
}

func (s *session) take(ctx context.Context, name string, plan load.Plan, product, baseline load.Side) (load.Pair, error) {
	pair, err := plan.Alternate(ctx, product, baseline)
	s.table.Rows = append(s.table.Rows, report.Row{Name: name, Pair: pair})
	return pair, err
}

func (s *session) asks(script load.Script) load.Side {
	return load.Side{Server: s.product, Script: script, CPU: s.process.CPU}
}

func (s *session) bare(script load.Script) load.Side {
	return load.Side{Server: s.plain, Script: script, CPU: s.bared.CPU}
}

func (s *session) catalogue(ctx context.Context) error {
	page, err := s.take(ctx, "catalogue page of 30", s.plan, s.asks(s.pages.Script()), s.bare(s.pages.BareScript()))
	if err != nil {
		return err
	}
	s.bars = append(s.bars,
		report.AtLeast("catalogue page, share of the bare throughput", 100*page.Ratio, 60, "%.0f %%"),
		report.AtLeast("catalogue page, req/s", page.Product.PerSecond, 4000, "%.0f"))
	if _, err = s.take(ctx, "catalogue page, one connection", s.alone(), s.asks(s.pages.Script()), s.bare(s.pages.BareScript())); err != nil {
		return err
	}
	if _, err = s.take(ctx, "one product", s.plan, s.asks(s.pages.ProductScript()), s.bare(s.pages.BareProductScript())); err != nil {
		return err
	}
	if _, err = s.take(ctx, "facets, never asked before", s.plan, s.asks(s.facets.Script()), load.Side{}); err != nil {
		return err
	}
	facets, err := s.take(
		ctx, "facets, never asked before, one connection", s.alone(), s.asks(s.facets.Script()), s.bare(s.facets.BareScript()),
	)
	if err != nil {
		return err
	}
	s.bars = append(s.bars, report.Within("facets, p50 of one connection", facets.Product.P50, 2*time.Millisecond))
	if _, err = s.take(ctx, "facets, asked before", s.plan, s.asks(s.facets.AgainScript()), load.Side{}); err != nil {
		return err
	}
	if _, err = s.take(ctx, "search as you type", s.plan, s.asks(s.searches.Script()), s.bare(s.searches.BareScript())); err != nil {
		return err
	}
	search, err := s.take(ctx, "search as you type, one connection", s.alone(), s.asks(s.searches.Script()), s.bare(s.searches.BareScript()))
	s.bars = append(s.bars, report.Within("search as you type, p50 of one connection", search.Product.P50, 10*time.Millisecond))
	if err != nil {
		return err
	}
	wrong := s.searches.Mistyped()
	search, err = s.take(ctx, "search with a typing error, one connection", s.alone(), s.asks(wrong.Script()), s.bare(wrong.BareScript()))
	s.bars = append(s.bars, report.Within("search with a typing error, p50 of one connection", search.Product.P50, 10*time.Millisecond))
	return err
}

// shopPage is the public page of a shop, with all that it shows, for people without a cookie.
func (s *session) shopPage(ctx context.Context) error {
	page, err := s.take(ctx, "shop page of 60 products", s.plan, s.asks(s.boutique.Script()), s.bare(s.boutique.BareScript()))
	s.bars = append(s.bars, report.AtLeast("shop page of 60 products, share of the bare throughput", 100*page.Ratio, 60, "%.0f %%"))
	return err
}

func (s *session) ordersLists(ctx context.Context) error {
	if _, err := s.take(
		ctx, "orders of a supplier", s.plan, s.asks(shop.OrdersScript(s.supplier)), s.bare(shop.BareOrdersScript()),
	); err != nil {
		return err
	}
	_, err := s.take(ctx, "orders summary of a supplier", s.plan, s.asks(shop.SummaryScript(s.supplier)), load.Side{})
	return err
}

func (s *session) cart(ctx context.Context) error {
	more, barely := s.asks(s.carts.LineScript("/api/cart")), s.bare(s.carts.LineScript("/cart"))
	if _, err := s.take(ctx, "one more cart line", s.plan, more, barely); err != nil {
		return err
	}
	product, baseline := s.asks(s.carts.ComputeScript("/api/cart")), s.bare(s.carts.ComputeScript("/cart"))
	if _, err := s.take(ctx, "cart of 30 lines, 6 suppliers", s.plan, product, baseline); err != nil {
		return err
	}
	cart, err := s.take(ctx, "cart of 30 lines, one connection", s.alone(), product, baseline)
	s.bars = append(s.bars, report.Within("cart of 30 lines, p50 of one connection", cart.Product.P50, 5*time.Millisecond))
	return err
}

// validation orders. Both sides begin when all events and jobs of the run before are done, so that neither pays for the
// other's.
func (s *session) validation(ctx context.Context) error {
	var events int
	var took time.Duration
	finish := func(ctx context.Context) error {
		n, t, err := s.handle.Finish(ctx)
		events, took = events+n, took+t
		return err
	}
	for _, c := range checkouts() {
		product := s.asks(s.carts.CheckoutScript("/api/cart", c.suppliers, c.lines))
		baseline := s.bare(s.carts.CheckoutScript(fmt.Sprintf("/checkout?suppliers=%d", c.suppliers), c.suppliers, c.lines))
		product.Before, baseline.Before = finish, finish
		name := fmt.Sprintf("validation, %d × %d lines", c.suppliers, c.lines)
		pair, err := s.take(ctx, name, s.plan, product, baseline)
		if err != nil {
			return err
		}
		if c.suppliers == 1 {
			s.bars = append(s.bars, report.AtLeast("validation, orders/s, one order a checkout", pair.Product.PerSecond, 500, "%.0f"))
		} else {
			s.table.Notes = append(s.table.Notes, fmt.Sprintf("validation over %d suppliers: %s orders/s", c.suppliers,
				report.Rate(pair.Product.PerSecond*float64(c.suppliers))))
		}
		s.bars = append(s.bars, report.AtLeast(name+", share of the bare throughput", 100*pair.Ratio, 25, "%.0f %%"))
	}
	sustained := s.asks(s.carts.CheckoutScript("/api/cart", 1, orderedLines))
	sustained.Before, sustained.Drain = finish, finish
	if _, err := s.take(ctx, "orders sustained: with all that follows from them", s.plan, sustained, load.Side{}); err != nil {
		return err
	}
	if took > 0 {
		s.table.Notes = append(s.table.Notes, fmt.Sprintf("events left after the runs: %d, handled with the jobs that they caused in %s s (%s/s)",
			events, report.Rate(took.Seconds()), report.Rate(float64(events)/took.Seconds())))
	}
	return nil
}

// comparison runs the large database against the small one.
func (s *session) comparison(ctx context.Context) error {
	if s.small == nil {
		return nil
	}
	process, err := stage.ServeSettled(ctx, s.binary, s.small.URL, s.folder)
	if err != nil {
		return err
	}
	small := session{options: s.options, process: process, product: load.NewServer(process.Address, s.plan.Connections)}
	err = small.visit()
	if err == nil {
		err = s.compareWith(ctx, &small)
	}
	return errors.Join(err, process.Stop())
}

// visit signs in where only the catalogue and orders are read.
func (s *session) visit() (err error) {
	viewer, err := shop.SignIn(s.product, buyerIs)
	if err != nil {
		return err
	}
	s.buyers = []shop.Person{viewer}
	return s.find()
}

func (s *session) compareWith(ctx context.Context, small *session) error {
	compare := func(name string, plan load.Plan, script func(*session) load.Script) (load.Pair, error) {
		name = fmt.Sprintf("%s: here / %d products", name, s.compare)
		return s.take(ctx, name, plan, s.asks(script(s)), small.asks(script(small)))
	}
	page, err := compare("catalogue page", s.plan, func(s *session) load.Script { return s.pages.Script() })
	if err != nil {
		return err
	}
	facets, err := compare("facets, one connection", s.alone(), func(s *session) load.Script { return s.facets.Script() })
	if err != nil {
		return err
	}
	orders, err := compare("orders", s.plan, func(s *session) load.Script { return shop.OrdersScript(s.supplier) })
	if err != nil {
		return err
	}
	summary, err := compare("orders summary", s.plan, func(s *session) load.Script { return shop.SummaryScript(s.supplier) })
	s.bars = append(s.bars,
		report.AtMost(fmt.Sprintf("catalogue page, slower than with %d products", s.compare), 1/page.Ratio, 1.5, "× %.2f"),
		report.AtMost(fmt.Sprintf("facets p50, slower than with %d products", s.compare), facets.P50Ratio, 1.5, "× %.2f"))
	if s.orders > smallOrders {
		s.bars = append(s.bars, slower("orders", orders), slower("orders summary", summary))
	}
	return err
}

// slower judges the p99 of a list of orders against the same with few orders.
func slower(name string, p load.Pair) report.Bar {
	ratio := float64(p.Product.P99) / float64(max(p.Baseline.P99, 1))
	return report.AtMost(fmt.Sprintf("%s p99, slower than with %d orders", name, smallOrders), ratio, 3, "× %.2f")
}
