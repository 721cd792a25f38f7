package domain

import (
	"context"
	"sync"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/log"
)

const (
	// lookEvery is how soon a notification of another replica is seen; those of this one wake the feed.
	lookEvery = 300 * time.Millisecond
	feedPiece = 500
	// readerBuffer is how far a reader may lag before it is cut; it comes back and reads what it missed.
	readerBuffer = 64
	// maxReaders is how many streams one person may have in one process.
	maxReaders = 20
)

// FeedStore reads notifications of everybody, for the streams of this process.
type FeedStore interface {
	// Latest is the highest id there is.
	Latest(ctx context.Context) (int64, error)
	// Since reads those for the centre with ids above one, in the order of ids.
	Since(ctx context.Context, id int64, limit int) ([]Notification, error)
}

// Feed hands new notifications to the people connected to this process, whichever replica wrote them: one query for all
// of them, and none while nobody is there.
type Feed struct {
	store FeedStore
	users usersapi.Directory
	wake  chan struct{}

	mu      sync.Mutex
	readers map[int64]map[*Reader]struct{} // by person
	count   int
	cursor  int64 // ids up to here were handed out
}

// Reader is one stream of one person.
type Reader struct {
	userID int64
	from   int64 // what is older the reader looks up itself
	news   chan *Notification
}

// NewFeed makes a feed; it hands nothing out until Run.
func NewFeed(s FeedStore, users usersapi.Directory) *Feed {
	return &Feed{store: s, users: users, wake: make(chan struct{}, 1), readers: map[int64]map[*Reader]struct{}{}}
}

// News are the notifications that come from now on, in the order of ids. It is closed when the reader was too slow.
func (r *Reader) News() <-chan *Notification { return r.news }

// Full tells whether a person has as many streams as may be.
func (f *Feed) Full(userID int64) bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	return len(f.readers[userID]) >= maxReaders
}

// Join connects a person; Leave ends it. It gets what is committed from now on, and may get what was just before.
func (f *Feed) Join(ctx context.Context, userID int64) (*Reader, error) {
	latest, err := f.store.Latest(ctx)
	if err != nil {
		return nil, err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	if len(f.readers[userID]) >= maxReaders {
		return nil, ErrTooManyStreams
	}
	if f.count == 0 {
		f.cursor = latest // nobody was there for what came before
	}
	r := &Reader{userID: userID, from: latest, news: make(chan *Notification, readerBuffer)}
	if f.readers[userID] == nil {
		f.readers[userID] = map[*Reader]struct{}{}
	}
	f.readers[userID][r] = struct{}{}
	f.count++
	return r, nil
}

// Leave ends a reader.
func (f *Feed) Leave(r *Reader) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.drop(r)
}

func (f *Feed) drop(r *Reader) {
	if _, there := f.readers[r.userID][r]; !there {
		return
	}
	close(r.news)
	f.count--
	delete(f.readers[r.userID], r)
	if len(f.readers[r.userID]) == 0 {
		delete(f.readers, r.userID)
	}
}

// Run hands out until the context ends.
func (f *Feed) Run(ctx context.Context) error {
	tick := time.NewTicker(lookEvery)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-tick.C:
		case <-f.wake:
		}
		if err := f.look(ctx); err != nil && ctx.Err() == nil {
			log.From(ctx).Warn().Err(err).Msg("notifications wait for the next look")
		}
	}
}

// look reads what is new and hands it out.
func (f *Feed) look(ctx context.Context) error {
	for {
		f.mu.Lock()
		from, idle := f.cursor, f.count == 0
		f.mu.Unlock()
		if idle {
			return nil
		}
		fresh, err := f.store.Since(ctx, from, feedPiece)
		if err != nil || len(fresh) == 0 {
			return err
		}
		if err := name(ctx, f.users, fresh); err != nil {
			return err
		}
		f.hand(fresh)
		if len(fresh) < feedPiece {
			return nil
		}
	}
}

func (f *Feed) hand(fresh []Notification) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for i := range fresh {
		n := &fresh[i]
		f.cursor = max(f.cursor, n.ID)
		for r := range f.readers[n.UserID] {
			if n.ID <= r.from {
				continue
			}
			select {
			case r.news <- n:
			default:
				f.drop(r) // it does not keep up
			}
		}
	}
}

func (f *Feed) wakeUp() {
	select {
	case f.wake <- struct{}{}:
	default: // it is about to look
	}
}
