package app

import (
	"context"
	"errors"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/money"
)

// viewer is who looks: what of the catalogue, at whose prices.
type viewer struct {
	actor      auth.Actor
	scope      productsapi.Scope
	buyer      int64      // whose prices are shown, 0 for list prices
	priceGroup auth.Group // of the buyer: "" for list prices
	held       []int64    // suppliers for whom another agent follows the buyer, ascending: no price of theirs is shown (domain 2)
}

// viewer works out who looks. customer prices the catalogue for a customer in the actor's scope; 0 for none.
func (c *Catalogue) viewer(ctx context.Context, customer int64) (viewer, error) {
	actor := auth.Must(ctx)
	v := viewer{actor: actor}
	switch {
	case customer != 0 && customer != actor.ID:
		party, err := c.customer(ctx, actor, customer)
		if err != nil {
			return viewer{}, err
		}
		v.buyer, v.priceGroup = party.ID, party.Group
	case actor.Group.IsBuyer() || actor.Group == auth.Negociant || actor.Group == auth.Customer:
		v.buyer, v.priceGroup = actor.ID, actor.Group
	}
	var err error
	if v.scope, err = c.Products.Scope(ctx, actor, v.priceGroup); err != nil {
		return viewer{}, err
	}
	v.held, err = c.held(ctx, actor, v)
	return v, err
}

// inShops is the viewer in front of open shops: individuals always are, works councils and who sells may be.
func (v viewer) inShops() (viewer, error) {
	if v.priceGroup != "" && v.priceGroup != auth.CSE && v.priceGroup != auth.Customer {
		return viewer{}, domain.ErrNotInShops
	}
	v.scope.OpenTo = auth.Customer
	return v, nil
}

// held are the suppliers for whom another agent than the actor follows the buyer.
func (c *Catalogue) held(ctx context.Context, actor auth.Actor, v viewer) ([]int64, error) {
	if actor.Group != auth.CommercialAgent || v.buyer == 0 {
		return nil, nil
	}
	terms, err := c.Terms.CustomerTerms(ctx, v.buyer)
	if err != nil {
		return nil, err
	}
	var held []int64
	for _, id := range v.scope.Suppliers {
		if terms[id].IsHeldByAnother(actor.ID) {
			held = append(held, id)
		}
	}
	return held, nil
}

func (c *Catalogue) customer(ctx context.Context, actor auth.Actor, id int64) (usersapi.Party, error) {
	may, err := c.Access.MayOrderFor(ctx, actor, id)
	if err != nil {
		return usersapi.Party{}, err
	}
	if !may {
		return usersapi.Party{}, domain.ErrCustomerNotFound
	}
	party, err := c.Parties.Party(ctx, id)
	if errors.Is(err, usersapi.ErrUserNotFound) {
		return usersapi.Party{}, domain.ErrCustomerNotFound
	}
	return party, err
}

// prices reads the viewer's own prices of products, by product id.
func (c *Catalogue) prices(ctx context.Context, v viewer, products []*productsapi.Product) (map[int64]pricingapi.ViewerPrice, error) {
	terms := map[int64]money.Rate{}
	if v.buyer != 0 && v.priceGroup != auth.Customer {
		relations, err := c.Terms.CustomerTerms(ctx, v.buyer)
		if err != nil {
			return nil, err
		}
		for i := range products { // a buyer may have hundreds of suppliers, a page shows a few
			if t, ok := relations[products[i].SupplierID]; ok {
				terms[products[i].SupplierID] = t.PermanentDiscount
			}
		}
	}
	refs, ids := make([]pricingapi.ProductRef, len(products)), make([]int64, len(products))
	for i := range products {
		refs[i], ids[i] = domain.RefOf(products[i]), products[i].ID
	}
	listed, err := c.shelf.Prices(ctx, ids)
	if err != nil {
		return nil, err
	}
	return c.Prices.ViewerPrices(ctx, pricingapi.Viewer{
		CustomerID: v.buyer, Group: v.priceGroup, Individual: v.priceGroup == auth.Customer,
		Reader: pricingapi.Reader{ID: v.actor.ID, Group: v.actor.Group},
	}, terms, refs, listed)
}
