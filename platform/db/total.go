package db

import (
	"context"
	"crypto/sha256"
	"sync"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"
	"github.com/uptrace/bun"

	"millesime/platform/lists"
)

const (
	// longFor is how long a list that was long is taken to be long still.
	longFor = time.Minute
	// longLists is how many of them are remembered.
	longLists = 4096
)

// longOnes remembers by the text of a counting query until when its rows are taken to be as many as it counts at most.
type longOnes = lru.Cache[[sha256.Size]byte, time.Time]

func newLongOnes() *longOnes {
	kept, err := lru.New[[sha256.Size]byte, time.Time](longLists)
	if err != nil {
		panic(err) // the size is a constant above zero
	}
	return kept
}

// Total is how many rows a query finds. It stops counting at most, so that a long list does not cost its length, and a list
// found longer than are counted is not counted again for a minute: "more than 10 000" stays true that long.
func (d *DB) Total(ctx context.Context, query *bun.SelectQuery, most int64) (int64, error) {
	text, err := d.counting(query, most)
	if err != nil {
		return 0, err
	}
	if d.isLong(text) {
		return most, nil
	}
	var total int64
	if err := d.read.NewRaw("?", bun.Safe(text)).Scan(ctx, &total); err != nil {
		return 0, err
	}
	if total == most && most > lists.MostCounted { // fewer are counted again, so that they are always exact
		d.long.Add(sha256.Sum256(text), d.opt.Clock.Now().Add(longFor))
	}
	return total, nil
}

// KnownLong tells whether a query was found less than a minute ago to have as many rows as Total counts at most.
func (d *DB) KnownLong(query *bun.SelectQuery, most int64) bool {
	text, err := d.counting(query, most)
	return err == nil && d.isLong(text)
}

func (d *DB) counting(query *bun.SelectQuery, most int64) ([]byte, error) {
	return d.read.NewSelect().TableExpr("(?) AS first", query.ColumnExpr("1").Limit(most)).ColumnExpr("count(*)").
		AppendQuery(d.read.QueryGen(), nil)
}

func (d *DB) isLong(text []byte) bool {
	until, ok := d.long.Get(sha256.Sum256(text))
	return ok && d.opt.Clock.Now().Before(until)
}

// Counter holds the statements run under a context. It may be used from
// several goroutines.
type Counter struct {
	mu         sync.Mutex
	statements []string
}

// Count is the number of statements so far, BEGIN and COMMIT included.
func (c *Counter) Count() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.statements)
}

// Statements lists the statements so far, in order.
func (c *Counter) Statements() []string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return append([]string(nil), c.statements...)
}

func (c *Counter) add(query string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.statements = append(c.statements, query)
}

type counterKey struct{}

// CountStatements gives a context under which statements are counted, for
// tests that bound what an operation costs. Without it nothing is counted.
func CountStatements(ctx context.Context) (context.Context, *Counter) {
	c := &Counter{}
	return context.WithValue(ctx, counterKey{}, c), c
}

// Uncounted gives a context under which statements are not counted, for what lives on after its request.
func Uncounted(ctx context.Context) context.Context {
	return context.WithValue(ctx, counterKey{}, (*Counter)(nil))
}

type countHook struct{}

func (countHook) BeforeQuery(ctx context.Context, event *bun.QueryEvent) context.Context {
	if c, ok := ctx.Value(counterKey{}).(*Counter); ok && c != nil {
		c.add(event.Query)
	}
	return ctx
}

func (countHook) AfterQuery(context.Context, *bun.QueryEvent) {}
