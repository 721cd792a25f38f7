package files

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"millesime/platform/db"
)

// moveSize is how many rows one transaction of Move takes: their contents are in memory at once.
const moveSize = 16

// Move takes the contents that rows still hold into the store, and tells how many those were. It may be killed at any
// moment and run again: a row holds its content until the transaction that makes it name the file. Rows that change
// meanwhile are left as they are, for the next time.
func (s *Store) Move(ctx context.Context) (int, error) {
	total := 0
	for _, c := range s.columns {
		for after := any(nil); ; {
			rows, err := s.unmoved(ctx, c, after)
			if err != nil {
				return total, err
			}
			if len(rows) == 0 {
				break
			}
			n, err := s.move(ctx, c, rows)
			total += n
			if err != nil {
				return total, err
			}
			after = rows[len(rows)-1].key
		}
	}
	return total, nil
}

type unmoved struct {
	key     any
	content string
	name    string
}

// unmoved reads rows that hold content, along their key.
func (s *Store) unmoved(ctx context.Context, c Column, after any) (found []unmoved, err error) {
	query, args := "SELECT "+c.Key+", "+c.Name+" FROM "+c.Table+" WHERE substr("+c.Name+", 1, 5) = ?", []any{dataScheme}
	if after != nil {
		query, args = query+" AND "+c.Key+" > ?", append(args, after)
	}
	rows, err := s.db.Read().QueryContext(ctx, query+" ORDER BY "+c.Key+" LIMIT ?", append(args, moveSize)...)
	if err != nil {
		return nil, fmt.Errorf("files: what %s.%s holds: %w", c.Table, c.Name, err)
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	for rows.Next() {
		var row unmoved
		if err := rows.Scan(&row.key, &row.content); err != nil {
			return nil, fmt.Errorf("files: what %s.%s holds: %w", c.Table, c.Name, err)
		}
		found = append(found, row)
	}
	return found, rows.Err()
}

// move puts the contents, then makes the rows name them.
func (s *Store) move(ctx context.Context, c Column, rows []unmoved) (moved int, err error) {
	for i := range rows {
		if _, _, err := Decode(rows[i].content); err != nil { // it cannot be shown either
			s.log.Warn().Err(err).Str("column", c.Table+"."+c.Name).Any("key", rows[i].key).Msg("a file that cannot be moved")
			continue
		}
		if rows[i].name, err = s.PutURL(ctx, rows[i].content); err != nil {
			return 0, err
		}
	}
	err = s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		moved = 0
		for _, row := range rows {
			if row.name == "" {
				continue
			}
			if err := s.Keep(ctx, tx, row.name); err != nil {
				return err
			}
			var result sql.Result
			result, err := tx.IDB().NewRaw("UPDATE "+c.Table+" SET "+c.Name+" = ? WHERE "+c.Key+" = ? AND "+c.Name+" = ?",
				row.name, row.key, row.content).Exec(ctx)
			if err != nil {
				return fmt.Errorf("files: move %s.%s: %w", c.Table, c.Name, err)
			}
			n, err := result.RowsAffected()
			if err != nil {
				return fmt.Errorf("files: move %s.%s: %w", c.Table, c.Name, err)
			}
			moved += int(n)
		}
		return nil
	})
	return moved, err
}
