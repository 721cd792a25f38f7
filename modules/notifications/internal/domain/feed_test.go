package domain

import (
	"context"
	"testing"

	"millesime/modules/users/usersapi"
)

// shelf holds notifications in memory.
type shelf struct {
	all   []Notification
	looks int
}

func (s *shelf) Latest(context.Context) (int64, error) { return int64(len(s.all)), nil }

func (s *shelf) Since(_ context.Context, id int64, limit int) ([]Notification, error) {
	s.looks++
	return s.all[id:min(len(s.all), int(id)+limit)], nil
}

func (s *shelf) put(userID int64, count int) {
	for range count {
		s.all = append(s.all, Notification{ID: int64(len(s.all) + 1), UserID: userID})
	}
}

type nobody struct{ usersapi.Directory }

func (nobody) Parties(context.Context, []int64) (map[int64]usersapi.Party, error) { return nil, nil }

// A reader that does not keep up is cut; others are not, and the memory of either is bounded.
func TestSlowReaderIsCut(t *testing.T) {
	t.Parallel()
	s := &shelf{}
	s.put(1, 3)
	f := NewFeed(s, nobody{})
	join := func(person int64) *Reader {
		r, err := f.Join(t.Context(), person)
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	slow, other := join(1), join(2)
	s.put(1, readerBuffer)
	s.put(2, 1)
	look := func() {
		if err := f.look(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	look()
	s.put(1, 1)
	look()
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
	look()
	if s.looks != looks || f.count != 0 {
		t.Errorf("it looks with %d readers", f.count)
	}
}

// Who joins gets nothing of what was there before, though another is still to be handed it.
func TestReaderBeginsWhenItJoins(t *testing.T) {
	t.Parallel()
	s := &shelf{}
	f := NewFeed(s, nobody{})
	first, err := f.Join(t.Context(), 1)
	if err != nil {
		t.Fatal(err)
	}
	s.put(1, 2)
	second, err := f.Join(t.Context(), 1)
	if err != nil {
		t.Fatal(err)
	}
	s.put(1, 1)
	if err := f.look(t.Context()); err != nil {
		t.Fatal(err)
	}
	if len(first.News()) != 3 || len(second.News()) != 1 {
		t.Errorf("%d and %d came", len(first.News()), len(second.News()))
	}
}
