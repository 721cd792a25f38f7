package pgcluster

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
)

const (
	startTimeout = 5 * time.Minute // of each attempt
	portAttempts = 3               // a free port may be taken before the server has it
)

// guard runs the server until its standard input ends, which happens when the
// process that holds the other end calls Stop, exits or is killed.
const guard = `folder=$1; shift
"$@" >"$folder/log" 2>&1 </dev/null &
server=$!
cat >/dev/null
kill -INT $server
wait $server
rm -rf "$folder"`

// Cluster is a running server.
type Cluster struct {
	url   string
	guard *exec.Cmd
	hold  io.Closer
}

// URL is where a superuser connects: the database "postgres" of the cluster.
func (c *Cluster) URL() string { return c.url }

// Start makes a cluster and waits until it answers. Stop it when done.
func Start(ctx context.Context) (*Cluster, error) {
	bin, err := findBinaries()
	if err != nil {
		return nil, err
	}
	own, err := findOwner()
	if err != nil {
		return nil, err
	}
	var failures error
	for range portAttempts {
		c, err := start(ctx, bin, own)
		if err == nil {
			return c, nil
		}
		failures = errors.Join(failures, err)
	}
	return nil, failures
}

func start(ctx context.Context, bin binaries, own owner) (*Cluster, error) {
	ctx, cancel := context.WithTimeout(ctx, startTimeout) //nolint:forbidigo // for a server that never answers
	defer cancel()
	folder, err := os.MkdirTemp("", "pg")
	if err != nil {
		return nil, err
	}
	if err := own.owns(folder); err != nil {
		return nil, err
	}
	password := rand.Text()
	data := filepath.Join(folder, "data")
	if err := initialise(ctx, bin, own, data, password); err != nil {
		return nil, errors.Join(err, os.RemoveAll(folder))
	}
	port, err := freePort()
	if err != nil {
		return nil, errors.Join(err, os.RemoveAll(folder))
	}
	c, err := launch(bin, own, folder, data, port)
	if err != nil {
		return nil, errors.Join(err, os.RemoveAll(folder))
	}
	c.url = fmt.Sprintf("postgres://postgres:%s@127.0.0.1:%d/postgres?sslmode=disable", password, port)
	if err := c.wait(ctx); err != nil {
		log, _ := os.ReadFile(filepath.Join(folder, "log")) //nolint:gosec // our own folder
		return nil, errors.Join(fmt.Errorf("PostgreSQL does not answer: %w\n%s", err, log), c.Stop())
	}
	return c, nil
}

func initialise(ctx context.Context, bin binaries, own owner, data, password string) error {
	secret := data + ".password"
	if err := errors.Join(os.WriteFile(secret, []byte(password), 0o600), own.owns(secret)); err != nil {
		return err
	}
	cmd := exec.CommandContext(ctx, bin.initdb, "--pgdata="+data, "--username=postgres", //nolint:gosec // found by findBinaries
		"--auth=password", "--pwfile="+secret, "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync")
	cmd.Dir = filepath.Dir(data)
	var output bytes.Buffer
	cmd.Stdout, cmd.Stderr = &output, &output
	own.runs(cmd)
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("initdb: %w\n%s", err, output.String())
	}
	return nil
}

func launch(bin binaries, own owner, folder, data string, port int) (*Cluster, error) {
	settings := []string{
		"port=" + strconv.Itoa(port), "listen_addresses=127.0.0.1", "unix_socket_directories=" + folder,
		"fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum=off",
		"wal_level=minimal", "max_wal_senders=0", "max_connections=500", "shared_buffers=64MB", "max_wal_size=4GB", "jit=off",
	}
	args := []string{"-c", guard, "guard", folder, bin.postgres, "-D", data}
	for _, s := range settings {
		args = append(args, "-c", s)
	}
	cmd := exec.Command("/bin/sh", args...) //nolint:gosec,noctx // lives as long as the cluster, not as the call
	cmd.Dir = folder
	own.runs(cmd)
	hold, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, fmt.Errorf("start PostgreSQL: %w", err)
	}
	return &Cluster{guard: cmd, hold: hold}, nil
}

func (c *Cluster) wait(ctx context.Context) error {
	tick := time.NewTicker(20 * time.Millisecond)
	defer tick.Stop()
	for {
		conn, err := pgx.Connect(ctx, c.url)
		if err == nil {
			return conn.Close(ctx)
		}
		var refused *net.OpError
		if !errors.As(err, &refused) && !strings.Contains(err.Error(), "starting up") {
			return err
		}
		select {
		case <-tick.C:
		case <-ctx.Done():
			return errors.Join(err, ctx.Err())
		}
	}
}

// Stop ends the server and removes its folder.
func (c *Cluster) Stop() error {
	return errors.Join(c.hold.Close(), c.guard.Wait())
}

func freePort() (int, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0") //nolint:noctx // returns at once
	if err != nil {
		return 0, err
	}
	defer listener.Close() //nolint:errcheck // nothing was sent
	address, ok := listener.Addr().(*net.TCPAddr)
	if !ok {
		return 0, fmt.Errorf("unexpected address %v", listener.Addr())
	}
	return address.Port, nil
}
