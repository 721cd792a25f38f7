package api

import (
	"errors"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"
	"github.com/rs/zerolog"
	"github.com/valyala/fasthttp"
	"github.com/valyala/fasthttp/fasthttpadaptor"

	"millesime/platform/fault"
	"millesime/platform/gate"
)

// metrics counts and times requests by route; nil when nobody asked for them.
type metrics struct{ duration *prometheus.HistogramVec }

func newMetrics(registry *prometheus.Registry) (*metrics, error) {
	if registry == nil {
		return nil, nil
	}
	m := &metrics{duration: prometheus.NewHistogramVec(prometheus.HistogramOpts{
		Name:    "millesime_http_request_duration_seconds",
		Help:    "Duration of API requests, by operation and status.",
		Buckets: []float64{.0005, .001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10},
	}, []string{"route", "status"})}
	return m, registry.Register(m.duration)
}

func (m *metrics) observe(route string, status int, took time.Duration) {
	if m != nil {
		m.duration.WithLabelValues(route, strconv.Itoa(status)).Observe(took.Seconds())
	}
}

// exposition is the handler of /metrics.
func exposition(registry *prometheus.Registry) fasthttp.RequestHandler {
	return fasthttpadaptor.NewFastHTTPHandler(promhttp.HandlerFor(registry, promhttp.HandlerOpts{}))
}

// record writes the request's log line and metric, once it is answered.
func (s *Server) record(r *request, start time.Time, err error) {
	status, took := r.ctx.Response.StatusCode(), s.options.Clock.Now().Sub(start)
	route := "none" // unrouted paths share one label: their number has no bound
	if r.op != nil {
		route = r.op.info.ID
	}
	s.metrics.observe(route, status, took)
	level := zerolog.InfoLevel
	switch {
	case errors.Is(err, gate.ErrBusy):
		level = zerolog.WarnLevel // nothing is broken, and a flood must not become one of alerts
	case status >= 500:
		level = zerolog.ErrorLevel
	}
	line := s.options.Log.WithLevel(level).Str("request_id", r.id).Str("route", route).Bytes("method", r.ctx.Method()).
		Int("status", status).Dur("duration_ms", took)
	if r.statements != nil {
		line.Int("statements", r.statements.Count())
	}
	if r.actor.ID != 0 {
		line.Int64("user", r.actor.ID)
	}
	if r.actor.Impersonated() {
		line.Int64("impersonator", r.actor.Impersonator)
	}
	if err != nil {
		if f, ok := fault.As(err); ok {
			line.Str("fault", f.Code)
		}
		line.Err(err)
	}
	line.Msg("request")
}
