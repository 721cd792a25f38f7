package load_test

import (
	"testing"
	"time"

	"millesime/cmd/bench/internal/load"
)

// run answers n requests in a second, each in so many milliseconds, and with n milliseconds of the processor for each.
func run(n, milliseconds int) load.Sample {
	s := load.Sample{Elapsed: time.Second, CPU: time.Duration(n*n) * time.Millisecond}
	for range n {
		s.Latencies = append(s.Latencies, time.Duration(milliseconds)*time.Millisecond)
	}
	return s
}

func TestCompareJudgesRoundByRound(t *testing.T) {
	t.Parallel()
	// The machine was busy in the second round: both sides halve, the ratio stays. Ratios of medians would differ.
	product := []load.Sample{run(60, 2), run(30, 4), run(70, 2)}
	baseline := []load.Sample{run(100, 1), run(50, 2), run(50, 1)}
	p := load.Compare(product, baseline)
	if p.Ratio != 0.6 {
		t.Errorf("ratio %v, want 0.6", p.Ratio)
	}
	if p.P50Ratio != 2 {
		t.Errorf("ratio of p50s %v, want 2", p.P50Ratio)
	}
	if p.CPURatio != 0.6 {
		t.Errorf("ratio of processor times %v, want 0.6", p.CPURatio)
	}
	if p.Product.PerSecond != 60 || p.Product.P50 != 2*time.Millisecond || p.Product.Lowest != 30 || p.Product.Highest != 70 {
		t.Errorf("product: %+v", p.Product)
	}
	if got := p.Noise(); got < 2.3 || got > 2.4 {
		t.Errorf("noise %v, want 70/30", got)
	}
}

func TestCompareWithoutBaseline(t *testing.T) {
	t.Parallel()
	p := load.Compare([]load.Sample{run(10, 1)}, nil)
	if p.Ratio != 0 || p.P50Ratio != 0 || p.Product.PerSecond != 10 {
		t.Errorf("%+v", p)
	}
}

func TestSummaryKeepsTheFirstFailure(t *testing.T) {
	t.Parallel()
	s := load.Summarize([]load.Sample{{}, {Failures: 2, Failure: "first"}, {Failures: 1, Failure: "second"}})
	if s.Failures != 3 || s.Failure != "first" {
		t.Errorf("%+v", s)
	}
}
