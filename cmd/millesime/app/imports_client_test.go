package app_test

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"millesime/platform/api/apitest"
)

// productImport is what the API tells of an import.
type productImport struct {
	ID                        int64
	Encoding                  *string
	Supplier                  *string
	SupplierName, Who, AsWhom string
	State                     string
	Reason                    *string
	Rows                      int
	RowsKept                  bool
	Columns                   []struct {
		Index      int
		Header     string
		Field      *string
		Remembered bool
	}
	Progress struct{ Done, Total int }
	Counts   importCounts
	Result   struct {
		importCounts
		Undone, Kept int
	}
	May       struct{ Cancel, Resume, Undo bool }
	UndoUntil *time.Time
}

type importCounts struct{ Created, Changed, Unchanged, Faulty int }

type importRows struct {
	Total   int64       `json:"hydra:totalItems"`
	Members []importRow `json:"hydra:member"`
}

type importRow struct {
	Number   int
	Action   *string
	Outcome  *string
	Values   map[string]string
	Errors   []struct{ Field, Code, Message string }
	Warnings []struct{ Field, Code string }
}

// importing is somebody who imports.
type importing struct {
	*apitest.Client
}

func (c importing) upload(t *testing.T, file string) productImport {
	t.Helper()
	var i productImport
	c.Post("/api/product_imports?filename=tarif.csv", file, apitest.Header("Content-Type", "text/csv")).Want(201).JSON(&i)
	return i
}

// check takes the columns as they were proposed, and waits for the check.
func (c importing) check(t *testing.T, i productImport) productImport {
	t.Helper()
	columns := []map[string]any{}
	for _, column := range i.Columns {
		columns = append(columns, map[string]any{"index": column.Index, "field": column.Field})
	}
	c.Do(http.MethodPut, fmt.Sprintf("/api/product_imports/%d/columns", i.ID), map[string]any{"columns": columns}).Want(200)
	return c.await(t, i.ID, "checked")
}

func (c importing) start(t *testing.T, id int64, mode string) productImport {
	t.Helper()
	c.Post(fmt.Sprintf("/api/product_imports/%d/start", id), map[string]string{"mode": mode}).Want(200)
	return c.await(t, id, "done", "failed", "undone")
}

// all uploads, checks and writes a file.
func (c importing) all(t *testing.T, file, mode string) productImport {
	t.Helper()
	return c.start(t, c.check(t, c.upload(t, file)).ID, mode)
}

// await asks until the import is in one of the states.
func (c importing) await(t *testing.T, id int64, states ...string) productImport {
	t.Helper()
	deadline := time.After(8 * time.Minute) //nolint:forbidigo // to show the state it hangs in
	tick := time.NewTicker(20 * time.Millisecond)
	defer tick.Stop()
	for {
		i := c.get(t, id)
		if slices.Contains(states, i.State) {
			return i
		}
		if i.State == "interrupted" {
			t.Fatalf("import %d was interrupted: %+v", id, i)
		}
		select {
		case <-tick.C:
		case <-deadline:
			t.Fatalf("import %d is %+v, not %v", id, i, states)
		}
	}
}

func (c importing) get(t *testing.T, id int64) (i productImport) {
	t.Helper()
	c.Get(fmt.Sprintf("/api/product_imports/%d", id)).Want(200).JSON(&i)
	return i
}

func (c importing) rows(t *testing.T, id int64, only string) importRows {
	t.Helper()
	var rows importRows
	c.Get(fmt.Sprintf("/api/product_imports/%d/rows?only=%s", id, only)).Want(200).JSON(&rows)
	return rows
}

func (c importing) act(t *testing.T, id int64, action string, status int) {
	t.Helper()
	c.Post(fmt.Sprintf("/api/product_imports/%d/%s", id, action), nil).Want(status)
}

// wines is a file of products with French titles: reference, name, type, colour, vintage and price.
func wines(count int, change func(n int, cells []string)) string {
	var file strings.Builder
	file.WriteString("Référence;Désignation;Type;Couleur;Millésime;Degré;Prix HT\r\n")
	for n := 1; n <= count; n++ {
		cells := []string{fmt.Sprintf("W-%05d", n), fmt.Sprintf("Château n° %d", n), "Vin tranquille", "Rouge", "2020", "12,5", fmt.Sprintf("%d,%02d", 5+n%40, n%100)}
		if change != nil {
			change(n, cells)
		}
		file.WriteString(strings.Join(cells, ";") + "\r\n")
	}
	return file.String()
}
