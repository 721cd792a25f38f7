package store

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/uptrace/bun"
	"github.com/uptrace/bun/schema"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/db"
	"millesime/platform/fold"
	"millesime/platform/lists"
)

// names are what order_names holds of an order.
const names = "o.customer_name || ' ' || o.supplier_name"

// numbered are the words that an order's number may hold: CMD-2026-000123 and DEV-2026-000123.
var numbered = regexp.MustCompile(`^[cdemv0-9-]+$`)

// terms are the words of a search by where they are looked for.
type terms struct {
	all      []string
	named    []string // long enough to be found among names, or no part of a number
	numbers  []string // of these those that are long enough to be found among numbers and customers' references
	anywhere []string // parts of a number that are too short to be found: each order is read
	wines    []wines
	often    bool // more numbers hold some of the words than are worth looking at for a reader of a part of the orders
}

// wines are products that hold some words of a search, and the other words, which an order itself is to hold.
type wines struct {
	products []int64
	others   terms
}

// terms sorts the words of a filter's search, and those that its wines do not hold.
func (s *Store) terms(ctx context.Context, scope lists.Scope, f domain.Filter) (terms, error) {
	t, err := s.split(ctx, scope, strings.Fields(fold.Text(f.Search)))
	for _, held := range f.Wines {
		if err != nil {
			break
		}
		w := wines{products: held.Products}
		w.others, err = s.split(ctx, scope, held.Others)
		t.wines = append(t.wines, w)
	}
	return t, err
}

// split sorts words. Who reads everybody's orders finds enough of any number.
func (s *Store) split(ctx context.Context, scope lists.Scope, words []string) (terms, error) {
	t := terms{all: words}
	for _, word := range t.all {
		switch phrases, _ := db.Phrases([]string{word}); {
		case len(phrases) > 0:
			t.named, t.numbers = append(t.named, word), append(t.numbers, word)
		case !numbered.MatchString(word):
			t.named = append(t.named, word)
		default:
			t.anywhere = append(t.anywhere, word)
		}
	}
	if len(t.numbers) == 0 || scope.All || !gathers(scope, t) {
		return t, nil
	}
	found, err := s.db.Total(ctx, s.numbersHolding(t.numbers), lists.MostCounted+1)
	if err != nil {
		return t, fmt.Errorf("look for numbers of orders: %w", err)
	}
	t.often = found > lists.MostCounted
	return t, nil
}

// searched selects the orders of a search in parts that have none in common: those whose names hold the words, and those
// of whose words a number holds some. An agent's are of its pairs, assigned.
func (s *Store) searched(scope lists.Scope, f domain.Filter, t terms) []*bun.SelectQuery {
	if len(t.named) == 0 || t.often { // many orders hold such words
		return []*bun.SelectQuery{filtered(holding(s.everyOrder(scope), t.all), f)}
	}
	parts := []*bun.SelectQuery{filtered(s.named(scope, t), f)}
	if len(t.numbers) == 0 {
		return parts
	}
	return append(parts, filtered(holding(s.numbered(scope, t), t.all), f))
}

func (s *Store) everyOrder(scope lists.Scope) *bun.SelectQuery {
	if scope.AgentID != 0 {
		return s.ofPairs(scope)
	}
	return owned(s.db.Read().NewSelect().TableExpr("orders AS o"), scope)
}

// named selects the orders whose names hold words, from the names on. Words that are too short for numbers may be anywhere:
// an order is read for those that its names do not hold.
func (s *Store) named(scope lists.Scope, t terms) *bun.SelectQuery {
	q, words := s.db.Read().NewSelect(), t.named
	switch {
	case scope.AgentID != 0:
		q = ofBuyer(q.TableExpr("assigned AS a").Join("CROSS JOIN order_names AS n").
			Where("n.supplier_id = a.supplier_id AND n.customer_id = a.customer_id AND o.began_at >= a.since"), scope)
	case scope.SupplierID != 0:
		q = q.TableExpr("order_names AS n").Where("n.supplier_id = ?", scope.SupplierID)
	case s.db.Dialect() == db.SQLite:
		q, words = indexedNames(q, words)
	default:
		q = q.TableExpr("order_names AS n")
	}
	for _, word := range t.anywhere {
		pattern := db.Holding(word)
		q = q.Where(`(n.names LIKE ? ESCAPE '\' OR o.search_text LIKE ? ESCAPE '\')`, pattern, pattern)
	}
	return like(q, "n.names", words).Join("CROSS JOIN orders AS o").
		Where("o.supplier_id = n.supplier_id AND o.customer_id = n.customer_id AND (NOT n.renamed OR " + names + " = n.names)")
}

