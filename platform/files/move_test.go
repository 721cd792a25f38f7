package files

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// moverVariable makes a process of this test the one that moves: the database, the folder, and how many files it keeps before
// it kills itself; -1 lets it come to its end.
const moverVariable = "MILLESIME_TEST_MOVER"

func TestMover(t *testing.T) {
	t.Parallel()
	told := strings.Split(os.Getenv(moverVariable), "|")
	if len(told) != 3 {
		t.Skip(testkit.OtherRun + "a process that other tests start")
	}
	url, root := told[0], told[1]
	files, err := strconv.Atoi(told[2])
	if err != nil {
		t.Fatal(err)
	}
	d, err := db.Open(t.Context(), url, db.Options{Clock: clock.System()})
	if err != nil {
		t.Fatal(err)
	}
	s, err := Open(t.Context(), Options{URL: "file:" + root, DB: d, Clock: clock.System(), Columns: columns()})
	if err != nil {
		t.Fatal(err)
	}
	s.objects = &mortal{objects: s.objects, left: files}
	if _, err := s.Move(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := d.Close(); err != nil {
		t.Fatal(err)
	}
}

// mortal kills this process, by SIGKILL, when it is given a file beyond those it may keep.
type mortal struct {
	objects

	left int
}

func (m *mortal) put(ctx context.Context, name Name, content *os.File, size int64) error {
	if m.left == 0 {
		_ = syscall.Kill(os.Getpid(), syscall.SIGKILL)
		select {} // the signal is on its way
	}
	m.left--
	return m.objects.put(ctx, name, content, size)
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
			// To its end: of a commit that is given up while it is on its way nobody knows whether it came.
			err = s.replace(context.WithoutCancel(ctx), at, fmt.Sprintf("new %d", reads))
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
	rows := int64(400)
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
			for _, files := range []int64{rows / 4, rows*2/5 + 7} {
				s.moveAndDie(url, root, files)
			}
			s.move(url, root)
			stop()
			if err := <-done; err != nil {
				t.Error(err)
			}
			s.exact(rows)
		})
	}
}

// mover starts a process that moves; after so many files it kills itself.
func (s *shelves) mover(url, root string, files int64) (said []byte, state *os.ProcessState) {
	s.t.Helper()
	mover := exec.CommandContext(s.t.Context(), os.Args[0], "-test.run=^TestMover$", "-test.count=1") //nolint:gosec // this test
	mover.Env = append(os.Environ(), fmt.Sprintf("%s=%s|%s|%d", moverVariable, url, root, files))
	said, err := mover.CombinedOutput()
	if mover.ProcessState == nil {
		s.t.Fatal(err)
	}
	return said, mover.ProcessState
}

func (s *shelves) move(url, root string) {
	s.t.Helper()
	if said, state := s.mover(url, root, -1); !state.Success() {
		s.t.Errorf("the mover failed: %v\n%s", state, said)
	}
}

// moveAndDie has a mover killed when it kept so many files: in the middle of those that one transaction is to name.
func (s *shelves) moveAndDie(url, root string, files int64) {
	s.t.Helper()
	before := s.unmoved()
	said, state := s.mover(url, root, files)
	if status, ok := state.Sys().(syscall.WaitStatus); !ok || status.Signal() != syscall.SIGKILL {
		s.t.Fatalf("the mover ended by itself: %v\n%s", state, said)
	}
	if left := s.unmoved(); left == 0 || left == before {
		s.t.Errorf("%d of %d were left when it was killed", left, before)
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
