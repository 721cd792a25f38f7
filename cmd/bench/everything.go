package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"sync"
	"time"

	"millesime/cmd/bench/internal/report"
	"millesime/cmd/bench/internal/stage"
)

// What each reader of an answer with all orders may add to the memory of the process, several at once; how soon it begins, and how
// fast it goes on.
const (
	wholeMemoryMiB = 50
	wholeRate      = 2_000 // orders a second
	wholeReaders   = 4
	wholeFirst     = time.Second
	wholePoll      = 5 * time.Millisecond
)

// answerOf is an answer that was read to its end.
type answerOf struct {
	bytes       int64
	first, took time.Duration
}

// everything measures the list of all orders in one answer (itemsPerPage=-1).
func (o options) everything(ctx context.Context, create opener, folder string) ([]report.Bar, error) {
	return o.visit(ctx, create, folder, scale(listProducts, o.buyers, o.orders), func(v visited) ([]report.Bar, error) {
		return o.readEverything(ctx, v)
	})
}

// readEverything reads it, alone and several at once.
func (o options) readEverything(ctx context.Context, v visited) (bars []report.Bar, err error) {
	for _, readers := range []int{1, wholeReaders} {
		idle, err := v.process.Memory()
		if err != nil {
			return nil, err
		}
		seen := watchMemory(ctx, v.process)
		answers, err := o.readWhole(ctx, v.process.Address, v.admin.Token, readers)
		most, watchErr := seen()
		if err = errors.Join(err, watchErr); err != nil {
			return nil, err
		}
		name := fmt.Sprintf(
			"all of %d orders, %d at once, %.0f MiB each, on %s", o.orders, readers, float64(answers[0].bytes)/(1<<20), v.database.Name,
		)
		bars = append(bars,
			report.AtMost(name+": memory over idle for each, MiB", max(float64(most-idle.Own)/(1<<20)/float64(readers), 1), wholeMemoryMiB, "%.0f"),
			report.Within(name+": first byte", answers[0].first, wholeFirst),
			report.AtLeast(name+": orders/s of one reader", float64(o.orders)/answers[0].took.Seconds(), wholeRate, "%.0f"),
		)
	}
	return bars, nil
}

// readWhole asks several times at once.
func (o options) readWhole(ctx context.Context, address, token string, readers int) ([]answerOf, error) {
	answers, problems := make([]answerOf, readers), make([]error, readers)
	var group sync.WaitGroup
	for i := range readers {
		group.Go(func() { answers[i], problems[i] = readAnswer(ctx, address, token) })
	}
	group.Wait()
	return answers, errors.Join(problems...)
}

func readAnswer(ctx context.Context, address, token string) (a answerOf, err error) {
	began := time.Now()
	answer, err := get(ctx, address, token, "/api/orders?itemsPerPage=-1")
	if err != nil {
		return a, err
	}
	defer answer.Close() //nolint:errcheck // it was read
	a.first = time.Since(began)
	counted := &counter{}
	if err := json.NewDecoder(io.TeeReader(answer, counted)).Decode(&struct{}{}); err != nil {
		return a, fmt.Errorf("all orders, after %d bytes: %w", counted.bytes, err)
	}
	a.bytes, a.took = counted.bytes, time.Since(began)
	return a, nil
}

// get asks for an answer that is read as it comes.
func get(ctx context.Context, address, token, path string) (io.ReadCloser, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+address+path, http.NoBody)
	if err != nil {
		return nil, err
	}
	request.Header.Set("Authorization", "Bearer "+token)
	answer, err := (&http.Transport{DisableCompression: true}).RoundTrip(request)
	if err != nil {
		return nil, err
	}
	if answer.StatusCode != http.StatusOK {
		return nil, errors.Join(fmt.Errorf("%s: status %d", path, answer.StatusCode), answer.Body.Close())
	}
	return answer.Body, nil
}

type counter struct{ bytes int64 }

func (c *counter) Write(piece []byte) (int, error) {
	c.bytes += int64(len(piece))
	return len(piece), nil
}

// watchMemory looks at what a process has of its own until it is told to end, and gives the most.
func watchMemory(ctx context.Context, process *stage.Process) func() (int64, error) {
	ctx, cancel := context.WithCancel(ctx)
	var most int64
	var problem error
	var group sync.WaitGroup
	group.Go(func() {
		tick := time.NewTicker(wholePoll)
		defer tick.Stop()
		for ctx.Err() == nil && problem == nil {
			m, err := process.Memory()
			most, problem = max(most, m.Own), err
			select {
			case <-tick.C:
			case <-ctx.Done():
			}
		}
	})
	return func() (int64, error) {
		cancel()
		group.Wait()
		return most, problem
	}
}
