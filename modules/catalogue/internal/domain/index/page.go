package index

import (
	"encoding/base64"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"millesime/platform/fault"
	"millesime/platform/lists"
)

// ErrCursor refuses a cursor that was not made for this list.
var ErrCursor = fault.Invalid(fault.At("after", "cursor",
	"Ce curseur de pagination n’est pas valable.", "This pagination cursor is not valid."))

// Page is a part of a list.
type Page struct {
	IDs   []int64
	Total int    // of the whole list
	Next  string // cursor of what follows, "" at the end
}

// Showing is the page as lists are answered, with what rows show of its products.
func Showing[T any](p Page, rows []T) lists.Page[T] {
	shown := lists.Page[T]{Rows: rows, Next: p.Next}
	shown.Count(int64(p.Total))
	return shown
}

// Page answers the part of a query that is wanted, in the query's own order. Its error is ErrCursor.
func (s *Snapshot) Page(q *Query, w lists.Part) (Page, error) {
	sp := s.spares.get()
	defer s.spares.put(sp)
	sel := s.selectRows(q, sp)
	found := sel.all(sp.bitset(), noFacet, true)
	page := Page{Total: found.count()}

	keys := q.keys(sel.scores != nil)
	order := keys[0].Order
	from, err := s.cursor(w.After, keys)
	if err != nil {
		return Page{}, err
	}
	want := w.Limit + 1 // one more tells whether anything follows
	if w.Limit <= 0 {
		want = page.Total
	}
	skip := w.Offset
	if from != nil {
		skip = 0
	}
	sp.rows = sp.rows[:0]
	switch {
	case len(keys) == 2 && keys[0].Order == ByOrderable && keys[1].Order != ByRelevance && keys[1].Order != ByOrderable:
		sp.rows = s.walkInTwo(found, keys, q, from, skip, want, sp)
	case len(keys) > 1 || order == ByOrderable:
		sp.rows = s.sortAll(found, keys, q, sel.scores, from, skip, want, sp.rows)
	case order == ByRelevance:
		sp.rows = byScore(found, sel.scores, from, skip, want, sp)
	default:
		sp.rows = s.walk(found, page.Total, s.order(order, q), q.Descending, from, skip, want, sp.rows)
	}
	rows := sp.rows
	if w.Limit > 0 && len(rows) > w.Limit {
		rows = rows[:w.Limit]
		last := rows[len(rows)-1]
		at := place{row: last}
		if sel.scores != nil {
			at.score = sel.scores[last]
		}
		page.Next = s.makeCursor(at, keys)
	}
	page.IDs = make([]int64, len(rows))
	for i, row := range rows {
		page.IDs[i] = s.ids[row]
	}
	return page, nil
}

// order gives the permutation of an order; nil is the editorial one, that of the rows.
func (s *Snapshot) order(order Order, q *Query) *permutation {
	switch order {
	case ByName:
		return s.byName
	case ByVintage:
		return s.byVintage
	case ByCreated:
		return s.byCreated
	case ByShop:
		return s.byShop
	case BySupplier:
		return s.bySeller
	case ByPrice:
		return s.paid(q).order
	default:
		return nil
	}
}

// fewShare is how many times fewer than all the rows found must be for sorting them to beat walking the
// whole order.
const fewShare = 16

// walk appends the rows found, in order, from after a place or after skip rows, until want are there.
func (s *Snapshot) walk(found bitset, total int, p *permutation, descending bool, from *place, skip, want int, into []uint32) []uint32 {
	if want <= 0 {
		return into
	}
	t := &taking{skip: skip, want: len(into) + want, rows: into}
	switch {
	case p != nil && total*fewShare < s.n:
		walkFew(found, total, p, descending, from, t.take)
	case p == nil && !descending:
		first := uint32(0)
		if from != nil {
			first = from.row + 1
		}
		found.eachFrom(first, t.take)
	default:
		s.walkAll(found, p, descending, from, t.take)
	}
	return t.rows
}

// walkInTwo gives what can be ordered and the rest, in the order asked for, each as a list of the second key alone is.
func (s *Snapshot) walkInTwo(found bitset, keys []OrderBy, q *Query, from *place, skip, want int, sp *spare) []uint32 {
	first, second := sp.bitset(), sp.bitset()
	for i, sellable := range s.stock.sellable {
		first[i], second[i] = found[i]&sellable, found[i]&^sellable
	}
	if !keys[0].Descending {
		first, second = second, first
	}
	order, rows := s.order(keys[1].Order, q), sp.rows
	count := first.count()
	if from == nil || s.stock.sellable.has(from.row) == keys[0].Descending {
		rows = s.walk(first, count, order, keys[1].Descending, from, skip, want, rows)
		from, skip = nil, max(0, skip-count)
	}
	return s.walk(second, second.count(), order, keys[1].Descending, from, skip, want-len(rows), rows)
}

// taking collects a page: it skips some rows and then takes until it has what is wanted.
type taking struct {
	skip, want int
	rows       []uint32
}

