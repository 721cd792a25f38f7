package app_test

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app"
	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// What no transaction asks for is done by itself. Tests of it do it themselves; this one shows that the product does.
func TestSchedulesRun(t *testing.T) {
	t.Parallel()
	h := apptest.StartOnSchedule(t, testkit.URL(t, db.SQLite))
	for _, kind := range []string{
		"catalogue_clean_imports_v1", "notifications_digest_v1", "orders_keep_sums_v1", "orders_move_due_v1", "orders_remind_v1",
		"users_anonymise_v1", "users_forget_invitations_v1",
	} {
		apptest.Eventually(t, kind+" came", func() bool {
			return h.Count(t, "SELECT COUNT(*) FROM job_schedules WHERE kind = ?", kind) == 1
		})
	}
}

// What was given up is seen and replayed, and what waits is canceled, beside a running server.
func TestJobsFromTheCommandLine(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			url := testkit.URL(t, dialect)
			h := apptest.Start(t, url)
			run := func(want int, args ...string) string {
				t.Helper()
				var out bytes.Buffer
				got := app.Main(t.Context(), app.Process{Args: args, Stdout: &out, Stderr: &out, Environ: []string{
					"MILLESIME_DATABASE_URL=" + url, "MILLESIME_SECRET=a secret that only tests know and nobody else",
				}})
				if got != want {
					t.Errorf("%v ends with %d: %s", args, got, out.String())
				}
				return out.String()
			}
			dead := time.Now().UTC().Add(-time.Hour).Truncate(time.Second) // old ones are deleted
			h.Exec(t, `INSERT INTO jobs (id, kind, args, created_at, due_at, awaits, error, dead_at) VALUES
 (7001, 'mail_send_v1', '{"sealed": "x"}', '2026-01-01 00:00:00+00:00', '2026-01-01 00:00:00+00:00', '', 'no server', ?),
 (7002, 'nobody_knows_v1', '{}', '2026-01-01 00:00:00+00:00', '2999-01-01 00:00:00+00:00', 'order:1', '', NULL)`, dead)
			if said := run(0, "jobs", "dead"); !strings.Contains(said, dead.Format(time.RFC3339)+" 7001 mail_send_v1 no server\n") {
				t.Errorf("dead: %q", said)
			}
			said := run(0, "jobs", "list")
			for _, line := range []string{"mail_send_v1: 0 waiting, 0 running, 1 dead\n", "7002 nobody_knows_v1 due 2999-01-01T00:00:00Z awaits order:1 attempt 0, 0 of 0"} {
				if !strings.Contains(said, line) {
					t.Errorf("%q is missing in %q", line, said)
				}
			}
			run(0, "jobs", "cancel", "7002")
			run(0, "jobs", "replay", "7001")
			apptest.Eventually(t, "the server tries it again", func() bool { // it cannot be unsealed
				return h.Count(t, "SELECT COUNT(*) FROM jobs WHERE id = 7001 AND attempts = 1 AND dead_at IS NOT NULL AND error LIKE '%sealed mail%'") == 1
			})
			for want, args := range map[string][]string{
				"no such job": {"jobs", "cancel", "7002"}, "is no dead letter": {"jobs", "replay", "7002"},
			} {
				if said := run(1, args...); !strings.Contains(said, want) {
					t.Errorf("%v says %q", args, said)
				}
			}
			for _, args := range [][]string{{"jobs", "replay"}, {"jobs", "cancel", "all"}} {
				if said := run(2, args...); !strings.Contains(said, "usage: millesime") {
					t.Errorf("%v says %q", args, said)
				}
			}
		})
	}
}
