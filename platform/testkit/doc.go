// Package testkit gives tests a fresh, migrated database of each kind.
//
// PostgreSQL is the server named by MILLESIME_TEST_DATABASE_URL, a URL of a
// superuser (see the command pgtest), else a throw-away server that the test
// process starts for itself when the binaries are there. Where neither is
// possible the PostgreSQL half is skipped, loudly; in CI it fails.
//
// MILLESIME_TEST_DATABASES narrows a run to one database: the other half is
// then left to another run, without a word. MILLESIME_TEST_FULL=1 asks for whole
// samples.
package testkit
