package gate_test

import (
	"context"
	"errors"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"millesime/platform/fault"
	"millesime/platform/gate"
)

// held is a small gate, which has room for one password and one other work, and an export that has the turn.
func held(t *testing.T) (*gate.Gate, *gate.Pass) {
	t.Helper()
	g := gate.New(gate.Options{Weight: gate.LeastWeight})
	return g, enter(t, g, 99, gate.Export)
}

func join(t *testing.T, g *gate.Gate, person int64, k gate.Kind) *gate.Pass {
	t.Helper()
	p, err := g.Join(gate.ForPerson(t.Context(), person), gate.Work{Kind: k})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func enter(t *testing.T, g *gate.Gate, person int64, k gate.Kind) *gate.Pass {
	t.Helper()
	p := join(t, g, person, k)
	if err := p.Enter(t.Context()); err != nil {
		t.Fatal(err)
	}
	return p
}

// do has a piece of work done and notes whose it was.
func do(t *testing.T, g *gate.Gate, person int64, order *[]int64) {
	t.Helper()
	go func() {
		err := g.Do(gate.ForPerson(t.Context(), person), gate.Work{Kind: gate.List, Weight: 4}, func() error {
			*order = append(*order, person)
			return nil
		})
		if err != nil {
			t.Errorf("person %d: %v", person, err)
		}
	}()
	synctest.Wait()
}

func TestManyRequestsOfOnePersonDelayAnotherByOneTurn(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		g, first := held(t)
		var order []int64
		for range 10 {
			do(t, g, 1, &order)
		}
		do(t, g, 2, &order)
		do(t, g, 3, &order)
		do(t, g, 2, &order)
		first.Leave()
		synctest.Wait()
		if want := []int64{1, 2, 3, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1}; !slices.Equal(order, want) {
			t.Errorf("served %v, not %v", order, want)
		}
	})
}

func TestWhatIsLightDoesNotOvertakeWhatIsHeavy(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		g := gate.New(gate.Options{Weight: 16}) // 8 for what is no password
		light := []*gate.Pass{enter(t, g, 1, gate.List), enter(t, g, 1, gate.Export)}
		var order []string
		start := func(person int64, name string, w gate.Work) {
			go func() {
				_ = g.Do(gate.ForPerson(t.Context(), person), w, func() error { order = append(order, name); return nil })
			}()
			synctest.Wait()
		}
		start(2, "heavy", gate.Work{Kind: gate.Picture, Weight: gate.Memory(200 << 20)})
		start(3, "light", gate.Work{Kind: gate.List}) // it would fit
		if len(order) != 0 {
			t.Fatalf("began: %v", order)
		}
		for _, p := range light {
			p.Leave()
		}
		synctest.Wait()
		if !slices.Equal(order, []string{"heavy", "light"}) {
			t.Errorf("served %v", order)
		}
		alone := gate.Work{Kind: gate.Picture, Weight: 1000} // heavier than its share: it has all of it
		if err := g.Do(t.Context(), alone, func() error { return nil }); err != nil {
			t.Errorf("the heaviest: %v", err)
		}
	})
}

func TestExportsNeverKeepPeopleFromSigningIn(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		g, export := held(t)
		var order []int64
		for person := range int64(5) {
			do(t, g, person, &order)
		}
		signedIn := false
		err := g.Do(gate.ForAddress(t.Context(), "192.0.2.1"), gate.Work{Kind: gate.Password}, func() error {
			signedIn = true
			return nil
		})
		if err != nil || !signedIn || len(order) != 0 {
			t.Errorf("%v, exports done: %v", err, order)
		}
		export.Leave()
		synctest.Wait()
	})
}

// refused tells when to come back.
func refused(t *testing.T, err, want error) time.Duration {
	t.Helper()
	f, ok := fault.As(err)
	if !ok || !errors.Is(err, want) {
		t.Fatalf("got %v, not %v", err, want)
	}
	return f.Wait
}

// since is by the bubble's own clock.
func since(at time.Time) time.Duration { return time.Since(at) } //nolint:forbidigo // see above

