package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"millesime/cmd/bench/internal/load"
	"millesime/cmd/bench/internal/report"
	"millesime/cmd/bench/internal/shop"
	"millesime/cmd/bench/internal/stage"
)

// Bars of imports: speed, memory over idle, and what a buyer waits meanwhile.
const (
	importRate      = 2_000 // rows a second, from the upload to the last product
	importMemoryMiB = 200
	importWait      = time.Second
	importTimeout   = 10 * time.Minute
	importPoll      = 50 * time.Millisecond
	buyerPause      = 20 * time.Millisecond
)

// importer is a process with somebody who imports and somebody who buys meanwhile.
type importer struct {
	process         *stage.Process
	server          *load.Server
	supplier, buyer shop.Person
}

// imported measures a large import, and the same file again.
func (o options) imported(ctx context.Context, create opener, folder string) (bars []report.Bar, err error) {
	database, err := o.fill(ctx, create, o.scale())
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, database.Close(context.WithoutCancel(ctx))) }()
	file, err := shop.WineFile(o.rows)
	if err != nil {
		return nil, err
	}
	b := &importer{}
	if b.process, err = stage.ServeSettled(ctx, o.binary, database.URL, folder); err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, b.process.Stop()) }()
	b.server = load.NewServer(b.process.Address, 4)
	for email, person := range map[string]*shop.Person{supplierIs: &b.supplier, buyerIs: &b.buyer} {
		if *person, err = shop.SignIn(b.server, email); err != nil {
			return nil, err
		}
	}
	idle, err := b.process.Memory()
	if err != nil {
		return nil, err
	}
	watched, used := b.watch(ctx), b.process.CPU()
	first, checked, took, err := b.run(ctx, file)
	used = b.process.CPU() - used
	seen := watched()
	if err = errors.Join(err, seen.err); err != nil {
		return nil, err
	}
	faulty := o.rows / 100
	if first.Result != (shop.ImportCounts{Created: o.rows - faulty, Faulty: faulty}) {
		return nil, fmt.Errorf("the import did %+v", first.Result)
	}
	again, _, tookAgain, err := b.run(ctx, file)
	if err != nil {
		return nil, err
	}
	if again.Result != (shop.ImportCounts{Unchanged: o.rows - faulty, Faulty: faulty}) {
		return nil, fmt.Errorf("the same file again did %+v", again.Result)
	}
	name := fmt.Sprintf("import of %d rows on %s", o.rows, database.Name)
	rate := func(took time.Duration) float64 { return float64(o.rows) / took.Seconds() }
	return []report.Bar{
		report.AtLeast(name+", rows/s from upload to end", rate(took), importRate, "%.0f"),
		report.AtLeast(name+", of these staging and check, rows/s", rate(checked), importRate, "%.0f"),
		report.AtLeast(name+", the same file again, rows/s", rate(tookAgain), importRate, "%.0f"),
		report.AtLeast(name+", rows/s of processor time, the buyer's requests included", rate(used), importRate, "%.0f"),
		report.AtMost(name+", memory over idle, MiB", float64(seen.most-idle.Own)/(1<<20), importMemoryMiB, "%.0f"),
		report.Within(name+", a page of the catalogue meanwhile, p99", percentile(seen.pages), importWait),
		report.Within(name+", a basket saved meanwhile, p99", percentile(seen.baskets), importWait),
	}, nil
}

// run uploads, checks and writes; it tells how long all of it took, and how long what comes before the writing.
func (b *importer) run(ctx context.Context, file []byte) (i shop.Import, checked, took time.Duration, err error) {
	ctx, cancel := context.WithTimeout(ctx, importTimeout)
	defer cancel()
	began := time.Now()
	if i, err = shop.Upload(b.server, b.supplier, file); err != nil {
		return i, 0, 0, err
	}
	if i, err = b.await(ctx, i.ID, "checked"); err != nil {
		return i, 0, 0, err
	}
	checked = time.Since(began)
	if err = shop.StartImport(b.server, b.supplier, i.ID); err != nil {
		return i, 0, 0, err
	}
	i, err = b.await(ctx, i.ID, "done")
	return i, checked, time.Since(began), err
}

func (b *importer) await(ctx context.Context, id int64, state string) (shop.Import, error) {
	tick := time.NewTicker(importPoll)
	defer tick.Stop()
	for {
		i, err := shop.ReadImport(b.server, b.supplier, id)
		if err != nil || i.State == state {
			return i, err
		}
		select {
		case <-tick.C:
		case <-ctx.Done():
			return i, fmt.Errorf("the import is %s: %w", i.State, ctx.Err())
		}
	}
}

// sights are what was seen while an import ran.
type sights struct {
	most           int64 // memory of the process's own
	pages, baskets []time.Duration
	err            error
}

// watch asks for pages, saves baskets and looks at the memory until it is told to end.
func (b *importer) watch(ctx context.Context) func() sights {
	ctx, cancel := context.WithCancel(ctx)
	var seen sights
	var group sync.WaitGroup
	page, basket, err := shop.Meanwhile(b.server, b.buyer)
	if err != nil {
		cancel()
		return func() sights { return sights{err: err} }
	}
	var mu sync.Mutex
	repeat := func(pause time.Duration, do func() error) {
		group.Go(func() {
			tick := time.NewTicker(pause)
			defer tick.Stop()
			for ctx.Err() == nil {
				if err := do(); err != nil {
					mu.Lock()
					seen.err = err
					mu.Unlock()
					return
				}
				select {
				case <-tick.C:
				case <-ctx.Done():
				}
			}
		})
	}
	timed := func(r load.Request, into *[]time.Duration) func() error {
		return func() error {
			began := time.Now()
			status, body, err := b.server.Do(r)
			if err == nil && status != 200 {
				err = fmt.Errorf("%s: status %d: %.300s", r.URI, status, body)
			}
			*into = append(*into, time.Since(began))
			return err
		}
	}
	repeat(buyerPause, timed(page, &seen.pages))
	repeat(buyerPause, timed(basket, &seen.baskets))
	repeat(importPoll, func() error {
		m, err := b.process.Memory()
		seen.most = max(seen.most, m.Own)
		return err
	})
	return func() sights {
		cancel()
		group.Wait()
		return seen
	}
}

// percentile is the 99th.
func percentile(all []time.Duration) time.Duration {
	if len(all) == 0 {
		return 0
	}
	slices.Sort(all)
	return all[len(all)*99/100]
}
