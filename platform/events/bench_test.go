package events_test

import (
	"context"
	"testing"

	"github.com/rs/zerolog"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/events"
	"millesime/platform/testkit"
)

// BenchmarkDrain takes events that three handlers listen to, each writing a row; one operation is one event with all
// its effects.
func BenchmarkDrain(b *testing.B) {
	for _, dialect := range testkit.Dialects() {
		b.Run(dialect.String(), func(b *testing.B) {
			d := testkit.Migrated(b, dialect)
			statement(b, d, "CREATE TABLE effects (handler TEXT NOT NULL, bottle BIGINT NOT NULL)")
			bus, err := events.NewBus(d, zerolog.Nop(), clock.System(), []events.Handler{writes("a"), writes("b"), writes("c")})
			if err != nil {
				b.Fatal(err)
			}
			ctx, stop := context.WithCancel(b.Context())
			done := make(chan error, 1)
			for i := range b.N {
				err := d.InTx(ctx, func(ctx context.Context, tx *db.Tx) error { return tx.Publish(ctx, corked{i}) })
				if err != nil {
					b.Fatal(err)
				}
			}
			b.ResetTimer()
			go func() { done <- bus.Run(ctx) }()
			if err := bus.Drain(ctx); err != nil {
				b.Fatal(err)
			}
			b.StopTimer()
			stop()
			if err := <-done; err != nil {
				b.Fatal(err)
			}
		})
	}
}

func statement(b *testing.B, d *db.DB, query string) {
	b.Helper()
	err := d.InTx(b.Context(), func(ctx context.Context, tx *db.Tx) error {
		_, err := tx.IDB().ExecContext(ctx, query)
		return err
	})
	if err != nil {
		b.Fatal(err)
	}
}
