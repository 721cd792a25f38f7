package db_test

import (
	"testing"

	schema "millesime/db"
	"millesime/platform/testkit"
)

// What a running installation has in its queues goes on as jobs: mails that wait or were given up, imports that go on.
func TestQueuedWorkBecomesJobs(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			d := emptied(t, dialect)
			migrate(t, d, before(t, "0060_jobs.sql"))
			const at, later = "'2026-02-01 00:00:00+00:00'", "'2026-02-02 00:00:00+00:00'"
			run(t, d,
				`INSERT INTO mails (sealed, attempts, created_at, due_at, claim, error, dead_at) VALUES ('c2VhbGVk+/==', 2, `+at+`, `+later+`, 'somebody', '', NULL),
 ('', 21, `+at+`, `+at+`, '', 'not sent', `+later+`)`,
				`INSERT INTO product_imports (supplier_id, created_by, impersonator_id, created_group, filename, format, encoding, delimiter, columns, rows_total, state,
 planned, result, reason, created_at, updated_at) VALUES (4, 4, 2, 'supplier', 'a.csv', 'csv', 'utf-8', ';', '[]', 1, 'running', '{}', '{}', '{}', `+at+`, `+at+`),
 (5, 5, 0, 'supplier', 'b.csv', 'csv', 'utf-8', ';', '[]', 1, 'done', '{}', '{}', '{}', `+at+`, `+at+`)`)
			migrate(t, d, schema.Migrations)
			const mails = "SELECT COUNT(*) FROM jobs WHERE kind = 'mail_send_v1' AND claim = '' AND "
			for query, want := range map[string]int{
				mails + "attempts = 2 AND dead_at IS NULL AND due_at > created_at AND REPLACE(CAST(args AS TEXT), ' ', '') = '{\"sealed\":\"c2VhbGVk+/==\"}'": 1,
				mails + "attempts = 21 AND dead_at > due_at AND error = 'not sent'":                                                                           1,
				`SELECT COUNT(*) FROM jobs WHERE kind = 'catalogue_import_v1' AND unique_key = '1' AND actor_id = 4 AND impersonator_id = 2 AND attempts = 0
 AND REPLACE(CAST(args AS TEXT), ' ', '') = '{"import":1}'`: 1,
				"SELECT COUNT(*) FROM jobs": 3,
			} {
				if got := count(t, d, query); got != want {
					t.Errorf("%s: %d instead of %d", query, got, want)
				}
			}
		})
	}
}

// What is kept of a mail that was refused names nobody; other errors, and those of other jobs, are left.
func TestErrorsOfMailsNameNoRecipient(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			d := emptied(t, dialect)
			migrate(t, d, before(t, "0251_errors_name_no_recipient.sql"))
			const at = "'2026-11-01 00:00:00+00:00'"
			run(t, d, `INSERT INTO jobs (id, kind, args, created_at, due_at, dead_at, error) VALUES
 (1, 'mail_send_v2', '{}', `+at+`, `+at+`, `+at+`, 'mail: not sent: 550 unknown, affected recipient(s): claire@cave.example'),
 (2, 'mail_send_v1', '{}', `+at+`, `+at+`, NULL, 'mail: not sent: 452 claire@cave.example: try later'),
 (3, 'mail_send_v2', '{}', `+at+`, `+at+`, NULL, 'mail: not sent: 421 try later'),
 (4, 'catalogue_import_v1', '{}', `+at+`, `+at+`, `+at+`, 'row 3: cuvée @home')`)
			migrate(t, d, schema.Migrations)
			for query, want := range map[string]int{
				"SELECT COUNT(*) FROM jobs WHERE id IN (1, 2) AND error = 'mail: not sent'":          2,
				"SELECT COUNT(*) FROM jobs WHERE id = 3 AND error = 'mail: not sent: 421 try later'": 1,
				"SELECT COUNT(*) FROM jobs WHERE id = 4 AND error = 'row 3: cuvée @home'":            1,
				"SELECT COUNT(*) FROM jobs WHERE dead_at IS NOT NULL AND id IN (1, 4)":               2,
			} {
				if got := count(t, d, query); got != want {
					t.Errorf("%s: %d instead of %d", query, got, want)
				}
			}
		})
	}
}
