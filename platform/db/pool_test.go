package db_test

import (
	"net/url"
	"strings"
	"testing"

	"github.com/uptrace/bun"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// The address of a PostgreSQL says how many connections its pools may have, as it does for pgx's own.
func TestTheURLSaysTheSizeOfThePools(t *testing.T) {
	t.Parallel()
	address, err := url.Parse(testkit.URL(t, db.Postgres))
	if err != nil {
		t.Fatal(err)
	}
	sized := func(size string) string {
		query := address.Query()
		query.Set("pool_max_conns", size)
		other := *address
		other.RawQuery = query.Encode()
		return other.String()
	}
	pool, ok := testkit.Open(t, sized("3"), clock.System()).Read().(*bun.DB)
	if !ok || pool.Stats().MaxOpenConnections != 3 {
		t.Errorf("%d connections, want 3", pool.Stats().MaxOpenConnections)
	}
	for _, size := range []string{"0", "-1", "many"} {
		if _, err := db.Open(t.Context(), sized(size), db.Options{}); err == nil || !strings.Contains(err.Error(), "pool_max_conns") {
			t.Errorf("%q: %v", size, err)
		}
	}
}
