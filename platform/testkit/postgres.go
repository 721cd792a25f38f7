package testkit

import (
	"context"
	"crypto/rand"
	"errors"
	"net/url"
	"os"
	"strings"
	"sync"
	"testing"

	"github.com/jackc/pgx/v5"

	"millesime/platform/testkit/pgcluster"
)

// URLVariable names the environment variable with the URL of a superuser of
// the test server.
const URLVariable = "MILLESIME_TEST_DATABASE_URL"

// NoPostgres as the variable's value says that there is no server here and
// that the skip was reported already.
const NoPostgres = "none"

// AddressFile begins a value of the variable that is the name of a file with the URL.
const AddressFile = "@"

var errNone = errors.New(URLVariable + " is " + NoPostgres)

// ownCluster is the server this process started, when it had to.
var ownCluster *pgcluster.Cluster //nolint:gochecknoglobals // one per process, stopped by Main

// server gives the URL of the superuser.
var server = sync.OnceValues(func() (string, error) { //nolint:gochecknoglobals // once per process
	switch configured := os.Getenv(URLVariable); configured {
	case "":
	case NoPostgres:
		return "", errNone
	default:
		if file, ok := strings.CutPrefix(configured, AddressFile); ok {
			url, err := os.ReadFile(file) //nolint:gosec // named by who runs the tests
			return string(url), err
		}
		return configured, nil
	}
	cluster, err := pgcluster.Start(context.Background())
	if err != nil {
		return "", err
	}
	ownCluster = cluster
	return cluster.URL(), nil
})

// postgresURL gives the URL of a fresh database: one that another test gave back, or a copy of the template.
func postgresURL(t testing.TB) string {
	t.Helper()
	admin, err := server()
	if err != nil {
		Lacking(t, "tests on PostgreSQL", err)
	}
	name, ok := spares.take()
	if !ok {
		name = copyTemplate(t, admin)
	}
	t.Cleanup(func() {
		ctx := context.WithoutCancel(t.Context()) // the test's own is over by now
		if t.Failed() {
			err = drop(ctx, admin, name)
		} else {
			err = giveBack(ctx, admin, name)
		}
		if err != nil {
			t.Errorf("PostgreSQL test database: %v", err)
		}
	})
	return withFewConnections(withDatabase(admin, name))
}

// withFewConnections keeps an everyday test at two connections that write and two that read. Each is a process of the server
// that reads the catalogs anew: the product's sixteen of both were half of what a test cost there.
func withFewConnections(database string) string {
	if Full() {
		return database
	}
	u, err := url.Parse(database)
	if err != nil { // it connected, so it parses
		panic(err)
	}
	query := u.Query()
	query.Set("pool_max_conns", "2")
	u.RawQuery = query.Encode()
	return u.String()
}

func copyTemplate(t testing.TB, admin string) string {
	t.Helper()
	original, err := postgresTemplate()
	if err != nil {
		t.Fatalf("PostgreSQL template: %v", err)
	}
	name := newName()
	// Nothing of a test survives a crash: copying files is three times as quick as logging their pages.
	if err := execute(t.Context(), admin, "CREATE DATABASE "+name+" TEMPLATE "+original+" STRATEGY FILE_COPY"); err != nil {
		t.Fatalf("PostgreSQL test database: %v", err)
	}
	if err := remember(t.Context(), withDatabase(admin, name)); err != nil {
		t.Fatalf("PostgreSQL test database: %v", err)
	}
	return name
}

func newName() string { return "millesime_test_" + strings.ToLower(rand.Text()) }

func drop(ctx context.Context, admin, name string) error {
	return execute(ctx, admin, "DROP DATABASE "+name+" WITH (FORCE)")
}

func execute(ctx context.Context, admin, statement string) error {
	return session(ctx, admin, func(conn *pgx.Conn) error {
		_, err := conn.Exec(ctx, statement)
		return err
	})
}

func session(ctx context.Context, admin string, fn func(*pgx.Conn) error) error {
	conn, err := pgx.Connect(ctx, admin)
	if err != nil {
		return err
	}
	return errors.Join(fn(conn), conn.Close(ctx))
}

// withDatabase points a server's URL at another database.
func withDatabase(admin, name string) string {
	u, err := url.Parse(admin)
	if err != nil { // it connected, so it parses
		panic(err)
	}
	u.Path = "/" + name
	return u.String()
}
