package idempotency_test

import (
	"bytes"
	"context"
	"strings"
	"testing"
	"time"

	"millesime/platform/api/apitest"
	"millesime/platform/db"
)

// same tells whether a repetition was answered as the first was.
func (h *house) same(what string, first, again *apitest.Response) {
	h.Helper()
	if first.Status != again.Status || !bytes.Equal(first.Body, again.Body) || first.Header.Get("Location") != again.Header.Get("Location") ||
		first.Header.Get("Content-Type") != again.Header.Get("Content-Type") {
		h.Errorf("%s is answered %d %s, then %d %s", what, first.Status, first.Body, again.Status, again.Body)
	}
}

// Domain 5.2: a repetition is answered, status and body, and not done again, by whichever replica; another request under the
// key is refused. The key is that of one person and one operation.
func TestARepetitionIsAnsweredAndNotDoneAgain(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		other, _ := h.replica(time.Minute)
		for at, ends := range []string{"", "kept", "swallowed"} {
			body := filling{Number: at, Ends: ends}
			first := h.post(h.client, "key"+ends, body).Want(201)
			h.same("ending "+ends, first, h.post(other, "key"+ends, body))
			h.want("ending "+ends, at+1, at+1)
		}
		h.post(h.client, "key", filling{Number: 9}).Want(422)
		for _, malformed := range []string{strings.Repeat("k", 256), "a key", "é"} {
			h.post(h.client, malformed, filling{}).Want(422)
		}
		spaced := h.client.Do("POST", "/api/cellars/1/bottles", " {\"number\": 0,\n\"ends\": \"\"}", apitest.Header("Content-Type", "application/json"), apitest.Header("Idempotency-Key", "key"))
		if spaced.Status != 201 {
			t.Errorf("the same with other spaces is answered %d %s", spaced.Status, spaced.Body)
		}
		key := apitest.Header("Idempotency-Key", "key")
		if got := h.client.Post("/api/cellars/2/bottles", filling{}, key); got.Status != 422 || got.Text("code") != "api.idempotency_key_reused" {
			t.Errorf("another cellar is answered %d %s", got.Status, got.Body)
		}
		h.want("refused", 3, 3)
		h.client.Delete("/api/cellars/1/bottles", key).Want(400) // another operation, whose body is missing
		h.post(h.client.With(apitest.Token("8")), "key", filling{Number: 9}).Want(201)
		h.post(h.client.With(apitest.As(8)), "key", filling{Number: 9}).Want(201)
		h.post(h.client.With(apitest.Token("8"), apitest.As(7)), "key", filling{Number: 9}).Want(201)
		h.want("other people", 6, 6)
		for range 2 {
			h.client.Patch("/api/cellars/1/bottles", filling{}, key).Want(200)
		}
		h.want("an operation without keys", 8, 6)
		for range 2 {
			h.client.Do("POST", "/api/bottles", "a file", key).Want(200)
		}
		h.client.Do("POST", "/api/bottles", "another", key).Want(422)
		h.want("a file", 9, 7)
	})
}

