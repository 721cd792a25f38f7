package gate

import (
	"context"
	"strconv"
)

type personKey struct{}

// ForPerson gives a context whose work is a user's, by its id.
func ForPerson(ctx context.Context, id int64) context.Context {
	return context.WithValue(ctx, personKey{}, "user:"+strconv.FormatInt(id, 10))
}

// ForAddress gives a context whose work is of whoever is at a network address: people who have not signed in.
func ForAddress(ctx context.Context, address string) context.Context {
	return context.WithValue(ctx, personKey{}, "address:"+address)
}

// personOf is whose work it is; "" is the house itself.
func personOf(ctx context.Context) string {
	who, _ := ctx.Value(personKey{}).(string)
	return who
}

type passKey struct{}

// With gives a context whose work holds a pass, for Yield.
func With(ctx context.Context, p *Pass) context.Context { return context.WithValue(ctx, passKey{}, p) }

// Yield lets others have their turn before the work of the context goes on; work without a pass just goes on. Long work
// calls it between two parts of it, outside transactions. It fails when the context ends before the next turn.
func Yield(ctx context.Context) error {
	p, _ := ctx.Value(passKey{}).(*Pass)
	return p.Yield(ctx)
}
