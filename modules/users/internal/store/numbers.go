package store

import (
	"context"

	"millesime/platform/db"
)

// lastNumber is the last number that a table gave.
type lastNumber struct {
	Name string
	Seq  int64
}

// usedNumbers are the last numbers of people and addresses on SQLite, which a rollback would give again; PostgreSQL
// never gives a number twice. Whether one was skipped must not tell what was taken back.
func usedNumbers(ctx context.Context, tx *db.Tx) ([]lastNumber, error) {
	var used []lastNumber
	if tx.Dialect() != db.SQLite {
		return used, nil
	}
	err := tx.IDB().NewRaw(`SELECT name, seq FROM sqlite_sequence WHERE name IN ('users', 'addresses')`).Scan(ctx, &used)
	return used, err
}

// skipNumbers makes the next numbers follow those that were used.
func skipNumbers(ctx context.Context, tx *db.Tx, used []lastNumber) error {
	for _, n := range used {
		if _, err := tx.IDB().NewRaw(`UPDATE sqlite_sequence SET seq = ? WHERE name = ?`, n.Seq, n.Name).Exec(ctx); err != nil {
			return err
		}
	}
	return nil
}
