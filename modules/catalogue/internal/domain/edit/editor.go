package edit

import (
	"context"
	"fmt"
	"slices"
	"time"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/scopes"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// Kept is a product as the store keeps it. Its sheet has no prices: pricing keeps them.
type Kept struct {
	ID         int64
	SupplierID int64
	Version    int64
	CreatedAt  time.Time
	UpdatedAt  time.Time
	Sheet      Sheet
}

// Reference names a product by its supplier's own code.
type Reference struct {
	SupplierID int64
	Reference  string
}

// Store keeps products.
type Store interface {
	// SerializeReferences makes other transactions that change references of these suppliers wait.
	SerializeReferences(ctx context.Context, tx *db.Tx, supplierIDs []int64) error
	// Kept reads products within a scope; locked in the order of their ids unless tx is nil.
	Kept(ctx context.Context, tx *db.Tx, scope domain.Scope, ids []int64) ([]Kept, error)
	// References tells which references exist, whoever may see them, with the ids of their products.
	References(ctx context.Context, tx *db.Tx, references []Reference) (map[Reference]int64, error)
	// Insert writes new products and sets their ids; Update writes those that are there.
	Insert(ctx context.Context, tx *db.Tx, products []*Kept) error
	Update(ctx context.Context, tx *db.Tx, products []*Kept) error
	// Images tells which pictures were made for each of the products, by their addresses.
	Images(ctx context.Context, tx *db.Tx, productIDs []int64) (map[int64][]string, error)
	AddImage(ctx context.Context, tx *db.Tx, productID int64, p Picture) error
	// SetTechnicalSheet keeps a product's file; "" removes it.
	SetTechnicalSheet(ctx context.Context, tx *db.Tx, productID int64, file string) error
}

// Accounts keep products off sale whose supplier's account is not valid.
type Accounts interface {
	FollowNew(ctx context.Context, tx *db.Tx, supplierIDs []int64) error
}

// Editor writes products for people. See the package comment for how it is called.
type Editor struct {
	store     Store
	prices    pricingapi.PriceBook
	stock     receiptsapi.Stock
	relations scopes.Relations
	accounts  Accounts
	clock     clock.Clock
}

// New makes an editor.
func New(
	s Store, prices pricingapi.PriceBook, stock receiptsapi.Stock, relations scopes.Relations, accounts Accounts, c clock.Clock,
) *Editor {
	return &Editor{store: s, prices: prices, stock: stock, relations: relations, accounts: accounts, clock: c}
}

// Write makes the changes and answers for each, in their order.
func (e *Editor) Write(ctx context.Context, tx *db.Tx, actor auth.Actor, changes []Change) ([]Outcome, error) {
	if tx == nil {
		return nil, db.ErrNoTx
	}
	b, err := e.batch(ctx, tx, actor, changes)
	if err != nil {
		return nil, err
	}
	return b.outcomes, b.write(ctx, tx)
}

// Preview tells what Write would answer now. Products that would be made have no id.
func (e *Editor) Preview(ctx context.Context, actor auth.Actor, changes []Change) ([]Outcome, error) {
	b, err := e.batch(ctx, nil, actor, changes)
	if err != nil {
		return nil, err
	}
	return b.outcomes, nil
}

// batch reads what is there and decides on each change.
func (e *Editor) batch(ctx context.Context, tx *db.Tx, actor auth.Actor, changes []Change) (*batch, error) {
	if len(changes) > MaxBatch {
		return nil, fmt.Errorf("catalogue: %d changes at once, at most %d", len(changes), MaxBatch)
	}
	scope, err := scopes.Of(ctx, actor, "", e.relations)
	if err != nil {
		return nil, err
	}
	b := &batch{
		editor: e, judge: newJudge(e.nextYear()), actor: actor, scope: scope, changes: changes, outcomes: make([]Outcome, len(changes)),
	}
	if err := b.read(ctx, tx); err != nil {
		return nil, err
	}
	for i := range changes {
		b.outcomes[i] = b.decide(i)
	}
	return b, nil
}

// nextYear is the last vintage: what will be harvested within a year is sold already.
func (e *Editor) nextYear() int { return e.clock.Now().In(clock.Paris).Year() + 1 }

// Read reads sheets with their prices, within the actor's scope. A buyer's scope holds none.
func (e *Editor) Read(ctx context.Context, actor auth.Actor, ids ...int64) ([]Kept, error) {
	if !Sells(actor.Group) {
		return nil, nil
	}
	scope, err := scopes.Of(ctx, actor, "", e.relations)
	if err != nil {
		return nil, err
	}
	var found []Kept
	for part := range slices.Chunk(ids, MaxBatch) {
		kept, err := e.store.Kept(ctx, nil, scope, part)
		if err != nil {
			return nil, err
		}
		if err := e.priced(ctx, nil, kept); err != nil {
			return nil, err
		}
		found = append(found, kept...)
	}
	return found, nil
}

// priced adds their prices to sheets.
func (e *Editor) priced(ctx context.Context, tx *db.Tx, kept []Kept) error {
	ids := make([]int64, len(kept))
	for i := range kept {
		ids[i] = kept[i].ID
	}
	prices, err := e.prices.PricesOf(ctx, tx, ids)
	if err != nil {
		return err
	}
	for i := range kept {
		s, p := &kept[i].Sheet, prices[kept[i].ID]
		s.ListPriceTaxExcl, s.StorePriceTaxIncl, s.GroupPrices = p.ListTaxExcl, p.StoreTaxIncl, p.Groups
		s.tidy()
	}
	return nil
}

// Sells tells whether a group keeps products.
func Sells(g auth.Group) bool {
	return g == auth.Supplier || g == auth.CommercialAgent || g.IsAdmin()
}

// sellingFields are those that an agent may write (domain 2).
func sellingFields() []string {
	return []string{"description", "tastingNotes", "pairings", "servingTemperature", "images"}
}

// mayWrite tells whether the actor may change these fields of products in its scope.
func mayWrite(actor auth.Actor, fields []string) bool {
	switch {
	case actor.Group == auth.Supplier || actor.Group.IsAdmin():
		return true
	case actor.Group != auth.CommercialAgent:
		return false
	}
	return !slices.ContainsFunc(fields, func(name string) bool { return !slices.Contains(sellingFields(), name) })
}
