package db

import (
	"context"
	"sync"

	"github.com/uptrace/bun"
)

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
