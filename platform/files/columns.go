package files

import (
	"context"
	"fmt"
	"strings"
)

// Column is one that names files. An index on substr(Name, 1, 80) must be there: names are shorter, and content that has
// not been moved yet would be too long to be indexed.
type Column struct {
	Table, Key, Name string // Key identifies a row
	// Public files are read by whoever has their address, as logos and general terms are.
	Public bool
}

// head is what the index holds of a column.
func (c Column) head() string { return "substr(" + c.Name + ", 1, 80)" }

// namedBy is the condition that one of the columns names the file that expression gives.
func namedBy(columns []Column, expression string) string {
	conditions := []string{"1 = 0"}
	for _, c := range columns {
		conditions = append(conditions, "EXISTS (SELECT 1 FROM "+c.Table+" WHERE "+c.head()+" = "+expression+")")
	}
	return "(" + strings.Join(conditions, " OR ") + ")"
}

// Public opens a file for anybody, when a public column names it. False when none does: then it may be there, but is
// somebody's.
func (s *Store) Public(ctx context.Context, text string) (*File, bool, error) {
	name, ok := Named(text)
	if !ok {
		return nil, false, nil
	}
	var public []Column
	for _, c := range s.columns {
		if c.Public {
			public = append(public, c)
		}
	}
	var found int
	if err := s.db.Read().NewRaw("SELECT CASE WHEN "+namedBy(public, "?0")+" THEN 1 ELSE 0 END", name).Scan(ctx, &found); err != nil {
		return nil, false, fmt.Errorf("files: who names %s: %w", name, err)
	}
	if found == 0 {
		return nil, false, nil
	}
	f, err := s.Open(ctx, text)
	return f, err == nil, err
}
