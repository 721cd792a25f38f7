package bare

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"github.com/gofiber/fiber/v3"

	"millesime/platform/fold"
)

// The bare server searches with the database's own full text: FTS5, or tsvector with GIN. It ranks at most
// candidates of the rows found, since ranking all of a common word takes either database long.
const (
	candidates  = 500
	searchBatch = 500
	pageSize    = 30
)

// buildSearch fills the full-text table.
func (s *server) buildSearch(ctx context.Context) error {
	create := []string{
		"CREATE TABLE bench_search (id BIGINT PRIMARY KEY, words tsvector NOT NULL)",
		"CREATE INDEX bench_search_words ON bench_search USING gin (words)",
	}
	if s.db.SQLite {
		create = []string{"CREATE VIRTUAL TABLE bench_search USING fts5(words, prefix='2 3')"}
	}
	for _, statement := range create {
		if _, err := s.db.Write.ExecContext(ctx, statement); err != nil {
			return fmt.Errorf("full text: %w", err)
		}
	}
	var rows []string
	flush := func() error {
		head := "INSERT INTO bench_search (id, words) VALUES "
		if s.db.SQLite {
			head = "INSERT INTO bench_search (rowid, words) VALUES "
		}
		if len(rows) == 0 {
			return nil
		}
		_, err := s.db.Write.ExecContext(ctx, head+strings.Join(rows, ", "))
		rows = rows[:0]
		return err
	}
	err := each(ctx, s.db.Read, "SELECT id, name, appellation, region FROM products", func(scan scanner) error {
		var id int64
		var name, appellation, region string
		if err := scan(&id, &name, &appellation, &region); err != nil {
			return err
		}
		words := quote(fold.Text(name + " " + appellation + " " + region))
		if !s.db.SQLite {
			words = "to_tsvector('simple', " + words + ")"
		}
		rows = append(rows, fmt.Sprintf("(%d, %s)", id, words))
		if len(rows) < searchBatch {
			return nil
		}
		return flush()
	})
	if err != nil {
		return err
	}
	return flush()
}

// search answers the first page of what begins with the words.
func (s *server) search(c fiber.Ctx) error {
	words := strings.Fields(fold.Text(c.Query("q")))
	if len(words) == 0 {
		return fiber.ErrBadRequest
	}
	statement := fmt.Sprintf("SELECT id FROM (SELECT id, ts_rank(words, q) AS score FROM bench_search, to_tsquery('simple', %s) AS q "+
		"WHERE words @@ q LIMIT %d) AS found ORDER BY score DESC LIMIT %d", quote(strings.Join(words, ":* & ")+":*"), candidates, pageSize)
	if s.db.SQLite {
		statement = fmt.Sprintf("SELECT id FROM (SELECT rowid AS id, bm25(bench_search) AS score FROM bench_search "+
			"WHERE bench_search MATCH %s LIMIT %d) ORDER BY score LIMIT %d", quote(strings.Join(words, "* ")+"*"), candidates, pageSize)
	}
	found, err := ids(c, s.db.Read, statement)
	if err != nil {
		return err
	}
	members, err := s.products(c, found)
	if err != nil {
		return err
	}
	shown := members[:0]
	for _, p := range members { // not open to the group, or no longer active
		if p.ID != 0 {
			shown = append(shown, p)
		}
	}
	iri := "/api/products?search=" + strconv.Quote(c.Query("q"))
	return answer(c, newCollection("Product", "/api/products", iri, shown, int64(len(shown))))
}
