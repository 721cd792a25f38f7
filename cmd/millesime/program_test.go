package main_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// readyWithin is how long a program may take to answer.
const readyWithin = 5 * time.Minute

// program is the real binary, serving.
type program struct {
	url    string
	cmd    *exec.Cmd
	output *bytes.Buffer
	ended  chan struct{}
	err    error // what it ended with
}

func buildBinary(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "millesime")
	build := exec.CommandContext(t.Context(), "go", "build", "-o", path, "millesime/cmd/millesime")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("build: %v\n%s", err, out)
	}
	return path
}

// start runs the binary over a database and waits until it is ready, again where somebody else was quicker to take its port.
func start(t *testing.T, binary, databaseURL string, environ ...string) *program {
	t.Helper()
	for {
		p := launch(t, binary, databaseURL, environ...)
		if p.isServing(t) {
			return p
		}
	}
}

func launch(t *testing.T, binary, databaseURL string, environ ...string) *program {
	t.Helper()
	address := freeAddress(t)
	p := &program{url: "http://" + address, output: &bytes.Buffer{}, ended: make(chan struct{})}
	p.cmd = exec.Command(binary, "serve") //nolint:noctx // it ends by signals, which is what is tested
	p.cmd.Dir = t.TempDir()
	p.cmd.Env = append([]string{
		"PATH=" + os.Getenv("PATH"), "MILLESIME_ADDR=" + address, "MILLESIME_DATABASE_URL=" + databaseURL,
		"MILLESIME_SECRET=a secret that only the storm knows and nobody else",
	}, environ...)
	p.cmd.Stdout, p.cmd.Stderr = p.output, p.output
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = p.cmd.Process.Kill() })
	go func() {
		p.err = p.cmd.Wait()
		close(p.ended)
	}()
	return p
}

// addresses are those that programs were given. The system may give a closed one again before its program listens, and two
// programs that are started at once would then answer for each other.
var addresses sync.Map

func freeAddress(t *testing.T) string {
	t.Helper()
	for {
		listener, err := (&net.ListenConfig{}).Listen(t.Context(), "tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		address := listener.Addr().String()
		if err := listener.Close(); err != nil {
			t.Fatal(err)
		}
		if _, given := addresses.LoadOrStore(address, true); !given {
			return address
		}
	}
}

// isServing waits until the program is ready; false when its port is somebody else's.
func (p *program) isServing(t *testing.T) bool {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), readyWithin) //nolint:forbidigo // to show what the program said
	defer cancel()
	tick := time.NewTicker(10 * time.Millisecond)
	defer tick.Stop()
	for {
		if p.isReady(ctx) {
			return true
		}
		select {
		case <-p.ended:
			if strings.Contains(p.output.String(), "address already in use") {
				return false
			}
			t.Fatalf("ended before it was ready: %v\n%s", p.err, p.output)
		case <-ctx.Done():
			t.Fatalf("not ready within %s:\n%s", readyWithin, p.output)
		case <-tick.C:
		}
	}
}

func (p *program) isReady(ctx context.Context) bool {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, p.url+"/readyz", nil)
	if err != nil {
		return false
	}
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		return false
	}
	defer func() { _ = answer.Body.Close() }()
	return answer.StatusCode == http.StatusOK
}

func (p *program) signIn(t *testing.T, email string) string {
	t.Helper()
	body := map[string]string{"email": email, "password": apptest.Password}
	return apitest.At(t, p.url).Post("/api/token/auth", body).Want(200).Text("token")
}

// kill ends the program without a word of warning.
func (p *program) kill(t *testing.T) {
	t.Helper()
	if err := p.cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	<-p.ended
}

// stop asks the program to end, and expects it to do so cleanly.
func (p *program) stop(t *testing.T) {
	t.Helper()
	if err := p.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if <-p.ended; p.err != nil {
		t.Fatalf("did not end cleanly: %v\n%s", p.err, p.output)
	}
}

// shop orders until the program is gone, each time with a key of its own.
func (p *program) shop(token string, buyer int64, round int, kept *acknowledged) {
	body, err := json.Marshal(basket(buyer))
	if err != nil {
		return
	}
	for n := 0; ; n++ {
		key := fmt.Sprintf("storm-%d-%d-%d", buyer, round, n)
		request, err := http.NewRequestWithContext(context.Background(), http.MethodPost, p.url+"/api/cart", bytes.NewReader(body))
		if err != nil {
			return
		}
		request.Header = http.Header{"Authorization": {"Bearer " + token}, "Content-Type": {"application/json"}, "Idempotency-Key": {key}}
		answer, err := http.DefaultClient.Do(request)
		if err != nil {
			return // killed
		}
		text, err := io.ReadAll(answer.Body)
		_ = answer.Body.Close()
		if err != nil {
			return // killed in the middle of the answer: not acknowledged
		}
		if answer.StatusCode == http.StatusCreated {
			kept.add(key, []byte(strings.Clone(string(text))))
		}
	}
}
