package db

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"
)

// Metrics tells how long transactions that write lasted. A nil Metrics tells nothing.
type Metrics struct{ held *prometheus.HistogramVec }

// NewMetrics registers the metrics of the database.
func NewMetrics(registry prometheus.Registerer) *Metrics {
	m := &Metrics{held: prometheus.NewHistogramVec(prometheus.HistogramOpts{
		Name: "millesime_db_writer_held_seconds", Help: "How long transactions that write lasted; on SQLite others wait for them.",
		Buckets: prometheus.ExponentialBucketsRange(0.0005, 1, 20),
	}, []string{"work"})}
	registry.MustRegister(m.held)
	return m
}

// Measure has a database tell how long its transactions last. It is called before the database is used.
func (d *DB) Measure(m *Metrics) { d.metrics = m }

type workKey struct{}

// upkeep is the work of a context that says nothing else.
const upkeep = "upkeep"

// WithWork says whose transactions those of a context are, for the metrics: "requests", "events", "jobs".
func WithWork(ctx context.Context, work string) context.Context {
	return context.WithValue(ctx, workKey{}, work)
}

// lasted notes for how long a transaction had its connection. Statements that run alone (DB.Alone) are not noted.
func (m *Metrics) lasted(ctx context.Context, took time.Duration) {
	if m == nil {
		return
	}
	work, ok := ctx.Value(workKey{}).(string)
	if !ok {
		work = upkeep
	}
	m.held.WithLabelValues(work).Observe(took.Seconds())
}
