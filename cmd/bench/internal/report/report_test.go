package report_test

import (
	"strings"
	"testing"
	"time"

	"millesime/cmd/bench/internal/load"
	"millesime/cmd/bench/internal/report"
)

func TestTableShowsProductBesideBaseline(t *testing.T) {
	t.Parallel()
	table := report.Table{Title: "SQLite", Rows: []report.Row{
		{Name: "page", Pair: load.Pair{
			Product:  load.Summary{PerSecond: 4321.4, P50: 7340 * time.Microsecond, P99: 21 * time.Millisecond, Lowest: 4000, Highest: 5000, CPUEach: 730 * time.Microsecond},
			Baseline: load.Summary{PerSecond: 6000, P50: time.Millisecond, P99: 12340 * time.Microsecond}, Ratio: 0.72,
		}},
		{Name: "été", Pair: load.Pair{Product: load.Summary{
			PerSecond: 9.96, P50: time.Microsecond, Lowest: 1, Highest: 2, Failures: 3, Failure: "status 500",
		}}},
	}, Notes: []string{"idle 40 MiB"}}
	var out strings.Builder
	if err := table.Write(&out); err != nil {
		t.Fatal(err)
	}
	want := `
## SQLite

| figure | req/s | p50 ms | p99 ms | cpu ms | bare req/s | bare p50 | bare p99 | bare cpu | ratio |       spread |
|--------|------:|-------:|-------:|-------:|-----------:|---------:|---------:|---------:|------:|-------------:|
| page   |  4321 |   7.34 |     21 |   0.73 |       6000 |     1.00 |       12 |     0.00 |  72 % |       × 1.25 |
| été    |  10.0 |   0.00 |   0.00 |   0.00 |            |          |          |          |       | × 2.00 noisy |

- idle 40 MiB
- été: 3 requests FAILED, first: status 500
`
	if out.String() != want {
		t.Errorf("got\n%s\nwant\n%s", out.String(), want)
	}
}

func TestBars(t *testing.T) {
	t.Parallel()
	bars := []report.Bar{
		report.AtLeast("ratio", 60, 60, "%.0f %%"),
		report.AtLeast("rate", 3999, 4000, "%.0f"),
		report.AtMost("slower", 1.5, 1.5, "× %.2f"),
		report.AtMost("unmeasured", 0, 1.5, "× %.2f"),
		report.Within("p50", 2001*time.Microsecond, 2*time.Millisecond),
		report.Within("p50 unmeasured", 0, time.Millisecond),
	}
	var out strings.Builder
	missed, err := report.WriteBars(&out, "Bars", bars)
	if err != nil || missed != 4 {
		t.Errorf("%d missed, want 4 (%v)", missed, err)
	}
	for i, line := range strings.Split(strings.TrimSpace(out.String()), "\n")[4:] {
		if met := strings.Contains(line, "✓"); met != bars[i].Met || met != (i == 0 || i == 2) {
			t.Errorf("line %d: %s", i, line)
		}
	}
}
