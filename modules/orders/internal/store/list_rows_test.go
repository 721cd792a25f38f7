package store

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/db"
	"millesime/platform/fold"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/testkit"
	"millesime/platform/testkit/filestest"
)

// anAgent places orders, and so does somebody after it.
const anAgent = 90

func day(n int) time.Time {
	return time.Date(2026, time.March, 1, 9, 0, 0, 0, time.UTC).AddDate(0, 0, n)
}

// manyOrders are of few people under names that change, with numbers and quotation numbers that look alike.
func manyOrders(count int) []orderRow {
	r := rand.New(rand.NewPCG(1, 2)) // the same rows each time
	customers := []string{"Cantine du Cèdre", "Le Bistrot d’Éva", "Cave 2026", "Cantine 100%"}
	suppliers := []string{"Domaine Médoc", "Maison de la Dévèze", "Château 000012"}
	rows := make([]orderRow, 0, count)
	for i := range count {
		customer, supplier := r.IntN(len(customers)), r.IntN(len(suppliers))
		name := customers[customer]
		if i%7 == 0 {
			name += " & fils" // it changes its name now and then
		}
		row := orderRow{CheckoutID: "c", UpdatedAt: day(0)}
		row.Number, row.Status = fmt.Sprintf("CMD-2026-%06d", i+1), domain.Statuses()[r.IntN(len(domain.Statuses()))]
		if r.IntN(4) == 0 {
			row.QuotationNumber, row.Awaiting = fmt.Sprintf("DEV-2025-%06d", 3*i), domain.AwaitsSeller
		}
		row.CustomerID, row.SupplierID, row.PlacedBy = int64(customer+1), int64(supplier+11), int64(customer+1)
		if r.IntN(3) == 0 {
			row.PlacedBy = anAgent + int64(r.IntN(2))
		}
		row.CustomerName, row.SupplierName = fold.Text(name), fold.Text(suppliers[supplier])
		row.SearchText = strings.TrimSpace(fold.Text(strings.Join([]string{row.Number, name, suppliers[supplier], row.QuotationNumber}, " ")))
		if i%5 == 0 {
			row.ReferenceText = fmt.Sprintf("bc-ete/%d cantine", 4000+i)
			row.SearchText += " " + row.ReferenceText
		}
		row.TotalTaxExcl, row.Units, row.CreatedAt = money.Cents(r.IntN(40)), int64(i), day(r.IntN(60))
		row.BeganAt = row.CreatedAt.AddDate(0, 0, -r.IntN(3)*(i%2))
		rows = append(rows, row)
	}
	return rows
}

