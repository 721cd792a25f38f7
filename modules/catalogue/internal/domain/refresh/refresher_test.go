package refresh

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/index"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
)

// table is the products of a test, read as the store reads them.
type table struct {
	rows   []domain.Product
	oldest time.Time // transaction
}

func (t *table) Count(context.Context) (int, error) { return len(t.rows), nil }

func (t *table) Changed(_ context.Context, since time.Time) (stamps []domain.Stamp, _ error) {
	for _, p := range t.rows {
		if !p.UpdatedAt.Before(since) {
			stamps = append(stamps, domain.Stamp{ID: p.ID, UpdatedAt: p.UpdatedAt})
		}
	}
	return stamps, nil
}

func (t *table) Each(_ context.Context, ids []int64, fn func(p *domain.Product)) error {
	for _, p := range t.rows {
		if ids == nil || slices.Contains(ids, p.ID) {
			fn(&p)
		}
	}
	return nil
}

func (t *table) OldestTx(context.Context) (time.Time, error) { return t.oldest, nil }

type noPrices struct{ pricingapi.Prices }

func (noPrices) ListPrices(context.Context, time.Time) (map[int64]pricingapi.ListPrice, error) {
	return nil, nil //nolint:nilnil // an empty answer
}

type people struct{ usersapi.Directory }

func (people) Suppliers(context.Context) ([]usersapi.Party, error) { return nil, nil }

func (people) Parties(_ context.Context, ids []int64) (map[int64]usersapi.Party, error) {
	found := map[int64]usersapi.Party{}
	for _, id := range ids {
		found[id] = usersapi.Party{ID: id, Company: "Ancienne Maison"}
	}
	return found, nil
}

// levels has one bottle of everything, and fails when told to. It notes what it was asked.
type levels struct {
	receiptsapi.Stock

	failure error
	asked   []int64
	written map[int64]time.Time
}

func (l *levels) Changed(_ context.Context, since time.Time) (map[int64]time.Time, error) {
	changed := map[int64]time.Time{}
	for id, at := range l.written {
		if !at.Before(since) {
			changed[id] = at
		}
	}
	return changed, nil
}

func (l *levels) Levels(_ context.Context, ids []int64) (map[int64]receiptsapi.Level, error) {
	l.asked = append(l.asked, ids...)
	found := map[int64]receiptsapi.Level{}
	for _, id := range ids {
		found[id] = receiptsapi.Level{ProductID: id, OnHand: 1}
	}
	return found, l.failure
}

func (*levels) Tag(receiptsapi.Level, receiptsapi.TagQuery) string { return receiptsapi.TagNormal }

func monday(seconds int) time.Time { return time.Date(2026, 11, 16, 9, 0, seconds, 0, time.UTC) }

func newRefresher(stock *levels, rows ...domain.Product) (*Refresher, *Live, *table) {
	live, products := NewLive(), &table{rows: rows}
	return New(live, products, noPrices{}, stock, people{}, clock.NewFixed(monday(0))), live, products
}

