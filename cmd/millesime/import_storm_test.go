package main_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/db"
)

// How often the program is killed while it imports, and what it imports.
const (
	importKills = 4
	importRows  = 2_000
)

// Killed in the middle of an import, started again: it goes on exactly where it was. Each product is made once, with one
// price, one level and one entry in the trail, and the counts are right.
func TestImportSurvivesKills(t *testing.T) {
	t.Parallel()
	killed(t, killedImport)
}

func killedImport(t *testing.T, binary, url string, _ db.Dialect) {
	t.Helper()
	moment := atRandom(t, 50*time.Millisecond, 300*time.Millisecond)
	cast := newCast(t, url)
	p := start(t, binary, url)
	token := p.signIn(t, apptest.Email(apptest.Alpha))
	i := p.stage(t, token)
	began := false
	for kill := range importKills {
		switch state := p.importState(t, token, i); {
		case state.State == "checked" && !began:
			began = true
			p.supplier(t, token).Post(i+"/start", map[string]string{"mode": "valid"}).Want(200)
		case state.State == "done":
			t.Logf("done after %d kills", kill)
		}
		p.awaitProgress(t, token, i) // who was killed holds its lease for a while
		<-moment()
		p.kill(t)
		p = start(t, binary, url)
	}
	if !began {
		p.awaitImport(t, token, i, "checked")
		p.supplier(t, token).Post(i+"/start", map[string]string{"mode": "valid"}).Want(200)
		p.kill(t) // as it begins
		p = start(t, binary, url)
	}
	p.supplier(t, token).Post(i+"/resume", nil) // it goes on by itself; asking for it changes nothing
	done := p.awaitImport(t, token, i, "done")
	if want := (importCounts{Created: importRows - importRows/100, Faulty: importRows / 100}); done.Result != want || done.Progress.Done != importRows {
		t.Errorf("%+v", done)
	}
	p.stop(t)
	cast.house(t, func(h *apptest.House) {
		h.Settle(t)
		for what, query := range map[string]string{
			"products":      "SELECT COUNT(*) FROM products WHERE supplier_id = 4 AND reference LIKE 'K-%' AND version = 1",
			"prices":        "SELECT COUNT(*) FROM product_prices x JOIN products p ON p.id = x.product_id WHERE p.reference LIKE 'K-%'",
			"levels":        "SELECT COUNT(*) FROM stock_levels x JOIN products p ON p.id = x.product_id WHERE p.reference LIKE 'K-%'",
			"audit entries": "SELECT COUNT(*) FROM audit_entries a JOIN products p ON p.id = a.subject_id WHERE a.action = 'products.created' AND p.reference LIKE 'K-%'",
			"rows":          "SELECT COUNT(*) FROM product_import_rows WHERE outcome = 'created' AND product_id IN (SELECT id FROM products WHERE reference LIKE 'K-%')",
		} {
			if n := h.Count(t, query); n != importRows-importRows/100 {
				t.Errorf("%d %s", n, what)
			}
		}
		expectNone(t, h, map[string]string{
			"events not sent": "SELECT COUNT(*) FROM events_waiting", "dead letters": "SELECT COUNT(*) FROM dead_letters",
		})
	})
}

type importCounts struct{ Created, Changed, Unchanged, Faulty int }

type importView struct {
	ID       int64
	State    string
	Columns  []map[string]any
	Progress struct{ Done, Total int }
	Result   importCounts
}

func (p *program) supplier(t *testing.T, token string) *apitest.Client {
	t.Helper()
	return apitest.At(t, p.url).With(apitest.Token(token))
}

// stage uploads a file and names its columns; it gives the path of the import.
func (p *program) stage(t *testing.T, token string) string {
	t.Helper()
	var file strings.Builder
	file.WriteString("Référence;Désignation;Type;Prix HT;Degré\n")
	for n := 1; n <= importRows; n++ {
		price := "9,50"
		if n%100 == 0 {
			price = "neuf"
		}
		fmt.Fprintf(&file, "K-%05d;Cuvée %d;Vin tranquille;%s;12\n", n, n, price)
	}
	var i importView
	p.supplier(t, token).Post("/api/product_imports", file.String()).Want(201).JSON(&i)
	path := fmt.Sprintf("/api/product_imports/%d", i.ID)
	columns := []map[string]any{}
	for _, c := range i.Columns {
		columns = append(columns, map[string]any{"index": c["index"], "field": c["field"]})
	}
	p.supplier(t, token).Do(http.MethodPut, path+"/columns", map[string]any{"columns": columns}).Want(200)
	return path
}

func (p *program) importState(t *testing.T, token, path string) (i importView) {
	t.Helper()
	p.supplier(t, token).Get(path).Want(200).JSON(&i)
	return i
}

// awaitProgress waits until the import has come further, or is at rest.
func (p *program) awaitProgress(t *testing.T, token, path string) {
	t.Helper()
	tick := time.NewTicker(5 * time.Millisecond)
	defer tick.Stop()
	for from := p.importState(t, token, path); ; {
		now := p.importState(t, token, path)
		if now.Progress.Done != from.Progress.Done || now.State != from.State || now.State != "checking" && now.State != "running" {
			return
		}
		select {
		case <-tick.C:
		case <-t.Context().Done():
			t.Fatalf("%+v", now)
		}
	}
}

func (p *program) awaitImport(t *testing.T, token, path, state string) importView {
	t.Helper()
	deadline := time.After(8 * time.Minute) //nolint:forbidigo // to show the state it hangs in
	tick := time.NewTicker(20 * time.Millisecond)
	defer tick.Stop()
	for {
		i := p.importState(t, token, path)
		if i.State == state {
			return i
		}
		select {
		case <-tick.C:
		case <-deadline:
			t.Fatalf("%+v", i)
		}
	}
}
