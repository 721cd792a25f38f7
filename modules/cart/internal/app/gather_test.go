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

// village is a directory whose customer is another one once it was looked at.
type village struct {
	directory
	usersapi.Terms
	usersapi.Access

	looks int
	moves int // after so many looks
	new   usersapi.Party
}

func (v *village) customer() usersapi.Party {
	if v.looks++; v.looks > v.moves {
		return v.new
	}
	return usersapi.Party{ID: buyer, Group: auth.Restaurant, Company: "Au Vieux Comptoir"}
}

func (v *village) Party(context.Context, int64) (usersapi.Party, error) { return v.customer(), nil }

func (v *village) Trading(context.Context, *db.Tx, int64, []int64) (usersapi.Trading, error) {
	return usersapi.Trading{Parties: map[int64]usersapi.Party{supplier: {ID: supplier}, buyer: v.customer()}}, nil
}

func (*village) MayOrderFor(context.Context, auth.Actor, int64) (bool, error) { return true, nil }

func (v *village) Addresses(context.Context, int64) ([]usersapi.Address, error) {
	return []usersapi.Address{{ID: house, Type: usersapi.BillingAddress}}, nil
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
	for _, c := range []struct {
		moves int
		group auth.Group // of the customer then
		want  string
	}{
		{1, auth.Restaurant, "Au Nouveau Comptoir"},
		{2, auth.Restaurant, "Au Vieux Comptoir"},
		{1, auth.CSE, "Au Nouveau Comptoir"}, // whose goods are read again
	} {
		users := &village{moves: c.moves, new: usersapi.Party{ID: buyer, Group: c.group, Company: "Au Nouveau Comptoir"}}
		sources := Sources{Parties: users, Terms: users, Access: users, Products: cellar{}, Stock: cellar{}, Orders: ledger{}}
		again := func(ctx context.Context) (domain.People, error) { return sources.people(ctx, actor, p) }
		who, err := again(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		f, refused, err := sources.gatherTx(t.Context(), &db.Tx{}, actor, p, who, again)
		if err != nil || f.Customer.Company != c.want || f.Billing == nil || len(refused) != 1 || refused[0].PropertyPath != "shippingAddress" {
			t.Errorf("%+v: %+v, refused %v, %v", c, f.Customer, refused, err)
		}
	}
}