// take tells whether more rows are wanted.
func (t *taking) take(row uint32) bool {
	if t.skip > 0 {
		t.skip--
		return true
	}
	t.rows = append(t.rows, row)
	return len(t.rows) < t.want
}

// walkFew sorts the places of what was found.
func walkFew(found bitset, total int, p *permutation, descending bool, from *place, take func(row uint32) bool) {
	positions := make([]uint32, 0, total)
	found.each(func(row uint32) bool { positions = append(positions, p.at[row]); return true })
	slices.Sort(positions)
	if descending {
		slices.Reverse(positions)
	}
	for _, at := range positions {
		if from != nil && (at == p.at[from.row] || (at < p.at[from.row]) != descending) {
			continue
		}
		if !take(p.rows[at]) {
			return
		}
	}
}

// walkAll goes through all rows in order, from the given place on, and takes those that were found.
func (s *Snapshot) walkAll(found bitset, p *permutation, descending bool, from *place, take func(row uint32) bool) {
	at, step, end := 0, 1, s.n
	if descending {
		at, step, end = s.n-1, -1, -1
	}
	if from != nil {
		at = int(from.row)
		if p != nil {
			at = int(p.at[from.row])
		}
		at += step
	}
	for ; at != end; at += step {
		row := uint32(at)
		if p != nil {
			row = p.rows[at]
		}
		if found.has(row) && !take(row) {
			return
		}
	}
}

// eachFrom calls fn for the marked rows from first on, ascending, until it returns false.
func (b bitset) eachFrom(first uint32, fn func(row uint32) bool) {
	for i := int(first >> 6); i < len(b); i++ {
		word := b[i]
		if i == int(first>>6) {
			word &= ^uint64(0) << (first & 63)
		}
		for ; word != 0; word &= word - 1 {
			if !fn(uint32(i<<6 + bits.TrailingZeros64(word))) {
				return
			}
		}
	}
}

// place is where a list goes on: after this row.
type place struct {
	row   uint32
	score uint16 // its score when the list was made
}

// byScore gives the rows found by descending score, equal ones in the editorial order, without sorting:
// it counts how many have each score and so knows where each row belongs.
func byScore(found bitset, scores []uint16, from *place, skip, want int, sp *spare) []uint32 {
	highest := uint16(0)
	found.each(func(row uint32) bool { highest = max(highest, scores[row]); return true })
	next := sp.zeros(int(highest) + 2) // by how far below the highest
	found.each(func(row uint32) bool { next[highest-scores[row]+1]++; return true })
	for i := 1; i < len(next); i++ {
		next[i] += next[i-1]
	}
	first := uint32(skip)
	if from != nil {
		first = 0
		found.each(func(row uint32) bool {
			if scores[row] > from.score || scores[row] == from.score && row <= from.row {
				first++
			}
			return true
		})
	}
	total := next[len(next)-1]
	if first >= total || want <= 0 {
		return sp.rows[:0]
	}
	out := slices.Grow(sp.rows[:0], want)[:min(want, int(total-first))]
	found.each(func(row uint32) bool {
		rank := next[highest-scores[row]]
		next[highest-scores[row]]++
		if rank >= first && int(rank-first) < len(out) {
			out[rank-first] = row
		}
		return true
	})
	return out
}

// makeCursor names the last row of a page, for the list's own order.
func (s *Snapshot) makeCursor(at place, keys []OrderBy) string {
	text := nameOf(keys) + strconv.FormatInt(s.ids[at.row], 36) + "." + strconv.Itoa(int(at.score))
	return base64.RawURLEncoding.EncodeToString([]byte(text))
}

// nameOf is what a cursor knows its list by.
func nameOf(keys []OrderBy) string {
	var name strings.Builder
	for _, k := range keys {
		name.WriteString(string(k.Order))
		if k.Descending {
			name.WriteByte('-')
		} else {
			name.WriteByte('+')
		}
	}
	return name.String()
}

// cursor reads a cursor; nil for none. The row may have moved since, even out of the list: what follows its
// present place follows.
func (s *Snapshot) cursor(cursor string, keys []OrderBy) (*place, error) {
	if cursor == "" {
		return nil, nil // no cursor is no error
	}
	text, err := base64.RawURLEncoding.DecodeString(cursor)
	if err != nil {
		return nil, ErrCursor
	}
	rest, ok := strings.CutPrefix(string(text), nameOf(keys))
	id, score, dotted := strings.Cut(rest, ".")
	if !ok || !dotted {
		return nil, ErrCursor
	}
	number, err := strconv.ParseInt(id, 36, 64)
	if err != nil {
		return nil, ErrCursor
	}
	points, err := strconv.ParseUint(score, 10, 16)
	if err != nil {
		return nil, ErrCursor
	}
	row, ok := s.row(number)
	if !ok {
		return nil, ErrCursor
	}
	return &place{row: row, score: uint16(points)}, nil
}
