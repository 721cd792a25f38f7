package demo

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/db"
	"millesime/platform/fold"
)

type storeRow struct {
	bun.BaseModel `bun:"table:stores"`

	ID                               int64 `bun:",pk"`
	SupplierID                       int64
	Slug, Name, Presentation         string
	LicenceNumber, LicenceDeclaredOn string
	Mediator, Status, SearchText     string
	OpenedAt                         time.Time `bun:",nullzero"`
	ClosedAt                         time.Time `bun:",nullzero"`
	CreatedAt, UpdatedAt             time.Time
}

type slugRow struct {
	bun.BaseModel `bun:"table:store_slugs"`

	Slug    string `bun:",pk"`
	StoreID int64
}

type storeStepRow struct {
	bun.BaseModel `bun:"table:store_steps"`

	StoreID              int64
	FromStatus, ToStatus string
	ActorID              int64
	ActorName, Comment   string
	CreatedAt            time.Time
}

type openShopRow struct {
	bun.BaseModel `bun:"table:open_shops"`

	SupplierID int64 `bun:",pk"`
}

// writeStores gives every supplier that sells to individuals its open shop; of the others one makes a shop, and one has closed its own.
func (w *world) writeStores(ctx context.Context, tx *db.Tx) error {
	var stores []storeRow
	var slugs []slugRow
	var steps []storeStepRow
	var open []openShopRow
	for at, s := range w.suppliers {
		status := map[bool]string{true: "open"}[s.inStore]
		switch at {
		case 1:
			status = "draft"
		case 2:
			status = "closed"
		}
		if status == "" {
			continue
		}
		id, name := int64(len(stores)+1), s.row.Company
		store := storeRow{
			ID: id, SupplierID: s.row.ID, Slug: storeSlug(name, s.row.ID, slugs), Name: name, Status: status, CreatedAt: w.start, UpdatedAt: w.start,
		}
		step := storeStepRow{StoreID: id, ToStatus: "draft", ActorID: s.row.ID, ActorName: s.display, CreatedAt: w.start}
		steps = append(steps, step)
		if status != "draft" {
			store.equip(s, w.start)
			step.FromStatus, step.ToStatus, step.CreatedAt = "draft", "open", w.start.Add(time.Hour)
			steps = append(steps, step)
		}
		if status == "closed" {
			store.ClosedAt = w.now.AddDate(0, 0, -20)
			step.FromStatus, step.ToStatus, step.CreatedAt, step.Comment = "open", "closed", store.ClosedAt, "Vendanges : nous rouvrons au printemps."
			steps = append(steps, step)
		}
		store.SearchText = fold.Text(store.Name + " " + store.Slug)
		if status == "open" {
			open = append(open, openShopRow{SupplierID: s.row.ID})
		}
		stores, slugs = append(stores, store), append(slugs, slugRow{Slug: store.Slug, StoreID: id})
	}
	return writeAll(ctx, tx, put(stores), put(slugs), put(steps), put(open))
}

// equip gives a shop what it must have to be open.
func (r *storeRow) equip(s *supplier, at time.Time) {
	r.Presentation = fmt.Sprintf(
		"%s vous ouvre ses caves. Nous choisissons chaque cuvée comme pour notre table, et nous vous l’expédions sous deux jours ouvrés.\n\n"+
			"Une question sur un accord ou un millésime ? Écrivez-nous : la personne qui vous répond connaît les vignes.", s.row.Company)
	r.LicenceNumber = fmt.Sprintf("LE-%s-%04d", s.billing.Postcode[:2], 1000+s.row.ID)
	r.LicenceDeclaredOn = at.AddDate(-4, 0, 0).Format(time.DateOnly)
	r.Mediator = "Médiation des vins et spiritueux, 8 rue du Tonnelier, 75012 Paris, mediation-vins.example"
	r.OpenedAt = at.Add(time.Hour)
}

// storeSlug is what the page of a company is called; by its number where another is called so.
func storeSlug(company string, id int64, taken []slugRow) string {
	slug := fold.Slug(company)
	for _, other := range taken {
		if other.Slug == slug {
			return fmt.Sprintf("%s-%d", slug, id)
		}
	}
	return slug
}
