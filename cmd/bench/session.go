package main

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"path/filepath"
	"time"

	"millesime/cmd/bench/internal/bare"
	"millesime/cmd/bench/internal/load"
	"millesime/cmd/bench/internal/report"
	"millesime/cmd/bench/internal/shop"
	"millesime/cmd/bench/internal/stage"
)

// session is the measurement of one database.
type session struct {
	options

	folder       string
	large, small *stage.Database
	handle       *stage.Handle

	product, plain *load.Server
	process, bared *stage.Process
	buyers         []shop.Person
	supplier       shop.Person
	pages          shop.Pages
	boutique       shop.Boutique
	searches       shop.Searches
	facets         *shop.Facets
	carts          *shop.Carts

	table report.Table
	bars  []report.Bar
}

const (
	starts   = 3
	idleTime = 5 * time.Second

	// Demo accounts (domain 10.1).
	buyerIs    = "restaurant@millesime.test"
	supplierIs = "fournisseur@millesime.test"
)

// all starts the servers, measures everything, and stops them.
func (s *session) all(ctx context.Context) (err error) {
	s.table.Title = fmt.Sprintf("%s, %d products, %d orders", s.large.Name, s.products, s.orders)
	if s.handle, err = stage.OpenHandle(ctx, s.large.URL); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.handle.Close()) }()
	if s.process, err = s.start(ctx); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.process.Stop()) }()
	s.product = load.NewServer(s.process.Address, s.plan.Connections)
	idle, err := s.idle(ctx, s.process)
	if err != nil {
		return err
	}
	if err := s.look(ctx); err != nil {
		return err
	}
	if s.bared, err = s.startBare(ctx); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.bared.Stop()) }()
	if err := s.measureAll(ctx); err != nil {
		return err
	}
	used, err := s.process.Memory()
	if err != nil && !errors.Is(err, stage.ErrNoMemory) {
		return err
	}
	s.bars = append(s.bars,
		report.AtMost("memory idle, MiB", float64(idle.Now)/(1<<20), 80, "%.0f"),
		report.AtMost("of it own memory, MiB", float64(idle.Own)/(1<<20), 80, "%.0f"),
		report.AtMost("memory under load, MiB", float64(used.Most)/(1<<20), 300, "%.0f"),
		report.AtMost("own memory after the load, MiB", float64(used.Own)/(1<<20), 120, "%.0f"))
	s.table.Notes = append(s.table.Notes, fmt.Sprintf("memory of the product: idle %s (%s its own, the rest pages of files), most under load %s (at the end %s its own)",
		report.MiB(idle.Now), report.MiB(idle.Own), report.MiB(used.Most), report.MiB(used.Own)))
	return nil
}

// start starts the product several times, keeps the last one and notes the median time to /readyz, and to a first list for somebody who was
// signed in before. The first one makes the papers of the seeded orders, which would be measured with everything else.
func (s *session) start(ctx context.Context) (*stage.Process, error) {
	var ready, served []time.Duration
	var person shop.Person
	for n := 0; ; n++ {
		began := time.Now()
		process, err := stage.Serve(ctx, s.binary, s.large.URL, s.folder)
		if err != nil {
			return nil, err
		}
		server := load.NewServer(process.Address, 1)
		if n == 0 {
			person, err = shop.SignIn(server, buyerIs)
			err = errors.Join(err, process.Settle(ctx))
		}
		if err == nil {
			err = untilAnswered(func() error {
				_, err := shop.FirstProduct(server, person)
				return err
			})
		}
		if err != nil {
			return nil, errors.Join(err, process.Stop())
		}
		if n > 0 {
			ready, served = append(ready, process.Start), append(served, time.Since(began))
		}
		if n == starts {
			s.bars = append(s.bars,
				report.Within("start to /readyz", load.Median(ready), 500*time.Millisecond),
				report.Within("start to the first list", load.Median(served), s.firstList()))
			return process, nil
		}
		if err := process.Stop(); err != nil {
			return nil, err
		}
	}
}

// firstList is the time that a start may take until a list is answered.
func (s *session) firstList() time.Duration {
	if s.handle.SQLite {
		return 250 * time.Millisecond
	}
	return 500 * time.Millisecond
}

