package stage

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"time"
)

// Process is a server that runs beside this one.
type Process struct {
	Address string        // host:port
	Start   time.Duration // until it said that it is ready
	cmd     *exec.Cmd
	log     *os.File
	logName string
	ended   chan error
}

// secret of the product's tokens, for these throw-away databases.
const secret = "a secret for a benchmark on this machine alone"

const (
	startTimeout = 2 * time.Minute
	readyPoll    = 2 * time.Millisecond
	stopTimeout  = 30 * time.Second
)

// environment of the product: none of its settings are inherited.
func environment(database, address string) []string {
	return []string{
		"PATH=" + os.Getenv("PATH"), "HOME=" + os.Getenv("HOME"), "TMPDIR=" + os.TempDir(),
		"MILLESIME_DATABASE_URL=" + database, "MILLESIME_ADDR=" + address, "MILLESIME_SECRET=" + secret,
	}
}

// Seed fills a database with the product's own command.
func Seed(ctx context.Context, binary, database string, scale []string) error {
	cmd := exec.CommandContext(ctx, binary, append([]string{"seed"}, scale...)...) //nolint:gosec // the product's own binary
	cmd.Env = environment(database, "127.0.0.1:0")
	if output, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("seed: %w: %s", err, output)
	}
	return nil
}

// Serve starts the product over a database and waits for /readyz. Its log goes to a file in the folder.
func Serve(ctx context.Context, binary, database, folder string) (*Process, error) {
	address, err := freeAddress(ctx)
	if err != nil {
		return nil, err
	}
	return launch(ctx, folder, address, "/readyz", environment(database, address), binary, "serve")
}

// ServeSettled is Serve, and waits until the product has done what it does once with its data, such as the papers of seeded orders.
func ServeSettled(ctx context.Context, binary, database, folder string) (*Process, error) {
	process, err := Serve(ctx, binary, database, folder)
	if err != nil {
		return nil, err
	}
	if err := process.Settle(ctx); err != nil {
		return nil, errors.Join(err, process.Stop())
	}
	return process, nil
}

// ServeBare starts the bare server, which is this same program.
func ServeBare(ctx context.Context, planFile, folder string) (*Process, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, fmt.Errorf("this program: %w", err)
	}
	address, err := freeAddress(ctx)
	if err != nil {
		return nil, err
	}
	return launch(ctx, folder, address, "/readyz", os.Environ(), self, "baseline", address, planFile)
}

func launch(ctx context.Context, folder, address, ready string, environ []string, program string, args ...string) (*Process, error) {
	log, err := os.CreateTemp(folder, filepath.Base(program)+"-*.log")
	if err != nil {
		return nil, fmt.Errorf("log of a server: %w", err)
	}
	p := &Process{Address: address, log: log, logName: log.Name(), ended: make(chan error, 1)}
	p.cmd = exec.CommandContext(context.WithoutCancel(ctx), program, args...) //nolint:gosec // one of our own two programs
	p.cmd.Env, p.cmd.Stdout, p.cmd.Stderr = environ, log, log
	began := time.Now()
	if err := p.cmd.Start(); err != nil {
		return nil, fmt.Errorf("start %s: %w", program, err)
	}
	go func() { p.ended <- p.cmd.Wait() }()
	if err := p.await(ctx, ready); err != nil {
		return nil, errors.Join(err, p.Stop())
	}
	p.Start = time.Since(began)
	return p, nil
}

// await polls an address until it answers 200.
func (p *Process) await(ctx context.Context, path string) error {
	ctx, cancel := context.WithTimeout(ctx, startTimeout)
	defer cancel()
	client := http.Client{Timeout: time.Second}
	tick := time.NewTicker(readyPoll)
	defer tick.Stop()
	for {
		request, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+p.Address+path, http.NoBody)
		if err != nil {
			return err
		}
		if response, err := client.Do(request); err == nil {
			_ = response.Body.Close() // nothing is read of it
			if response.StatusCode == http.StatusOK {
				return nil
			}
		}
		select {
		case <-tick.C:
		case err := <-p.ended:
			p.ended <- err
			log, _ := os.ReadFile(p.logName)
			return fmt.Errorf("the server ended: %w: %s", err, log)
		case <-ctx.Done():
			return fmt.Errorf("the server is not ready: %w", ctx.Err())
		}
	}
}

// Stop asks the server to end, and ends it when it does not.
func (p *Process) Stop() error {
	_ = p.cmd.Process.Signal(syscall.SIGTERM) // it may have ended already
	select {
	case <-p.ended: //nolint:errcheck // a server that was told to end may say so with its exit code
	case <-time.After(stopTimeout):
		_ = p.cmd.Process.Kill()
		<-p.ended //nolint:errcheck // it was killed
	}
	return p.log.Close()
}

func freeAddress(ctx context.Context) (string, error) {
	listener, err := (&net.ListenConfig{}).Listen(ctx, "tcp", "127.0.0.1:0")
	if err != nil {
		return "", fmt.Errorf("a free port: %w", err)
	}
	return listener.Addr().String(), listener.Close()
}
