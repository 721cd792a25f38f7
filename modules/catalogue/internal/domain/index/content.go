package index

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"millesime/platform/fold"
)

// content is what a snapshot holds of the products themselves. Stock and prices stand beside it, since they
// change far more often.
type content struct {
	n         int
	ids       []int64      // of each row
	ordered   []int64      // ids, ascending
	rowOf     []uint32     // of each ordered id
	columns   [Tag]*column // the content facets
	smallest  []int32      // quantity that can be ordered, of each row
	open      []bitset     // active products open to each buying group
	active    bitset
	dartess   bitset
	byName    *permutation
	byVintage *permutation
	byCreated *permutation
	bySeller  *permutation
	byShop    *permutation
	words     *dictionary
	spares    *sparePool
	sellers
}

// newContent lays out records, which come in row order, with the ranks of their names.
func newContent(rows []*record, nameRank []uint32, suppliers map[int64]string, in *interner, s *sorter) *content {
	n := len(rows)
	c := &content{
		n: n, ids: make([]int64, n), ordered: make([]int64, n), active: newBitset(n), dartess: newBitset(n), spares: newSparePool(n),
	}
	for range buyingGroups() {
		c.open = append(c.open, newBitset(n))
	}
	var codes [Tag][]uint32
	for f := range codes {
		codes[f] = make([]uint32, n)
	}
	vintages, places, created, names := make([]int32, n), make([]int32, n), make([]int64, n), make([]string, n)
	c.smallest = make([]int32, n)
	for row, r := range rows { // once: records lie scattered in memory
		e := &r.entry
		c.ids[row], vintages[row], created[row], names[row], c.smallest[row] = e.id, e.vintage, e.created, e.name, e.smallest
		places[row] = e.place
		for f, code := range e.facets {
			codes[f][row] = code
		}
		c.mark(uint32(row), e)
	}
	c.rowOf = slices.Clone(s.rank(n, func(row uint32) uint64 { return signed(c.ids[row]) }))
	age := make([]uint32, n) // what nobody placed in a shop stands there by its number, as the shop itself tells it
	for i, row := range c.rowOf {
		c.ordered[i], age[row] = c.ids[row], uint32(i)
	}
	for f, numbers := range in.facets {
		c.columns[f] = numbers.column(codes[f])
	}
	c.sellers = newSellers(c.columns[Supplier], suppliers, in)
	c.byName = s.permutationOf(n, func(row uint32) uint64 { return uint64(nameRank[row]) },
		func(a, b uint32) bool { return names[a] == names[b] })
	c.byVintage = s.permutation(n, func(row uint32) uint64 { return signed(int64(vintages[row])) })
	c.byCreated = s.permutation(n, func(row uint32) uint64 { return signed(created[row]) })
	c.byShop = s.permutationOf(n, func(row uint32) uint64 { return uint64(uint32(places[row])^1<<31)<<32 | uint64(age[row]) },
		func(a, b uint32) bool { return places[a] == places[b] })
	c.bySeller = s.permutation(n, func(row uint32) uint64 { return uint64(c.rank[codes[Supplier][row]]) })
	return c
}

// mark notes to whom a row is open and where its goods are.
func (c *content) mark(row uint32, e *entry) {
	if e.dartess {
		c.dartess.set(row)
	}
	if !e.active {
		return
	}
	c.active.set(row)
	for g := range c.open {
		if e.open&(1<<g) != 0 {
			c.open[g].set(row)
		}
	}
}

// editorial sorts records, which come sorted by name, by region, appellation and name; products without a region come
// last. It gives the rank of each row's name.
func editorial(byName []*record, in *interner, s *sorter) (rows []*record, nameRank []uint32) {
	region, appellation := placeRanks(in.facets[Region].values), placeRanks(in.facets[Appellation].values)
	places := func(f Facet, rank map[string]int) []uint64 {
		byCode := make([]uint64, len(in.facets[f].sets))
		for code, set := range in.facets[f].sets {
			byCode[code] = uint64(len(rank)) // the empty one last
			if len(set) > 0 {
				byCode[code] = uint64(rank[in.facets[f].values[set[0]]])
			}
		}
		return byCode
	}
	regions, appellations := places(Region, region), places(Appellation, appellation)
	nameRank = slices.Clone(s.rank(len(byName), func(i uint32) uint64 {
		e := &byName[i].entry
		return regions[e.facets[Region]]<<32 | appellations[e.facets[Appellation]]
	}))
	rows = make([]*record, len(byName))
	for row, i := range nameRank {
		rows[row] = byName[i]
	}
	return rows, nameRank
}

// placeRanks orders values by their folded text.
func placeRanks(values []string) map[string]int {
	plain := make(map[string]string, len(values))
	for _, v := range values {
		plain[v] = fold.Text(v)
	}
	sorted := slices.SortedFunc(slices.Values(values), func(a, b string) int {
		return cmp.Or(strings.Compare(plain[a], plain[b]), strings.Compare(a, b))
	})
	rank := make(map[string]int, len(sorted))
	for i, v := range sorted {
		rank[v] = i
	}
	return rank
}

// sellers are the suppliers that have products, by the codes of their facet.
type sellers struct {
	seller []int64 // its id
	names  map[int64]string
	rank   []int
	spoken [][]uint32 // the words of their names, weighed
}

func newSellers(column *column, known map[int64]string, in *interner) sellers {
	s := sellers{
		seller: make([]int64, len(column.sets)), names: map[int64]string{}, rank: make([]int, len(column.sets)),
		spoken: make([][]uint32, len(column.sets)),
	}
	for code := range column.sets {
		if !column.has(code) {
			continue
		}
		text := column.values[column.sets[code][0]]
		id, _ := strconv.ParseInt(text, 10, 64) // written by us
		name := known[id]
		if name == "" {
			name = text
		}
		s.seller[code], s.names[id] = id, name
		for _, n := range in.splitOften(name) {
			s.spoken[code] = append(s.spoken[code], n<<8|weightSupplier)
		}
	}
	byID := ranks(s.names)
	for code, id := range s.seller {
		s.rank[code] = byID[id]
	}
	return s
}

// ranks orders suppliers by their folded names.
func ranks(suppliers map[int64]string) map[int64]int {
	ids := make([]int64, 0, len(suppliers))
	plain := make(map[int64]string, len(suppliers))
	for id, name := range suppliers {
		ids = append(ids, id)
		plain[id] = fold.Text(name)
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

// row finds a product; false when the snapshot does not have it.
func (c *content) row(id int64) (uint32, bool) {
	i, ok := slices.BinarySearch(c.ordered, id)
	if !ok {
		return 0, false
	}
	return c.rowOf[i], true
}
