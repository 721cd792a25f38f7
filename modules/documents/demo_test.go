package documents_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// The demo data hold back one invoice alone, of the shop order that waits for its own (its supplier lacks its legal form), and all that was issued in them is an electronic invoice (decision 109).
func TestTheDemoIsInvoiced(t *testing.T) {
	t.Parallel()
	h := apptest.StartDemo(t, testkit.URL(t, db.SQLite))
	if err := h.App.Modules.Billing.IssueWaiting(t.Context()); err != nil {
		t.Fatal(err)
	}
	meant := "SELECT COUNT(*) FROM held_invoices AS h JOIN orders AS o ON o.supplier_id = h.supplier_id WHERE o.origin = 'store' AND o.status = 'pending_invoice'"
	if all, one := h.Count(t, "SELECT COUNT(*) FROM held_invoices"), h.Count(t, meant); all != 1 || one != 1 {
		t.Errorf("%d reasons hold invoices back, %d the one that is meant to be", all, one)
	}
	papers, looked := h.App.Modules.Billing.Papers(), 0
	for after := int64(0); ; {
		issued, err := papers.IssuedAfter(t.Context(), after, 500)
		if err != nil {
			t.Fatal(err)
		}
		if len(issued) == 0 {
			break
		}
		for _, one := range issued {
			after = one.ID
			if one.Elsewhere {
				continue
			}
			whole, err := papers.Issued(t.Context(), nil, one.ID)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := papers.Electronic(whole, usersapi.BankDetails{}); err != nil {
				t.Errorf("%s: %v", one.Number, err)
			}
			looked++
		}
	}
	if looked < 100 {
		t.Errorf("only %d were issued", looked)
	}
}