func TestWorkThatCannotBeginInTimeIsRefusedAtOnce(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		g, first := held(t)
		began := time.Now()
		<-time.NewTimer(4 * time.Second).C
		first.Leave() // exports take 4 s
		second := enter(t, g, 99, gate.Export)
		limited, cancel := context.WithDeadline(t.Context(), time.Now().Add(3*time.Second))
		defer cancel()
		work := gate.Work{Kind: gate.Picture}
		wait := refused(t, g.Do(limited, work, func() error { return errors.New("it ran") }), gate.ErrBusy)
		if wait != 4*time.Second {
			t.Errorf("to come back in %v", wait)
		}
		if waited := since(began) - 4*time.Second; waited != 0 {
			t.Errorf("refused after %v", waited)
		}
		// What can be in time waits, and its turn comes.
		go func() {
			<-time.NewTimer(2 * time.Second).C
			second.Leave()
		}()
		<-time.NewTimer(time.Second).C // another second of the 4 is over
		limited, cancel = context.WithDeadline(t.Context(), time.Now().Add(3*time.Second))
		defer cancel()
		if err := g.Do(limited, work, func() error { return nil }); err != nil {
			t.Errorf("in time: %v", err)
		}
	})
}

func TestPatienceEnds(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		g, _ := held(t) // nothing is known of how long exports and passwords take
		enter(t, g, 1, gate.Password)
		for kind, want := range map[gate.Kind]time.Duration{gate.Export: 10 * time.Second, gate.Password: 2 * time.Second} {
			began := time.Now()
			refused(t, g.Do(t.Context(), gate.Work{Kind: kind}, func() error { return nil }), gate.ErrBusy)
			if waited := since(began); waited != want {
				t.Errorf("%s waited %v", kind, waited)
			}
		}
		patient := gate.New(gate.Options{Weight: gate.LeastWeight, Patience: time.Minute})
		enter(t, patient, 1, gate.Export)
		began := time.Now()
		refused(t, patient.Do(t.Context(), gate.Work{Kind: gate.Export}, func() error { return nil }), gate.ErrBusy)
		if waited := since(began); waited != time.Minute {
			t.Errorf("waited %v", waited)
		}
		job, cancel := context.WithDeadline(t.Context(), time.Now().Add(time.Hour))
		defer cancel()
		began = time.Now()
		refused(t, g.Do(job, gate.Work{Kind: gate.Batch}, func() error { return nil }), gate.ErrBusy)
		if waited := since(began); waited != time.Hour {
			t.Errorf("a job waited %v", waited)
		}
	})
}

func TestWhoLeavesTheLineLetsOthersIn(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		g := gate.New(gate.Options{Weight: 16})
		enter(t, g, 1, gate.Export) // 4 of 8 are left
		gone, leave := context.WithCancel(t.Context())
		heavy, light := make(chan error, 1), make(chan error, 1)
		go func() {
			heavy <- g.Do(gate.ForPerson(gone, 2), gate.Work{Kind: gate.Picture, Weight: 8}, func() error { return nil })
		}()
		synctest.Wait()
		go func() {
			light <- g.Do(gate.ForPerson(t.Context(), 3), gate.Work{Kind: gate.Picture}, func() error { return nil })
		}()
		synctest.Wait()
		leave()
		if err := <-heavy; !errors.Is(err, context.Canceled) {
			t.Errorf("who left got %v", err)
		}
		if err := <-light; err != nil {
			t.Errorf("who was behind got %v", err)
		}
		if err := g.Do(gone, gate.Work{Kind: gate.List}, func() error { return nil }); !errors.Is(err, context.Canceled) {
			t.Errorf("who was gone before got %v", err)
		}
	})
}

func TestAPanicGivesThePlaceBack(t *testing.T) {
	t.Parallel()
	g := gate.New(gate.Options{Weight: gate.LeastWeight})
	func() {
		defer func() { _ = recover() }()
		_ = g.Do(t.Context(), gate.Work{Kind: gate.Picture}, func() error { panic("a broken picture") })
	}()
	for range 10 { // more than a person may have under way
		enter(t, g, 1, gate.Picture).Leave()
	}
}

