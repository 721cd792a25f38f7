package index

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/products/productsapi"
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
	records   map[int64]*record
	byName    []*record   // those with content, sorted, as of the last snapshot
	rows      []*record   // the same in row order
	changed   []*record   // content since the last snapshot
	words     *dictionary // of the last snapshot
	spoken    [][]uint32  // the words of suppliers' names in the last snapshot
	suppliers map[int64]string
	tags      *numbering
	sorter    sorter

	contentDirty, pricesDirty, stockDirty bool

	last *Snapshot
}

// record is what is known of a product. Prices and stock may be known before its content is.
type record struct {
	entry   entry
	changed bool   // content since the last snapshot
	row     uint32 // in the last snapshot, gone if it was not there
	price   priceRow
	stock   stockRow
}

// priceRow is the list price and those of the buying groups, the store price standing for customer.
type priceRow struct {
	list   cents
	groups [6]cents
}

// unpriced is the price of a product without one.
func unpriced() priceRow {
	row := priceRow{list: noPrice}
	for i := range row.groups {
		row.groups[i] = noPrice
	}
	return row
}

type stockRow struct {
	tags      uint32 // code
	available bool
}

// NewBuilder makes a builder of an empty catalogue. Versions count up from first, so that two processes
// whose clocks differ do not give one version to different content.
func NewBuilder(first int64) *Builder {
	return &Builder{
		in: newInterner(), records: map[int64]*record{}, suppliers: map[int64]string{}, tags: newNumbering(), words: &dictionary{},
		contentDirty: true, last: &Snapshot{version: first},
	}
}

// record of a product; a new one has no price and no tag.
func (b *Builder) record(id int64) *record {
	r, ok := b.records[id]
	if !ok {
		r = &record{row: gone, price: unpriced(), stock: stockRow{tags: b.tags.several(nil)}}
		b.records[id] = r
	}
	return r
}

// PutProduct adds or replaces a product.
func (b *Builder) PutProduct(p *productsapi.Product) {
	r := b.record(p.ID)
	r.entry = b.in.entry(p)
	if !r.changed {
		r.changed = true
		b.changed = append(b.changed, r)
	}
	b.contentDirty = true
}

// Reset forgets all products, before they are read anew.
func (b *Builder) Reset() {
	for _, r := range b.records {
		r.entry, r.changed, r.row = entry{}, false, gone
	}
	b.in, b.words = newInterner(), &dictionary{}
	b.byName, b.rows, b.changed, b.spoken = nil, nil, nil, nil
	b.contentDirty = true
}

// spareNumbers is how many words or values that no product has any more are not worth a Reset.
const spareNumbers = 20_000

// Overgrown tells that most words, or values of a facet, are of no product any more: numbers are kept from one snapshot to the
// next, so a catalogue that is rewritten again and again makes each one dearer until it is read anew.
func (b *Builder) Overgrown() bool {
	if len(b.in.words) > 2*len(b.words.words)+spareNumbers {
		return true
	}
	if b.last.content == nil {
		return false
	}
	for f, column := range b.last.columns {
		if len(b.in.facets[f].sets) > 2*column.used()+spareNumbers {
			return true
		}
	}
	return false
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
	if r := b.record(id); r.price != row {
		r.price = row
		b.pricesDirty = true
	}
}

// PutStock adds or replaces what is known of a product's stock.
func (b *Builder) PutStock(id int64, s Stock) {
	row := stockRow{tags: b.tags.several(s.Tags), available: s.Available}
	if r := b.record(id); r.stock != row {
		r.stock = row
		b.stockDirty = true
	}
}

