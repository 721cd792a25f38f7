package app

import (
	"context"
	"testing"

	"millesime/modules/cart/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/money"
)

const (
	buyer    = 7
	supplier = 2
	house    = 70
)

// directory is embedded where its own name is that of a method.
type directory = usersapi.Parties

// village is a directory whose customer moves house once it was looked at.
type village struct {
	directory
	usersapi.Terms
	usersapi.Access

	looks int
	moves int // after so many looks
}

func (v *village) customer() usersapi.Party {
	if v.looks++; v.looks > v.moves {
		return usersapi.Party{ID: buyer, Company: "Au Nouveau Comptoir"}
	}
	return usersapi.Party{ID: buyer, Company: "Au Vieux Comptoir"}
}

func (v *village) Party(context.Context, int64) (usersapi.Party, error) { return v.customer(), nil }

func (v *village) Parties(_ context.Context, ids []int64) (map[int64]usersapi.Party, error) {
	found := map[int64]usersapi.Party{}
	for _, id := range ids {
		if found[id] = (usersapi.Party{ID: id}); id == buyer {
			found[id] = v.customer()
		}
	}
	return found, nil
}

func (*village) MayOrderFor(context.Context, auth.Actor, int64) (bool, error) { return true, nil }

func (v *village) Addresses(context.Context, int64) ([]usersapi.Address, error) {
	return []usersapi.Address{{ID: house, Type: usersapi.BillingAddress}}, nil
}

func (*village) Conditions(context.Context, []int64) (map[int64]usersapi.SupplierConditions, error) {
	return nil, nil
}

func (*village) CGVHashes(context.Context, []int64) (map[int64]usersapi.CGVHash, error) {
	return nil, nil
}

func (*village) LockCustomerTerms(context.Context, *db.Tx, int64, []int64) (map[int64]usersapi.CustomerTerms, error) {
	return nil, nil
}

type cellar struct {
	productsapi.Products
	receiptsapi.Stock
}

type ledger struct{ ordersapi.Orders }

func (cellar) Visible(context.Context, db.Handle, auth.Actor, auth.Group, []int64) (map[int64]productsapi.Product, error) {
	return map[int64]productsapi.Product{1: {ID: 1, SupplierID: supplier}}, nil
}

func (cellar) Levels(context.Context, db.Handle, []int64) (map[int64]receiptsapi.Level, error) {
	return nil, nil
}

func (ledger) Exposures(context.Context, db.Handle, int64, []int64) (map[int64]money.Cents, error) {
	return nil, nil
}

// People are read before a checkout has its turn: what it orders on is how they are then.
func TestACheckoutSeesACustomerThatChangedWhileItWaited(t *testing.T) {
	t.Parallel()
	actor := auth.Actor{ID: buyer, Group: auth.Restaurant}
	p := domain.Payload{CustomerID: buyer, BillingAddressID: house, ShippingAddressID: 71, Items: []domain.Item{{ProductID: 1, Quantity: 6}}}
	for moves, want := range map[int]string{1: "Au Nouveau Comptoir", 2: "Au Vieux Comptoir"} {
		users := &village{moves: moves}
		sources := Sources{Parties: users, Terms: users, Access: users, Products: cellar{}, Stock: cellar{}, Orders: ledger{}}
		again := func(ctx context.Context) (domain.People, error) { return sources.people(ctx, actor, p) }
		who, err := again(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		f, refused, err := sources.gatherTx(t.Context(), &db.Tx{}, actor, p, who, again)
		if err != nil || f.Customer.Company != want || f.Billing == nil || len(refused) != 1 || refused[0].PropertyPath != "shippingAddress" {
			t.Errorf("moved after %d looks: %+v, refused %v, %v", moves, f.Customer, refused, err)
		}
	}
}
