package apptest

import (
	"testing"

	"millesime/platform/db"
)

// Columns are the columns of every table, as "table.column".
func (h *House) Columns(t testing.TB) []string {
	t.Helper()
	query := "SELECT m.name || '.' || c.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c WHERE m.type = 'table' ORDER BY 1"
	if h.App.DB.Dialect() == db.Postgres {
		query = "SELECT table_name || '.' || column_name FROM information_schema.columns WHERE table_schema = current_schema() ORDER BY 1"
	}
	var columns []string
	if err := h.App.DB.Read().NewRaw(query).Scan(t.Context(), &columns); err != nil {
		t.Fatalf("read the columns: %v", err)
	}
	return columns
}
