package jobs

import (
	"context"
	"fmt"
	"sync"
	"time"

	"github.com/rs/zerolog"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/ids"
	"millesime/platform/log"
)

// Options are what workers need. Durations are measured by the machine, instants by the clock.
type Options struct {
	DB      *db.DB
	Clock   clock.Clock
	IDs     ids.Source
	Log     zerolog.Logger
	Metrics *Metrics      // nil counts nothing
	Poll    time.Duration // how often other replicas' jobs, retries and schedules are looked for; 0 = 1 s
	Lease   time.Duration // after which the job of a process that was killed is another's; 0 = 20 s
	Grace   time.Duration // how long jobs may finish when the workers stop; 0 = 10 s
	// NoSchedules leaves out what comes by a schedule: for tests that do it themselves and judge what it did.
	NoSchedules bool
}

const (
	defaultPoll  = time.Second
	defaultLease = 20 * time.Second
	defaultGrace = 10 * time.Second
	beats        = 4 // in the time of a lease
	endingsKept  = 50
)

// Workers do the jobs of a queue.
type Workers struct {
	queue    *Queue
	options  Options
	handlers map[string]Handler // by kind
	nextLook map[string]time.Time
	lastLook map[string]time.Time
	endings  chan ending // what was done and is to be marked

	mu      sync.Mutex
	running map[int64]*run
}

// run is a job that this process is at.
type run struct {
	claim string
	stop  context.CancelCauseFunc
}

// NewWorkers makes workers for these kinds of jobs, which must differ. Nothing is done until Run. Jobs of other kinds
// wait for a replica that knows them.
func NewWorkers(q *Queue, o Options, handlers []Handler) (*Workers, error) {
	if o.Poll <= 0 {
		o.Poll = defaultPoll
	}
	if o.Lease <= 0 {
		o.Lease = defaultLease
	}
	if o.Grace <= 0 {
		o.Grace = defaultGrace
	}
	w := &Workers{
		queue: q, options: o, handlers: map[string]Handler{}, nextLook: map[string]time.Time{}, lastLook: map[string]time.Time{},
		running: map[int64]*run{}, endings: make(chan ending, endingsKept),
	}
	for _, h := range handlers {
		if _, taken := w.handlers[h.kind]; taken || h.kind == "" {
			return nil, fmt.Errorf("jobs: kind %q is empty or has two handlers", h.kind)
		}
		w.handlers[h.kind] = h
	}
	return w, nil
}

// Run works until ctx ends; then jobs being done may finish within the grace time, and are given back after it. Close
// the database after Run has returned.
func (w *Workers) Run(ctx context.Context) error {
	ctx = db.WithWork(log.Into(ctx, w.options.Log), "jobs")
	var serving, working, caring sync.WaitGroup
	for _, h := range w.handlers {
		serving.Go(func() { w.serve(ctx, h, &working) })
	}
	care, stopCaring := context.WithCancel(context.WithoutCancel(ctx))
	caring.Go(func() { w.beat(care) }) // leases are renewed until the last job has ended
	caring.Go(func() { w.markAll(care) })
	caring.Go(func() { w.look(ctx) })
	serving.Wait()
	w.finish(&working)
	stopCaring()
	caring.Wait()
	return nil
}

// finish waits for the jobs at work, and stops them when the grace time is over.
func (w *Workers) finish(working *sync.WaitGroup) {
	done := make(chan struct{})
	go func() { defer close(done); working.Wait() }()
	timer := time.NewTimer(w.options.Grace)
	defer timer.Stop()
	select {
	case <-done:
		return
	case <-timer.C:
	}
	w.mu.Lock()
	for _, r := range w.running {
		r.stop(errStopped)
	}
	w.mu.Unlock()
	<-done
}

// serve takes jobs of a kind while there is a free worker for it, and else waits for the bell.
func (w *Workers) serve(ctx context.Context, h Handler, working *sync.WaitGroup) {
	places := make(chan struct{}, h.workers)
	bell := w.queue.bell(h.kind)
	w.queue.bell(h.kind).Ring() // what the last run left
	for more := false; ; {
		if !more {
			select {
			case <-bell:
			case <-ctx.Done():
				return
			}
		}
		select {
		case places <- struct{}{}:
		case <-ctx.Done():
			return
		}
		free := 1 + w.others(places)
		taken, err := w.take(ctx, h, free)
		if err != nil {
			w.options.Log.Error().Err(err).Str("kind", h.kind).Msg("jobs wait in the queue")
		}
		for range free - len(taken) {
			<-places
		}
		for _, t := range taken {
			own := w.begin(ctx, t)
			working.Go(func() {
				defer func() { <-places }()
				w.do(own, h, t)
			})
		}
		more = err == nil && len(taken) == free
	}
}

// others takes the places that are free besides.
func (w *Workers) others(places chan struct{}) int {
	for n := 0; ; n++ {
		select {
		case places <- struct{}{}:
		default:
			return n
		}
	}
}
