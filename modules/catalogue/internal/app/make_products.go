package app

import (
	"context"
	"errors"
	"fmt"

	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/modules/products/productsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
)

// errSupplier refuses a supplier that there is not, or who is another.
var errSupplier = fault.Invalid(fault.Violation{PropertyPath: "supplier", Code: "not_found", Text: fault.Text{
	FR: "Indiquez le fournisseur de ce produit", EN: "Name the supplier of this product",
}})

// errForeignSupplier refuses a supplier that names another one.
var errForeignSupplier = fault.Invalid(fault.Violation{PropertyPath: "supplier", Code: "own", Text: fault.Text{
	FR: "Vous ne pouvez créer que vos propres produits", EN: "You can only make products of your own",
}})

// SupplierFor is whose products the actor makes: a supplier its own, an admin those of the supplier that it names.
func (s *Sheets) SupplierFor(ctx context.Context, actor auth.Actor, named int64) (int64, error) {
	switch {
	case actor.Group == auth.Supplier && (named == 0 || named == actor.ID):
		return actor.ID, nil
	case actor.Group == auth.Supplier:
		return 0, errForeignSupplier
	case !actor.Group.IsAdmin() || named == 0:
		return 0, errSupplier
	}
	party, err := s.parties.Party(ctx, named)
	switch {
	case errors.Is(err, usersapi.ErrUserNotFound):
		return 0, errSupplier
	case err != nil:
		return 0, err
	case party.Group != auth.Supplier || party.Status != auth.Valid:
		return 0, errSupplier
	}
	return named, nil
}

// Create makes a product. supplier is whom an admin names, 0 for one's own.
func (s *Sheets) Create(ctx context.Context, actor auth.Actor, supplier int64, c edit.Change) (SheetView, error) {
	owner, err := s.SupplierFor(ctx, actor, supplier)
	if err != nil {
		return SheetView{}, err
	}
	c.SupplierID, c.New = owner, true
	return s.Change(ctx, actor, c)
}

// copies is how many copies of one product have a reference made for them.
const copies = 50

// Duplicate makes a copy that is not for sale yet, under a reference of its own.
func (s *Sheets) Duplicate(ctx context.Context, actor auth.Actor, id int64) (SheetView, error) {
	of, err := s.Get(ctx, actor, id)
	if err != nil {
		return SheetView{}, err
	}
	scope, err := s.products.Scope(ctx, actor, "")
	if err != nil {
		return SheetView{}, err
	}
	_, document, _, err := s.rows.TechnicalSheet(ctx, scope, id)
	if err != nil {
		return SheetView{}, err
	}
	for {
		reference, err := s.freeReference(ctx, of.Kept)
		if err != nil {
			return SheetView{}, err
		}
		change := edit.CopyOf(&of.Kept, document)
		change.Draft.Reference = edit.Some(reference)
		made, err := s.Change(ctx, actor, change)
		if f, ok := fault.As(err); ok && len(f.Violations) == 1 && f.Violations[0].Code == edit.Taken {
			continue // somebody made the same copy at the same time
		}
		return made, err
	}
}

// freeReference is the first of "X-COPIE", "X-COPIE-2", … that no product has.
func (s *Sheets) freeReference(ctx context.Context, of edit.Kept) (string, error) {
	candidates := make([]productsapi.Reference, copies)
	for n := range candidates {
		candidates[n] = productsapi.Reference{SupplierID: of.SupplierID, Reference: edit.CopyReference(of.Sheet.Reference, n+1)}
	}
	taken, err := s.editor.writer.References(ctx, nil, candidates)
	if err != nil {
		return "", err
	}
	for _, c := range candidates {
		if _, is := taken[c]; !is {
			return c.Reference, nil
		}
	}
	return "", errCopies
}

var errCopies = fault.New("catalogue.too_many_copies", fault.Conflict,
	fmt.Sprintf("Ce produit a déjà %d copies : donnez-leur d’abord leur propre référence.", copies),
	fmt.Sprintf("This product has %d copies already: give them references of their own first.", copies))
