package refresh

import (
	"context"
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
	Count(ctx context.Context) (int, error)
	// Changed tells which products were written at or after since, and when.
	Changed(ctx context.Context, since time.Time) ([]domain.Stamp, error)
	// Each calls fn for these products; for all of them with nil.
	Each(ctx context.Context, ids []int64, fn func(p *domain.Product)) error
	// OldestTx is when the transaction began that has been running longest; the zero time when there is none.
	OldestTx(ctx context.Context) (time.Time, error)
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
	ids         []int64 // of known, in the order they were met
	suppliers   map[int64]struct{}
	productMark mark
	priceMark   mark
	levelMark   mark
	looks       int
	sweep       int     // where in ids the next look at stock begins
	woken       bool    // the look need not sweep
	restock     []int64 // products whose stock must be read; kept until it was
}

// known is what the refresher remembers of a product.
type known struct {
	updated time.Time
	level   time.Time // when its stock was written, as far as that was noticed
	facts   domain.Facts
}

// New makes a refresher that publishes to live.
func New(live *Live, products Products, prices pricingapi.Prices, stock receiptsapi.Stock, users usersapi.Directory, c clock.Clock) *Refresher {
	return &Refresher{
		live: live, products: products, prices: prices, stock: stock, users: users, clock: c,
		builder: index.NewBuilder(c.Now().UnixMicro()), known: map[int64]known{}, suppliers: map[int64]struct{}{},
	}
}

const (
	// interval is what a change that another replica wrote waits for at most, beside the look itself.
	interval = 250 * time.Millisecond
	// pause keeps events that come in a row from making a snapshot each; it is also the longest rest after a look.
	pause = 100 * time.Millisecond
	// countLooks is every how many looks products are counted.
	countLooks = 240
	// sweepSize is how many products' stock each look reads again, whatever the events said.
	sweepSize = 1_000
	// levelBatch is of how many products the stock is read at once.
	levelBatch = 2_000
)

