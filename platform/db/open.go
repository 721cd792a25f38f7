package db

import (
	"context"
	"fmt"
	"strings"
)

// Open opens a database by its URL: "sqlite:./data/millesime.db",
// "sqlite:/absolute/path" or "postgres://user@host/name". The SQLite file and
// its folder are created when missing. Nothing is migrated: see [Migrate].
func Open(ctx context.Context, url string, opt Options) (*DB, error) {
	opt = opt.withDefaults()
	switch {
	case strings.HasPrefix(url, "sqlite:"):
		return openSQLite(ctx, strings.TrimPrefix(url, "sqlite:"), opt)
	case strings.HasPrefix(url, "postgres://"), strings.HasPrefix(url, "postgresql://"):
		return openPostgres(ctx, url, opt)
	default:
		scheme, _, _ := strings.Cut(url, ":")
		return nil, fmt.Errorf("db: unknown kind of database %q, want sqlite: or postgres://", scheme)
	}
}
