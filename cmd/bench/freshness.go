package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"slices"
	"time"

	"golang.org/x/sync/errgroup"

	"millesime/cmd/bench/internal/load"
	"millesime/cmd/bench/internal/report"
	"millesime/cmd/bench/internal/shop"
	"millesime/cmd/bench/internal/stage"
)

// Bars of freshness: how long after a commit the facets of each of two replicas tell it, and what an import leaves of the
// catalogue's throughput.
const (
	freshWithin   = time.Second
	freshShare    = 0.5
	freshAlone    = 40 // changes measured before the import
	freshPoll     = 5 * time.Millisecond
	freshReaders  = 2 // connections that ask for pages meanwhile
	freshSteps    = 250
	freshStep     = 97 // milliseconds between changes: these, modulo the steps, so that they meet every moment of a look
	freshPatience = time.Minute
)

// twins are two processes over one database.
type twins struct {
	servers [2]*load.Server
	buyer   shop.Person
	admin   shop.Person
	product int64
	changes int
}

// fresh measures how old the facets are, without and with an import. The replicas take turns in changing a product.
func (o options) fresh(ctx context.Context, create opener, folder string) (bars []report.Bar, err error) {
	database, err := o.fill(ctx, create, o.scale())
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, database.Close(context.WithoutCancel(ctx))) }()
	t := &twins{}
	for i := range t.servers {
		process, err := stage.ServeSettled(ctx, o.binary, database.URL, folder)
		if err != nil {
			return nil, err
		}
		defer process.Stop() //nolint:errcheck // nothing is left to be told
		t.servers[i] = load.NewServer(process.Address, freshReaders+2)
	}
	for email, person := range map[string]*shop.Person{buyerIs: &t.buyer, adminIs: &t.admin} {
		if *person, err = shop.SignIn(t.servers[0], email); err != nil {
			return nil, err
		}
	}
	for _, server := range t.servers { // large indexes take seconds to build
		if t.product, err = t.firstProduct(ctx, server); err != nil {
			return nil, err
		}
	}
	quiet, err := t.ages(ctx, func() bool { return t.changes < freshAlone })
	if err != nil {
		return nil, err
	}
	alone := t.read(ctx, o.plan.Period)
	busy, meanwhile, err := t.duringImport(ctx, o.rows)
	if err != nil {
		return nil, err
	}
	name := fmt.Sprintf("%d products on %s, ", o.products, database.Name)
	bars = append(
		ageBars(name+"facets stale after a change", quiet),
		ageBars(fmt.Sprintf("%sthe same while %d rows are imported", name, o.rows), busy)...,
	)
	return append(bars,
		report.AtLeast(name+"pages/s meanwhile; alone "+fmt.Sprintf("%.0f", alone.PerSecond()), meanwhile.PerSecond(), alone.PerSecond()*freshShare, "%.0f"),
		report.Within(name+"a page meanwhile, p99", meanwhile.Percentile(99), importWait),
	), nil
}

// firstProduct waits until a server has a catalogue.
func (t *twins) firstProduct(ctx context.Context, server *load.Server) (int64, error) {
	ctx, cancel := context.WithTimeout(ctx, freshPatience)
	defer cancel()
	for {
		product, err := shop.FirstProduct(server, t.buyer)
		if err == nil {
			return product, nil
		}
		select {
		case <-time.After(importPoll):
		case <-ctx.Done():
			return 0, err
		}
	}
}

func ageBars(name string, ages []time.Duration) []report.Bar {
	slices.Sort(ages)
	return []report.Bar{
		report.Within(fmt.Sprintf("%s, p50 of %d", name, len(ages)), load.Percentile(ages, 50), freshWithin),
		report.Within(name+", p99", load.Percentile(ages, 99), freshWithin),
		report.Within(name+", most", load.Percentile(ages, 100), freshWithin),
	}
}

// ages changes the region of a product again and again and tells how long each replica took to count it there.
func (t *twins) ages(ctx context.Context, more func() bool) (ages []time.Duration, err error) {
	for more() {
		t.changes++
		region := fmt.Sprintf("Fraîcheur %d", t.changes)
		if err := shop.MoveProduct(t.servers[t.changes%len(t.servers)], t.admin, t.product, region); err != nil {
			return nil, fmt.Errorf("change a product: %w", err)
		}
		committed := time.Now()
		seen := make([]time.Duration, len(t.servers))
		group, asking := errgroup.WithContext(ctx)
		for i, server := range t.servers {
			group.Go(func() error {
				err := t.await(asking, server, region)
				seen[i] = time.Since(committed)
				return err
			})
		}
		if err := group.Wait(); err != nil {
			return nil, err
		}
		ages = append(ages, seen...)
		select {
		case <-time.After(time.Duration(t.changes*freshStep%freshSteps) * time.Millisecond):
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	return ages, nil
}

// await asks a replica until its facets count a region.
func (t *twins) await(ctx context.Context, server *load.Server, region string) error {
	ctx, cancel := context.WithTimeout(ctx, freshPatience)
	defer cancel()
	tick := time.NewTicker(freshPoll)
	defer tick.Stop()
	question := load.Request{URI: "/api/products/facets?region%5B%5D=" + url.QueryEscape(region), Token: t.buyer.Token}
	for {
		status, body, err := server.Do(question)
		var facets struct{ Total int }
		if err == nil && status == 200 {
			err = json.Unmarshal(body, &facets)
		}
		if err != nil || status != 200 {
			return fmt.Errorf("facets: status %d: %w", status, err)
		}
		if facets.Total > 0 {
			return nil
		}
		select {
		case <-tick.C:
		case <-ctx.Done():
			return fmt.Errorf("%s tells nothing of %s: %w", server.Address, region, ctx.Err())
		}
	}
}

// read asks the second replica for pages of the catalogue.
func (t *twins) read(ctx context.Context, period time.Duration) load.Sample {
	return t.servers[1].Drive(ctx, freshReaders, period, func(_, n int) load.Request {
		return load.Request{URI: fmt.Sprintf("/api/products?itemsPerPage=30&order[name]=asc&page=%d", 1+n%20), Token: t.buyer.Token}
	})
}

// duringImport measures ages and throughput from the upload of a file to its last product.
func (t *twins) duringImport(ctx context.Context, rows int) (ages []time.Duration, pages load.Sample, err error) {
	file, err := shop.WineFile(rows)
	if err != nil {
		return nil, pages, err
	}
	b := &importer{server: t.servers[0]}
	if b.supplier, err = shop.SignIn(b.server, supplierIs); err != nil {
		return nil, pages, err
	}
	running, end := context.WithCancel(ctx)
	defer end()
	group, failed := errgroup.WithContext(ctx)
	group.Go(func() error {
		defer end()
		_, _, _, err := b.run(failed, file)
		return err
	})
	group.Go(func() (err error) {
		ages, err = t.ages(failed, func() bool { return running.Err() == nil })
		return err
	})
	group.Go(func() error {
		pages = t.read(running, importTimeout)
		return nil
	})
	err = group.Wait()
	if err == nil && pages.Failures > 0 {
		err = errors.New(pages.Failure)
	}
	return ages, pages, err
}