func found(t *testing.T, live *Live, q index.Query) []int64 {
	t.Helper()
	s, err := live.Snapshot(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	q.Scope = domain.Scope{AllSuppliers: true}
	page, err := s.Page(&q, index.Window{})
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(page.IDs)
	return page.IDs
}

func TestRequestsWaitForTheFirstIndex(t *testing.T) {
	t.Parallel()
	r, live, _ := newRefresher(&levels{})
	hurried, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := live.Snapshot(hurried); !errors.Is(err, ErrStarting) {
		t.Errorf("without an index: %v", err)
	}
	waiting := make(chan error)
	go func() {
		_, err := live.Snapshot(t.Context())
		waiting <- err
	}()
	if err := r.Look(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := <-waiting; err != nil {
		t.Errorf("a waiting request: %v", err)
	}
}

// A transaction that began first may commit last: its rows are older than those already seen.
func TestLateCommitIsSeen(t *testing.T) {
	t.Parallel()
	r, live, products := newRefresher(&levels{}, domain.Product{ID: 1, SupplierID: 9, UpdatedAt: monday(5)})
	look(t, r)
	products.rows = append(products.rows, domain.Product{ID: 2, SupplierID: 9, UpdatedAt: monday(4)})
	look(t, r)
	if got := found(t, live, index.Query{}); !slices.Equal(got, []int64{1, 2}) {
		t.Errorf("products %v", got)
	}
}

// A long transaction may commit after many looks: its rows are older than all that were seen meanwhile.
func TestWhatALongTransactionWroteIsSeen(t *testing.T) {
	t.Parallel()
	r, live, products := newRefresher(&levels{}, domain.Product{ID: 1, SupplierID: 9, UpdatedAt: monday(50)})
	r.clock = clock.NewFixed(monday(55))
	products.oldest = monday(20)
	for range 2 * settle {
		look(t, r)
	}
	products.rows = append(products.rows, domain.Product{ID: 2, SupplierID: 9, UpdatedAt: monday(21)})
	products.oldest = time.Time{}
	look(t, r)
	if got := found(t, live, index.Query{}); !slices.Equal(got, []int64{1, 2}) {
		t.Errorf("products %v", got)
	}
}

// manyProducts are written on the same day, and numbered from 1 on.
func manyProducts(count int) []domain.Product {
	rows := make([]domain.Product, count)
	for i := range rows {
		rows[i] = domain.Product{ID: int64(i + 1), SupplierID: 9, UpdatedAt: monday(1)}
	}
	return rows
}

// No event tells this process of stock that another replica moved.
func TestStockOfAnotherReplicaIsSeen(t *testing.T) {
	t.Parallel()
	stock := &levels{}
	rows := manyProducts(3 * sweepSize)
	last := int64(len(rows))
	r, _, _ := newRefresher(stock, rows...)
	look(t, r)
	stock.written = map[int64]time.Time{last: monday(2)}
	for range 2 {
		stock.asked, r.woken = nil, true
		look(t, r)
		if len(stock.asked) > 0 && !slices.Equal(stock.asked, []int64{last}) {
			t.Errorf("%d products were read", len(stock.asked))
		}
		if slices.Contains(stock.asked, last) {
			stock.written[last] = monday(3)
			continue
		}
		t.Error("what was written is not read")
	}
	stock.asked = nil
	look(t, r)
	if len(stock.asked) > 0 {
		t.Error("it is read again although nothing changed")
	}
}

// What came with an old time, or went, is found by counting.
func TestCountingFindsTheRest(t *testing.T) {
	t.Parallel()
	r, live, products := newRefresher(&levels{},
		domain.Product{ID: 1, SupplierID: 9, UpdatedAt: monday(50)}, domain.Product{ID: 2, SupplierID: 9, UpdatedAt: monday(50)})
	look(t, r)
	products.rows = []domain.Product{
		products.rows[0], {ID: 3, SupplierID: 9, UpdatedAt: monday(1)}, {ID: 4, SupplierID: 9, UpdatedAt: monday(1)},
	}
	for range countLooks {
		look(t, r)
	}
	if got := found(t, live, index.Query{}); !slices.Equal(got, []int64{1, 3, 4}) {
		t.Errorf("products %v", got)
	}
}

// What products were called before is forgotten when it is most of what is kept.
func TestFormerWordsAreForgotten(t *testing.T) {
	t.Parallel()
	var rows []domain.Product
	for id := range int64(210) {
		words := make([]string, 100)
		for n := range words {
			words[n] = fmt.Sprintf("mot%dx%d", id, n)
		}
		rows = append(rows, domain.Product{ID: id + 1, SupplierID: 9, Name: strings.Join(words, " "), UpdatedAt: monday(1)})
	}
	r, live, products := newRefresher(&levels{}, rows...)
	look(t, r)
	for i := range products.rows {
		products.rows[i].Name, products.rows[i].UpdatedAt = "Clos", monday(40)
	}
	look(t, r)
	if !r.builder.Overgrown() {
		t.Fatal("21,000 words of no product are not noticed")
	}
	for range countLooks {
		look(t, r)
	}
	if r.builder.Overgrown() {
		t.Error("they are kept")
	}
	if got := found(t, live, index.Query{Search: "clos"}); len(got) != 210 {
		t.Errorf("%d products", len(got))
	}
}

func look(t *testing.T, r *Refresher) {
	t.Helper()
	if err := r.Look(t.Context()); err != nil {
		t.Fatal(err)
	}
}

func TestStockThatFailedIsReadAgain(t *testing.T) {
	t.Parallel()
	stock := &levels{failure: errors.New("no connection")}
	r, live, _ := newRefresher(stock, domain.Product{ID: 1, SupplierID: 9, Active: true, UpdatedAt: monday(1)})
	if err := r.Look(t.Context()); !errors.Is(err, stock.failure) {
		t.Fatalf("a failing stock gives %v", err)
	}
	stock.failure = nil
	look(t, r)
	if got := found(t, live, index.Query{Available: true}); !slices.Equal(got, []int64{1}) {
		t.Errorf("available %v", got)
	}
}

// An event's products are read at once, however many others wait for their turn.
func TestEventComesBeforeItsTurn(t *testing.T) {
	t.Parallel()
	stock := &levels{}
	rows := manyProducts(2 * sweepSize)
	last := int64(len(rows))
	r, live, _ := newRefresher(stock, rows...)
	look(t, r)
	stock.asked = nil
	live.StockMoved([]int64{last, 99_999_999})
	select {
	case <-live.wake:
	default:
		t.Error("the refresher was not woken")
	}
	r.woken = true
	look(t, r)
	if !slices.Contains(stock.asked, last) || len(stock.asked) != 2 {
		t.Errorf("woken by an event, %d products were read", len(stock.asked))
	}
	stock.asked, r.sweep, r.woken = nil, 0, false
	look(t, r)
	if slices.Contains(stock.asked, last) {
		t.Error("it is read again without an event")
	}
	look(t, r)
	if !slices.Contains(stock.asked, last) {
		t.Error("its turn does not come")
	}
}

// Products of a supplier that is no longer valid keep its name.
func TestNamesOfFormerSuppliers(t *testing.T) {
	t.Parallel()
	r, live, _ := newRefresher(&levels{}, domain.Product{ID: 1, SupplierID: 9, UpdatedAt: monday(1)})
	look(t, r)
	s, err := live.Snapshot(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if got := s.SupplierName(9); got != "Ancienne Maison" {
		t.Errorf("name %q", got)
	}
}
