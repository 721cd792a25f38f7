package load

import (
	"slices"
	"time"
)

// Summary is the median of several runs of the same work.
type Summary struct {
	PerSecond float64
	P50, P99  time.Duration
	Lowest    float64       // throughput of the slowest run
	Highest   float64       // and of the fastest
	CPUEach   time.Duration // processor time of the server's process for each request
	Failures  int
	Failure   string
}

// Summarize takes the median of each figure over the runs.
func Summarize(samples []Sample) Summary {
	var s Summary
	var rates []float64
	var p50s, p99s, cpus []time.Duration
	for _, sample := range samples {
		rates = append(rates, sample.PerSecond())
		p50s = append(p50s, sample.Percentile(50))
		p99s = append(p99s, sample.Percentile(99))
		cpus = append(cpus, sample.CPUEach())
		if s.Failures == 0 {
			s.Failure = sample.Failure
		}
		s.Failures += sample.Failures
	}
	if len(rates) > 0 {
		s.Lowest, s.Highest = slices.Min(rates), slices.Max(rates)
	}
	s.PerSecond, s.P50, s.P99, s.CPUEach = Median(rates), Median(p50s), Median(p99s), Median(cpus)
	return s
}

// Pair is a figure of the product beside that of its baseline.
type Pair struct {
	Product, Baseline Summary
	Ratio             float64 // of throughputs, the median over rounds; 0 without baseline
	P50Ratio          float64 // of the product's p50 to the baseline's, likewise
	CPURatio          float64 // of the product's processor time for each request to the baseline's, likewise
}

// Noise is by how much the runs of the product differ: highest to lowest throughput.
func (p Pair) Noise() float64 {
	if p.Product.Lowest <= 0 {
		return 0
	}
	return p.Product.Highest / p.Product.Lowest
}

// Compare judges round by round, so that a slow moment of the machine, which hits both sides of a round, does not
// move the ratio.
func Compare(product, baseline []Sample) Pair {
	p := Pair{Product: Summarize(product), Baseline: Summarize(baseline)}
	var ratios, latencies, costs []float64
	for i := range min(len(product), len(baseline)) {
		if rate := baseline[i].PerSecond(); rate > 0 {
			ratios = append(ratios, product[i].PerSecond()/rate)
		}
		if p50 := baseline[i].Percentile(50); p50 > 0 {
			latencies = append(latencies, float64(product[i].Percentile(50))/float64(p50))
		}
		if cpu := baseline[i].CPUEach(); cpu > 0 {
			costs = append(costs, float64(product[i].CPUEach())/float64(cpu))
		}
	}
	p.Ratio, p.P50Ratio, p.CPURatio = Median(ratios), Median(latencies), Median(costs)
	return p
}
