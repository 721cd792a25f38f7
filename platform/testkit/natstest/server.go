// Package natstest gives tests a NATS server of their own, on this machine.
package natstest

import (
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
)

// startTime bounds a server that does not start.
const startTime = 5 * time.Minute

// Start starts a server with JetStream and gives its URL. It is stopped at the end of the test.
func Start(t *testing.T) string {
	t.Helper()
	s, err := server.NewServer(&server.Options{
		Host: "127.0.0.1", Port: server.RANDOM_PORT, JetStream: true, StoreDir: t.TempDir(), NoSigs: true, NoLog: true,
	})
	if err != nil {
		t.Fatalf("NATS server: %v", err)
	}
	s.Start()
	t.Cleanup(func() {
		s.Shutdown()
		s.WaitForShutdown()
	})
	if !s.ReadyForConnections(startTime) {
		t.Fatal("NATS server does not start")
	}
	return s.ClientURL()
}
