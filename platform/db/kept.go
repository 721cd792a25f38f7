package db

import (
	"context"
	"database/sql"
	"sync"
)

// mostKept is how many selects are kept prepared: more than the hot paths have. Those beyond run all the same.
const mostKept = 512

// keptStatements are prepared statements by their text. database/sql prepares each on the connections that run it.
type keptStatements struct {
	pool   *sql.DB
	most   int
	mu     sync.RWMutex
	byText map[string]*sql.Stmt
}

func newKeptStatements(pool *sql.DB, most int) *keptStatements {
	return &keptStatements{pool: pool, most: most, byText: map[string]*sql.Stmt{}}
}

// take gives the kept statement of a text to who runs it, in a transaction or outside any (nil); nil while it is not kept. A text that
// is met first is prepared at once outside transactions; inside one once that has ended, for it has the only connection that writes.
func (k *keptStatements) take(ctx context.Context, text string, in *Tx) *sql.Stmt {
	statement, first := k.find(text)
	switch {
	case first && in != nil:
		in.met = append(in.met, metText{k, text})
	case first:
		statement = k.keep(ctx, text)
	case statement != nil && in != nil:
		statement = in.idb.StmtContext(ctx, statement)
	}
	return statement
}

// metText is one that a transaction met first.
type metText struct {
	by   *keptStatements
	text string
}

// find gives the statement of a text, nil while it is not kept. Who meets a text first, and there is room for it, is to
// keep it.
func (k *keptStatements) find(text string) (statement *sql.Stmt, first bool) {
	k.mu.RLock()
	statement, met := k.byText[text]
	k.mu.RUnlock()
	if met {
		return statement, false
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if statement, met = k.byText[text]; met || len(k.byText) >= k.most {
		return statement, false
	}
	k.byText[text] = nil
	return nil, true
}

// keep prepares a text, for which it needs a connection of the pool; nil when it cannot: whoever runs the text is told why.
func (k *keptStatements) keep(ctx context.Context, text string) *sql.Stmt {
	statement, err := k.pool.PrepareContext(ctx, text) //nolint:sqlclosecheck // closed with the database
	k.mu.Lock()
	defer k.mu.Unlock()
	if err != nil {
		delete(k.byText, text)
		return nil
	}
	k.byText[text] = statement
	return statement
}

// close ends the statements, before their pool is closed.
func (k *keptStatements) close() {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, statement := range k.byText {
		if statement != nil {
			_ = statement.Close() // its connections are closed next
		}
	}
	clear(k.byText)
}