// indexedNames begins with SQLite's index of all names for the words that are long enough, and gives the others back.
func indexedNames(q *bun.SelectQuery, words []string) (found *bun.SelectQuery, short []string) {
	phrases, short := db.Phrases(words)
	if len(phrases) == 0 {
		return q.TableExpr("order_names AS n"), short
	}
	return q.TableExpr("order_names_trigrams AS t").Join("CROSS JOIN order_names AS n").Where("n.id = t.rowid").
		Where("order_names_trigrams MATCH ?", strings.Join(phrases, " ")), short
}

// begun are words that an order's number can only begin with, and few numbers do.
var begun = regexp.MustCompile(`^cmd-\d{4}-\d{4,}$`)

// highestDigits follow a number's beginning so that no number that begins so comes after it.
const highestDigits = "999999999"

// beginning selects the orders, o, whose numbers begin with one of the words: who types a whole number finds it by its index.
func (s *Store) beginning(words []string) *bun.SelectQuery {
	return s.db.Read().NewSelect().TableExpr("orders AS o").WhereGroup(" AND ", func(q *bun.SelectQuery) *bun.SelectQuery {
		for _, word := range words {
			number := strings.ToUpper(word)
			q = q.WhereOr("o.number BETWEEN ? AND ?", number, number+highestDigits)
		}
		return q
	})
}

// telling is how much of a word is looked for among numbers: its end. All numbers begin alike, and the order itself is held
// against the whole word.
const telling = 6

// numbersHolding selects the orders, o, whose numbers or references of their customers hold the end of some of the words.
func (s *Store) numbersHolding(words []string) *bun.SelectQuery {
	if !slices.ContainsFunc(words, func(word string) bool { return !begun.MatchString(word) }) {
		return s.beginning(words)
	}
	ends := make([]string, 0, len(words))
	for _, word := range words {
		signs := []rune(word)
		ends = append(ends, string(signs[max(0, len(signs)-telling):]))
	}
	q := s.db.Read().NewSelect()
	if s.db.Dialect() == db.SQLite {
		phrases, _ := db.Phrases(ends)
		return q.TableExpr("order_numbers_trigrams AS t").Join("CROSS JOIN orders AS o").Where("o.id = t.rowid").
			Where("order_numbers_trigrams MATCH ?", strings.Join(phrases, " OR "))
	}
	return q.TableExpr("orders AS o").WhereGroup(" AND ", func(q *bun.SelectQuery) *bun.SelectQuery {
		for _, end := range ends {
			q = q.WhereOr(`lower(o.number || ' ' || o.quotation_number || ' ' || o.reference_text) LIKE ? ESCAPE '\'`, db.Holding(end))
		}
		return q
	})
}

// numbered selects the orders of whose words the numbers hold some and the names not all.
func (s *Store) numbered(scope lists.Scope, t terms) *bun.SelectQuery {
	q := s.numbersHolding(t.numbers)
	if scope.AgentID != 0 {
		q = ofBuyer(q, scope).Where("?", db.IsAssigned("o", "began_at"))
	} else {
		q = owned(q, scope)
	}
	return q.Where("NOT (?)", holdsAll(t.named))
}

// holdsAll is the condition that an order's names hold all words.
func holdsAll(words []string) schema.QueryWithArgs {
	args := lists.Each(words, func(word string) any { return db.Holding(word) })
	each := slices.Repeat([]string{names + ` LIKE ? ESCAPE '\'`}, len(words))
	return bun.SafeQuery(strings.Join(each, " AND "), args...)
}
