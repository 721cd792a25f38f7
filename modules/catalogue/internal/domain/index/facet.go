package index

import (
	"maps"
	"slices"
)

// Facet is a dimension by which products are filtered and counted.
type Facet int

// The facets.
const (
	Colour Facet = iota
	Type
	Region
	Appellation
	Supplier
	Certifications
	Vintage
	BottleSize
	Tag // of the stock; all others are content
	NumFacets
)

// String is the facet's name in the API.
func (f Facet) String() string {
	return [...]string{
		"colour", "type", "region", "appellation", "supplier", "certifications", "vintage", "bottleSizeCl", "tag",
	}[f]
}

// NonVintage is the value of products without a vintage.
const NonVintage = "NV"

// column holds, for one facet, a code for each row. A code stands for a set of values (none, one or, for
// certifications and tags, several), so that counting and filtering look at one number per row.
type column struct {
	codes  []uint32            // of each row
	starts []uint32            // of each code, and one more: its rows are rows[starts[c]:starts[c+1]]
	rows   []uint32            // by code, ascending within it
	sets   [][]uint32          // the values of each code
	values []string            // distinct values, in order of appearance; some may stand for no row any more
	holds  map[string][]uint32 // the codes whose set has the value
}

// numbering gives codes to the sets of values of a facet. Codes stay what they are from one snapshot to the next.
type numbering struct {
	sets   [][]uint32
	values []string
	holds  map[string][]uint32
	known  map[string]uint32 // by the set's key
	value  map[string]uint32
	shared bool // a snapshot reads holds
}

func newNumbering() *numbering {
	return &numbering{holds: map[string][]uint32{}, known: map[string]uint32{}, value: map[string]uint32{}}
}

// one is the code of a single value; "" is none.
func (n *numbering) one(value string) uint32 {
	if code, ok := n.known[value]; ok {
		return code
	}
	if value == "" {
		return n.add(value, nil)
	}
	return n.add(value, []string{value})
}

// several is the code of a set of values.
func (n *numbering) several(values []string) uint32 {
	key := setKey(values)
	if code, ok := n.known[key]; ok {
		return code
	}
	return n.add(key, values)
}

func setKey(values []string) string {
	key := ""
	for _, v := range values {
		key += v + "\x00"
	}
	return key
}

func (n *numbering) add(key string, values []string) uint32 {
	code := uint32(len(n.sets))
	n.known[key] = code
	if n.shared {
		n.holds, n.shared = maps.Clone(n.holds), false
	}
	set := make([]uint32, 0, len(values))
	for _, v := range values {
		id, ok := n.value[v]
		if !ok {
			id = uint32(len(n.values))
			n.value[v] = id
			n.values = append(n.values, v)
		}
		set = append(set, id)
		n.holds[v] = append(n.holds[v], code)
	}
	n.sets = append(n.sets, set)
	return code
}

// column lays out the codes of rows, by a counting sort.
func (n *numbering) column(codes []uint32) *column {
	n.shared = true
	c := &column{
		codes: codes, rows: make([]uint32, len(codes)), starts: make([]uint32, len(n.sets)+1),
		sets: n.sets, values: n.values, holds: n.holds,
	}
	for _, code := range codes {
		c.starts[code+1]++
	}
	for i := 1; i < len(c.starts); i++ {
		c.starts[i] += c.starts[i-1]
	}
	next := slices.Clone(c.starts)
	for row, code := range codes {
		c.rows[next[code]] = uint32(row)
		next[code]++
	}
	return c
}

// has tells whether any row has the code.
func (c *column) has(code int) bool { return c.starts[code+1] > c.starts[code] }

// used is how many codes have a row.
func (c *column) used() int {
	used := 0
	for code := range c.sets {
		if c.has(code) {
			used++
		}
	}
	return used
}

// mark sets the rows that have any of the values.
func (c *column) mark(into bitset, values []string) {
	for _, v := range values {
		for _, code := range c.holds[v] {
			into.setAll(c.rows[c.starts[code]:c.starts[code+1]])
		}
	}
}
