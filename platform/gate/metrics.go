package gate

import (
	"time"

	"github.com/prometheus/client_golang/prometheus"
)

// Reasons of refusals.
const (
	reasonPerson   = "person"   // has as much under way as may be
	reasonAll      = "all"      // too much is under way
	reasonDeadline = "deadline" // it could not begin in time, or did not
)

// Metrics counts what happens at a gate. A nil Metrics counts nothing.
type Metrics struct {
	waiting *prometheus.GaugeVec
	running *prometheus.GaugeVec
	refused *prometheus.CounterVec
	seconds *prometheus.HistogramVec
}

// NewMetrics registers the metrics of a gate. All kinds are there from the beginning, at zero.
func NewMetrics(registry prometheus.Registerer) *Metrics {
	kind := []string{"kind"}
	m := &Metrics{
		waiting: prometheus.NewGaugeVec(prometheus.GaugeOpts{
			Name: "millesime_gate_waiting", Help: "Heavy work that waits for its turn.",
		}, kind),
		running: prometheus.NewGaugeVec(prometheus.GaugeOpts{
			Name: "millesime_gate_running", Help: "Heavy work that has its turn.",
		}, kind),
		refused: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "millesime_gate_refused_total", Help: "Heavy work that was refused, by reason.",
		}, []string{"kind", "reason"}),
		seconds: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "millesime_gate_wait_seconds", Help: "How long heavy work waited for its first turn.",
			Buckets: []float64{.001, .01, .05, .1, .25, .5, 1, 2.5, 5, 10},
		}, kind),
	}
	registry.MustRegister(m.waiting, m.running, m.refused, m.seconds)
	for _, k := range Kinds() {
		m.waiting.WithLabelValues(string(k))
		m.running.WithLabelValues(string(k))
		for _, reason := range []string{reasonPerson, reasonAll, reasonDeadline} {
			m.refused.WithLabelValues(string(k), reason)
		}
	}
	return m
}

func (m *Metrics) wait(k Kind, by float64) {
	if m != nil {
		m.waiting.WithLabelValues(string(k)).Add(by)
	}
}

func (m *Metrics) run(k Kind, by float64) {
	if m != nil {
		m.running.WithLabelValues(string(k)).Add(by)
	}
}

func (m *Metrics) refuse(k Kind, reason string) {
	if m != nil {
		m.refused.WithLabelValues(string(k), reason).Inc()
	}
}

func (m *Metrics) waited(k Kind, took time.Duration) {
	if m != nil {
		m.seconds.WithLabelValues(string(k)).Observe(took.Seconds())
	}
}
