package files

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// moverVariable makes a process of this test the one that moves and is killed: the database and the folder.
const moverVariable = "MILLESIME_TEST_MOVER"

func TestMover(t *testing.T) {
	t.Parallel()
	url, root, ok := strings.Cut(os.Getenv(moverVariable), "|")
	if !ok {
		t.Skip(testkit.OtherRun + "a process that other tests start")
	}
	d, err := db.Open(t.Context(), url, db.Options{Clock: clock.System()})
	if err != nil {
		t.Fatal(err)
	}
	s, err := Open(t.Context(), Options{URL: "file:" + root, DB: d, Clock: clock.System(), Columns: columns()})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Move(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := d.Close(); err != nil {
		t.Fatal(err)
	}
}

// legacy is what older versions kept in row n, in one of the forms they wrote.
func legacy(n int64) (kept, content string) {
	content = fmt.Sprintf("%d: %s", n, strings.Repeat("Château Cheval-Noir ", int(n%97)))
	if n%5 == 0 {
		return "data:text/plain," + strings.ReplaceAll(content, " ", "%20"), content
	}
	return encode("image/jpeg", []byte(content)), content
}

// shelves is a table of old rows, with what each must hold in the end.
type shelves struct {
	*house

	mu   sync.Mutex
	want map[int64]string
}

func (s *shelves) count(query string, args ...any) (n int) {
	s.t.Helper()
	if err := s.db.Read().NewRaw("SELECT count(*) FROM shelf_private WHERE "+query, args...).Scan(s.t.Context(), &n); err != nil {
		s.t.Fatal(err)
	}
	return n
}

func (s *shelves) unmoved() int { return s.count("substr(file, 1, 5) = 'data:'") }

func (s *shelves) fill(rows int64) {
	s.t.Helper()
	s.want = map[int64]string{}
	err := s.db.InTx(s.t.Context(), func(ctx context.Context, tx *db.Tx) error {
		for n := int64(1); n <= rows; n++ {
			kept, content := legacy(n)
			s.want[n] = content
			if _, err := tx.IDB().NewRaw("INSERT INTO shelf_private (id, file) VALUES (?, ?)", n, kept).Exec(ctx); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		s.t.Fatal(err)
	}
}

// read takes a row as a request does, and compares it.
func (s *shelves) read(ctx context.Context, n int64) error {
	s.mu.Lock()
	defer s.mu.Unlock() // no writer between the row and what is expected of it
	var kept string
	if err := s.db.Read().NewRaw("SELECT file FROM shelf_private WHERE id = ?", n).Scan(ctx, &kept); err != nil {
		return err
	}
	got, err := text(ctx, s.one, kept)
	if err == nil && got != s.want[n] {
		err = fmt.Errorf("row %d holds %q", n, got)
	}
	return err
}

// replace writes a row as a request does.
func (s *shelves) replace(ctx context.Context, n int64, content string) error {
	name, err := s.one.Put(ctx, TypeText, strings.NewReader(content), 1<<20)
	if err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	err = s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		return shelve(ctx, tx, s.one, "shelf_private", n, string(name))
	})
	if err == nil {
		s.want[n] = content
	}
	return err
}

// load reads and writes until the context ends.
func (s *shelves) load(ctx context.Context, rows int64) (reads int, err error) {
	for n := int64(1); ctx.Err() == nil; n = n%rows + 7 {
		at := min(n, rows)
		if reads++; reads%10 == 0 {
			err = s.replace(ctx, at, fmt.Sprintf("new %d", reads))
		} else {
			err = s.read(ctx, at)
		}
		if err != nil && ctx.Err() == nil {
			return reads, err
		}
	}
	return reads, nil
}

// Files are moved out of rows while people read and replace them; the mover is killed twice, and everything is there and
// exact afterwards.
func TestMoveIsKilledAndResumed(t *testing.T) {
	t.Parallel()
	rows := int64(1_000)
	if testkit.Full() {
		rows = 10_000
	}
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			url, root := testkit.URL(t, dialect), t.TempDir()
			s := &shelves{house: newHouse(t, url, root)}
			s.fill(rows)
			loaded, stop := context.WithCancel(t.Context())
			done := make(chan error, 1)
			go func() {
				reads, err := s.load(loaded, rows)
				if err == nil && reads == 0 {
					err = errors.New("nothing was read meanwhile")
				}
				done <- err
			}()
			for _, left := range []int64{rows * 3 / 4, rows / 3} {
				s.moveUntil(url, root, int(left))
			}
			s.moveUntil(url, root, -1)
			stop()
			if err := <-done; err != nil {
				t.Error(err)
			}
			s.exact(rows)
		})
	}
}

