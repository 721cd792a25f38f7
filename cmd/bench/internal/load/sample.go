package load

import (
	"slices"
	"time"
)

// Sample is one run: what was answered, how fast, and what went wrong.
type Sample struct {
	Elapsed   time.Duration
	Latencies []time.Duration // of the requests answered as wanted, ascending
	Failures  int
	Failure   string        // the first one
	CPU       time.Duration // that the server's process used meanwhile; 0 = not known
}

// CPUEach is the processor time of the server's process for each request; 0 when it is not known.
func (s Sample) CPUEach() time.Duration {
	if len(s.Latencies) == 0 {
		return 0
	}
	return s.CPU / time.Duration(len(s.Latencies))
}

// PerSecond is the throughput of what was answered as wanted.
func (s Sample) PerSecond() float64 {
	if s.Elapsed <= 0 {
		return 0
	}
	return float64(len(s.Latencies)) / s.Elapsed.Seconds()
}

// Percentile gives the latency that p percent of the requests did not exceed (nearest rank); 0 without requests.
func (s Sample) Percentile(p float64) time.Duration { return Percentile(s.Latencies, p) }

// Percentile is the nearest-rank percentile of ascending values: the smallest one that at least p percent of them
// do not exceed. 0 for none.
func Percentile(ascending []time.Duration, p float64) time.Duration {
	n := len(ascending)
	if n == 0 {
		return 0
	}
	rank := int(p / 100 * float64(n))
	if float64(rank)*100 < p*float64(n) {
		rank++
	}
	return ascending[min(max(rank, 1), n)-1]
}

// Median of values in any order: the middle one, or the mean of the two in the middle. 0 for none.
func Median[T ~int64 | ~float64](values []T) T {
	sorted := slices.Sorted(slices.Values(values))
	n := len(sorted)
	switch {
	case n == 0:
		return 0
	case n%2 == 1:
		return sorted[n/2]
	default:
		return (sorted[n/2-1] + sorted[n/2]) / 2
	}
}
