package app

import (
	"context"
	"maps"
	"runtime/debug"
	"slices"
	"time"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/index"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
	"millesime/platform/log"
)

// Content reads what the index is made of.
type Content interface {
	// Each calls fn for these products; for all of them with nil.
	Each(ctx context.Context, ids []int64, fn func(p *productsapi.Product)) error
}

// Refresher keeps the index up to date, off the request path. One goroutine runs it.
type Refresher struct {
	live     *Live
	products Content
	prices   pricingapi.Prices
	stock    receiptsapi.Stock
	parties  usersapi.Parties

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
	// readAtOnce is of how many products one read names.
	readAtOnce = 2_000
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
			log.From(ctx).Warn().Err(err).Msg("catalogue index not refreshed")
			retry = time.After(again)
		}
		select {
		case <-ctx.Done():
			return nil
		case <-time.After(pause):
		}
	}
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
	read := r.readSome
	if todo.all {
		read = r.readAll
	}
	if err := read(ctx, todo); err != nil {
		return err
	}
	r.unnamed = r.unnamed || todo.all || r.knowsAny(todo.people)
	if !r.unnamed {
		return nil
	}
	return r.readNames(ctx)
}

// readAll reads every product anew, so that those which went are forgotten.
func (r *Refresher) readAll(ctx context.Context, _ stale) error {
	r.builder.Reset()
	clear(r.facts)
	if err := r.products.Each(ctx, nil, r.put); err != nil {
		return err
	}
	if err := r.readPrices(ctx, nil); err != nil {
		return err
	}
	return r.readStock(ctx, slices.Sorted(maps.Keys(r.facts)))
}

func (r *Refresher) readSome(ctx context.Context, todo stale) error {
	for some := range slices.Chunk(slices.Sorted(maps.Keys(todo.products)), readAtOnce) {
		if err := r.products.Each(ctx, some, r.put); err != nil {
			return err
		}
		if err := r.readPrices(ctx, some); err != nil {
			return err
		}
	}
	maps.Copy(todo.levels, todo.products) // tags depend on both
	return r.readStock(ctx, slices.Sorted(maps.Keys(todo.levels)))
}

func (r *Refresher) put(p *productsapi.Product) {
	r.facts[p.ID] = domain.FactsOf(p)
	if _, named := r.suppliers[p.SupplierID]; !named {
		r.suppliers[p.SupplierID] = struct{}{}
		r.unnamed = true
	}
	r.builder.PutProduct(p)
}

func (r *Refresher) readPrices(ctx context.Context, ids []int64) error {
	prices, err := r.prices.ListPrices(ctx, ids)
	for id, p := range prices {
		r.builder.PutPrice(id, index.Price{ListTaxExcl: p.ListTaxExcl, StoreTaxIncl: p.StoreTaxIncl, Groups: p.Groups})
	}
	return err
}

// readStock reads the levels of products; of those not read yet they come with their product.
func (r *Refresher) readStock(ctx context.Context, ids []int64) error {
	for some := range slices.Chunk(ids, readAtOnce) {
		levels, err := r.stock.Levels(ctx, nil, some)
		if err != nil {
			return err
		}
		for _, id := range some {
			if facts, ok := r.facts[id]; ok {
				level := levels[id]
				r.builder.PutStock(id, index.Stock{Tags: facts.Tags(facts.Tag(r.stock, level)), Available: level.Available() > 0})
			}
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
