package app

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"millesime/modules/catalogue/internal/domain/index"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// errTooMany answers who names more products at once than the statements of stores are bound to take.
var errTooMany = errors.New("more than a part is read at once")

// content is the products of a test, read as the store reads them.
type content struct {
	rows []productsapi.Product

	mu   sync.Mutex
	read int
}

func (c *content) IDs(context.Context) (ids []int64, err error) {
	for _, p := range c.rows {
		ids = append(ids, p.ID)
	}
	return ids, nil
}

func (c *content) Each(_ context.Context, ids []int64, fn func(p *productsapi.Product)) error {
	if len(ids) > db.AtOnce {
		return errTooMany
	}
	for _, p := range c.rows {
		if slices.Contains(ids, p.ID) {
			c.mu.Lock()
			c.read++
			c.mu.Unlock()
			fn(&p)
		}
	}
	return nil
}

// priceList is the list prices of a test, by product.
type priceList struct {
	pricingapi.Prices

	rows map[int64]money.Cents
}

func (p *priceList) ListPrices(_ context.Context, ids []int64) (map[int64]pricingapi.ListPrice, error) {
	if len(ids) > db.AtOnce {
		return nil, errTooMany
	}
	found := map[int64]pricingapi.ListPrice{}
	for id, price := range p.rows {
		if slices.Contains(ids, id) {
			found[id] = pricingapi.ListPrice{ListTaxExcl: price}
		}
	}
	return found, nil
}

// directory is embedded where its own name is that of a method.
type directory = usersapi.Parties

// people are called by one name, and asked for count times.
type people struct {
	directory

	name  string
	asked int
}

func (p *people) Parties(_ context.Context, ids []int64) (map[int64]usersapi.Party, error) {
	p.asked++
	found := map[int64]usersapi.Party{}
	for _, id := range ids {
		found[id] = usersapi.Party{ID: id, Company: p.name}
	}
	return found, nil
}

// levels has one bottle of everything, and fails when told to. It notes what it was asked.
type levels struct {
	receiptsapi.Stock

	failure error
	sold    bool

	mu    sync.Mutex
	asked []int64
}

func (l *levels) Levels(_ context.Context, _ db.Handle, ids []int64) (map[int64]receiptsapi.Level, error) {
	if len(ids) > db.AtOnce {
		return nil, errTooMany
	}
	l.mu.Lock()
	l.asked = append(l.asked, ids...)
	l.mu.Unlock()
	found := map[int64]receiptsapi.Level{}
	for _, id := range ids {
		if !l.sold {
			found[id] = receiptsapi.Level{ProductID: id, OnHand: 1}
		}
	}
	return found, l.failure
}

func (*levels) Tag(receiptsapi.Level, receiptsapi.TagQuery) string { return receiptsapi.TagNormal }

// house is a refresher and what it reads.
type house struct {
	*Refresher

	products *content
	prices   *priceList
	stock    *levels
	people   *people
}

func newHouse(t *testing.T, rows ...productsapi.Product) house {
	t.Helper()
	h := house{products: &content{rows: rows}, prices: &priceList{rows: map[int64]money.Cents{}}, stock: &levels{}, people: &people{name: "Ancienne Maison"}}
	still := clock.NewFixed(time.Date(2026, 11, 16, 9, 0, 0, 0, time.UTC))
	h.Refresher = NewRefresher(NewLive(still), h.products, Sources{Prices: h.prices, Stock: h.stock, Parties: h.people}, still)
	return h
}

func (h house) look(t *testing.T) {
	t.Helper()
	if err := h.Look(t.Context()); err != nil {
		t.Fatal(err)
	}
}

func wines(ids ...int64) (rows []productsapi.Product) {
	for _, id := range ids {
		rows = append(rows, productsapi.Product{ID: id, SupplierID: 9, Active: true, Attributes: named("Clos")})
	}
	return rows
}