// moveUntil starts a mover and kills it when so many rows are left; -1 lets it come to its end.
func (s *shelves) moveUntil(url, root string, left int) {
	s.t.Helper()
	mover := exec.CommandContext(s.t.Context(), os.Args[0], "-test.run=^TestMover$", "-test.count=1") //nolint:gosec // this test
	mover.Env = append(os.Environ(), moverVariable+"="+url+"|"+root)
	if err := mover.Start(); err != nil {
		s.t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- mover.Wait() }()
	tick := time.NewTicker(5 * time.Millisecond)
	defer tick.Stop()
	for {
		select {
		case err := <-ended:
			if left >= 0 {
				s.t.Fatalf("the mover ended by itself: %v", err)
			}
			if err != nil {
				s.t.Errorf("the mover failed: %v", err)
			}
			return
		case <-tick.C:
		}
		if left >= 0 && s.unmoved() <= left {
			_ = mover.Process.Kill()
			if err := <-ended; err == nil {
				s.t.Error("the mover ended by itself")
			}
			if s.unmoved() == 0 {
				s.t.Error("killed when there was nothing left to do")
			}
			return
		}
	}
}

// exact holds rows and storage against each other: every row names its content, and after a sweep nothing else is there.
func (s *shelves) exact(rows int64) {
	s.t.Helper()
	if n := s.unmoved(); n != 0 {
		s.t.Errorf("%d rows still hold their content", n)
	}
	for n := int64(1); n <= rows; n++ {
		if err := s.read(s.t.Context(), n); err != nil {
			s.t.Fatal(err)
		}
	}
	s.clock.Set(clock.System().Now().Add(2 * grace))
	s.sweep()
	var named int
	if err := s.db.Read().NewRaw("SELECT count(DISTINCT file) FROM shelf_private").Scan(s.t.Context(), &named); err != nil {
		s.t.Fatal(err)
	}
	found, err := filepath.Glob(filepath.Join(s.folder.root, "*", "*", "*.*"))
	if err != nil || len(found) != named {
		s.t.Errorf("%d files for %d names, %v", len(found), named, err)
	}
}

// A row that changes between being read and being moved keeps what it was given; one that cannot be read stays.
func TestMoveLeavesWhatChanges(t *testing.T) {
	t.Parallel()
	databases(t, func(t *testing.T, h *house) {
		t.Helper()
		kept, _ := legacy(1)
		h.exec("INSERT INTO shelf_private (id, file) VALUES (1, ?), (2, ?), (3, ?)", kept, kept, "data:image/png;base64,%%")
		rows, err := h.one.unmoved(t.Context(), columns()[1], nil)
		if err != nil {
			t.Fatal(err)
		}
		name := h.put("new")
		h.shelve("shelf_private", 2, name)
		if n, err := h.one.move(t.Context(), columns()[1], rows); n != 1 || err != nil {
			t.Errorf("%d moved, %v", n, err)
		}
		var now []string
		if err := h.db.Read().NewRaw("SELECT file FROM shelf_private ORDER BY id").Scan(t.Context(), &now); err != nil {
			t.Fatal(err)
		}
		if _, named := Named(now[0]); !named || now[1] != name || now[2] != "data:image/png;base64,%%" {
			t.Errorf("%q", now)
		}
	})
}
