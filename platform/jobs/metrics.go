package jobs

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"
)

// Outcomes of an attempt.
const (
	outcomeDone     = "done"
	outcomeAgain    = "again"  // a part is done
	outcomeAwaits   = "awaits" // what it needs is not there yet
	outcomeRetried  = "retried"
	outcomeDead     = "dead"
	outcomeCanceled = "canceled"
	outcomeStopped  = "stopped" // given back by a stopping process
	outcomeLost     = "lost"    // taken over by another worker
)

// Metrics counts what happens to jobs. A nil Metrics counts nothing.
type Metrics struct {
	attempts *prometheus.CounterVec
	seconds  *prometheus.HistogramVec
	waiting  *prometheus.GaugeVec
	dead     *prometheus.GaugeVec
	lag      *prometheus.GaugeVec
}

// NewMetrics registers the metrics of jobs.
func NewMetrics(registry prometheus.Registerer) *Metrics {
	kind := []string{"kind"}
	m := &Metrics{
		attempts: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "millesime_jobs_attempts_total", Help: "Attempts at jobs, by outcome.",
		}, []string{"kind", "outcome"}),
		seconds: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "millesime_jobs_attempt_seconds", Help: "How long attempts took.",
			Buckets: prometheus.ExponentialBuckets(0.001, 4, 9), // 1 ms to 65 s
		}, kind),
		waiting: prometheus.NewGaugeVec(prometheus.GaugeOpts{
			Name: "millesime_jobs_waiting", Help: "Jobs in the queue, due or not, as counted once a minute.",
		}, kind),
		dead: prometheus.NewGaugeVec(prometheus.GaugeOpts{
			Name: "millesime_jobs_dead", Help: "Dead letters among jobs, as counted once a minute.",
		}, kind),
		lag: prometheus.NewGaugeVec(prometheus.GaugeOpts{
			Name: "millesime_jobs_lag_seconds", Help: "For how long the oldest waiting job has been due, as measured once a minute.",
		}, kind),
	}
	registry.MustRegister(m.attempts, m.seconds, m.waiting, m.dead, m.lag)
	return m
}

func (m *Metrics) finished(kind, outcome string, took time.Duration) {
	if m == nil {
		return
	}
	m.attempts.WithLabelValues(kind, outcome).Inc()
	m.seconds.WithLabelValues(kind).Observe(took.Seconds())
}

// measure sets the gauges. Kinds that nobody here knows are counted too: their jobs wait for another replica.
func (w *Workers) measure(ctx context.Context, now time.Time) error {
	m := w.options.Metrics
	if m == nil {
		return nil
	}
	all, err := w.queue.Kinds(ctx)
	if err != nil {
		return err
	}
	for _, gauge := range []*prometheus.GaugeVec{m.waiting, m.dead, m.lag} {
		gauge.Reset()
	}
	for _, k := range all {
		m.waiting.WithLabelValues(k.Kind).Set(float64(k.Waiting + k.Running))
		m.dead.WithLabelValues(k.Kind).Set(float64(k.Dead))
		lag := 0.0
		if k.Waiting > 0 {
			lag = max(0, now.Sub(k.Oldest).Seconds())
		}
		m.lag.WithLabelValues(k.Kind).Set(lag)
	}
	return nil
}
