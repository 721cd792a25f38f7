package gate

import (
	"context"
	"math"
	"os"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
)

// LeastWeight has room for one password and one other work.
const LeastWeight = 8

// defaultWeight is what this machine bears: all its processors, and half the memory that the process may take, where
// something says how much that is.
func defaultWeight() int {
	weight := perProcessor * runtime.GOMAXPROCS(0)
	if memory := memoryLimit(); memory < math.MaxInt64 {
		weight = min(weight, int(memory/2/unitMemory))
	}
	return max(weight, LeastWeight)
}

// groupLimit is where Linux tells a container how much memory it has.
const groupLimit = "/sys/fs/cgroup/memory.max"

// memoryLimit is what GOMEMLIMIT or the container says, in bytes.
func memoryLimit() int64 {
	limit := debug.SetMemoryLimit(-1)
	text, err := os.ReadFile(groupLimit)
	if err != nil {
		return limit
	}
	if bytes, err := strconv.ParseInt(strings.TrimSpace(string(text)), 10, 64); err == nil { // else it says "max"
		limit = min(limit, bytes)
	}
	return limit
}

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
