package index

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// content is what a snapshot holds of the products themselves. Stock and prices stand beside it, since they
// change far more often.
type content struct {
	n         int
	ids       []int64          // of each row
	ordered   []int64          // ids, ascending
	rowOf     []uint32         // of each ordered id
	columns   [Tag]*column     // the content facets
	names     map[int64]string // of suppliers
	open      []bitset         // active products open to each buying group
	active    bitset
	dartess   bitset
	byName    *permutation
	byVintage *permutation
	byCreated *permutation
	bySeller  *permutation
	words     *dictionary
	spares    *sparePool
}

// permutation is a sort order of all rows.
type permutation struct {
	rows []uint32 // at each position
	at   []uint32 // of each row
}

// newPermutation sorts rows by key; equal keys stay in the editorial order.
func newPermutation[K cmp.Ordered](n int, key func(row uint32) K) *permutation {
	type keyed struct {
		key K
		row uint32
	}
	all := make([]keyed, n)
	for i := range all {
		all[i] = keyed{key(uint32(i)), uint32(i)}
	}
	slices.SortFunc(all, func(a, b keyed) int {
		if c := cmp.Compare(a.key, b.key); c != 0 {
			return c
		}
		return cmp.Compare(a.row, b.row)
	})
	p := &permutation{rows: make([]uint32, n), at: make([]uint32, n)}
	for i, k := range all {
		p.rows[i] = k.row
		p.at[k.row] = uint32(i)
	}
	return p
}

// newContent lays out the entries.
func newContent(entries []*entry, suppliers map[int64]string, in *interner) *content {
	nameRank := editorial(entries)
	n := len(entries)
	c := &content{
		n: n, ids: make([]int64, n), names: suppliers, active: newBitset(n), dartess: newBitset(n), spares: newSparePool(n),
	}
	for range buyingGroups() {
		c.open = append(c.open, newBitset(n))
	}
	for row, e := range entries {
		c.ids[row] = e.id
		if e.active {
			c.active.set(uint32(row))
		}
		if e.dartess {
			c.dartess.set(uint32(row))
		}
		for g := range c.open {
			if e.active && e.open&(1<<g) != 0 {
				c.open[g].set(uint32(row))
			}
		}
	}
	byID := newPermutation(n, func(row uint32) int64 { return c.ids[row] })
	c.rowOf = byID.rows
	c.ordered = make([]int64, n)
	for i, row := range c.rowOf {
		c.ordered[i] = c.ids[row]
	}
	c.columns = contentColumns(entries)
	sellerRank := ranks(suppliers)
	c.byName = newPermutation(n, func(row uint32) uint32 { return nameRank[row] })
	c.byVintage = newPermutation(n, func(row uint32) int32 { return entries[row].vintage })
	c.byCreated = newPermutation(n, func(row uint32) int64 { return entries[row].created })
	c.bySeller = newPermutation(n, func(row uint32) int { return sellerRank[entries[row].supplier] })
	supplierWords := map[int64][]uint32{}
	for id, name := range suppliers {
		for _, word := range tokens(name) {
			supplierWords[id] = append(supplierWords[id], in.word(word)<<8|weightSupplier)
		}
	}
	c.words = newDictionary(entries, in.words, supplierWords)
	return c
}

// editorial sorts the entries by region, appellation, name and id; products without a region come last. It
// gives the rank of each entry's name.
func editorial(entries []*entry) (nameRank []uint32) {
	slices.SortFunc(entries, func(a, b *entry) int {
		if c := strings.Compare(a.name, b.name); c != 0 {
			return c
		}
		return cmp.Compare(a.id, b.id)
	})
	region := placeRanks(entries, func(e *entry) string { return e.region })
	appellation := placeRanks(entries, func(e *entry) string { return e.appellation })
	keys := make([]uint64, len(entries))
	for i, e := range entries {
		keys[i] = uint64(region[e.region])<<44 | uint64(appellation[e.appellation])<<24 | uint64(i)
	}
	if len(entries) >= 1<<24 || len(region) >= 1<<20 || len(appellation) >= 1<<20 {
		panic("index: more products than the sort key can hold")
	}
	slices.Sort(keys)
	byName := slices.Clone(entries)
	nameRank = make([]uint32, len(entries))
	for row, key := range keys {
		i := key & (1<<24 - 1)
		entries[row] = byName[i]
		nameRank[row] = uint32(i)
	}
	return nameRank
}

// placeRanks orders the distinct values of a field by their folded text, the empty one last.
func placeRanks(entries []*entry, field func(*entry) string) map[string]int {
	plain := map[string]string{}
	for _, e := range entries {
		v := field(e)
		if _, ok := plain[v]; !ok {
			plain[v] = folded(v)
		}
	}
	values := make([]string, 0, len(plain))
	for v := range plain {
		values = append(values, v)
	}
	slices.SortFunc(values, func(a, b string) int {
		if (a == "") != (b == "") {
			return strings.Compare(b, a) // the empty one last
		}
		if c := strings.Compare(plain[a], plain[b]); c != 0 {
			return c
		}
		return strings.Compare(a, b)
	})
	rank := make(map[string]int, len(values))
	for i, v := range values {
		rank[v] = i
	}
	return rank
}

// ranks orders suppliers by their folded names.
func ranks(suppliers map[int64]string) map[int64]int {
	ids := make([]int64, 0, len(suppliers))
	plain := make(map[int64]string, len(suppliers))
	for id, name := range suppliers {
		ids = append(ids, id)
		plain[id] = folded(name)
	}
	slices.SortFunc(ids, func(a, b int64) int {
		if c := strings.Compare(plain[a], plain[b]); c != 0 {
			return c
		}
		return cmp.Compare(a, b)
	})
	rank := make(map[int64]int, len(ids))
	for i, id := range ids {
		rank[id] = i
	}
	return rank
}

func contentColumns(entries []*entry) (columns [Tag]*column) {
	n := len(entries)
	single := func(value func(*entry) string) *column {
		b := newColumnBuilder(n)
		for row, e := range entries {
			v := value(e)
			b.put(row, v, func() []string {
				if v == "" {
					return nil
				}
				return []string{v}
			})
		}
		return b.finish()
	}
	columns[Colour] = single(func(e *entry) string { return e.colour })
	columns[Type] = single(func(e *entry) string { return e.kind })
	columns[Region] = single(func(e *entry) string { return e.region })
	columns[Appellation] = single(func(e *entry) string { return e.appellation })
	columns[Supplier] = single(func(e *entry) string { return strconv.FormatInt(e.supplier, 10) })
	columns[Vintage] = single(func(e *entry) string { return vintageValue(e.vintage) })
	columns[BottleSize] = single(func(e *entry) string { return centilitres(e.size) })
	certifications := newColumnBuilder(n)
	for row, e := range entries {
		certifications.put(row, e.certKey, func() []string { return e.certifications })
	}
	columns[Certifications] = certifications.finish()
	return columns
}

func vintageValue(vintage int32) string {
	if vintage == 0 {
		return NonVintage
	}
	return strconv.Itoa(int(vintage))
}

// centilitres writes a size in ml as the API says it: "75", "37.5".
func centilitres(ml int32) string {
	whole := strconv.Itoa(int(ml / 10))
	if ml%10 == 0 {
		return whole
	}
	return whole + "." + strconv.Itoa(int(ml%10))
}

// row finds a product; false when the snapshot does not have it.
func (c *content) row(id int64) (uint32, bool) {
	i, ok := slices.BinarySearch(c.ordered, id)
	if !ok {
		return 0, false
	}
	return c.rowOf[i], true
}
