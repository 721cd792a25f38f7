package files

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/rs/zerolog"

	"millesime/platform/clock"
	"millesime/platform/db"
)

// Options of Open.
type Options struct {
	URL     string // file:<folder> or s3://key:secret@host/bucket
	DB      *db.DB
	Clock   clock.Clock
	Log     zerolog.Logger
	Columns []Column // that name files: all there are, since what none of them names is removed
}

// Store keeps files. It may be used from several goroutines, and several replicas may share one storage and database.
type Store struct {
	db      *db.DB
	objects objects
	clock   clock.Clock
	log     zerolog.Logger
	columns []Column
}

// Open reaches the storage; its error says why it cannot be used.
func Open(ctx context.Context, o Options) (*Store, error) {
	at, err := locate(o.URL)
	if err != nil {
		return nil, fmt.Errorf("files: the storage %w", err)
	}
	s := &Store{db: o.DB, objects: folder{at.root}, clock: o.Clock, log: o.Log, columns: o.Columns}
	if at.root == "" {
		if s.objects, err = newBucket(at); err != nil {
			return nil, err
		}
	}
	s.objects = watched{s.objects}
	if err := s.objects.ready(ctx); err != nil {
		return nil, err
	}
	return s, nil
}

// ErrTooLarge is the error of content beyond its bound.
var ErrTooLarge = errors.New("files: larger than it may be")

// Put keeps a file of at most maxBytes and gives its name, for a row. Call it outside transactions; the file is safe from
// Sweep for a day, which the transaction that names it makes for ever, with Keep.
func (s *Store) Put(ctx context.Context, mediaType string, content io.Reader, maxBytes int64) (Name, error) {
	return s.put(ctx, mediaType, content, maxBytes, func(name Name, size int64) error {
		return s.db.InTx(db.Aside(ctx), func(ctx context.Context, tx *db.Tx) error { return s.note(ctx, tx, name, size) })
	})
}

// PutIn is Put inside a transaction, which waits for the storage: for seeds, not for requests.
func (s *Store) PutIn(ctx context.Context, tx *db.Tx, mediaType string, content io.Reader, maxBytes int64) (Name, error) {
	return s.put(ctx, mediaType, content, maxBytes, func(name Name, size int64) error { return s.note(ctx, tx, name, size) })
}

// put writes the row before the object, so that a sweep at the same moment sees that the file is wanted.
func (s *Store) put(
	ctx context.Context, mediaType string, content io.Reader, maxBytes int64, note func(Name, int64) error,
) (name Name, err error) {
	spool, err := s.objects.spool()
	if err != nil {
		return "", err
	}
	defer func() { err = errors.Join(err, discard(spool)) }()
	hash := sha256.New()
	size, err := io.Copy(io.MultiWriter(spool, hash), io.LimitReader(content, maxBytes+1))
	if err != nil {
		return "", fmt.Errorf("files: spool: %w", err)
	}
	if size > maxBytes {
		return "", ErrTooLarge
	}
	name = nameOf(hash.Sum(nil), mediaType)
	if err := note(name, size); err != nil {
		return "", err
	}
	known, err := s.objects.size(ctx, name)
	if err == nil && known == size {
		return name, nil
	}
	if err != nil && !errors.Is(err, errMissing) {
		return "", err
	}
	return name, s.objects.put(ctx, name, spool, size)
}

// note writes that a file is wanted now.
func (s *Store) note(ctx context.Context, tx *db.Tx, name Name, size int64) error {
	bound := s.db.Bind(tx)
	_, err := bound.NewRaw(`INSERT INTO files (name, size, kept_at) VALUES (?, ?, ?)
ON CONFLICT (name) DO UPDATE SET kept_at = EXCLUDED.kept_at`, bound.Values(string(name), size, tx.Now())...).Exec(ctx)
	if err != nil {
		return fmt.Errorf("files: note %s: %w", name, err)
	}
	return nil
}

// PutURL keeps the content of a data URL that platform/picture made, and gives what a column keeps of it. What is kept
// already passes as it is: "" and names.
func (s *Store) PutURL(ctx context.Context, dataURL string) (string, error) {
	if !strings.HasPrefix(dataURL, dataScheme) {
		return dataURL, nil
	}
	mediaType, content, err := Decode(dataURL)
	if err != nil {
		return "", err
	}
	name, err := s.Put(ctx, mediaType, bytes.NewReader(content), int64(len(content)))
	return string(name), err
}

// errSwept is the error of a file that was put more than a day before it is named.
var errSwept = errors.New("files: removed before it was named")

// Keep is called in the transaction that writes names into columns. It holds off Sweep until the transaction ends; then
// the row does. Anything else that a column may hold passes.
func (s *Store) Keep(ctx context.Context, tx *db.Tx, kept ...string) error {
	names := slices.DeleteFunc(slices.Clone(kept), func(k string) bool { _, named := Named(k); return !named })
	slices.Sort(names) // one order of locks
	for _, name := range slices.Compact(names) {
		bound := s.db.Bind(tx)
		result, err := bound.NewRaw("UPDATE files SET kept_at = ? WHERE name = ?", bound.Time(tx.Now()), bound.Text(name)).Exec(ctx)
		if err != nil {
			return fmt.Errorf("files: keep %s: %w", name, err)
		}
		if n, err := result.RowsAffected(); err != nil || n == 0 {
			return errors.Join(err, errSwept)
		}
	}
	return nil
}

// errMissing is the error of a file that is not there.
var errMissing = errors.New("files: there is no such file")

// objects are where files lie. Every implementation passes the same suite (objects_test.go).
type objects interface {
	// ready tells whether files can be written and read, once, when the program starts.
	ready(ctx context.Context) error
	// spool makes the temporary file that an upload waits in.
	spool() (*os.File, error)
	// put keeps the content of a spooled file under a name: whole, or not at all. The same name may be put again.
	put(ctx context.Context, name Name, content *os.File, size int64) error
	// size of a file in bytes, or errMissing.
	size(ctx context.Context, name Name) (int64, error)
	// open reads length bytes from an offset on, or answers errMissing. Close it.
	open(ctx context.Context, name Name, offset, length int64) (io.ReadCloser, error)
	// remove forgets a file; one that is not there is no error.
	remove(ctx context.Context, name Name) error
	// tidy removes what uploads left behind that began before an instant and were cut.
	tidy(before time.Time) error
}
