package files

import (
	"bytes"
	"context"
	"fmt"
	"net"
	"os"
	"os/exec"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/minio/minio-go/v7"

	"millesime/platform/testkit"
)

const (
	gatewayKey    = "millesime"
	gatewaySecret = "a-secret-of-the-gateway"
)

// s3Gateway is a real S3 server over a folder, for all tests of the package.
type s3Gateway struct {
	address string
	buckets atomic.Int64
	stop    func()
	err     error
}

var (
	started sync.Once
	running s3Gateway
)

// gateway starts the server once.
func gateway(t *testing.T) *s3Gateway {
	t.Helper()
	started.Do(func() { running.err = running.start(context.WithoutCancel(t.Context())) })
	if running.err != nil {
		testkit.Lacking(t, "tests on an S3 gateway", running.err)
	}
	return &running
}

// builtGateway is the program in Go's cache, where tools/scripts/fetch.sh builds it first; else it is built here and now.
func builtGateway(ctx context.Context) (string, error) {
	var said bytes.Buffer
	build := exec.CommandContext(ctx, "go", "tool", "-C", "../..", "-modfile=tools/gateway/go.mod", "-n", "versitygw")
	build.Env, build.Stderr = append(os.Environ(), "CGO_ENABLED=0"), &said // as there, under the race detector too
	built, err := build.Output()
	if err != nil {
		return "", fmt.Errorf("build versitygw: %w\n%s", err, said.String())
	}
	return strings.TrimSpace(string(built)), nil
}

func (g *s3Gateway) start(ctx context.Context) error {
	program, err := builtGateway(ctx)
	if err != nil {
		return err
	}
	for {
		err := g.serve(ctx, program)
		if err == nil || !strings.Contains(err.Error(), "address already in use") { // by who was quicker to take the free port
			return err
		}
	}
}

func (g *s3Gateway) serve(ctx context.Context, program string) error {
	root, err := os.MkdirTemp("", "millesime-s3-")
	if err != nil {
		return err
	}
	free, err := (&net.ListenConfig{}).Listen(ctx, "tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	g.address = free.Addr().String()
	if err := free.Close(); err != nil {
		return err
	}
	for _, dir := range []string{"/data", "/meta"} {
		if err := os.Mkdir(root+dir, 0o700); err != nil {
			return err
		}
	}
	server := exec.CommandContext(ctx, program, "--access", gatewayKey, "--secret", gatewaySecret, "--region", defaultRegion,
		"--port", g.address, "--quiet", "posix", "--sidecar", root+"/meta", root+"/data")
	var said bytes.Buffer
	server.Stdout, server.Stderr = &said, &said
	if err := server.Start(); err != nil {
		return err
	}
	ended := make(chan struct{})
	go func() { _ = server.Wait(); close(ended) }()
	g.stop = func() {
		_ = server.Process.Kill()
		<-ended
		_ = os.RemoveAll(root)
	}
	deadline, tick := time.NewTimer(5*time.Minute), time.NewTicker(20*time.Millisecond)
	defer deadline.Stop()
	defer tick.Stop()
	for {
		conn, err := (&net.Dialer{Timeout: time.Second}).DialContext(ctx, "tcp", g.address)
		if err == nil {
			return conn.Close()
		}
		select {
		case <-ended:
			_ = os.RemoveAll(root)
			return fmt.Errorf("versitygw ended: %s", said.String())
		case <-deadline.C:
			return fmt.Errorf("versitygw does not answer: %w", err)
		case <-tick.C:
		}
	}
}

// bucket makes an empty one.
func (g *s3Gateway) bucket(t *testing.T) *bucket {
	t.Helper()
	name := fmt.Sprintf("wine-%d", g.buckets.Add(1))
	b, err := newBucket(g.location(name))
	if err != nil {
		t.Fatal(err)
	}
	if err := b.client.MakeBucket(t.Context(), name, minio.MakeBucketOptions{}); err != nil {
		t.Fatal(err)
	}
	if err := b.ready(t.Context()); err != nil {
		t.Fatal(err)
	}
	return b
}

func (g *s3Gateway) location(name string) location {
	return location{key: gatewayKey, secret: gatewaySecret, host: g.address, region: defaultRegion, bucket: name, folder: "millesime/"}
}
