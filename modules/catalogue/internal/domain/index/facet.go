package index

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
	values []string            // distinct values, in order of appearance
	holds  map[string][]uint32 // the codes whose set has the value
}

// columnBuilder numbers sets of values as they appear.
type columnBuilder struct {
	col   column
	known map[string]uint32 // by the set's key
	value map[string]uint32
}

func newColumnBuilder(n int) *columnBuilder {
	return &columnBuilder{
		col:   column{codes: make([]uint32, n), holds: map[string][]uint32{}},
		known: map[string]uint32{}, value: map[string]uint32{},
	}
}

// put gives a row its set of values. key names the set: the value itself where there is only one.
func (b *columnBuilder) put(row int, key string, values func() []string) {
	code, ok := b.known[key]
	if !ok {
		code = b.add(key, values())
	}
	b.col.codes[row] = code
}

func (b *columnBuilder) add(key string, values []string) uint32 {
	code := uint32(len(b.col.sets))
	b.known[key] = code
	set := make([]uint32, 0, len(values))
	for _, v := range values {
		id, ok := b.value[v]
		if !ok {
			id = uint32(len(b.col.values))
			b.value[v] = id
			b.col.values = append(b.col.values, v)
		}
		set = append(set, id)
		b.col.holds[v] = append(b.col.holds[v], code)
	}
	b.col.sets = append(b.col.sets, set)
	return code
}

// finish makes the inverted lists by a counting sort.
func (b *columnBuilder) finish() *column {
	c := &b.col
	c.starts = make([]uint32, len(c.sets)+1)
	for _, code := range c.codes {
		c.starts[code+1]++
	}
	for i := 1; i < len(c.starts); i++ {
		c.starts[i] += c.starts[i-1]
	}
	next := append([]uint32(nil), c.starts...)
	c.rows = make([]uint32, len(c.codes))
	for row, code := range c.codes {
		c.rows[next[code]] = uint32(row)
		next[code]++
	}
	return c
}

// mark sets the rows that have any of the values.
func (c *column) mark(into bitset, values []string) {
	for _, v := range values {
		for _, code := range c.holds[v] {
			into.setAll(c.rows[c.starts[code]:c.starts[code+1]])
		}
	}
}
