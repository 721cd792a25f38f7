package db_test

import (
	"testing"

	schema "millesime/db"
	"millesime/platform/testkit"
)

// What the cart answered before every write had keys is answered still: an order that is sent again while the server is
// renewed is not placed twice.
func TestKeysOfTheCartGoOn(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			d := emptied(t, dialect)
			migrate(t, d, before(t, "0063_idempotency_of_all_writes.sql"))
			run(t, d, `INSERT INTO idempotency_keys (actor_id, acting_for_id, key, body_hash, state, status, response, created_at) VALUES
 (2, 3, 'placed', 'abc', 'done', 201, '{"id":"x"}', '2026-02-01 00:00:00+00:00')`)
			migrate(t, d, schema.Migrations)
			const kept = `SELECT COUNT(*) FROM idempotency_keys WHERE actor_id = 2 AND acting_for_id = 3 AND operation = 'cart.post' AND key = 'placed'
 AND fingerprint = '' AND status = 201 AND answer = '{"id":"x"}' AND created_at < '2026-02-02 00:00:00+00:00'`
			if got := count(t, d, kept); got != 1 {
				t.Errorf("%d keys went on", got)
			}
		})
	}
}