// What was not done leaves no key, so that the same request may be tried again; what was done is not done again, even when
// its answer is lost.
func TestWhatFailsLeavesNoKey(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		impatient, _ := h.replica(0)
		for ends, status := range map[string]int{"refused": 409, "broken": 500, "panic": 500} {
			for range 2 {
				h.post(h.client, "key", filling{Ends: ends}).Want(status)
			}
			h.want(ends, 0, 0)
		}
		h.post(h.client, "key", filling{Ends: "late refusal"}).Want(409) // what it did before is its own affair
		h.want("late refusal", 1, 0)
		h.post(h.client, "key", filling{Ends: "late break"}).Want(500)
		h.want("late break", 2, 1)
		if again := h.post(impatient, "key", filling{Ends: "late break"}); again.Text("code") != "api.in_progress" || again.Header.Get("Retry-After") != "1" {
			t.Errorf("just after it is answered %d %s", again.Status, again.Body)
		}
		h.clock.Advance(time.Minute) // longer than a request may take
		if again := h.post(h.client, "key", filling{Ends: "late break"}); again.Status != 409 || again.Text("code") != "api.answer_lost" {
			t.Errorf("when it must be over it is answered %d %s", again.Status, again.Body)
		}
		h.post(h.client, "kept", filling{Ends: "kept, broken"}).Want(500)
		h.post(h.client, "kept", filling{Ends: "kept, broken"}).Want(201) // the answer was there with what it tells
		large := h.post(h.client, "large", filling{Ends: "large"}).Want(201)
		if again := h.post(h.client, "large", filling{Ends: "large"}); len(large.Body) < 600<<10 || again.Text("code") != "api.answer_lost" {
			t.Errorf("%d bytes are answered again with %d %.80s", len(large.Body), again.Status, again.Body)
		}
		h.want("done once", 4, 3)
	})
}

// Of two at once one is done. The other waits for its answer, or is told to come back.
func TestTwoAtOnce(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		answers := make(chan *apitest.Response)
		send := func(c *apitest.Client, key string, body filling) { answers <- h.post(c, key, body) }
		other, _ := h.replica(time.Minute)
		impatient, _ := h.replica(0)
		go send(h.client, "late", filling{Ends: "late answer"})
		<-h.entered
		for n := 0; n == 0; { // its transaction is committed, its answer is not known
			if err := h.db.Read().NewRaw("SELECT COUNT(*) FROM effects").Scan(t.Context(), &n); err != nil {
				t.Fatal(err)
			}
		}
		if told := h.post(impatient, "late", filling{Ends: "late answer"}); told.Text("code") != "api.in_progress" || told.Header.Get("Retry-After") != "1" {
			t.Errorf("the second is answered %d %s", told.Status, told.Body)
		}
		go send(other, "late", filling{Ends: "late answer"})
		close(h.held)
		h.same("the second", <-answers, <-answers)
		h.want("late", 1, 1)

		h.held = make(chan struct{})
		go send(h.client, "held", filling{Ends: "held"})
		<-h.entered
		go send(other, "held", filling{Ends: "held"})
		<-h.entered // both are past the look for the key
		close(h.held)
		h.same("the second", <-answers, <-answers)
		h.want("held", 2, 2)

		if h.db.Dialect() != db.Postgres {
			return // there is one pen: the second waits for it
		}
		h.held = make(chan struct{})
		go send(h.client, "running", filling{Ends: "held"})
		<-h.entered
		if told := h.post(impatient, "running", filling{Ends: "held"}); told.Text("code") != "api.in_progress" || told.Header.Get("Retry-After") != "1" {
			t.Errorf("the second is answered %d %s", told.Status, told.Body)
		}
		close(h.held)
		(<-answers).Want(201)
	})
}

// Domain 5.2: keys are kept for seven days. What people were answered goes with them.
func TestKeysAreForgotten(t *testing.T) {
	t.Parallel()
	onBoth(t, func(h *house) {
		h.post(h.client, "old", filling{})
		h.clock.Advance(24 * time.Hour)
		h.post(h.client, "young", filling{})
		h.post(h.client.With(apitest.Token("8")), "other", filling{})
		h.post(h.client.With(apitest.Token("8"), apitest.As(7)), "acting", filling{})
		h.clock.Advance(6*24*time.Hour + time.Second)
		if err := h.keys.Sweep(t.Context()); err != nil {
			t.Fatal(err)
		}
		h.want("after a week", 4, 3)
		h.post(h.client, "young", filling{}).Want(201)
		h.want("a young key", 4, 3)
		if err := h.keys.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error { return h.keys.Forget(ctx, tx, []int64{7}) }); err != nil {
			t.Fatal(err)
		}
		h.want("after its person", 4, 1)
	})
}