func found(t *testing.T, live *Live, q index.Query) []int64 {
	t.Helper()
	s, err := live.Snapshot(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	q.Scope = productsapi.Scope{AllSuppliers: true}
	page, err := s.Page(&q, lists.Part{})
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(page.IDs)
	return page.IDs
}

func TestRequestsWaitForTheFirstIndex(t *testing.T) {
	t.Parallel()
	h := newHouse(t)
	hurried, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := h.live.Snapshot(hurried); !errors.Is(err, ErrStarting) {
		t.Errorf("without an index: %v", err)
	}
	waiting := make(chan error)
	go func() {
		_, err := h.live.Snapshot(t.Context())
		waiting <- err
	}()
	h.look(t)
	if err := <-waiting; err != nil {
		t.Errorf("a waiting request: %v", err)
	}
}

// A catalogue is read in parts, several at a time: all of it is there, with its prices and stock, and where a part fails there is none of it.
func TestReadInParts(t *testing.T) {
	t.Parallel()
	var ids []int64
	for id := range int64(5*db.AtOnce + 1) {
		ids = append(ids, id+1)
	}
	h := newHouse(t, wines(ids...)...)
	for _, id := range ids {
		h.prices.rows[id] = money.Cents(1_00 + id)
	}
	if err := h.live.Ready(); !errors.Is(err, ErrStarting) {
		t.Errorf("before: %v", err)
	}
	h.stock.failure = errors.New("no connection")
	if err := h.Look(t.Context()); !errors.Is(err, h.stock.failure) {
		t.Errorf("a failing stock gives %v", err)
	}
	if err := h.live.Ready(); !errors.Is(err, ErrStarting) {
		t.Errorf("after a failure: %v", err)
	}
	h.stock.failure = nil
	h.look(t)
	if err := h.live.Ready(); err != nil {
		t.Errorf("with an index: %v", err)
	}
	from := money.Cents(1_00 + 5*db.AtOnce)
	if got := found(t, h.live, index.Query{PriceMin: &from}); !slices.Equal(got, ids[len(ids)-2:]) {
		t.Errorf("the dearest are %v", got)
	}
	if got := found(t, h.live, index.Query{Available: true}); !slices.Equal(got, ids) {
		t.Errorf("%d products", len(got))
	}
}

// What begins after the first index does not wait forever for a database that is away, nor for a process that stops.
func TestSettle(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		live := NewLive(clock.System())
		stopping, stop := context.WithCancel(t.Context())
		stop()
		live.Settle(stopping)
		began := clock.System().Now()
		live.Settle(t.Context())
		if waited := clock.System().Now().Sub(began); waited != settleTime {
			t.Errorf("without an index it waits for %v", waited)
		}
		settled := make(chan struct{})
		go func() {
			live.Settle(t.Context())
			close(settled)
		}()
		synctest.Wait()
		select {
		case <-settled:
			t.Error("it does not wait for the index")
		default:
		}
		live.publish(nil)
		<-settled
		if waited := clock.System().Now().Sub(began); waited != settleTime {
			t.Errorf("with an index it goes on after %v", waited)
		}
	})
}

// What an event names is read again, and nothing else.
func TestWhatIsNamedIsReadAgain(t *testing.T) {
	t.Parallel()
	h := newHouse(t, wines(1, 2, 3)...)
	h.look(t)
	h.products.read, h.people.asked, h.stock.asked = 0, 0, nil

	h.products.rows[1].Name, h.prices.rows[2] = "Étoile", 12_00
	h.products.rows[2].Name = "Étoile"
	h.live.ProductsChanged([]int64{2})
	select {
	case <-h.live.wake:
	default:
		t.Error("the refresher was not woken")
	}
	h.look(t)
	if got := found(t, h.live, index.Query{Search: "etoile"}); !slices.Equal(got, []int64{2}) {
		t.Errorf("renamed %v", got)
	}
	if h.products.read != 1 || !slices.Equal(h.stock.asked, []int64{2}) || h.people.asked != 0 {
		t.Errorf("%d products, the stock of %v and %d times names were read", h.products.read, h.stock.asked, h.people.asked)
	}

	h.stock.sold = true
	h.live.StockMoved([]int64{3, 99_999_999})
	h.look(t)
	if got := found(t, h.live, index.Query{Available: true}); !slices.Equal(got, []int64{1, 2}) {
		t.Errorf("available %v", got)
	}
	h.look(t)
	if h.products.read != 1 || !slices.Equal(h.stock.asked, []int64{2, 3, 99_999_999}) {
		t.Errorf("%d products and the stock of %v were read", h.products.read, h.stock.asked)
	}
}

