package domain

import (
	"slices"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
)

// People are who buys and where it goes. No lock guards them, so a checkout reads them before it takes its turn to write.
type People struct {
	Customer *usersapi.Party // nil: not chosen yet
	Billing  *usersapi.Address
	Shipping *usersapi.Address
	Refused  []fault.Violation // what of them is not the actor's to send
}

// Nobody is a payload's without a customer, who comes before addresses.
func Nobody(p Payload) People {
	if p.BillingAddressID == 0 && p.ShippingAddressID == 0 {
		return People{}
	}
	return People{Refused: []fault.Violation{required("customer", "Choisissez d’abord le client.", "Choose the customer first.")}}
}

// Stranger is a customer whom the actor does not order for.
func Stranger() People {
	return People{Refused: []fault.Violation{notFound("customer", "Ce client est introuvable.", "This customer cannot be found.")}}
}

// PeopleOf finds a payload's addresses among its customer's. Goods go to a billing address where there is none to ship to
// (specification 3).
func PeopleOf(p Payload, customer usersapi.Party, addresses []usersapi.Address) People {
	who := People{Customer: &customer}
	shipsTo := usersapi.ShippingAddress
	if !slices.ContainsFunc(addresses, func(a usersapi.Address) bool { return a.Type == shipsTo }) {
		shipsTo = usersapi.BillingAddress
	}
	find := func(id int64, path, kind string) *usersapi.Address {
		if id == 0 {
			return nil
		}
		at := slices.IndexFunc(addresses, func(a usersapi.Address) bool { return a.ID == id && a.Type == kind })
		if at < 0 {
			who.Refused = append(who.Refused, notFound(path, "Cette adresse est introuvable.", "This address cannot be found."))
			return nil
		}
		return &addresses[at]
	}
	who.Billing = find(p.BillingAddressID, "billingAddress", usersapi.BillingAddress)
	who.Shipping = find(p.ShippingAddressID, "shippingAddress", shipsTo)
	return who
}

// CustomerGroup decides visibility and list prices: the customer's, else the actor's own.
func (p People) CustomerGroup(actor auth.Actor) auth.Group {
	if p.Customer != nil {
		return p.Customer.Group
	}
	return actor.Group
}

// BuyerID is whose terms apply: the customer's, else the signed-in buyer's own (domain 5.1).
func (p People) BuyerID(actor auth.Actor) int64 {
	if p.Customer != nil {
		return p.Customer.ID
	}
	if buysForItself(actor.Group) {
		return actor.ID
	}
	return 0
}

// buysForItself tells the groups that order for themselves (domain 1, rulings: cart and session).
func buysForItself(g auth.Group) bool {
	return g.IsBuyer() || g == auth.Negociant || g == auth.Customer
}
