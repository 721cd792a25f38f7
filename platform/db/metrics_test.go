package db_test

import (
	"context"
	"testing"

	"github.com/prometheus/client_golang/prometheus"

	"millesime/platform/db"
	"millesime/platform/testkit"
)

// Every transaction is told with the work it was for, one that failed too.
func TestTransactionsAreTimedByTheirWork(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		registry := prometheus.NewRegistry()
		d.Measure(db.NewMetrics(registry))
		fine := func(context.Context, *db.Tx) error { return nil }
		for _, err := range []error{
			d.InTx(t.Context(), fine), d.InTx(t.Context(), fine), d.InTx(db.WithWork(t.Context(), "events"), fine),
		} {
			if err != nil {
				t.Fatal(err)
			}
		}
		if err := d.InTx(db.WithWork(t.Context(), "jobs"), func(context.Context, *db.Tx) error { return context.Canceled }); err == nil {
			t.Fatal("a failure is none")
		}
		families, err := registry.Gather()
		if err != nil || len(families) != 2 {
			t.Fatalf("%v, %v", families, err)
		}
		for at, name := range []string{"millesime_db_writer_held_seconds", "millesime_db_writer_waited_seconds"} {
			got := map[string]uint64{}
			for _, m := range families[at].GetMetric() {
				got[m.GetLabel()[0].GetValue()] = m.GetHistogram().GetSampleCount()
			}
			if families[at].GetName() != name || len(got) != 3 || got["upkeep"] != 2 || got["events"] != 1 || got["jobs"] != 1 {
				t.Errorf("%s instead of %s counted %v", families[at].GetName(), name, got)
			}
		}
	})
}
