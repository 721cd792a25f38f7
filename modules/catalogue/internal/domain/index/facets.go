package index

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"sync"

	"millesime/modules/products/productsapi"
	"millesime/platform/money"
)

// Facets counts what a query finds, by the values of each facet: with all filters but the facet's own, so
// that a viewer sees what another choice would give.
type Facets struct {
	Total    int
	Values   [NumFacets][]Count
	PriceMin *money.Cents // of what is found without the price filter; nil when nothing has a price
	PriceMax *money.Cents
	Reading  Reading
}

// Count is how many products have a value.
type Count struct {
	Value string
	Label string // of suppliers; else ""
	Count int
}

// keptFacets is how many different questions a snapshot keeps the answer to.
const keptFacets = 2048

// answers remembers counted facets. It forgets them all when there are too many.
type answers struct {
	mu   sync.Mutex
	kept map[string]*Facets
}

func (a *answers) get(key string) *Facets {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.kept[key]
}

func (a *answers) put(key string, f *Facets) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.kept == nil || len(a.kept) >= keptFacets {
		a.kept = map[string]*Facets{}
	}
	a.kept[key] = f
}

// Facets answers a query. The answer is shared: do not change it.
func (s *Snapshot) Facets(q *Query) *Facets {
	key := q.Key()
	if known := s.counted.get(key); known != nil {
		return known
	}
	counted := s.countFacets(q)
	s.counted.put(key, counted)
	return counted
}

// Key is equal for equal questions, but for how the answer is sorted.
func (q *Query) Key() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%t|%v|%s|%s|%q|%t|%q|%s|%t", q.Scope.AllSuppliers, q.Scope.Suppliers, q.Scope.OpenTo, q.PriceGroup,
		q.Search, q.Exact, q.Values, q.Warehouse, q.Available)
	if q.Own != nil {
		b.WriteByte('|')
		b.WriteString(q.Own.key)
	}
	for _, bound := range []*money.Cents{q.PriceMin, q.PriceMax} {
		b.WriteByte('|')
		if bound != nil {
			b.WriteString(bound.String())
		}
	}
	return b.String()
}

func (s *Snapshot) countFacets(q *Query) *Facets {
	sp := s.spares.get()
	defer s.spares.put(sp)
	sel := s.selectRows(q, sp)
	found := sel.all(sp.bitset(), noFacet, true)
	answer := &Facets{Total: found.count(), Reading: sel.Reading}
	but := sp.bitset()
	common := newRowList(found, s.n, &sp.rows)
	for f := range NumFacets {
		rows := common
		if sel.facets[f] != nil {
			rows = newRowList(sel.all(but, f, true), s.n, &sp.others)
		}
		answer.Values[f] = s.count(f, rows, q.Values[f], sp)
	}
	priced := found
	if sel.price != nil {
		priced = sel.all(but, noFacet, false)
	}
	answer.PriceMin, answer.PriceMax = s.paid(q).bounds(priced)
	return answer
}

// count counts the rows by a facet's values. Values that are chosen are told even when nothing has them.
func (s *Snapshot) count(f Facet, rows rowList, chosen []string, sp *spare) []Count {
	col := s.column(f)
	byValue := make([]int, len(col.values))
	for code, n := range col.countCodes(rows, sp.zeros(len(col.sets))) {
		if n > 0 {
			for _, value := range col.sets[code] {
				byValue[value] += int(n)
			}
		}
	}
	counts := make([]Count, 0, len(byValue))
	for value, n := range byValue {
		if n > 0 {
			counts = append(counts, Count{Value: col.values[value], Count: n})
		}
	}
	for _, value := range chosen {
		if !slices.ContainsFunc(counts, func(c Count) bool { return c.Value == value }) {
			counts = append(counts, Count{Value: value})
		}
	}
	if f == Supplier {
		for i := range counts {
			counts[i].Label = s.supplierName(counts[i].Value)
		}
	}
	slices.SortFunc(counts, inOrderOf(f))
	return counts
}

