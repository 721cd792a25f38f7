package db

import "context"

// turns are the connections that write, for which transactions wait in the order in which they came: the pool of database/sql
// gives a connection that becomes free to any of those who wait, so that some of many would wait several times as long as others.
// A lease stands beside the line: what is done under it writes in transactions, which would wait for the turn that it has.
type turns chan struct{}

// newTurns makes them; of a pool without a bound, which says 0, there is one: nobody would ever have the turn of none.
func newTurns(connections int) turns { return make(turns, max(1, connections)) }

// take waits for a turn; the error is that of the context.
func (t turns) take(ctx context.Context) error {
	select {
	case t <- struct{}{}: // those who wait to send are served in their order
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (t turns) end() { <-t }
