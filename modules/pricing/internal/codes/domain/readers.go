package domain

import (
	"slices"

	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/money"
)

// CodeReader is a customer that reads the codes it may use.
type CodeReader struct {
	ID    int64
	Group auth.Group
}

// UsableCode is a code that its reader may use now, with what of it the reader can buy.
type UsableCode struct {
	KeptCode

	UsesLeft  *int64 // by this customer; nil: any number
	Companies map[int64]usersapi.Party
	Names     map[int64]productsapi.Name
}

// For leaves of a code what somebody can buy: its bearers that sell to them, and its products that are sold. False: nothing is left,
// and the code could never apply.
func (c *KeptCode) For(sellers []int64, products map[int64]productsapi.Name) (KeptCode, bool) {
	left := *c
	left.SupplierIDs = slices.DeleteFunc(slices.Clone(left.SupplierIDs), func(id int64) bool { return !slices.Contains(sellers, id) })
	if len(left.ProductIDs) == 0 {
		return left, len(left.SupplierIDs) > 0
	}
	left.ProductIDs = slices.DeleteFunc(slices.Clone(left.ProductIDs), func(id int64) bool {
		product := products[id]
		return !product.Active || !slices.Contains(left.SupplierIDs, product.SupplierID)
	})
	left.SupplierIDs = slices.DeleteFunc(left.SupplierIDs, func(supplier int64) bool {
		return !slices.ContainsFunc(left.ProductIDs, func(id int64) bool { return products[id].SupplierID == supplier })
	})
	return left, len(left.ProductIDs) > 0
}

// UsesLeft is how often its customer may still use a code; nil: any number of times.
func (c *KeptCode) UsesLeft() *int64 {
	if c.MaxUsesPerCustomer == nil {
		return nil
	}
	return new(*c.MaxUsesPerCustomer - c.CustomerUses)
}

// BorneCode is a code as one of its bearers reads it: what concerns its own orders, and nothing of other bearers.
type BorneCode struct {
	KeptCode

	Status  quote.CodeStatus
	OwnUses int64       // with lines of its own, those given back aside
	OwnCost money.Cents // what these took off its lines
	OwnNet  money.Cents // net goods excl. tax of its orders, as ordered
	Names   map[int64]productsapi.Name
}

// Borne keeps of a code's products those that its bearer sells.
func (c BorneCode) Borne(names map[int64]productsapi.Name) BorneCode {
	c.Names = names
	c.ProductIDs = slices.DeleteFunc(slices.Clone(c.ProductIDs), func(id int64) bool { return names[id].ID == 0 })
	return c
}

// BorneUse is a use as one of the code's bearers reads it; its amount is the bearer's share.
type BorneUse struct {
	CodeUse

	Net    money.Cents // net goods excl. tax of the bearer's orders, as ordered
	Orders []pricingapi.CheckoutOrder
}
