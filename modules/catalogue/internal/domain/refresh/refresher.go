package refresh

import (
	"context"
	"maps"
	"runtime/debug"
	"slices"
	"time"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/index"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
	"millesime/platform/log"
)

// Products reads what the index is made of.
type Products interface {
	LastChange(ctx context.Context) (time.Time, error)
	Count(ctx context.Context) (int, error)
	EachChanged(ctx context.Context, since time.Time, fn func(p *domain.Product)) error
}

// Refresher feeds the index. One goroutine runs it.
type Refresher struct {
	live     *Live
	products Products
	prices   pricingapi.Prices
	stock    receiptsapi.Stock
	users    usersapi.Directory
	clock    clock.Clock

	builder     *index.Builder
	known       map[int64]known
	ids         []int64 // of known, ascending
	productMark mark
	priceMark   mark
	looks       int
	sweep       int     // where in ids the next look at stock begins
	woken       bool    // the look need not sweep
	restock     []int64 // products whose stock must be read; kept until it was
}

// known is what the refresher remembers of a product.
type known struct {
	updated  time.Time
	supplier int64
	facts    domain.Facts
}

// New makes a refresher that publishes to live.
func New(live *Live, products Products, prices pricingapi.Prices, stock receiptsapi.Stock, users usersapi.Directory, c clock.Clock) *Refresher {
	return &Refresher{
		live: live, products: products, prices: prices, stock: stock, users: users, clock: c,
		builder: index.NewBuilder(c.Now().UnixMicro()), known: map[int64]known{},
	}
}

const (
	// interval is what a change that another replica wrote waits for at most, beside the look itself.
	interval = 500 * time.Millisecond
	// pause keeps events that come in a row from making a snapshot each.
	pause = 200 * time.Millisecond
	// countLooks is every how many looks products are counted.
	countLooks = 120
	// sweepSize is how many products' stock each look reads again, whatever the events said.
	sweepSize = 2_000
)

// Run refreshes until the context ends. What fails is logged and tried again at the next look.
func (r *Refresher) Run(ctx context.Context) error {
	ticker := time.NewTicker(interval)
	defer ticker.Stop()
	for {
		if err := r.Look(ctx); err != nil && ctx.Err() == nil {
			log.From(ctx).Warn().Err(err).Msg("catalogue index not refreshed")
		}
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C:
			r.woken = !r.woken // what was written is looked for each time, all else every other time
		case <-r.live.wake:
			r.woken = true
			select {
			case <-ctx.Done():
				return nil
			case <-time.After(pause):
			}
		}
	}
}

// Look reads what has changed and publishes a snapshot if anything has.
func (r *Refresher) Look(ctx context.Context) error {
	if err := r.look(ctx); err != nil {
		return err
	}
	r.looks++
	r.live.publish(r.builder.Snapshot())
	if r.looks == 1 {
		debug.FreeOSMemory() // reading everything leaves more garbage than the index itself takes
	}
	return nil
}

func (r *Refresher) look(ctx context.Context) error {
	if err := r.lookAtProducts(ctx); err != nil {
		return err
	}
	r.restock = append(r.restock, r.live.takeMoved()...)
	if err := r.lookAtPrices(ctx); err != nil {
		return err
	}
	// An event wakes this process alone: the others find a changed name at their next look, within a second. One that
	// stock woke need not.
	if r.live.takeRenamed() || !r.woken || len(r.restock) > 0 {
		if err := r.lookAtSuppliers(ctx); err != nil {
			return err
		}
	}
	return r.lookAtStock(ctx)
}

// lookAtProducts reads the products written since the last look.
func (r *Refresher) lookAtProducts(ctx context.Context) error {
	if r.looks%countLooks == countLooks-1 {
		n, err := r.products.Count(ctx)
		if err != nil {
			return err
		}
		if n != len(r.known) { // some went, or came with an old time: read all anew
			r.builder.Reset()
			clear(r.known)
			r.ids, r.productMark = nil, mark{}
		}
	}
	newest, err := r.products.LastChange(ctx)
	if err != nil {
		return err
	}
	if !newest.After(r.productMark.latest) && r.productMark.quiet >= settle {
		return nil
	}
	err = r.products.EachChanged(ctx, r.productMark.since(), func(p *domain.Product) {
		if before, ok := r.known[p.ID]; ok && before.updated.Equal(p.UpdatedAt) {
			return
		}
		r.known[p.ID] = known{updated: p.UpdatedAt, supplier: p.SupplierID, facts: p.Facts()}
		r.builder.PutProduct(p)
		r.restock = append(r.restock, p.ID)
	})
	if err != nil {
		return err
	}
	if len(r.ids) != len(r.known) {
		r.ids = slices.Sorted(maps.Keys(r.known))
	}
	r.productMark.looked(newest, r.clock.Now())
	return nil
}

func (r *Refresher) lookAtPrices(ctx context.Context) error {
	prices, err := r.prices.ListPrices(ctx, r.priceMark.since())
	if err != nil {
		return err
	}
	var newest time.Time
	for id, p := range prices {
		r.builder.PutPrice(id, index.Price{ListTaxExcl: p.ListTaxExcl, StoreTaxIncl: p.StoreTaxIncl, Groups: p.Groups})
		if p.UpdatedAt.After(newest) {
			newest = p.UpdatedAt
		}
	}
	r.priceMark.looked(newest, r.clock.Now())
	return nil
}

// lookAtSuppliers reads the names of the suppliers of all products, also of those no longer valid.
func (r *Refresher) lookAtSuppliers(ctx context.Context) error {
	valid, err := r.users.Suppliers(ctx)
	if err != nil {
		return err
	}
	names := make(map[int64]string, len(valid))
	for _, p := range valid {
		names[p.ID] = p.DisplayName()
	}
	var others []int64
	for _, k := range r.known {
		if _, ok := names[k.supplier]; !ok {
			names[k.supplier] = ""
			others = append(others, k.supplier)
		}
	}
	if len(others) > 0 {
		parties, err := r.users.Parties(ctx, others)
		if err != nil {
			return err
		}
		for id, p := range parties {
			names[id] = p.DisplayName()
		}
	}
	r.builder.PutSuppliers(names)
	return nil
}

// nextInTurn gives the next products whose stock is read whatever the events said, all in turn: none when it
// was an event that woke the look.
func (r *Refresher) nextInTurn() []int64 {
	if r.woken {
		return nil
	}
	n := min(sweepSize, len(r.ids))
	ids := make([]int64, 0, n)
	for range n {
		r.sweep %= len(r.ids)
		ids = append(ids, r.ids[r.sweep])
		r.sweep++
	}
	return ids
}

// lookAtStock reads the levels of products that events named, that are new or changed, and of the next ones
// in turn, so that what other replicas were told is seen here too.
func (r *Refresher) lookAtStock(ctx context.Context) error {
	ids := append(r.restock, r.nextInTurn()...) //nolint:gocritic // restock is emptied when all are read
	for batch := range slices.Chunk(ids, sweepSize) {
		levels, err := r.stock.Levels(ctx, batch)
		if err != nil {
			return err
		}
		for _, id := range batch {
			k, ok := r.known[id]
			if !ok {
				continue // not read yet: it comes with its product
			}
			level := levels[id]
			r.builder.PutStock(id, index.Stock{
				Tags: k.facts.Tags(k.facts.Tag(r.stock, level)), Available: level.Available() > 0,
			})
		}
	}
	r.restock = r.restock[:0]
	return nil
}
