package pgcluster_test

import (
	"errors"
	"net"
	"net/url"
	"testing"

	"github.com/jackc/pgx/v5"

	"millesime/platform/testkit"
	"millesime/platform/testkit/pgcluster"
)

func TestClusterAnswersUntilStopped(t *testing.T) {
	t.Parallel()
	cluster, err := pgcluster.Start(t.Context())
	if errors.Is(err, pgcluster.ErrMissing) {
		testkit.Lacking(t, "tests on PostgreSQL", err)
	}
	if err != nil {
		t.Fatal(err)
	}
	conn, err := pgx.Connect(t.Context(), cluster.URL())
	if err != nil {
		t.Fatal(err)
	}
	var super string
	if err := conn.QueryRow(t.Context(), "SHOW is_superuser").Scan(&super); err != nil || super != "on" {
		t.Errorf("is_superuser = %q, %v", super, err)
	}
	if err := conn.Close(t.Context()); err != nil {
		t.Error(err)
	}
	if err := cluster.Stop(); err != nil {
		t.Errorf("stop: %v", err)
	}
	where, err := url.Parse(cluster.URL())
	if err != nil {
		t.Fatal(err)
	}
	if conn, err := net.Dial("tcp", where.Host); err == nil { //nolint:noctx // refused at once
		t.Error("the server answers after Stop")
		_ = conn.Close()
	}
}