func written(t *testing.T, d *db.DB, rows []orderRow) []orderRow {
	t.Helper()
	err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
		_, err := tx.IDB().NewInsert().Model(&rows).Returning("id").Exec(ctx)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

func scopes() map[string]lists.Scope {
	return map[string]lists.Scope{
		"everybody": {All: true}, "supplier": {SupplierID: 11}, "customer": {CustomerID: 2}, "a supplier's buyer": {SupplierID: 12, Buyer: 1},
		"agent": {AgentID: anAgent, Assigned: []lists.Assignment{
			{SupplierID: 11, CustomerID: 1, Since: day(20)}, {SupplierID: 12, CustomerID: 3, Since: day(0)}, {SupplierID: 13, CustomerID: 2, Since: day(50)},
		}},
		"agent without pairs": {AgentID: anAgent}, "an agent's buyer": {AgentID: anAgent, Buyer: 1, Assigned: []lists.Assignment{
			{SupplierID: 11, CustomerID: 1, Since: day(20)}, {SupplierID: 12, CustomerID: 3, Since: day(0)},
		}},
	}
}

func seen(scope lists.Scope, o orderRow) bool {
	switch {
	case scope.Buyer != 0 && o.CustomerID != scope.Buyer:
		return false
	case scope.All:
		return true
	case scope.SupplierID != 0:
		return o.SupplierID == scope.SupplierID
	case scope.AgentID != 0:
		return o.PlacedBy == scope.AgentID || slices.ContainsFunc(scope.Assigned, func(p lists.Assignment) bool {
			return p.SupplierID == o.SupplierID && p.CustomerID == o.CustomerID && !o.BeganAt.Before(p.Since)
		})
	default:
		return o.CustomerID == scope.CustomerID
	}
}

func filters() map[string]domain.Filter {
	all := map[string]domain.Filter{
		"accepted": {Statuses: domain.AcceptedStatuses()}, "one state": {Statuses: []domain.Status{domain.Paid}},
		"a state twice": {Statuses: []domain.Status{domain.Paid, domain.Incident, domain.Paid}}, "no state": {},
		"to do":      {ToDo: true, Statuses: []domain.Status{domain.WaitingPayment}},
		"quotations": {Quoted: true, Statuses: domain.Statuses()}, "of a buyer": {Statuses: domain.AcceptedStatuses(), Customers: []int64{1, 3}},
		"of some days": {Statuses: []domain.Status{domain.Closed, domain.Billed}, CreatedFrom: day(10), CreatedTo: day(40)},
	}
	for _, search := range []string{
		"cantine", "CÈDRE médoc", "fils", "cmd-2026-000012", "CMD-2026-0001", "cmd-2026-0001 cantine", "000012", "2026", "12", "dev-2025", "de", "de cantine", "dev bistrot", "2026 cave", "100%",
		"_", `"cedre"`, "OR cantine", "cantine 000012", "c", "introuvable",
		"bc-ete/4010", "bc ete", "ete/40", "4010", "4010 medoc", "bc-ete cantine 000012",
	} {
		all["search "+search] = domain.Filter{Statuses: domain.Statuses(), Search: search}
	}
	all["search in a state"] = domain.Filter{Statuses: []domain.Status{domain.Paid, domain.Shipped}, Search: "cantine"}
	return all
}

func kept(f domain.Filter, o orderRow) bool {
	for word := range strings.FieldsSeq(fold.Text(f.Search)) {
		if !strings.Contains(o.SearchText, word) {
			return false
		}
	}
	return slices.Contains(f.Statuses, o.Status) && (!f.Quoted || o.QuotationNumber != "") && (len(f.Customers) == 0 || slices.Contains(f.Customers, o.CustomerID)) &&
		(f.CreatedFrom.IsZero() || !o.CreatedAt.Before(f.CreatedFrom)) && (f.CreatedTo.IsZero() || o.CreatedAt.Before(f.CreatedTo))
}

func sorts() [][]lists.Sort {
	return [][]lists.Sort{
		{{Key: domain.SortCreatedAt, Descending: true}},
		{{Key: domain.SortTotal}},
		{{Key: domain.SortCustomer}, {Key: domain.SortTotal, Descending: true}},
		{{Key: domain.SortStatus, Descending: true}, {Key: domain.SortCreatedAt, Descending: true}},
	}
}

// Whichever way a list is read, it holds the orders that a look at each of them finds, in the order asked for, page by page.
func TestListsHoldWhatALookAtEveryOrderFinds(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		s := New(d, filestest.Open(t, d))
		rows := written(t, d, manyOrders(400))
		for w, who := range slices.Sorted(maps.Keys(scopes())) {
			for f, what := range slices.Sorted(maps.Keys(filters())) {
				for k, keys := range sorts() {
					// Every day each filter of each reader is asked in one of the orders.
					if !testkit.Full() && (w+f+k)%len(sorts()) != 0 {
						continue
					}
					scope, filter := scopes()[who], filters()[what]
					filter.Sorts, filter.Limit, filter.Offset = keys, 23, 0
					var want []int64
					for _, row := range inOrder(rows, filter) {
						if seen(scope, row) && kept(filter, row) {
							want = append(want, row.ID)
						}
					}
					name := fmt.Sprintf("%s, %s, by %v", who, what, keys)
					for _, often := range []bool{false, true} {
						walked := int64(len(want))
						if often {
							walked = lists.MostCounted + 1 // as when there are many
						}
						if got := pages(t, s, scope, filter, walked, often); !slices.Equal(got, want) {
							t.Errorf("%s, read as if of many %v: %v instead of %v", name, often, got, want)
						}
					}
					list, err := s.List(t.Context(), scope, filter)
					if err != nil || list.Total != int64(len(want)) || list.Capped {
						t.Errorf("%s: total %d instead of %d (%v)", name, list.Total, len(want), err)
					}
					filter.Offset = 11
					if list, err = s.List(t.Context(), scope, filter); err != nil || !slices.Equal(ids(list), window(want, 11, 23)) {
						t.Errorf("%s: from the eleventh on %v instead of %v (%v)", name, ids(list), window(want, 11, 23), err)
					}
				}
			}
		}
	})
}

func inOrder(rows []orderRow, f domain.Filter) []orderRow {
	return slices.SortedFunc(slices.Values(rows), func(a, b orderRow) int {
		last := f.Sorts[len(f.Sorts)-1]
		for _, key := range append(slices.Clone(f.Sorts), lists.Sort{Key: "id", Descending: last.Descending}) {
			by := map[string]int{
				domain.SortCreatedAt: a.CreatedAt.Compare(b.CreatedAt), domain.SortTotal: cmp.Compare(a.TotalTaxExcl, b.TotalTaxExcl),
				domain.SortCustomer: strings.Compare(a.CustomerName, b.CustomerName), domain.SortStatus: cmp.Compare(a.Status, b.Status),
				"id": cmp.Compare(a.ID, b.ID),
			}[key.Key]
			if key.Descending {
				by = -by
			}
			if by != 0 {
				return by
			}
		}
		return 0
	})
}

func pages(t *testing.T, s *Store, scope lists.Scope, f domain.Filter, total int64, often bool) []int64 {
	t.Helper()
	sought, err := s.terms(t.Context(), scope, f)
	if err != nil {
		t.Fatal(err)
	}
	sought.often = often
	var found []int64
	for {
		list, err := s.page(t.Context(), scope, f, sought, total)
		if err != nil {
			t.Fatal(err)
		}
		found = append(found, ids(list)...)
		if f.After = list.Next; f.After == "" {
			return found
		}
	}
}

func ids(list lists.Page[domain.Summary]) []int64 {
	var found []int64
	for _, order := range list.Rows {
		found = append(found, order.ID)
	}
	return found
}

func window(all []int64, from, size int) []int64 {
	from = min(from, len(all))
	return all[from:min(from+size, len(all))]
}
