package app

import (
	"context"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/modules/products/productsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/files"
	"millesime/platform/ids"
	"millesime/platform/picture"
)

// Sheets are what a supplier does with its products one by one or many at once: read, make, change, copy, and see who changed
// what. What may be written and how is in package edit.
type Sheets struct {
	db       *db.DB
	editor   *Editor
	products productsapi.Products
	rows     productsapi.Rows
	files    *files.Store
	pics     *picture.Cleaner
	parties  usersapi.Parties
	ids      ids.Source
}

// NewSheets makes them.
func NewSheets(
	d *db.DB, e *Editor, sources Sources, f *files.Store, p *picture.Cleaner, i ids.Source,
) *Sheets {
	return &Sheets{
		db: d, editor: e, products: sources.Products, rows: sources.Rows, files: f, pics: p, parties: sources.Parties, ids: i,
	}
}

// SheetView is a sheet as its reader sees it.
type SheetView struct {
	edit.Kept

	Supplier string // its name
	Score    int    // completeness, out of 100
	Missing  []string
	May      May
}

// May is what the reader may change.
type May struct{ All, Texts bool }

// Get reads a sheet. Its error is ErrProductNotFound when the actor does not keep the product.
func (s *Sheets) Get(ctx context.Context, actor auth.Actor, id int64) (SheetView, error) {
	kept, err := s.editor.Read(ctx, actor, id)
	if err != nil {
		return SheetView{}, err
	}
	if len(kept) == 0 {
		return SheetView{}, domain.ErrProductNotFound
	}
	return s.view(ctx, actor, &kept[0])
}

func (s *Sheets) view(ctx context.Context, actor auth.Actor, kept *edit.Kept) (SheetView, error) {
	party, err := s.parties.Party(ctx, kept.SupplierID)
	if err != nil {
		return SheetView{}, err
	}
	v := SheetView{Kept: *kept, Supplier: party.DisplayName(), May: May{All: actor.Group != auth.CommercialAgent, Texts: true}}
	v.Score, v.Missing = v.Sheet.Completeness()
	return v, nil
}

// Several reads sheets by their ids; those that the actor does not keep are missing.
func (s *Sheets) Several(ctx context.Context, actor auth.Actor, ids []int64) (map[int64]edit.Kept, error) {
	kept, err := s.editor.Read(ctx, actor, ids...)
	if err != nil {
		return nil, err
	}
	found := make(map[int64]edit.Kept, len(kept))
	for _, k := range kept {
		found[k.ID] = k
	}
	return found, nil
}

// Change makes one change and shows the product as it then is; its errors are those of the outcome.
func (s *Sheets) Change(ctx context.Context, actor auth.Actor, change edit.Change) (SheetView, error) {
	changes := []edit.Change{change}
	if err := s.keep(ctx, changes); err != nil {
		return SheetView{}, err
	}
	var out edit.Outcome
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		outcomes, err := s.editor.Write(ctx, tx, actor, changes)
		if err != nil {
			return err
		}
		if out = outcomes[0]; out.Result == edit.Stale {
			return audit.CheckSeen(ctx, s.db, tx, productThing(out.Kept), change.Version)
		}
		return out.Problem()
	})
	if err != nil {
		return SheetView{}, err
	}
	return s.view(ctx, actor, out.Kept)
}

// Many makes changes to many products; those that are refused leave the others alone.
func (s *Sheets) Many(ctx context.Context, actor auth.Actor, changes []edit.Change) ([]edit.Outcome, error) {
	if err := s.keep(ctx, changes); err != nil {
		return nil, err
	}
	var outcomes []edit.Outcome
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) (err error) {
		outcomes, err = s.editor.Write(ctx, tx, actor, changes)
		return err
	})
	return outcomes, err
}