func TestAPersonHasAFewPlaces(t *testing.T) {
	t.Parallel()
	g := gate.New(gate.Options{Weight: gate.LeastWeight})
	var mine []*gate.Pass
	for range 3 {
		mine = append(mine, join(t, g, 1, gate.Export))
	}
	_, err := g.Join(gate.ForPerson(t.Context(), 1), gate.Work{Kind: gate.Export})
	if wait := refused(t, err, gate.ErrPerson); wait != 5*time.Second {
		t.Errorf("to come back in %v", wait)
	}
	join(t, g, 1, gate.Picture).Leave() // another kind
	for person := range int64(7) {
		for range 3 {
			join(t, g, person+2, gate.Export)
		}
	}
	_, err = g.Join(gate.ForPerson(t.Context(), 9), gate.Work{Kind: gate.Export}) // 24 are under way
	if wait := refused(t, err, gate.ErrBusy); wait != 5*time.Second {
		t.Errorf("to come back in %v", wait)
	}
	mine[0].Leave()
	mine[0].Leave() // again: it gives back nothing that is another's
	join(t, g, 1, gate.Export)
	if _, err = g.Join(gate.ForPerson(t.Context(), 1), gate.Work{Kind: gate.Export}); !errors.Is(err, gate.ErrPerson) {
		t.Errorf("a place that was given back twice served twice: %v", err)
	}
}

func TestLongWorkTakesTurns(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		g, long := held(t)
		ctx := gate.With(t.Context(), long)
		if err := gate.Yield(ctx); err != nil { // nobody waits
			t.Fatal(err)
		}
		var order []int64
		do(t, g, 1, &order)
		do(t, g, 2, &order)
		do(t, g, 1, &order)
		if err := gate.Yield(ctx); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(order, []int64{1, 2}) { // a turn each, then its own again
			t.Errorf("served %v meanwhile", order)
		}
		long.Rest() // a slow reader
		synctest.Wait()
		if !slices.Equal(order, []int64{1, 2, 1}) {
			t.Errorf("served %v in the end", order)
		}
		other := enter(t, g, 3, gate.Export)
		late, cancel := context.WithDeadline(ctx, time.Now().Add(time.Hour))
		defer cancel()
		if err := long.Enter(late); !errors.Is(err, context.DeadlineExceeded) { // no refusal: it waits as long as it may
			t.Errorf("got %v", err)
		}
		other.Leave()
		if err := long.Enter(ctx); err != nil {
			t.Error(err)
		}
		if err := gate.Yield(t.Context()); err != nil {
			t.Errorf("work without a pass: %v", err)
		}
	})
}

func TestMetrics(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		registry := prometheus.NewRegistry()
		g := gate.New(gate.Options{Weight: gate.LeastWeight, Metrics: gate.NewMetrics(registry)})
		first := enter(t, g, 1, gate.Export)
		var order []int64
		do(t, g, 2, &order)
		join(t, g, 3, gate.Import)
		join(t, g, 3, gate.Import)
		_, _ = g.Join(gate.ForPerson(t.Context(), 3), gate.Work{Kind: gate.Import})
		count := func(name, kind, reason string) float64 { return metric(t, registry, name, kind, reason) }
		waits := func(kind string) float64 { return metric(t, registry, "wait_seconds", kind, "") }
		if count("running", "export", "") != 1 || count("waiting", "list", "") != 1 || count("refused_total", "import", "person") != 1 {
			t.Error("one export runs, a list waits, an import was refused")
		}
		first.Leave()
		synctest.Wait()
		if count("running", "export", "") != 0 || count("waiting", "list", "") != 0 || count("running", "list", "") != 0 {
			t.Error("nothing runs or waits any more")
		}
		if waits("export") != 1 || waits("list") != 1 {
			t.Error("the export and the list had a turn each")
		}
	})
}

// metric is a number of the gate as it is scraped; of durations how many there were.
func metric(t *testing.T, registry *prometheus.Registry, name, kind, reason string) float64 {
	t.Helper()
	families, err := registry.Gather()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range families {
		for _, m := range f.GetMetric() {
			labels := map[string]string{}
			for _, l := range m.GetLabel() {
				labels[l.GetName()] = l.GetValue()
			}
			if f.GetName() == "millesime_gate_"+name && labels["kind"] == kind && labels["reason"] == reason {
				return m.GetGauge().GetValue() + m.GetCounter().GetValue() + float64(m.GetHistogram().GetSampleCount())
			}
		}
	}
	t.Fatalf("there is no %s of %s", name, kind)
	return 0
}
