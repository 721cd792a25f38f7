package app_test

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"testing"

	"millesime/modules/catalogue/internal/app"
	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/money"
	"millesime/platform/testkit"
	"millesime/platform/testkit/filestest"
)

// book keeps prices in memory.
type book struct {
	mu   sync.Mutex
	rows map[int64]pricingapi.ProductPrices
}

func (b *book) StorePrices(context.Context, db.Handle, []int64) (map[int64]money.Cents, error) {
	return nil, nil
}

func (b *book) PricesOf(_ context.Context, _ db.Handle, ids []int64) (map[int64]pricingapi.ProductPrices, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	found := map[int64]pricingapi.ProductPrices{}
	for _, id := range ids {
		if row, ok := b.rows[id]; ok {
			found[id] = row
		}
	}
	return found, nil
}

func (b *book) SetPrices(_ context.Context, _ *db.Tx, rows []pricingapi.ProductPrices) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, row := range rows {
		b.rows[row.ProductID] = row
	}
	return nil
}

// levels opens nothing and holds what it is told.
type levels struct {
	receiptsapi.Stock

	held map[int64]receiptsapi.Level
}

func (l levels) Open(context.Context, *db.Tx, []receiptsapi.Opening) error { return nil }

func (l levels) Levels(context.Context, db.Handle, []int64) (map[int64]receiptsapi.Level, error) {
	return l.held, nil
}

// agents sell what their suppliers have.
type agents struct {
	usersapi.Access

	suppliers map[int64][]int64
}

func (a agents) SupplierIDs(_ context.Context, id int64) ([]int64, error) {
	return a.suppliers[id], nil
}

var supplier = auth.Actor{ID: 7, Group: auth.Supplier, Status: auth.Valid}

// house is an editor over one database.
type house struct {
	*app.Editor
	db    *db.DB
	book  *book
	held  map[int64]receiptsapi.Level
	agent auth.Actor
}

func newHouse(t *testing.T, d *db.DB) *house {
	t.Helper()
	h := &house{
		db: d, book: &book{rows: map[int64]pricingapi.ProductPrices{}}, held: map[int64]receiptsapi.Level{},
		agent: auth.Actor{ID: 9, Group: auth.CommercialAgent, Status: auth.Valid},
	}
	kept := products.New(products.Deps{
		DB: d, Files: filestest.Open(t, d), Access: agents{suppliers: map[int64][]int64{h.agent.ID: {supplier.ID}}},
	})
	h.Editor = app.NewEditor(
		kept.Products(), kept.Writer(), h.book, levels{held: h.held}, app.NewAccounts(kept.Writer(), allValid{}), clock.System(),
	)
	return h
}

func (h *house) write(t *testing.T, actor auth.Actor, changes ...edit.Change) []edit.Outcome {
	t.Helper()
	var outcomes []edit.Outcome
	err := h.db.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) (err error) {
		outcomes, err = h.Write(ctx, tx, actor, changes)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return outcomes
}

func (h *house) count(t *testing.T, from string) (n int) {
	t.Helper()
	if err := h.db.Read().NewRaw("SELECT COUNT(*) FROM "+from).Scan(t.Context(), &n); err != nil {
		t.Fatal(err)
	}
	return n
}

func wine(reference string) edit.Draft {
	vintage := 2022
	return edit.Draft{
		Reference: edit.Some(reference), Name: edit.Some("Château d'Essai"), Type: edit.Some("still"), Colour: edit.Some("red"),
		Vintage: edit.Some(&vintage), ABV: edit.Some(new(13.5)), ListPriceTaxExcl: edit.Some(money.Cents(9_50)),
		Grapes: edit.Some([]productsapi.Grape{{Name: "Merlot", Share: 60}, {Name: "Cabernet franc", Share: 40}}),
	}
}

func TestABatchIsCreatedChangedAndLeftAlone(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		h := newHouse(t, d)
		batch := make([]edit.Change, 500)
		for i := range batch {
			batch[i] = edit.Change{SupplierID: supplier.ID, Draft: wine(fmt.Sprintf("R-%03d", i))}
		}
		for i, out := range h.write(t, supplier, batch...) {
			if out.Result != edit.Created || out.ProductID == 0 || out.Version != 1 {
				t.Fatalf("row %d: %+v", i, out)
			}
		}
		if kept, err := h.Read(t.Context(), supplier, 1); err != nil || len(kept) != 1 || kept[0].Sheet.MinQuantity != 6 || kept[0].Sheet.OrderMultiple != 6 {
			t.Fatalf("the first product: %+v (%v)", kept, err)
		}
		events := h.count(t, "outbox")
		for i, out := range h.write(t, supplier, batch...) {
			if out.Result != edit.Unchanged || out.Version != 1 {
				t.Fatalf("row %d again: %+v", i, out)
			}
		}
		if again := h.count(t, "outbox"); again != events {
			t.Errorf("what changes nothing told %d events", again-events)
		}
		for i := range batch {
			batch[i].Draft.ListPriceTaxExcl = edit.Some(money.Cents(10_00 + i))
		}
		for i, out := range h.write(t, supplier, batch...) {
			if out.Result != edit.Changed || out.Version != 2 || out.Before.ListPriceTaxExcl.Value != 9_50 {
				t.Fatalf("row %d dearer: %+v", i, out)
			}
			if got := h.book.rows[out.ProductID].ListTaxExcl; got != money.Cents(10_00+i) {
				t.Fatalf("row %d costs %s", i, got)
			}
		}
		if n := h.count(t, "audit_entries WHERE action = 'products.changed'"); n != 500 {
			t.Errorf("%d audit entries of 500 changes", n)
		}
	})
}

