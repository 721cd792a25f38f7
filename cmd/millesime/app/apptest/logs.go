package apptest

import (
	"bytes"
	"encoding/json"
	"os"
	"sync"
	"testing"
)

// logs keeps the log lines of a house; errors are shown at once, but for refusals while a database is away.
type logs struct {
	mu    sync.Mutex
	lines [][]byte
}

func (l *logs) Write(line []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.lines = append(l.lines, bytes.Clone(line))
	if bytes.Contains(line, []byte(`"level":"error"`)) && !bytes.Contains(line, []byte(`"status":503`)) {
		_, _ = os.Stderr.Write(line)
	}
	return len(line), nil
}

// Statements is how many SQL statements the request with this X-Request-Id took, BEGIN and COMMIT included.
func (h *House) Statements(t testing.TB, requestID string) int {
	t.Helper()
	h.logs.mu.Lock()
	defer h.logs.mu.Unlock()
	for _, line := range h.logs.lines {
		var fields map[string]any
		if json.Unmarshal(line, &fields) != nil || fields["request_id"] != requestID {
			continue
		}
		if statements, ok := fields["statements"].(float64); ok {
			return int(statements)
		}
	}
	t.Fatalf("no log line of request %s", requestID)
	return 0
}

// Logged is everything that was logged so far.
func (h *House) Logged() string {
	h.logs.mu.Lock()
	defer h.logs.mu.Unlock()
	return string(bytes.Join(h.logs.lines, nil))
}
