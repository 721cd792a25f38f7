package app

import (
	"context"
	"errors"
	"slices"
	"testing"

	"millesime/modules/notifications/internal/domain"
	"millesime/modules/users/usersapi"
)

// shelf holds notifications in memory.
type shelf struct {
	all   []domain.Notification
	looks int

	failure error
}

func (s *shelf) Latest(context.Context) (int64, error) { return int64(len(s.all)), nil }

func (s *shelf) Since(_ context.Context, userIDs []int64, id int64, limit int) (found []domain.Notification, _ error) {
	s.looks++
	for _, n := range s.all[id:] {
		if slices.Contains(userIDs, n.UserID) && len(found) < limit {
			found = append(found, n)
		}
	}
	return found, s.failure
}

func (s *shelf) put(userID int64, count int) {
	for range count {
		s.all = append(s.all, domain.Notification{ID: int64(len(s.all) + 1), UserID: userID})
	}
}

// directory is embedded where its own name is that of a method.
type directory = usersapi.Parties

type nobody struct{ directory }

func (nobody) Parties(context.Context, []int64) (map[int64]usersapi.Party, error) { return nil, nil }

// newStreams gives streams over a shelf, and what joins a person.
func newStreams(t *testing.T) (f *Streams, s *shelf, join func(person int64) *Reader) {
	t.Helper()
	s = &shelf{}
	f = NewStreams(s, nobody{})
	return f, s, func(person int64) *Reader {
		r, err := f.Join(t.Context(), person)
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
}

// look has the streams told of people, and look.
func (s *shelf) look(t *testing.T, f *Streams, told ...int64) {
	t.Helper()
	f.Told(told)
	if err := f.look(t.Context()); !errors.Is(err, s.failure) {
		t.Fatal(err)
	}
}

// A reader that does not keep up is cut; others are not, and the memory of either is bounded.
func TestSlowReaderIsCut(t *testing.T) {
	t.Parallel()
	f, s, join := newStreams(t)
	s.put(1, 3)
	slow, other := join(1), join(2)
	s.put(1, readerBuffer)
	s.put(2, 1)
	s.look(t, f, 1, 2)
	s.put(1, 1)
	s.look(t, f, 1)
	got := 0
	for range slow.News() {
		got++
	}
	if got != readerBuffer {
		t.Errorf("the slow reader got %d, then was cut", got)
	}
	if n := <-other.News(); n.UserID != 2 {
		t.Errorf("the other got %+v", n)
	}
	f.Leave(slow) // once more does no harm
	f.Leave(other)
	looks := s.looks
	s.look(t, f, 1, 2)
	if s.looks != looks || len(f.readers) != 0 {
		t.Errorf("it looks for nobody, with %d readers", len(f.readers))
	}
}

// Who joins gets nothing of what was there before, though another is still to be handed it.
func TestReaderBeginsWhenItJoins(t *testing.T) {
	t.Parallel()
	f, s, join := newStreams(t)
	first := join(1)
	s.put(1, 2)
	second := join(1)
	s.put(1, 1)
	s.look(t, f, 1)
	if len(first.News()) != 3 || len(second.News()) != 1 {
		t.Errorf("%d and %d came", len(first.News()), len(second.News()))
	}
}

// Nobody is looked for but those who were told something and are here; what a failure or missed events left is read then.
func TestOnlyWhoWasToldIsRead(t *testing.T) {
	t.Parallel()
	f, s, join := newStreams(t)
	one, two := join(1), join(2)
	s.put(1, 1)
	s.put(2, 1)
	s.look(t, f, 3)
	if s.looks != 0 {
		t.Error("it looks for who is not here")
	}
	s.failure = errors.New("no connection")
	s.look(t, f, 1)
	s.failure = nil
	s.look(t, f)
	if len(one.News()) != 1 || len(two.News()) != 0 {
		t.Errorf("%d and %d came", len(one.News()), len(two.News()))
	}
	f.Missed()
	s.look(t, f)
	if len(one.News()) != 1 || len(two.News()) != 1 {
		t.Errorf("then %d and %d came", len(one.News()), len(two.News()))
	}
}