// indexTimeout is what a large catalogue may take to build its index on a busy machine.
const indexTimeout = 2 * time.Minute

// untilAnswered asks again while the product says that it cannot answer yet: it does once a call has waited its time.
func untilAnswered(ask func() error) error {
	for began := time.Now(); ; {
		err := ask()
		if !errors.Is(err, shop.ErrNotYet) || time.Since(began) > indexTimeout {
			return err
		}
	}
}

// look signs the buyers in and looks around.
func (s *session) look(ctx context.Context) error {
	emails, err := shop.Emails(ctx, s.handle, s.plan.Connections)
	if err != nil {
		return err
	}
	for _, email := range emails {
		buyer, err := shop.SignIn(s.product, email)
		if err != nil {
			return err
		}
		s.buyers = append(s.buyers, buyer)
	}
	return s.find()
}

// find looks for what the load asks for, and signs the supplier in whose orders it reads.
func (s *session) find() (err error) {
	if s.supplier, err = shop.SignIn(s.product, supplierIs); err != nil {
		return err
	}
	viewer := s.buyers[len(s.buyers)-1] // the demo's account has price lists, which the bare server does not apply
	if s.pages, err = shop.FindPages(s.product, viewer); err != nil {
		return err
	}
	if s.searches, err = shop.FindSearches(s.product, viewer); err != nil {
		return err
	}
	regions, err := shop.Regions(s.product, viewer)
	s.facets = &shop.Facets{Person: viewer, Regions: regions}
	return err
}

// idle is the product's memory some seconds after its start, one sign-in and one look at the catalogue.
func (s *session) idle(ctx context.Context, process *stage.Process) (stage.Memory, error) {
	select {
	case <-time.After(idleTime):
	case <-ctx.Done():
		return stage.Memory{}, ctx.Err()
	}
	memory, err := process.Memory()
	if errors.Is(err, stage.ErrNoMemory) {
		return stage.Memory{}, nil
	}
	return memory, err
}

// fillCarts looks for what buyers order.
func (s *session) fillCarts() error {
	goods, err := shop.FindGoods(s.product, s.buyers[0])
	s.carts = &shop.Carts{Buyers: s.buyers, Goods: goods, Run: rand.Text()}
	return err
}

// startBare tells the bare server what the product answered, and makes sure that it answers the same.
func (s *session) startBare(ctx context.Context) (_ *stage.Process, err error) {
	if s.boutique, err = shop.FindBoutique(s.product, s.supplier); err != nil {
		return nil, err
	}
	plan := bare.Plan{
		Database: s.large.URL, Customer: s.pages.Person.ID, Group: s.pages.Person.Group, Supplier: s.supplier.ID, Shop: s.boutique.Slug,
		Hidden: shop.HiddenStatuses(), Pages: s.pages.Known, Checkouts: map[int]string{},
	}
	if s.only != onlyShops {
		if err := s.planCarts(&plan); err != nil {
			return nil, err
		}
	}
	file := filepath.Join(s.folder, rand.Text()+".json")
	if err := plan.Write(file); err != nil {
		return nil, err
	}
	process, err := stage.ServeBare(ctx, file, s.folder)
	if err != nil {
		return nil, err
	}
	s.plain = load.NewServer(process.Address, s.plan.Connections)
	if s.only != onlyShops {
		err = s.pages.Same(s.product, s.plain)
	}
	if err = errors.Join(err, s.boutique.Same(s.product, s.plain)); err != nil {
		return nil, errors.Join(err, process.Stop())
	}
	return process, nil
}

// planCarts tells the bare server of a cart and of checkouts of the product.
func (s *session) planCarts(plan *bare.Plan) (err error) {
	if err := s.fillCarts(); err != nil {
		return err
	}
	if plan.Quote, err = s.carts.Quote(s.product); err != nil {
		return err
	}
	for _, c := range checkouts() {
		if plan.Checkouts[c.suppliers], err = s.carts.Order(s.product, c.suppliers, c.lines); err != nil {
			return err
		}
	}
	return nil
}
