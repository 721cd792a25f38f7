package events

import "github.com/prometheus/client_golang/prometheus"

// Outcomes of giving a message to a handler.
const (
	outcomeDone     = "done"
	outcomeSkipped  = "skipped" // seen before
	outcomeRetried  = "retried"
	outcomeDead     = "dead"
	outcomeReplayed = "replayed"
)

// Metrics counts what happens to events. A nil Metrics counts nothing.
type Metrics struct {
	events   *prometheus.CounterVec
	handlers *prometheus.CounterVec
	lag      *prometheus.GaugeVec
}

// NewMetrics registers the metrics of the bus.
func NewMetrics(registry prometheus.Registerer) *Metrics {
	m := &Metrics{
		events: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "millesime_events_published_total", Help: "Events given their place in the log.",
		}, []string{"topic"}),
		handlers: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "millesime_events_handled_total", Help: "Messages given to handlers, by outcome.",
		}, []string{"handler", "outcome"}),
		lag: prometheus.NewGaugeVec(prometheus.GaugeOpts{
			Name: "millesime_events_lag_seconds", Help: "Age of the oldest event a consumer found waiting.",
		}, []string{"consumer"}),
	}
	registry.MustRegister(m.events, m.handlers, m.lag)
	return m
}

func (m *Metrics) published(topic string) {
	if m != nil {
		m.events.WithLabelValues(topic).Inc()
	}
}

func (m *Metrics) handled(handler, outcome string) {
	if m != nil {
		m.handlers.WithLabelValues(handler, outcome).Inc()
	}
}

func (b *Bus) observeLag(consumer string, waiting []delivery) {
	if b.metrics == nil {
		return
	}
	lag := 0.0
	if len(waiting) > 0 {
		lag = b.clock.Now().Sub(waiting[0].OccurredAt).Seconds()
	}
	b.metrics.lag.WithLabelValues(consumer).Set(lag)
}

// outcomes counts what one transaction did, for when it is committed.
type outcomes map[outcome]int

type outcome struct{ handler, result string }

func (o outcomes) add(h Handler, result string) { o[outcome{h.name, result}]++ }

func (m *Metrics) count(o outcomes) {
	if m == nil {
		return
	}
	for key, n := range o {
		m.handlers.WithLabelValues(key.handler, key.result).Add(float64(n))
	}
}