// Snapshot makes the next snapshot; the last one again when nothing has changed.
func (b *Builder) Snapshot() *Snapshot {
	if !b.contentDirty && !b.pricesDirty && !b.stockDirty {
		return b.last
	}
	next := &Snapshot{
		content: b.last.content, prices: b.last.prices, stock: b.last.stock, version: b.last.version + 1, priced: b.last.priced,
	}
	if b.contentDirty {
		next.content = b.newContent()
	}
	if b.contentDirty || b.pricesDirty {
		next.prices, next.priced = b.newPrices(), next.version
	}
	if b.contentDirty || b.stockDirty {
		next.stock = b.newStock()
	}
	b.contentDirty, b.pricesDirty, b.stockDirty = false, false, false
	b.last = next
	return next
}

// newContent makes the content of the next snapshot from that of the last.
func (b *Builder) newContent() *content {
	before := len(b.rows)
	rows, nameRank := editorial(b.sortChanged(), b.in, &b.sorter)
	c := newContent(rows, nameRank, b.suppliers, b.in, &b.sorter)
	words := b.words
	if !slices.EqualFunc(b.spoken, c.spoken[:min(len(b.spoken), len(c.spoken))], slices.Equal) {
		words = &dictionary{} // the name of a supplier stands in the words of all its products
		for _, r := range rows {
			r.changed = true
		}
	}
	movedTo := make([]uint32, before)
	for row := range movedTo {
		movedTo[row] = gone
	}
	var added []posting
	for row, r := range rows {
		if r.row != gone && !r.changed {
			movedTo[r.row] = uint32(row)
		} else {
			for _, own := range [][]uint32{r.entry.words, c.spoken[r.entry.facets[Supplier]]} {
				for _, word := range own {
					added = append(added, posting{row: uint32(row), word: word})
				}
			}
		}
		r.row, r.changed = uint32(row), false
	}
	c.words = words.next(b.in, movedTo, added)
	b.rows, b.spoken, b.words = rows, c.spoken, c.words
	return c
}

// sortChanged puts what has changed in its place by name, so that not all names are compared again.
func (b *Builder) sortChanged() []*record {
	byName := func(x, y *record) int {
		return cmp.Or(strings.Compare(x.entry.name, y.entry.name), cmp.Compare(x.entry.id, y.entry.id))
	}
	slices.SortFunc(b.changed, byName)
	kept := slices.DeleteFunc(b.byName, func(r *record) bool { return r.changed })
	b.byName = merged(kept, b.changed, byName)
	b.changed = nil
	return b.byName
}

func (b *Builder) newPrices() *prices {
	rows := make([]priceRow, len(b.rows)) // once: records lie scattered in memory
	for row, r := range b.rows {
		rows[row] = r.price
	}
	p := &prices{list: b.newPriceColumn(rows, func(r *priceRow) cents { return r.list })}
	for i := range buyingGroups() {
		if !slices.ContainsFunc(rows, func(r priceRow) bool { return r.groups[i] != r.list }) {
			p.groups = append(p.groups, p.list)
			continue
		}
		p.groups = append(p.groups, b.newPriceColumn(rows, func(r *priceRow) cents { return r.groups[i] }))
	}
	return p
}

func (b *Builder) newPriceColumn(rows []priceRow, price func(*priceRow) cents) *priceColumn {
	c := &priceColumn{of: make([]cents, len(rows))}
	for row := range rows {
		c.of[row] = price(&rows[row])
	}
	c.order = b.sorter.permutation(len(rows), func(row uint32) uint64 { return uint64(c.of[row]) })
	return c
}

func (b *Builder) newStock() *stock {
	s := &stock{available: newBitset(len(b.rows))}
	codes := make([]uint32, len(b.rows))
	for row, r := range b.rows {
		codes[row] = r.stock.tags
		if r.stock.available {
			s.available.set(uint32(row))
		}
	}
	s.tags = b.tags.column(codes)
	s.sellable = newBitset(len(b.rows))
	s.sellable.fill(len(b.rows))
	for tag, codes := range s.tags.holds {
		if domain.Orderable(tag) {
			continue
		}
		for _, code := range codes {
			s.sellable.unset(s.tags.rows[s.tags.starts[code]:s.tags.starts[code+1]])
		}
	}
	return s
}
