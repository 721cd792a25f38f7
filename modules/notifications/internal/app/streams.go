package app

import (
	"context"
	"maps"
	"math"
	"slices"
	"sync"
	"time"

	"millesime/modules/notifications/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/bell"
	"millesime/platform/log"
)

const (
	// retryAfter is when what could not be read is read again.
	retryAfter  = time.Second
	streamPiece = 500
	// readerBuffer is how far a reader may lag before it is cut; it comes back and reads what it missed.
	readerBuffer = 64
	// maxReaders is how many streams one person may have in one process.
	maxReaders = 20
)

// StreamStore reads notifications, for the streams of this process.
type StreamStore interface {
	// Latest is the highest id there is.
	Latest(ctx context.Context) (int64, error)
	// Since reads some people's notifications for the centre with ids above one, in the order of ids.
	Since(ctx context.Context, userIDs []int64, id int64, limit int) ([]domain.Notification, error)
}

// Streams hand new notifications to the people connected to this process, whichever replica wrote them. They read when an
// event tells that one of these people was told something.
type Streams struct {
	store   StreamStore
	parties usersapi.Parties
	wake    bell.Bell

	mu      sync.Mutex
	readers map[int64]map[*Reader]struct{} // by person
	told    map[int64]struct{}             // connected people who have something new
}

// Reader is one stream of one person.
type Reader struct {
	userID int64
	last   int64 // what is older was handed out, or the reader looks it up itself
	news   chan *domain.Notification
}

// NewStreams makes them; they hand nothing out until Run.
func NewStreams(s StreamStore, parties usersapi.Parties) *Streams {
	return &Streams{
		store: s, parties: parties, wake: bell.New(), readers: map[int64]map[*Reader]struct{}{}, told: map[int64]struct{}{},
	}
}

// News are the notifications that come from now on, in the order of ids. It is closed when the reader was too slow.
func (r *Reader) News() <-chan *domain.Notification { return r.news }

// Full tells whether a person has as many streams as may be.
func (s *Streams) Full(userID int64) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.readers[userID]) >= maxReaders
}

// Join connects a person; Leave ends it. It gets what is committed from now on, and may get what was just before.
func (s *Streams) Join(ctx context.Context, userID int64) (*Reader, error) {
	latest, err := s.store.Latest(ctx)
	if err != nil {
		return nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.readers[userID]) >= maxReaders {
		return nil, domain.ErrTooManyStreams
	}
	r := &Reader{userID: userID, last: latest, news: make(chan *domain.Notification, readerBuffer)}
	if s.readers[userID] == nil {
		s.readers[userID] = map[*Reader]struct{}{}
	}
	s.readers[userID][r] = struct{}{}
	return r, nil
}

// Leave ends a reader.
func (s *Streams) Leave(r *Reader) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.drop(r)
}

func (s *Streams) drop(r *Reader) {
	if _, there := s.readers[r.userID][r]; !there {
		return
	}
	close(r.news)
	delete(s.readers[r.userID], r)
	if len(s.readers[r.userID]) == 0 {
		delete(s.readers, r.userID)
	}
}

// Told notes that people have something new.
func (s *Streams) Told(userIDs []int64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.note(userIDs)
}

// Missed notes that anybody may have something new.
func (s *Streams) Missed() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.note(slices.Collect(maps.Keys(s.readers)))
}

// note keeps who is connected, and wakes Run for them. Who connects later looks for itself.
func (s *Streams) note(userIDs []int64) {
	for _, id := range userIDs {
		if len(s.readers[id]) > 0 {
			s.told[id] = struct{}{}
		}
	}
	if len(s.told) > 0 {
		s.wake.Ring()
	}
}

// Run hands out until the context ends.
func (s *Streams) Run(ctx context.Context) error {
	var retry <-chan time.Time
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-s.wake:
		case <-retry:
		}
		retry = nil
		if err := s.look(ctx); err != nil && ctx.Err() == nil {
			log.From(ctx).Warn().Err(err).Msg("notifications wait for the next look")
			retry = time.After(retryAfter)
		}
	}
}

// look reads what is new and hands it out.
func (s *Streams) look(ctx context.Context) error {
	people, from := s.take()
	for len(people) > 0 {
		fresh, err := s.store.Since(ctx, people, from, streamPiece)
		if err == nil {
			err = name(ctx, s.parties, fresh)
		}
		if err != nil {
			s.keep(people)
			return err
		}
		s.hand(fresh)
		if len(fresh) < streamPiece {
			return nil
		}
		from = fresh[len(fresh)-1].ID
	}
	return nil
}

// keep keeps people for the next look.
func (s *Streams) keep(people []int64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, id := range people {
		s.told[id] = struct{}{}
	}
}

// take gives who has something new and is still connected, and the id behind which that is.
func (s *Streams) take() (people []int64, from int64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	from = math.MaxInt64
	for id := range s.told {
		for r := range s.readers[id] {
			from = min(from, r.last)
		}
		if len(s.readers[id]) > 0 {
			people = append(people, id)
		}
	}
	clear(s.told)
	return people, from
}

func (s *Streams) hand(fresh []domain.Notification) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for i := range fresh {
		n := &fresh[i]
		for r := range s.readers[n.UserID] {
			if n.ID <= r.last {
				continue
			}
			select {
			case r.news <- n:
				r.last = n.ID
			default:
				s.drop(r) // it does not keep up
			}
		}
	}
}
