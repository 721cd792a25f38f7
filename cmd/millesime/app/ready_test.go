package app_test

import (
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/clock"
)

// Ready means that lists are answered: a product that does not run yet has no index, and says so. One that has none after a minute
// serves the rest: an index that cannot be built takes lists away, and not sign-in, orders and payments.
func TestReadyOnceTheCatalogueIs(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		ready := func(h *apptest.House, status int, says string) {
			t.Helper()
			if got := string(h.Guest(t).Get("/readyz").Want(status).Body); !strings.Contains(got, says) {
				t.Errorf("%q is not in %s", says, got)
			}
		}
		h.App.Modules.Catalogue.Settle(t.Context())
		ready(h, 200, `"catalogue":"ok"`)
		still := clock.NewFixed(clock.System().Now())
		without := apptest.StartDeaf(t, h.App.Config.DatabaseURL, still)
		still.Advance(time.Minute - time.Microsecond)
		ready(without, 503, `"catalogue":"failing"`)
		still.Advance(time.Microsecond)
		ready(without, 503, `"catalogue":"ok"`) // events are missing still
	})
}

// A process says that it is ready only over the schema it was written for; a proxy then sends requests elsewhere.
func TestReadyOverItsOwnSchemaAlone(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		const ok = `"migrations":"ok"`
		h.App.Modules.Catalogue.Settle(t.Context())
		guest := h.Guest(t)
		ready := func(when string, status int) {
			t.Helper()
			got := string(guest.Get("/readyz").Want(status).Body)
			if strings.Contains(got, ok) != (status == 200) {
				t.Errorf("%s: %s", when, got)
			}
		}
		ready("at first", 200)
		h.Exec(t, "INSERT INTO schema_migrations (version, name, checksum, applied_at) SELECT 9999, name, checksum, applied_at FROM schema_migrations WHERE version = 1")
		ready("over a newer schema", 503)
		h.Exec(t, "DELETE FROM schema_migrations WHERE version = 9999")
		ready("when it is back", 200)
		h.Exec(t, "DELETE FROM schema_migrations WHERE version = (SELECT MAX(version) FROM schema_migrations)")
		ready("over an older schema", 503)
	})
}
