package load

import (
	"context"
	"time"
)

// Side is one of two things compared: a server with a script. Before runs ahead of each run of the side, outside
// of the time measured; Drain behind it, within that time: what was taken is done with; After likewise, within its processor time
// alone; nil = nothing.
type Side struct {
	Server *Server
	Script Script
	Before func(ctx context.Context) error
	Drain  func(ctx context.Context) error
	After  func(ctx context.Context) error
	CPU    func() time.Duration // that the server's process has used so far; nil = not known
}

func (s Side) cpu() time.Duration {
	if s.CPU == nil {
		return 0
	}
	return s.CPU()
}

// Plan is how much is measured.
type Plan struct {
	Rounds      int
	Period      time.Duration // of each run
	Connections int
}

// warmUp is a share of the period that runs before the first round, unmeasured.
const warmUp = 3

// Alternate runs product and baseline in turn, round after round. A baseline without server is left out.
func (p Plan) Alternate(ctx context.Context, product, baseline Side) (Pair, error) {
	for _, side := range []Side{product, baseline} {
		if _, err := p.run(ctx, side, p.Period/warmUp); err != nil {
			return Pair{}, err
		}
	}
	var products, baselines []Sample
	for range p.Rounds {
		sample, err := p.run(ctx, product, p.Period)
		if err != nil {
			return Pair{}, err
		}
		products = append(products, sample)
		if baseline.Server == nil {
			continue
		}
		if sample, err = p.run(ctx, baseline, p.Period); err != nil {
			return Pair{}, err
		}
		baselines = append(baselines, sample)
	}
	return Compare(products, baselines), nil
}

func (p Plan) run(ctx context.Context, side Side, period time.Duration) (Sample, error) {
	if side.Server == nil {
		return Sample{}, nil
	}
	if side.Before != nil {
		if err := side.Before(ctx); err != nil {
			return Sample{}, err
		}
	}
	used, began := side.cpu(), time.Now()
	sample := side.Server.Drive(ctx, p.Connections, period, side.Script)
	if side.Drain != nil {
		if err := side.Drain(ctx); err != nil {
			return sample, err
		}
		sample.Elapsed = time.Since(began)
	}
	if side.After != nil {
		if err := side.After(ctx); err != nil {
			return sample, err
		}
	}
	sample.CPU = side.cpu() - used
	return sample, ctx.Err()
}