func TestWhatCannotBeWrittenLeavesTheOthersAlone(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		h := newHouse(t, d)
		made := h.write(t, supplier, edit.Change{SupplierID: supplier.ID, Draft: wine("A")}, edit.Change{SupplierID: supplier.ID, Draft: wine("B")})
		a, b := made[0].ProductID, made[1].ProductID
		h.held[b] = receiptsapi.Level{ProductID: b, OnHand: 1}
		faulty := wine("C")
		faulty.EAN, faulty.ABV = edit.Some("3760000000001"), edit.Some(new(120.0))
		stranger := edit.Change{SupplierID: 8, Draft: wine("Z")}
		outcomes := h.write(t, supplier,
			edit.Change{ProductID: a, Version: 2, Draft: edit.Draft{Name: edit.Some("Autre")}},
			edit.Change{ProductID: b, Draft: edit.Draft{Reference: edit.Some("A")}},
			edit.Change{SupplierID: supplier.ID, Draft: faulty},
			edit.Change{SupplierID: supplier.ID, New: true, Draft: wine("A")},
			stranger,
			edit.Change{ProductID: 999, Draft: edit.Draft{Name: edit.Some("Autre")}},
			edit.Change{ProductID: b, Draft: edit.Draft{Warehouse: edit.Some("dartess")}},
			edit.Change{SupplierID: supplier.ID, Draft: wine("D")},
			edit.Change{SupplierID: supplier.ID, Draft: wine("D ")},
		)
		var got []string
		for _, out := range outcomes {
			text := fmt.Sprint(out.Result)
			for _, v := range out.Violations {
				text += " " + v.PropertyPath + ":" + v.Code
			}
			got = append(got, text)
		}
		want := []string{
			fmt.Sprint(edit.Stale), fmt.Sprint(edit.Faulty) + " reference:taken", fmt.Sprint(edit.Faulty) + " ean:ean abv:between",
			fmt.Sprint(edit.Faulty) + " reference:taken", fmt.Sprint(edit.Missing), fmt.Sprint(edit.Missing),
			fmt.Sprint(edit.Faulty) + " warehouse:stock_held", fmt.Sprint(edit.Created), fmt.Sprint(edit.Faulty) + " reference:repeated",
		}
		if !slices.Equal(got, want) {
			t.Errorf("got  %q\nwant %q", got, want)
		}
		if outcomes[0].Before.Name.Value != "Château d'Essai" {
			t.Errorf("a stale change learns %q", outcomes[0].Before.Name.Value)
		}
		if n := h.count(t, "products"); n != 3 {
			t.Errorf("%d products, want 3", n)
		}
	})
}

func TestAnAgentWritesWhatSells(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		h := newHouse(t, d)
		id := h.write(t, supplier, edit.Change{SupplierID: supplier.ID, Draft: wine("A")})[0].ProductID
		outcomes := h.write(t, h.agent,
			edit.Change{ProductID: id, Draft: edit.Draft{Description: edit.Some("Un vin droit")}},
			edit.Change{ProductID: id, Draft: edit.Draft{Pairings: edit.Some("Gibier"), Name: edit.Some("Château d'Essai")}},
			edit.Change{SupplierID: supplier.ID, Draft: wine("B")},
		)
		if outcomes[0].Result != edit.Changed || outcomes[1].Result != edit.Refused || outcomes[2].Result != edit.Refused {
			t.Errorf("%+v", outcomes)
		}
	})
}

// Two who give the same reference at once: one gets it, the other learns why not.
func TestAReferenceTakenTwiceAtOnce(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		h := newHouse(t, d)
		other := h.write(t, supplier, edit.Change{SupplierID: supplier.ID, Draft: wine("other")})[0].ProductID
		results := make([]edit.Outcome, 12)
		var group sync.WaitGroup
		for i := range results {
			group.Go(func() {
				change := edit.Change{SupplierID: supplier.ID, New: true, Draft: wine("same")}
				if i%3 == 0 {
					change = edit.Change{ProductID: other, Draft: edit.Draft{Reference: edit.Some("same")}}
				}
				err := h.db.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
					outcomes, err := h.Write(ctx, tx, supplier, []edit.Change{change})
					if err == nil {
						results[i] = outcomes[0]
					}
					return err
				})
				if err != nil {
					t.Error(err)
				}
			})
		}
		group.Wait()
		if n := h.count(t, "products WHERE reference = 'same'"); n != 1 {
			t.Fatalf("%d products have the reference", n)
		}
		for _, out := range results {
			if out.Result == edit.Faulty && out.Violations[0].Code != "taken" {
				t.Errorf("refused by %+v", out.Violations)
			}
		}
	})
}

type directory = usersapi.Parties

// allValid are accounts that keep nothing off sale.
type allValid struct{ directory }

func (allValid) Parties(context.Context, []int64) (map[int64]usersapi.Party, error) { return nil, nil }
