package index

import (
	"maps"
	"slices"
	"strconv"

	"millesime/modules/catalogue/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/money"
)

// Price holds the prices of a product that the index filters and sorts by.
type Price struct {
	ListTaxExcl  money.Cents
	StoreTaxIncl money.Cents // 0: not sold in stores
	Groups       map[auth.Group]money.Cents
}

// Stock is what the index knows of a product's stock: its tags (domain 3.3) and whether any is available.
type Stock struct {
	Tags      []string
	Available bool
}

// Builder keeps what snapshots are made from and makes the next one. One goroutine uses it.
type Builder struct {
	in        *interner
	entries   map[int64]*entry
	suppliers map[int64]string
	prices    map[int64]priceRow
	stocks    map[int64]stockRow
	tagSets   map[string][]string

	contentDirty, pricesDirty, stockDirty bool

	last *Snapshot
}

// priceRow is the list price and those of the buying groups, the store price standing for customer.
type priceRow struct {
	list   cents
	groups [6]cents
}

type stockRow struct {
	tags      string // key of tagSets
	available bool
}

// NewBuilder makes a builder of an empty catalogue. Versions count up from first, so that two processes
// whose clocks differ do not give one version to different content.
func NewBuilder(first int64) *Builder {
	return &Builder{
		in: newInterner(), entries: map[int64]*entry{}, suppliers: map[int64]string{},
		prices: map[int64]priceRow{}, stocks: map[int64]stockRow{}, tagSets: map[string][]string{},
		contentDirty: true, last: &Snapshot{version: first},
	}
}

// Len is the number of products known.
func (b *Builder) Len() int { return len(b.entries) }

// PutProduct adds or replaces a product.
func (b *Builder) PutProduct(p *domain.Product) {
	b.entries[p.ID] = b.in.entry(p)
	b.contentDirty = true
}

// Reset forgets all products, before they are read anew.
func (b *Builder) Reset() {
	clear(b.entries)
	b.in = newInterner()
	b.contentDirty = true
}

// PutSuppliers replaces the names of suppliers.
func (b *Builder) PutSuppliers(names map[int64]string) {
	if maps.Equal(b.suppliers, names) {
		return
	}
	b.suppliers = maps.Clone(names)
	b.contentDirty = true
}

// PutPrice adds or replaces a product's prices.
func (b *Builder) PutPrice(id int64, p Price) {
	row := priceRow{list: column32(p.ListTaxExcl)}
	for i, g := range buyingGroups() {
		price, ok := p.Groups[g]
		switch {
		case g == auth.Customer:
			row.groups[i] = column32(p.StoreTaxIncl)
		case ok:
			row.groups[i] = column32(price)
		default:
			row.groups[i] = row.list
		}
	}
	if known, ok := b.prices[id]; !ok || known != row {
		b.prices[id] = row
		b.pricesDirty = true
	}
}

// PutStock adds or replaces what is known of a product's stock.
func (b *Builder) PutStock(id int64, s Stock) {
	key := setKey(s.Tags)
	if _, ok := b.tagSets[key]; !ok {
		b.tagSets[key] = slices.Clone(s.Tags)
	}
	row := stockRow{tags: key, available: s.Available}
	if known, ok := b.stocks[id]; !ok || known != row {
		b.stocks[id] = row
		b.stockDirty = true
	}
}

// Snapshot makes the next snapshot; the last one again when nothing has changed.
func (b *Builder) Snapshot() *Snapshot {
	if !b.contentDirty && !b.pricesDirty && !b.stockDirty {
		return b.last
	}
	next := &Snapshot{content: b.last.content, prices: b.last.prices, stock: b.last.stock, version: b.last.version + 1}
	if b.contentDirty {
		entries := slices.Collect(maps.Values(b.entries))
		next.content = newContent(entries, b.supplierNames(entries), b.in)
	}
	if b.contentDirty || b.pricesDirty {
		next.prices = b.newPrices(next.content)
	}
	if b.contentDirty || b.stockDirty {
		next.stock = b.newStock(next.content)
	}
	b.contentDirty, b.pricesDirty, b.stockDirty = false, false, false
	b.last = next
	return next
}

// supplierNames gives a name to every supplier with a product.
func (b *Builder) supplierNames(entries []*entry) map[int64]string {
	names := make(map[int64]string, len(b.suppliers))
	for _, e := range entries {
		if _, ok := names[e.supplier]; ok {
			continue
		}
		name := b.suppliers[e.supplier]
		if name == "" {
			name = strconv.FormatInt(e.supplier, 10)
		}
		names[e.supplier] = name
	}
	return names
}

func (b *Builder) newPrices(c *content) *prices {
	rows := make([]priceRow, c.n)
	for row, id := range c.ids {
		price, ok := b.prices[id]
		if !ok {
			price.list = noPrice
			for i := range price.groups {
				price.groups[i] = noPrice
			}
		}
		rows[row] = price
	}
	p := &prices{list: newPriceColumn(rows, func(r *priceRow) cents { return r.list })}
	for i := range buyingGroups() {
		if !slices.ContainsFunc(rows, func(r priceRow) bool { return r.groups[i] != r.list }) {
			p.groups = append(p.groups, p.list)
			continue
		}
		p.groups = append(p.groups, newPriceColumn(rows, func(r *priceRow) cents { return r.groups[i] }))
	}
	return p
}

func newPriceColumn(rows []priceRow, price func(*priceRow) cents) *priceColumn {
	c := &priceColumn{of: make([]cents, len(rows))}
	for i := range rows {
		c.of[i] = price(&rows[i])
	}
	c.order = newPermutation(len(rows), func(row uint32) cents { return c.of[row] })
	return c
}

func (b *Builder) newStock(c *content) *stock {
	s := &stock{available: newBitset(c.n)}
	tags := newColumnBuilder(c.n)
	for row, id := range c.ids {
		known := b.stocks[id]
		tags.put(row, known.tags, func() []string { return b.tagSets[known.tags] })
		if known.available {
			s.available.set(uint32(row))
		}
	}
	s.tags = tags.finish()
	return s
}