func (s *Snapshot) supplierName(value string) string {
	id, err := strconv.ParseInt(value, 10, 64)
	if err != nil {
		return value
	}
	if name, ok := s.names[id]; ok {
		return name
	}
	return value
}

// rowList lists marked rows, or those that are not marked where these are fewer.
type rowList struct {
	rows     []uint32
	inverted bool
}

// newRowList lists the marked ones of n rows, in the working memory given.
func newRowList(marked bitset, n int, into *[]uint32) rowList {
	count := marked.count()
	list := rowList{rows: slices.Grow((*into)[:0], n/2+1), inverted: count > n/2}
	for i, word := range marked {
		if list.inverted {
			word = ^word
		}
		for ; word != 0; word &= word - 1 {
			list.rows = append(list.rows, uint32(i<<6+bits.TrailingZeros64(word)))
		}
	}
	if list.inverted { // bits beyond the last row are no rows
		list.rows = list.rows[:n-count]
	}
	*into = list.rows
	return list
}

// countCodes counts rows by their codes. counts comes in zeroed.
func (c *column) countCodes(list rowList, counts []uint32) []uint32 {
	for _, row := range list.rows {
		counts[c.codes[row]]++
	}
	if list.inverted {
		for code := range counts {
			counts[code] = c.starts[code+1] - c.starts[code] - counts[code]
		}
	}
	return counts
}

// inOrderOf sorts a facet's values: vintages newest first, sizes ascending, all others by count.
func inOrderOf(f Facet) func(a, b Count) int {
	switch f {
	case Vintage:
		return func(a, b Count) int { return strings.Compare(b.Value, a.Value) }
	case BottleSize:
		return func(a, b Count) int {
			return cmp.Or(cmp.Compare(size(a.Value), size(b.Value)), strings.Compare(a.Value, b.Value))
		}
	default:
		return func(a, b Count) int {
			return cmp.Or(cmp.Compare(b.Count, a.Count), strings.Compare(a.Value, b.Value))
		}
	}
}

// size reads a size in cl; values that are none come first.
func size(value string) float64 {
	cl, err := strconv.ParseFloat(value, 64)
	if err != nil {
		return 0
	}
	return cl
}

// bounds are the lowest and highest price of the marked rows.
func (c *priceColumn) bounds(rows bitset) (least, most *money.Cents) {
	low, high := noPrice, noPrice
	for _, row := range c.order.rows {
		if rows.has(row) {
			low = c.of[row]
			break
		}
	}
	if low == noPrice {
		return nil, nil
	}
	for _, row := range slices.Backward(c.order.rows) {
		if c.of[row] != noPrice && rows.has(row) {
			high = c.of[row]
			break
		}
	}
	first, last := money.Cents(low), money.Cents(high)
	return &first, &last
}

// Supplied is a supplier and how many of its products a viewer sees.
type Supplied struct {
	ID       int64
	Name     string
	Products int
}

// Suppliers gives those with products in the scope, by name.
func (s *Snapshot) Suppliers(scope productsapi.Scope) []Supplied {
	sp := s.spares.get()
	defer s.spares.put(sp)
	rows := sp.bitset()
	s.scope(scope, rows)
	counts := s.count(Supplier, newRowList(rows, s.n, &sp.rows), nil, sp)
	out := make([]Supplied, 0, len(counts))
	for _, c := range counts {
		id, err := strconv.ParseInt(c.Value, 10, 64)
		if err == nil {
			out = append(out, Supplied{ID: id, Name: c.Label, Products: c.Count})
		}
	}
	rank := ranks(s.names)
	slices.SortFunc(out, func(a, b Supplied) int { return cmp.Compare(rank[a.ID], rank[b.ID]) })
	return out
}

// SupplierName is the name of a supplier with products; "" for others.
func (s *Snapshot) SupplierName(id int64) string { return s.names[id] }

// Tag is equal for equal answers of one snapshot to one question, and for nothing else.
func (s *Snapshot) Tag(q *Query) string {
	hash := fnv.New64a()
	hash.Write([]byte(q.Key()))
	return strconv.FormatInt(s.version, 36) + "-" + strconv.FormatUint(hash.Sum64(), 36)
}
