package load_test

import (
	"testing"
	"time"

	"millesime/cmd/bench/internal/load"
)

func upTo(n int) []time.Duration {
	values := make([]time.Duration, n)
	for i := range values {
		values[i] = time.Duration(i + 1)
	}
	return values
}

func TestPercentileIsTheNearestRank(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		n    int
		p    float64
		want time.Duration
	}{
		{0, 50, 0},
		{1, 1, 1},
		{1, 99, 1},
		{4, 50, 2},
		{5, 50, 3},
		{100, 99, 99},
		{101, 99, 100},
		{1000, 99, 990},
		{10, 100, 10},
		{10, 0, 1},
	} {
		if got := load.Percentile(upTo(c.n), c.p); got != c.want {
			t.Errorf("p%v of 1…%d: %d, want %d", c.p, c.n, got, c.want)
		}
	}
}

func TestMedian(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		values []float64
		want   float64
	}{
		{nil, 0},
		{[]float64{3}, 3},
		{[]float64{9, 1, 5}, 5},
		{[]float64{4, 1, 2, 100}, 3},
	} {
		if got := load.Median(c.values); got != c.want {
			t.Errorf("median of %v: %v, want %v", c.values, got, c.want)
		}
	}
}

func TestPerSecondCountsGoodAnswersOnly(t *testing.T) {
	t.Parallel()
	s := load.Sample{Elapsed: 2 * time.Second, Latencies: upTo(50), Failures: 50}
	if got := s.PerSecond(); got != 25 {
		t.Errorf("%v requests a second, want 25", got)
	}
	if got := (load.Sample{}).PerSecond(); got != 0 {
		t.Errorf("%v requests a second in no time", got)
	}
	s.CPU = time.Second
	if got := s.CPUEach(); got != 20*time.Millisecond {
		t.Errorf("%v of the processor for each of 50 requests, want 20 ms", got)
	}
	if got := (load.Sample{CPU: time.Second}).CPUEach(); got != 0 {
		t.Errorf("%v of the processor for each of no requests", got)
	}
}
