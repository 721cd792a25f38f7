package notifications_test

import (
	"errors"
	"io"
	"strconv"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// next waits for an event, or fails the test.
func next(t *testing.T, s *apitest.Stream) apitest.StreamEvent {
	t.Helper()
	type result struct {
		event apitest.StreamEvent
		err   error
	}
	got := make(chan result, 1)
	go func() {
		e, err := s.Next()
		got <- result{e, err}
	}()
	select {
	case r := <-got:
		if r.err != nil {
			t.Fatalf("stream: %v", r.err)
		}
		return r.event
	case <-time.After(5 * time.Minute): //nolint:forbidigo // to say what did not come
		t.Fatal("nothing came")
		return apitest.StreamEvent{}
	}
}

func open(t *testing.T, client *apitest.Client, options ...apitest.Option) *apitest.Stream {
	t.Helper()
	s := client.Stream("/api/notifications/stream", options...)
	s.Want(200)
	return s
}

func behind(id string) apitest.Option { return apitest.Header("Last-Event-ID", id) }

// A stream tells its reader's news as it comes and nobody else's.
func TestStream(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		fill(t, h, apptest.Alpha, 2)
		supplier := open(t, h.As(t, apptest.Email(apptest.Alpha)))
		other := open(t, h.As(t, apptest.Email(apptest.Beta)))
		if e := next(t, supplier); e.Name != "ready" || e.ID != "2" {
			t.Errorf("the supplier's stream begins with %+v", e)
		}
		if e := next(t, other); e.Name != "ready" || e.ID != "0" {
			t.Errorf("another's stream begins with %+v", e)
		}
		order(t, h, h.As(t, apptest.Email(apptest.Restaurant)), apptest.Restaurant)
		if e := next(t, supplier); e.Name != "notification" || e.ID == "" || !containsAll(e.Data, "order_placed", "Le Bistrot") {
			t.Errorf("the supplier hears %+v", e)
		}
		fill(t, h, apptest.Beta, 1)
		if e := next(t, other); !containsAll(e.Data, `"number":"CMD-1"`) {
			t.Errorf("another hears %+v", e)
		}
	})
}

// A reader who comes back with the last id it saw gets everything since, in order and once.
func TestReconnectMissesNothing(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		client := h.As(t, apptest.Email(apptest.Alpha))
		first := open(t, client)
		start := next(t, first).ID
		first.Close()
		fill(t, h, apptest.Alpha, 120)
		fill(t, h, apptest.Beta, 3)
		again := open(t, client, behind(start))
		last := int64(0)
		for n := range 120 {
			e := next(t, again)
			id, err := strconv.ParseInt(e.ID, 10, 64)
			if err != nil || e.Name != "notification" || id <= last {
				t.Fatalf("event %d is %+v behind %d", n, e, last)
			}
			last = id
		}
		if e := next(t, again); e.Name != "ready" || e.ID != strconv.FormatInt(last, 10) {
			t.Errorf("then %+v", e)
		}
		fill(t, h, apptest.Alpha, 1)
		if e := next(t, again); e.Name != "notification" {
			t.Errorf("then %+v", e)
		}
	})
}

// Two replicas of the product over one PostgreSQL both tell what either of them wrote.
func TestEveryReplicaTells(t *testing.T) {
	t.Parallel()
	url := testkit.URL(t, db.Postgres)
	one := apptest.Start(t, url)
	one.MoveIn(t)
	two := apptest.Start(t, url)
	here, there := open(t, one.As(t, apptest.Email(apptest.Alpha))), open(t, two.As(t, apptest.Email(apptest.Alpha)))
	next(t, here)
	next(t, there)
	for _, house := range []*apptest.House{one, two} {
		order(t, house, house.As(t, apptest.Email(apptest.Restaurant)), apptest.Restaurant)
		a, b := next(t, here), next(t, there)
		if a.Name != "notification" || a != b {
			t.Errorf("one replica tells %+v, the other %+v", a, b)
		}
	}
	if n := one.Count(t, "SELECT COUNT(*) FROM notifications WHERE user_id = ?", apptest.Alpha); n != 2 {
		t.Errorf("%d notifications of two orders", n)
	}
}

// Somebody who is blocked hears nothing more, not even what was written before the stream could end by itself.
func TestStreamEndsWithTheRight(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		stranger := open(t, h.As(t, apptest.Email(apptest.Stranger)))
		next(t, stranger)
		h.As(t, apptest.Email(apptest.Admin)).
			Patch(apptest.IRI("users", apptest.Stranger), map[string]any{"status": "blocked"}).Want(200)
		fill(t, h, apptest.Stranger, 1)
		if e, err := stranger.Next(); !errors.Is(err, io.EOF) {
			t.Errorf("who is blocked hears %+v, %v", e, err)
		}
	})
}

// A person has so many streams at once and no more.
func TestStreamsPerPerson(t *testing.T) {
	t.Parallel()
	h := apptest.Start(t, testkit.URL(t, db.SQLite))
	h.MoveIn(t)
	client := h.As(t, apptest.Email(apptest.Alpha))
	for range 20 {
		next(t, open(t, client))
	}
	refused := client.Stream("/api/notifications/stream")
	refused.Want(429)
	next(t, open(t, h.As(t, apptest.Email(apptest.Beta))))
}
