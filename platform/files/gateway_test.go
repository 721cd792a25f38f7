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

// gateway starts the server once. Where it cannot be built, the test is skipped.
func gateway(t *testing.T) *s3Gateway {
	t.Helper()
	started.Do(func() { running.err = running.start(context.WithoutCancel(t.Context())) })
	if running.err != nil {
		t.Skipf("no S3 gateway: %v", running.err)
	}
	return &running
}

func (g *s3Gateway) start(ctx context.Context) error {
	built, err := exec.CommandContext(ctx, "go", "tool", "-C", "../..", "-modfile=tools/gateway/go.mod", "-n", "versitygw").Output()
	if err != nil {
		return fmt.Errorf("build versitygw: %w", err)
	}
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
	server := exec.CommandContext(ctx, strings.TrimSpace(string(built)), "--access", gatewayKey, "--secret", gatewaySecret, "--region", defaultRegion,
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
	deadline, tick := time.NewTimer(time.Minute), time.NewTicker(20*time.Millisecond)
	defer deadline.Stop()
	defer tick.Stop()
	for {
		conn, err := (&net.Dialer{Timeout: time.Second}).DialContext(ctx, "tcp", g.address)
		if err == nil {
			return conn.Close()
		}
		select {
		case <-ended:
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
