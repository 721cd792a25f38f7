package app

import (
	"context"
	"maps"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/hashicorp/golang-lru/v2/simplelru"

	"millesime/modules/catalogue/internal/domain/index"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/money"
)

// How much is remembered of what readers pay: the longest unused goes first.
const (
	keptReaders = 10_000
	keptBytes   = 32 << 20
	bytesOfLine = 100 // of a price list, about
)

// OwnPrices remember what readers pay whose conditions change the prices of their group, so that their lists are sorted and
// filtered by the prices that these show. Lists are read again once a feed told that one changed, and on another day; terms are
// looked at each time, as rows do.
type OwnPrices struct {
	prices pricingapi.Prices
	terms  usersapi.Terms
	clock  clock.Clock
	heard  atomic.Int64 // how often lists were forgotten

	mu    sync.Mutex
	kept  *simplelru.LRU[reader, *ownPrices]
	bytes int
}

// reader is who pays, and the agent that reads it where other agents hold some of the prices; else 0.
type reader struct {
	id    int64
	group auth.Group
	agent int64
}

func readerOf(v viewer) reader {
	r := reader{id: v.buyer, group: v.priceGroup}
	if len(v.held) > 0 {
		r.agent = v.actor.ID
	}
	return r
}

// ownPrices are those of a reader. Whoever asks while they are worked out waits for them.
type ownPrices struct {
	mu         sync.Mutex
	read       bool
	conditions pricingapi.Conditions // as they were when the following was so
	heard      int64
	day        string
	rates      map[int64]money.Rate
	held       []int64
	own        *index.Own
	bytes      int // guarded by the mutex of all
}

// NewOwnPrices makes them.
func NewOwnPrices(prices pricingapi.Prices, terms usersapi.Terms, c clock.Clock) *OwnPrices {
	o := &OwnPrices{prices: prices, terms: terms, clock: c}
	kept, err := simplelru.NewLRU(keptReaders, func(_ reader, gone *ownPrices) { o.bytes -= gone.bytes })
	if err != nil {
		panic(err) // the size is a constant above zero
	}
	o.kept = kept
	return o
}

// Forget has price lists read again.
func (o *OwnPrices) Forget() { o.heard.Add(1) }

// Of are the viewer's own prices in a snapshot; nil where they are those of its group.
func (o *OwnPrices) Of(ctx context.Context, v viewer, s *index.Snapshot) (*index.Own, error) {
	if v.buyer == 0 || v.priceGroup == auth.Customer { // conditions are for professionals
		return nil, nil // none is no error
	}
	rates, err := o.rates(ctx, v.buyer)
	if err != nil {
		return nil, err
	}
	of := readerOf(v)
	known := o.known(of)
	known.mu.Lock()
	defer known.mu.Unlock()
	if err := o.renew(ctx, known, v, rates); err != nil || known.conditions == nil && len(v.held) == 0 {
		return nil, err
	}
	if known.own == nil || !known.own.Fits(s) {
		known.own = s.Own(v.buyer, v.priceGroup, known.conditions, v.held)
		o.weigh(of, known, known.own.Size()+known.linesSize())
	}
	return known.own, nil
}

func (k *ownPrices) linesSize() int {
	if k.conditions == nil {
		return 0
	}
	return bytesOfLine * k.conditions.Lines()
}

// rates are the permanent discounts of a buyer, by supplier.
func (o *OwnPrices) rates(ctx context.Context, buyer int64) (map[int64]money.Rate, error) {
	terms, err := o.terms.CustomerTerms(ctx, buyer)
	rates := make(map[int64]money.Rate, len(terms))
	for supplier, t := range terms {
		if t.PermanentDiscount != 0 {
			rates[supplier] = t.PermanentDiscount
		}
	}
	return rates, err
}

func (o *OwnPrices) known(r reader) *ownPrices {
	o.mu.Lock()
	defer o.mu.Unlock()
	known, ok := o.kept.Get(r)
	if !ok {
		known = &ownPrices{}
		o.kept.Add(r, known)
	}
	return known
}

// renew reads the conditions when they may be others. What is told of lists while they are read has them read once more.
func (o *OwnPrices) renew(ctx context.Context, known *ownPrices, v viewer, rates map[int64]money.Rate) error {
	heard, day := o.heard.Load(), clock.DateOf(o.clock.Now())
	if known.read && known.heard == heard && known.day == day && maps.Equal(known.rates, rates) && slices.Equal(known.held, v.held) {
		return nil
	}
	conditions, err := o.prices.Conditions(ctx, pricingapi.Viewer{CustomerID: v.buyer, Group: v.priceGroup}, rates)
	if err != nil {
		return err
	}
	known.read, known.heard, known.day, known.rates = true, heard, day, rates
	known.conditions, known.held, known.own = conditions, v.held, nil
	return nil
}

// weigh notes what a reader's prices take, and lets go of those that nobody asked for the longest.
func (o *OwnPrices) weigh(r reader, known *ownPrices, bytes int) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if present, ok := o.kept.Peek(r); !ok || present != known { // it went meanwhile
		return
	}
	o.bytes += bytes - known.bytes
	known.bytes = bytes
	for o.bytes > keptBytes && o.kept.Len() > 1 {
		o.kept.RemoveOldest()
	}
}