// Run refreshes until the context ends. What fails is logged and tried again at the next look.
func (r *Refresher) Run(ctx context.Context) error {
	ticker := time.NewTicker(interval)
	defer ticker.Stop()
	for {
		began := r.clock.Now()
		if err := r.Look(ctx); err != nil && ctx.Err() == nil {
			log.From(ctx).Warn().Err(err).Msg("catalogue index not refreshed")
		}
		// While an import runs every look makes a snapshot: a large one leaves the processor to others for half as long.
		rest := min(r.clock.Now().Sub(began)/2, pause)
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C:
			r.woken = !r.woken // what was written is looked for each time, all else every other time
		case <-r.live.wake:
			r.woken, rest = true, pause
		}
		select {
		case <-ctx.Done():
			return nil
		case <-time.After(rest):
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
	if r.woken {
		return nil
	}
	// What nobody told of: nothing that is known to have changed waits for it.
	if err := r.sweepOn(ctx); err != nil {
		return err
	}
	r.live.publish(r.builder.Snapshot())
	return nil
}

// look reads what was written since the last look.
func (r *Refresher) look(ctx context.Context) error {
	horizon, err := r.horizon(ctx)
	if err != nil {
		return err
	}
	suppliers := len(r.suppliers)
	if err := r.lookAtProducts(ctx, horizon); err != nil {
		return err
	}
	r.restock = append(r.restock, r.live.takeMoved()...)
	if err := r.lookAtPrices(ctx, horizon); err != nil {
		return err
	}
	if err := r.lookAtLevels(ctx, horizon); err != nil {
		return err
	}
	if r.live.takeRenamed() || len(r.suppliers) != suppliers {
		if err := r.lookAtSuppliers(ctx); err != nil {
			return err
		}
	}
	slices.Sort(r.restock)
	r.restock = slices.Compact(r.restock)
	if err := r.readStock(ctx, r.restock); err != nil {
		return err
	}
	r.restock = r.restock[:0]
	return nil
}

// sweepOn reads the names of suppliers, of which an event tells one process alone, and some levels of stock in turn, so
// that nothing stays wrong for ever, such as a level whose receipts changed.
func (r *Refresher) sweepOn(ctx context.Context) error {
	if err := r.lookAtSuppliers(ctx); err != nil {
		return err
	}
	return r.readStock(ctx, r.nextInTurn())
}

// horizon is before anything that this look cannot see was begun. What runs for longer than any transaction of the product
// does not count: it is somebody's backup.
func (r *Refresher) horizon(ctx context.Context) (time.Time, error) {
	now := r.clock.Now()
	oldest, err := r.products.OldestTx(ctx)
	if err != nil || oldest.IsZero() || oldest.After(now) {
		return now, err
	}
	if bound := now.Add(-past); oldest.Before(bound) {
		return bound, nil
	}
	return oldest, nil
}

// lookAtProducts reads the products written since the last look.
func (r *Refresher) lookAtProducts(ctx context.Context, horizon time.Time) error {
	if r.looks%countLooks == countLooks-1 {
		n, err := r.products.Count(ctx)
		if err != nil {
			return err
		}
		if n != len(r.known) || r.builder.Overgrown() { // some went, or came with an old time: read all anew
			r.builder.Reset()
			clear(r.known)
			r.ids, r.productMark = nil, mark{}
		}
	}
	newest := r.productMark.latest
	note := func(p *domain.Product) {
		before, ok := r.known[p.ID]
		if !ok {
			r.ids = append(r.ids, p.ID)
			r.suppliers[p.SupplierID] = struct{}{}
		}
		r.known[p.ID] = known{updated: p.UpdatedAt, level: before.level, facts: p.Facts()}
		r.builder.PutProduct(p)
		r.restock = append(r.restock, p.ID)
		if p.UpdatedAt.After(newest) {
			newest = p.UpdatedAt
		}
	}
	if err := r.readProducts(ctx, note); err != nil {
		return err
	}
	r.productMark.looked(newest, horizon, r.clock.Now())
	return nil
}

// readProducts reads those that are new or not as they are known; all of them at first.
func (r *Refresher) readProducts(ctx context.Context, note func(p *domain.Product)) error {
	since := r.productMark.since()
	if since.IsZero() {
		return r.products.Each(ctx, nil, note)
	}
	stamps, err := r.products.Changed(ctx, since)
	if err != nil {
		return err
	}
	fresh := make([]int64, 0, len(stamps))
	for _, s := range stamps {
		if before, ok := r.known[s.ID]; !ok || !before.updated.Equal(s.UpdatedAt) {
			fresh = append(fresh, s.ID)
		}
	}
	if len(fresh) == 0 {
		return nil
	}
	return r.products.Each(ctx, fresh, note)
}

func (r *Refresher) lookAtPrices(ctx context.Context, horizon time.Time) error {
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
	r.priceMark.looked(newest, horizon, r.clock.Now())
	return nil
}

// lookAtLevels finds the stock that was written since the last look, whichever replica wrote it. At first all of it is
// read with the products.
func (r *Refresher) lookAtLevels(ctx context.Context, horizon time.Time) error {
	if r.levelMark.latest.IsZero() {
		r.levelMark.looked(horizon, horizon, horizon)
		return nil
	}
	written, err := r.stock.Changed(ctx, r.levelMark.since())
	if err != nil {
		return err
	}
	var newest time.Time
	for id, at := range written {
		if at.After(newest) {
			newest = at
		}
		if k, ok := r.known[id]; ok && !k.level.Equal(at) {
			k.level = at
			r.known[id] = k
			r.restock = append(r.restock, id)
		}
	}
	r.levelMark.looked(newest, horizon, r.clock.Now())
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
	for id := range r.suppliers {
		if _, ok := names[id]; !ok {
			others = append(others, id)
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

// nextInTurn gives the next products whose stock is read whatever was told of it, all in turn.
func (r *Refresher) nextInTurn() []int64 {
	n := min(sweepSize, len(r.ids))
	ids := make([]int64, 0, n)
	for range n {
		r.sweep %= len(r.ids)
		ids = append(ids, r.ids[r.sweep])
		r.sweep++
	}
	return ids
}

// readStock reads the levels of products.
func (r *Refresher) readStock(ctx context.Context, ids []int64) error {
	for batch := range slices.Chunk(ids, levelBatch) {
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
	return nil
}
