package app

import (
	"context"
	"maps"
	"runtime/debug"
	"slices"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/index"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/log"
)

// Content reads what the index is made of.
type Content interface {
	// IDs are those of all products.
	IDs(ctx context.Context) ([]int64, error)
	// Each calls fn for these products.
	Each(ctx context.Context, ids []int64, fn func(p *productsapi.Product)) error
}

// Refresher keeps the index up to date, off the request path. One goroutine runs it, and has others read for it.
type Refresher struct {
	live     *Live
	products Content
	prices   pricingapi.Prices
	stock    receiptsapi.Stock
	parties  usersapi.Parties

	mu        sync.Mutex // of the following: several read at a time
	builder   *index.Builder
	facts     map[int64]domain.Facts // of every product
	suppliers set                    // of every product
	unnamed   bool                   // the names of suppliers have to be read
	failed    stale                  // what the last look did not read to its end
}

// NewRefresher makes one that publishes to live.
func NewRefresher(live *Live, products Content, sources Sources, c clock.Clock) *Refresher {
	return &Refresher{
		live: live, products: products, prices: sources.Prices, stock: sources.Stock, parties: sources.Parties,
		builder: index.NewBuilder(c.Now().UnixMicro()), facts: map[int64]domain.Facts{}, suppliers: set{}, failed: outOfDate(false),
	}
}

const (
	// pause follows each look: events that come in a row make one snapshot, and a long look leaves the processor to others.
	pause = 100 * time.Millisecond
	// again is when a look that failed is made again.
	again = time.Second
	// patience is how long the first index waits for its feed: a broker that is away keeps nobody from the catalogue.
	patience = 5 * time.Second
	// readers read at a time: reading is mostly work of the processor, and requests want some of it, too.
	readers = 2
	// worthFreeing is the number of products whose reading leaves garbage worth a collection of its own, some 30 MB.
	worthFreeing = 10_000
)

// Run refreshes until the context ends. What fails is logged and tried again.
func (r *Refresher) Run(ctx context.Context) error {
	retry := time.After(patience)
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-r.live.wake:
		case <-retry:
		}
		retry = nil
		if err := r.Look(ctx); err != nil && ctx.Err() == nil {
			r.report(ctx, err)
			retry = time.After(again)
		}
		select {
		case <-ctx.Done():
			return nil
		case <-time.After(pause):
		}
	}
}

// report logs a look that failed: a warning, but an error where lists are not answered for longer than a start takes.
func (r *Refresher) report(ctx context.Context, err error) {
	if r.live.current.Load() == nil && r.live.isLate() {
		log.From(ctx).Error().Err(err).Msg("catalogue index not built; lists are not answered")
		return
	}
	log.From(ctx).Warn().Err(err).Msg("catalogue index not refreshed")
}

// Look reads what is stale and publishes a snapshot.
func (r *Refresher) Look(ctx context.Context) error {
	todo := r.live.take()
	todo.all = todo.all || r.failed.all || r.builder.Overgrown()
	maps.Copy(todo.products, r.failed.products)
	maps.Copy(todo.levels, r.failed.levels)
	maps.Copy(todo.people, r.failed.people)
	r.failed = todo
	if err := r.read(ctx, todo); err != nil {
		return err
	}
	r.failed = outOfDate(false)
	r.live.publish(r.builder.Snapshot())
	if todo.all && len(r.facts) >= worthFreeing {
		debug.FreeOSMemory() // reading everything leaves more garbage than the index itself takes
	}
	return nil
}

// read reads what has to be read again, into the builder.
func (r *Refresher) read(ctx context.Context, todo stale) error {
	products := slices.Sorted(maps.Keys(todo.products))
	if todo.all {
		all, err := r.products.IDs(ctx)
		if err != nil {
			return err
		}
		r.builder.Reset() // so that products which went are forgotten
		clear(r.facts)
		products = all
	}
	if err := inParts(ctx, products, r.readProducts); err != nil {
		return err
	}
	todo.levels.add(products) // tags depend on both
	if err := inParts(ctx, slices.Sorted(maps.Keys(todo.levels)), r.readStock); err != nil {
		return err
	}
	r.unnamed = r.unnamed || todo.all || r.knowsAny(todo.people)
	if !r.unnamed {
		return nil
	}
	return r.readNames(ctx)
}

// inParts reads ids, a part in each call.
func inParts(ctx context.Context, ids []int64, read func(ctx context.Context, some []int64) error) error {
	group, failed := errgroup.WithContext(ctx)
	group.SetLimit(readers)
	for some := range db.Parts(ids) {
		group.Go(func() error { return read(failed, some) })
	}
	return group.Wait()
}

// readProducts reads products with their prices.
func (r *Refresher) readProducts(ctx context.Context, ids []int64) error {
	if err := r.products.Each(ctx, ids, r.put); err != nil {
		return err
	}
	prices, err := r.prices.ListPrices(ctx, ids)
	r.mu.Lock()
	defer r.mu.Unlock()
	for id, p := range prices {
		r.builder.PutPrice(id, index.Price{ListTaxExcl: p.ListTaxExcl, StoreTaxIncl: p.StoreTaxIncl, Groups: p.Groups})
	}
	return err
}

func (r *Refresher) put(p *productsapi.Product) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.facts[p.ID] = domain.FactsOf(p)
	if _, named := r.suppliers[p.SupplierID]; !named {
		r.suppliers[p.SupplierID] = struct{}{}
		r.unnamed = true
	}
	r.builder.PutProduct(p)
}

// readStock reads the levels of products; of those not read yet they come with their product.
func (r *Refresher) readStock(ctx context.Context, ids []int64) error {
	levels, err := r.stock.Levels(ctx, nil, ids)
	if err != nil {
		return err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, id := range ids {
		if facts, ok := r.facts[id]; ok {
			level := levels[id]
			r.builder.PutStock(id, index.Stock{Tags: facts.Tags(facts.Tag(r.stock, level)), Available: level.Available() > 0})
		}
	}
	return nil
}

func (r *Refresher) knowsAny(people set) bool {
	for id := range people {
		if _, ok := r.suppliers[id]; ok {
			return true
		}
	}
	return false
}

// readNames reads the names of the suppliers of all products, also of those whose account is no longer valid.
func (r *Refresher) readNames(ctx context.Context) error {
	parties, err := r.parties.Parties(ctx, slices.Sorted(maps.Keys(r.suppliers)))
	if err != nil {
		return err
	}
	names := make(map[int64]string, len(parties))
	for id, p := range parties {
		names[id] = p.DisplayName()
	}
	r.builder.PutSuppliers(names)
	r.unnamed = false
	return nil
}
