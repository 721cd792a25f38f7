package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"net/http"
	"runtime"
	"strings"
	"time"

	"golang.org/x/sync/errgroup"

	"millesime/cmd/bench/internal/load"
	"millesime/cmd/bench/internal/report"
	"millesime/cmd/bench/internal/shop"
	"millesime/cmd/bench/internal/stage"
)

// Bars of the notification streams: what they add to the memory of one process, and how soon all are told.
const (
	streamMemoryMiB = 100
	streamDelay     = time.Second
	streamWait      = 30 * time.Second
	signInAtOnce    = 4
	streamRounds    = 5
)

// audience are people with an open stream each.
type audience struct {
	process *stage.Process
	handle  *stage.Handle
	ids     []string
	tokens  []string
	heard   chan string // a name of an event, for each that arrived
}

// streamed measures streams of notifications: memory, and the time from a commit by another process to everybody's ears.
func (o options) streamed(ctx context.Context, create opener, folder string) (bars []report.Bar, err error) {
	database, err := o.fill(ctx, create, scale(crowdProducts, o.streams+crowdOfNoBuyer, crowdOrders))
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, database.Close(context.WithoutCancel(ctx))) }()
	a := &audience{heard: make(chan string, o.streams)}
	if a.handle, err = stage.OpenHandle(ctx, database.URL); err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, a.handle.Close()) }()
	if a.process, err = stage.Serve(ctx, o.binary, database.URL, folder); err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, a.process.Stop()) }()
	if err := a.enter(ctx, o.streams); err != nil {
		return nil, err
	}
	// Hashing a thousand passwords leaves a large heap behind, into which any number of streams would fit.
	if err := a.process.Stop(); err != nil {
		return nil, err
	}
	if a.process, err = stage.ServeSettled(ctx, o.binary, database.URL, folder); err != nil {
		return nil, err
	}
	before, err := a.process.Memory()
	if err != nil {
		return nil, err
	}
	open, leave := context.WithCancel(ctx)
	defer leave()
	for _, token := range a.tokens {
		go a.listen(open, token)
	}
	if err := a.await(ctx, "ready"); err != nil {
		return nil, err
	}
	var delays []time.Duration
	for round := range streamRounds {
		began := time.Now()
		if err := a.publish(ctx, round); err != nil {
			return nil, err
		}
		if err := a.await(ctx, "notification"); err != nil {
			return nil, err
		}
		delays = append(delays, time.Since(began))
	}
	after, err := a.process.Memory()
	if err != nil {
		return nil, err
	}
	name := fmt.Sprintf("%d streams on %s", o.streams, database.Name)
	return []report.Bar{
		report.AtMost(name+", memory they add, MiB", float64(after.Own-before.Own)/(1<<20), streamMemoryMiB, "%.0f"),
		report.Within(name+", all told after", load.Median(delays), streamDelay),
	}, nil
}

// enter signs people in.
func (a *audience) enter(ctx context.Context, count int) error {
	rows, err := a.handle.Read.QueryContext(ctx, fmt.Sprintf(
		"SELECT id, email FROM users WHERE status = 'valid' AND group_code IN ('restaurant', 'wine_merchant', 'hypermarket', 'cse', 'negociant', 'customer') ORDER BY id LIMIT %d", count))
	if err != nil {
		return fmt.Errorf("people: %w", err)
	}
	defer rows.Close() //nolint:errcheck // rows.Err below tells
	var emails []string
	for rows.Next() {
		var id, email string
		if err := rows.Scan(&id, &email); err != nil {
			return fmt.Errorf("people: %w", err)
		}
		a.ids, emails = append(a.ids, id), append(emails, email)
	}
	if err := rows.Err(); err != nil || len(emails) < count {
		return errors.Join(err, fmt.Errorf("%d people for %d streams", len(emails), count))
	}
	a.tokens = make([]string, count)
	server := load.NewServer(a.process.Address, signInAtOnce)
	group, _ := errgroup.WithContext(ctx)
	group.SetLimit(min(signInAtOnce, runtime.NumCPU()))
	for i, email := range emails {
		group.Go(func() error {
			person, err := shop.SignIn(server, email)
			a.tokens[i] = person.Token
			return err
		})
	}
	return group.Wait()
}

// listen reads one stream until the context ends.
func (a *audience) listen(ctx context.Context, token string) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+a.process.Address+"/api/notifications/stream", http.NoBody)
	if err != nil {
		return
	}
	request.Header.Set("Authorization", "Bearer "+token)
	transport := &http.Transport{DisableCompression: true}
	answer, err := transport.RoundTrip(request)
	if err != nil {
		return // await tells that somebody is missing
	}
	defer answer.Body.Close() //nolint:errcheck // it was cut
	lines := bufio.NewScanner(answer.Body)
	for lines.Scan() {
		if name, ok := strings.CutPrefix(lines.Text(), "event: "); ok {
			a.heard <- name
		}
	}
}

// await waits until everybody heard one event of a name.
func (a *audience) await(ctx context.Context, name string) error {
	ctx, cancel := context.WithTimeout(ctx, streamWait)
	defer cancel()
	for heard := 0; heard < len(a.tokens); {
		select {
		case event := <-a.heard:
			if event == name {
				heard++
			}
		case <-ctx.Done():
			return fmt.Errorf("%d of %d heard %q: %w", heard, len(a.tokens), name, ctx.Err())
		}
	}
	return nil
}

// publish writes a notification for everybody and its event, with the place in the log that the relay of another replica
// would give it: the one under test has to find them.
func (a *audience) publish(ctx context.Context, round int) error {
	now, ids := time.Now().UTC().Format("2006-01-02 15:04:05+00:00"), strings.Join(a.ids, ",")
	tx, err := a.handle.Write.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	for _, statement := range []string{
		"UPDATE outbox_end SET position = position + 1",
		fmt.Sprintf(`INSERT INTO notifications (user_id, kind, subject, subject_id, party_id, params, source, in_app, in_digest, created_at)
 SELECT id, 'account_changed', 'users', id, 0, '{}', 'bench-%d', TRUE, FALSE, '%s' FROM users WHERE id IN (%s)`, round, now, ids),
		fmt.Sprintf(`INSERT INTO outbox (event_id, topic, payload, actor_id, impersonator_id, occurred_at, published_at, position)
 SELECT 'bench-%d', 'notifications_told_v1', '{"userIds":[%s]}', 0, 0, '%s', '%s', position FROM outbox_end`, round, ids, now, now),
	} {
		if _, err := tx.ExecContext(ctx, statement); err != nil {
			return errors.Join(err, tx.Rollback())
		}
	}
	return tx.Commit()
}