// Names are read when a supplier of products changed, or came.
func TestNamesOfSuppliers(t *testing.T) {
	t.Parallel()
	h := newHouse(t, wines(1)...)
	h.look(t)
	h.people.name = "Nouvelle Maison"
	h.live.PeopleChanged([]int64{8})
	h.look(t)
	if got := nameOf(t, h, 9); got != "Ancienne Maison" {
		t.Errorf("somebody else changed, the supplier is %q", got)
	}
	h.live.PeopleChanged([]int64{9})
	h.look(t)
	if got := nameOf(t, h, 9); got != "Nouvelle Maison" {
		t.Errorf("the supplier is %q", got)
	}
	h.products.rows = append(h.products.rows, productsapi.Product{ID: 2, SupplierID: 10})
	h.live.ProductsChanged([]int64{2})
	h.look(t)
	if got := nameOf(t, h, 10); got != "Nouvelle Maison" {
		t.Errorf("a new supplier is %q", got)
	}
}

func nameOf(t *testing.T, h house, id int64) string {
	t.Helper()
	s, err := h.live.Snapshot(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return s.SupplierName(id)
}

// Who missed events reads everything: what came, what changed and what went.
func TestReload(t *testing.T) {
	t.Parallel()
	h := newHouse(t, wines(1, 2)...)
	h.look(t)
	h.products.rows = wines(1, 3, 4)
	h.live.Reload()
	h.look(t)
	if got := found(t, h.live, index.Query{}); !slices.Equal(got, []int64{1, 3, 4}) {
		t.Errorf("products %v", got)
	}
}

// What products were called before is forgotten when it is most of what is kept.
func TestFormerWordsAreForgotten(t *testing.T) {
	t.Parallel()
	var rows []productsapi.Product
	var ids []int64
	for id := range int64(210) {
		words := make([]string, 100)
		for n := range words {
			words[n] = fmt.Sprintf("mot%dx%d", id, n)
		}
		rows = append(rows, productsapi.Product{ID: id + 1, SupplierID: 9, Attributes: named(strings.Join(words, " "))})
		ids = append(ids, id+1)
	}
	h := newHouse(t, rows...)
	h.look(t)
	h.products.rows = wines(ids...)
	h.live.ProductsChanged(ids)
	h.look(t)
	if !h.builder.Overgrown() {
		t.Fatal("21,000 words of no product are not noticed")
	}
	h.look(t)
	if h.builder.Overgrown() {
		t.Error("they are kept")
	}
	if got := found(t, h.live, index.Query{Search: "clos"}); len(got) != 210 {
		t.Errorf("%d products", len(got))
	}
}

// What could not be read is read at the next look, with what was named since.
func TestWhatFailedIsReadAgain(t *testing.T) {
	t.Parallel()
	h := newHouse(t, wines(1, 2)...)
	h.look(t)
	h.stock.failure, h.stock.sold = errors.New("no connection"), true
	h.live.StockMoved([]int64{1})
	if err := h.Look(t.Context()); !errors.Is(err, h.stock.failure) {
		t.Fatalf("a failing stock gives %v", err)
	}
	h.stock.failure = nil
	h.live.StockMoved([]int64{2})
	h.look(t)
	if got := found(t, h.live, index.Query{Available: true}); len(got) != 0 {
		t.Errorf("available %v", got)
	}
}

func named(name string) productsapi.Attributes {
	return productsapi.Attributes{Identity: productsapi.Identity{Name: name}}
}
