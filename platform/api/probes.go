package api

import (
	"context"
	"encoding/json"
	"maps"
	"net/http"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/valyala/fasthttp"
)

const (
	readyTimeout = 2 * time.Second
	// startTime is for how long a server that was never ready is taken to start.
	startTime = time.Minute
)

// started tells the log of a server that is not ready: a start says so once of each check, and everything else is a warning.
type started struct {
	late  time.Time // when a start should be over
	ready atomic.Bool
	told  sync.Map // the names of checks that failed while it started
}

// report logs a check that fails.
func (s *Server) report(name string, err error) {
	if s.started.ready.Load() || !s.options.Clock.Now().Before(s.started.late) {
		s.options.Log.Warn().Err(err).Str("check", name).Msg("not ready")
		return
	}
	if _, told := s.started.told.LoadOrStore(name, true); !told {
		s.options.Log.Info().Err(err).Str("check", name).Msg("starting, not ready yet")
	}
}

// readinessCheck is one condition of /readyz.
type readinessCheck struct {
	name  string
	check func(ctx context.Context) error
}

func sortedChecks(byName map[string]func(ctx context.Context) error) []readinessCheck {
	checks := make([]readinessCheck, 0, len(byName))
	for _, name := range slices.Sorted(maps.Keys(byName)) {
		checks = append(checks, readinessCheck{name, byName[name]})
	}
	return checks
}

// probe answers /healthz, /readyz and /metrics.
func (s *Server) probe(ctx *fasthttp.RequestCtx, path string) {
	ctx.Response.Header.Set("Cache-Control", "no-store")
	if !ctx.IsGet() && !ctx.IsHead() {
		ctx.Response.Header.Set("Allow", "GET, HEAD")
		ctx.Error("method not allowed\n", http.StatusMethodNotAllowed)
		return
	}
	switch path {
	case "/healthz":
		ctx.SetContentType("application/json")
		ctx.SetBodyString(`{"status":"ok"}`)
	case "/readyz":
		s.ready(ctx)
	case "/metrics":
		s.exposeMetrics(ctx)
	}
}

// ready tells whether requests can be served. Why not is for the log alone.
func (s *Server) ready(ctx *fasthttp.RequestCtx) {
	limited, cancel := context.WithTimeout(s.requests, readyTimeout)
	defer cancel()
	reply := struct {
		Status string            `json:"status"`
		Checks map[string]string `json:"checks"`
	}{"ok", map[string]string{}}
	if s.life.Err() != nil {
		reply.Status = "stopping"
	}
	for _, c := range s.readiness {
		reply.Checks[c.name] = "ok"
		if err := c.check(limited); err != nil {
			reply.Checks[c.name], reply.Status = "failing", "failing"
			s.report(c.name, err)
		}
	}
	if reply.Status == "ok" {
		s.started.ready.Store(true)
	} else {
		ctx.SetStatusCode(http.StatusServiceUnavailable)
		ctx.Response.Header.Set("Retry-After", "1")
	}
	data, err := json.Marshal(reply)
	if err != nil {
		ctx.SetStatusCode(http.StatusInternalServerError)
		return
	}
	ctx.SetContentType("application/json")
	ctx.SetBody(data)
}

// exposeMetrics serves Prometheus, which asks directly: what a proxy passes on
// comes from outside and is not told.
func (s *Server) exposeMetrics(ctx *fasthttp.RequestCtx) {
	h := &ctx.Request.Header
	if s.exposition == nil || len(h.Peek("X-Forwarded-For")) > 0 || len(h.Peek("Forwarded")) > 0 {
		ctx.SetStatusCode(http.StatusNotFound)
		return
	}
	s.exposition(ctx)
}
