package store

import (
	"strings"
	"testing"

	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) { testkit.Main(m) }

// What waits is counted on every page, along an index that holds open invoices alone.
func TestWhatIsDueIsCountedAlongAnIndex(t *testing.T) {
	t.Parallel()
	d := testkit.Migrated(t, db.SQLite)
	s := New(d)
	for index, scope := range map[string]lists.Scope{
		"invoices_open_supplier (supplier_id=? AND due_on<?)": {SupplierID: 7},
		"invoices_open_customer (customer_id=? AND due_on<?)": {CustomerID: 3},
		"invoices_open (due_on<?)":                            {AgentID: 9, Assigned: []lists.Assignment{{SupplierID: 7, CustomerID: 3}}},
	} {
		if plan := testkit.Plan(t, d, s.due(scope, "2026-11-28")); !strings.Contains(plan, index) {
			t.Errorf("not along %s:\n%s", index, plan)
		}
	}
}
