package demo

import (
	"context"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/rs/zerolog"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/files"
)

// Password of every demo account (domain 10.1).
const Password = "Millesime#2026"

// Scale asks for a larger set; a zero member means the demo set's own number. At most 100,000 products, 20,000
// buyers and 1,000,000 orders are meant (domain 10.1).
type Scale struct {
	Products, Buyers, Orders int
}

// Options of Seed.
type Options struct {
	Now          time.Time // the data ends here; it begins eighteen months before
	Scale        Scale
	PasswordHash string // of Password, shared by all accounts
	Files        Files
	Log          zerolog.Logger
}

// Files keep the general terms and what was signed (files.Store).
type Files interface {
	PutIn(ctx context.Context, tx *db.Tx, mediaType string, content io.Reader, maxBytes int64) (files.Name, error)
}

const (
	demoProducts = 1300
	demoBuyers   = 340
	demoOrders   = 2500

	// seedTimeout replaces the short deadline of ordinary transactions.
	seedTimeout = time.Hour
)

// Seed fills an empty database in one transaction. When there are users already it changes nothing.
func Seed(ctx context.Context, d *db.DB, opt Options) error {
	opt.Now = clock.Instant(opt.Now).Truncate(time.Second)
	ctx, cancel := context.WithTimeout(ctx, seedTimeout)
	defer cancel()
	return d.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		var users int
		// Processes that start together write it once: the others wait here.
		if err := db.LockRows(tx.IDB().NewSelect().Table("outbox_end").Column("position"), tx).Scan(ctx, new(int64)); err != nil {
			return fmt.Errorf("demo: wait for others: %w", err)
		}
		if err := tx.IDB().NewSelect().TableExpr("users").ColumnExpr("count(*)").Scan(ctx, &users); err != nil {
			return fmt.Errorf("demo: count users: %w", err)
		}
		if users > 0 {
			opt.Log.Info().Int("users", users).Msg("demo data left out: there are users already")
			return nil
		}
		w := newWorld(opt)
		for _, s := range w.suppliers {
			if _, err := opt.Files.PutIn(ctx, tx, files.TypeText, strings.NewReader(s.cgv), int64(len(s.cgv))); err != nil {
				return fmt.Errorf("demo: %w", err)
			}
		}
		if err := w.write(ctx, tx); err != nil {
			return fmt.Errorf("demo: %w", err)
		}
		opt.Log.Info().Int("users", len(w.people)).Int("products", len(w.products)).Int("orders", w.scale.Orders).
			Msg("demo data written")
		return nil
	})
}

func (s Scale) orDemo() Scale {
	if s.Products <= 0 {
		s.Products = demoProducts
	}
	if s.Buyers <= 0 {
		s.Buyers = demoBuyers
	}
	if s.Orders <= 0 {
		s.Orders = demoOrders
	}
	return s
}
