package billing_test

import (
	"context"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/rs/zerolog"

	"millesime/cmd/millesime/app"
	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/ids"
	"millesime/platform/invoice"
	"millesime/platform/jobs"
	"millesime/platform/sale"
	"millesime/platform/testkit"
)

const (
	killedPapers = 500
	papersApart  = 61 // statements between two deaths; a paper takes some ten
)

// A process that makes papers is killed, by SIGKILL, again and again: in the end each is there once, as it was asked for, and no file is on
// the disk that no row knows, or that no paper names once the store was swept.
func TestKilledWhilePapersAreMade(t *testing.T) {
	t.Parallel()
	if !testkit.Full() {
		t.Skip(testkit.OtherRun + "500 papers, and ten processes that die")
	}
	url, now := testkit.URL(t, db.SQLite), clock.NewFixed(apptest.Monday())
	h := apptest.StartDeaf(t, url, now)
	h.MoveIn(t)
	a := archive{scene: sceneOf(t, h), now: now, numbers: map[invoice.Kind]int64{}}
	order := orderOf(sale.Sold{}, []line{{name: "Château Alpha", quantity: 6, unit: 11_78, rate: 20_00}})
	a.issue(slices.Repeat(draftsOf(t, order), killedPapers)...)
	if err := h.App.Modules.Documents.CatchUp(t.Context()); err != nil {
		t.Fatal(err)
	}
	ready := func() int64 { return h.Count(t, "SELECT COUNT(*) FROM documents WHERE status = 'ready'") }
	for n := range allDeaths {
		kill(t, url, papering, inSecond+papersApart*n, filesOf+"="+h.Files)
	}
	if made := ready(); made == 0 || made == killedPapers {
		t.Errorf("%d papers were made: no death came in between", made)
	}
	now.Set(now.Now().Add(time.Hour)) // what the dead held is free
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- workOnPapers(ctx, h.App, now) }()
	if err := h.App.Jobs.Drain(ctx, now, "documents_make_v1"); err != nil {
		t.Fatal(err)
	}
	stop()
	if err := <-ended; err != nil {
		t.Fatal(err)
	}
	for what, query := range map[string]string{
		"documents that are not ready":  "SELECT COUNT(*) FROM documents WHERE status <> 'ready'",
		"invoices without one document": "SELECT COUNT(*) FROM invoices i WHERE (SELECT COUNT(*) FROM documents d WHERE d.subject_id = i.id) <> 1",
		"jobs that are left":            "SELECT COUNT(*) FROM jobs WHERE kind = 'documents_make_v1'",
	} {
		if n := h.Count(t, query); n != 0 {
			t.Errorf("%d %s", n, what)
		}
	}
	for _, name := range a.onDisk() {
		if h.Count(t, "SELECT COUNT(*) FROM files WHERE name = ?", name) != 1 {
			t.Errorf("no row knows the file %s", name)
		}
	}
	now.Set(now.Now().AddDate(0, 0, 2))
	if _, err := h.App.Files.Sweep(t.Context()); err != nil {
		t.Fatal(err)
	}
	for _, name := range a.onDisk() {
		if h.Count(t, "SELECT COUNT(*) FROM documents WHERE file = ?0 OR xml = ?0", name) == 0 {
			t.Errorf("no paper names the file %s", name)
		}
	}
	err := h.App.Modules.Documents.Verify(t.Context(), func(id int64, name string, err error) {
		if err != nil {
			t.Errorf("document %d, %s: %v", id, name, err)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
}

// onDisk are the files of the store, but what it is still receiving.
func (a archive) onDisk() []string {
	a.Helper()
	var names []string
	err := filepath.WalkDir(a.h.Files, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() && !strings.Contains(path, "incoming") {
			names = append(names, entry.Name())
		}
		return err
	})
	if err != nil {
		a.Fatal(err)
	}
	return names
}

// workOnPapers makes the papers that are asked for until the context ends.
func workOnPapers(ctx context.Context, a *app.App, now clock.Clock) error {
	workers, err := jobs.NewWorkers(a.Jobs, jobs.Options{
		DB: a.DB, Clock: now, IDs: ids.Random(), Log: zerolog.Nop(), NoSchedules: true,
	}, a.Modules.Documents.Jobs())
	if err != nil {
		return err
	}
	return workers.Run(ctx)
}

// A storage that is away holds up no order: its papers are tried again, and made once it is back; after half an hour they have failed, which
// operators see, and whoever reads them asks again.
func TestPapersWaitForTheirStorage(t *testing.T) {
	t.Parallel()
	months(t, "2026-11-16 11:00", func(m month) {
		m.accept()
		drain := func(when string) {
			m.Helper()
			m.at(when)
			if err := m.h.App.Jobs.Drain(m.Context(), m.now, "documents_make_v1"); err != nil {
				m.Fatal(err)
			}
		}
		away := m.storageAway()
		first := m.delivered(6)
		drain("2026-11-16 11:01")
		m.holds(m.seller.Get(first).Want(200), map[string]any{"status": "billed"})
		m.holds(m.seller.Get("/api/documents?type[]=invoice").Want(200), map[string]any{
			"hydra:totalItems": 1.0, "hydra:member/0/status": "pending", "hydra:member/0/url": nil,
		})
		away()
		drain("2026-11-16 13:00")
		m.holds(m.seller.Get("/api/documents?type[]=invoice").Want(200), map[string]any{"hydra:totalItems": 1.0, "hydra:member/0/status": "ready"})

		away = m.storageAway()
		m.delivered(12)
		for hour := 14; hour < 23; hour++ {
			drain("2026-11-16 " + string(rune('0'+hour/10)) + string(rune('0'+hour%10)) + ":00")
		}
		failed := m.seller.Get("/api/documents?type[]=invoice&status[]=failed").Want(200)
		m.holds(failed, map[string]any{"hydra:totalItems": 1.0})
		dead, err := m.h.App.Jobs.Jobs(m.Context(), true, 10)
		if err != nil || !slices.ContainsFunc(dead, func(l jobs.Listed) bool { return l.Kind == "documents_make_v1" }) {
			m.Errorf("operators see %+v, %v", dead, err)
		}
		away()
		m.seller.Post(failed.Text("hydra:member/0/@id")+"/retries", nil).Want(200)
		drain("2026-11-16 23:30")
		m.holds(m.seller.Get("/api/documents?type[]=invoice&status[]=ready").Want(200), map[string]any{"hydra:totalItems": 2.0})
	})
}

// storageAway takes the files of the house away, and gives what brings them back.
func (s scene) storageAway() (back func()) {
	s.Helper()
	move := func(from, to string) {
		s.Helper()
		if err := os.Rename(from, to); err != nil {
			s.Fatal(err)
		}
	}
	kept := s.h.Files + ".away"
	move(s.h.Files, kept)
	if err := os.WriteFile(s.h.Files, nil, 0o600); err != nil { // nothing is made there meanwhile
		s.Fatal(err)
	}
	return func() {
		if err := os.Remove(s.h.Files); err != nil {
			s.Fatal(err)
		}
		move(kept, s.h.Files)
	}
}
