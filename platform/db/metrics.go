package db

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"
)

// Metrics tells how long transactions that write waited for their turn and lasted. A nil Metrics tells nothing.
type Metrics struct{ waits, held *prometheus.HistogramVec }

// NewMetrics registers the metrics of the database.
func NewMetrics(registry prometheus.Registerer) *Metrics {
	m := &Metrics{
		waits: byWork("millesime_db_writer_waited_seconds", "How long what writes waited for its turn."),
		held:  byWork("millesime_db_writer_held_seconds", "How long transactions that write lasted; on SQLite others wait for them."),
	}
	registry.MustRegister(m.waits, m.held)
	return m
}

func byWork(name, help string) *prometheus.HistogramVec {
	return prometheus.NewHistogramVec(prometheus.HistogramOpts{
		Name: name, Help: help, Buckets: prometheus.ExponentialBucketsRange(0.0005, 1, 20),
	}, []string{"work"})
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
	if m != nil {
		m.held.WithLabelValues(workOf(ctx)).Observe(took.Seconds())
	}
}

// waited notes for how long a transaction, or a statement that runs alone, waited for its turn.
func (m *Metrics) waited(ctx context.Context, took time.Duration) {
	if m != nil {
		m.waits.WithLabelValues(workOf(ctx)).Observe(took.Seconds())
	}
}

func workOf(ctx context.Context) string {
	if work, ok := ctx.Value(workKey{}).(string); ok {
		return work
	}
	return upkeep
}
