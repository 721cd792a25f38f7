package db

import (
	"strings"
	"testing"
)

// KeptInserts is how many inserts are prepared.
func (d *DB) KeptInserts() int { return d.inserts.count() }

// KeptReads is how many selects are prepared by those who read outside transactions.
func (d *DB) KeptReads() int { return d.reads.count() }

func (k *keptStatements) count() (kept int) {
	k.mu.RLock()
	defer k.mu.RUnlock()
	for _, statement := range k.byText {
		if statement != nil {
			kept++
		}
	}
	return kept
}

// Divert has the prepared inserts write into another table from now on, which shows who uses them.
func (d *DB) Divert(t testing.TB, table, other string) {
	t.Helper()
	d.inserts.mu.Lock()
	defer d.inserts.mu.Unlock()
	for text := range d.inserts.byText {
		statement, err := d.write.PrepareContext(t.Context(), strings.ReplaceAll(text, table, other))
		if err != nil {
			t.Fatal(err)
		}
		d.inserts.byText[text] = statement.Stmt
	}
}
