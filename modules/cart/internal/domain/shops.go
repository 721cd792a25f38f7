package domain

import (
	"millesime/modules/products/productsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
)

// Holder is whose saved cart holds goods of a shop.
type Holder struct {
	BuyerID int64
	InShop  bool // as a line that was taken in the shop
}

// Buying are those of holders who buy in the shop: individuals do anyhow.
func Buying(holders []Holder, people map[int64]usersapi.Party) int64 {
	var n int64
	for _, h := range holders {
		if h.InShop || people[h.BuyerID].Group == auth.Customer {
			n++
		}
	}
	return n
}

// AddShops adds products that shops sell to those that the customer sees anyhow.
func (f Facts) AddShops(sold map[int64]productsapi.Product) Facts {
	f.ShopOnly = map[int64]bool{}
	for id, product := range sold {
		if _, ok := f.Products[id]; !ok {
			f.Products[id], f.ShopOnly[id] = product, true
		}
	}
	return f
}

// knows tells whether a line is of a product that the customer may be offered.
func (f Facts) knows(item Item) bool {
	_, ok := f.Products[item.ProductID]
	return ok && (item.Store || !f.ShopOnly[item.ProductID])
}

// inShop tells whether a line is sold by a shop, at its price.
func (f Facts) inShop(actor auth.Actor, item Item) bool {
	return item.Store || f.CustomerGroup(actor) == auth.Customer
}

// offered tells whether a line can be ordered: its product is sold, and where a shop sells it, that is open.
func (f Facts) offered(actor auth.Actor, item Item) bool {
	product := f.Products[item.ProductID]
	return product.Active && (!f.inShop(actor, item) || product.InStore && product.ShopOpen)
}

// shopBlockers say which lines no shop sells now: it is closed, or sells the product no more. They stay in the cart: that may change.
func shopBlockers(actor auth.Actor, p Payload, f Facts) []fault.Violation {
	var blockers []fault.Violation
	for i, item := range p.Items {
		switch product := f.Products[item.ProductID]; {
		case !product.Active || f.offered(actor, item):
		case product.ShopOpen:
			blockers = append(blockers, fault.At(itemPath(i, "product"), "not_in_shop",
				"Ce produit n’est plus vendu en boutique : retirez-le du panier pour commander le reste.",
				"This product is no longer sold in the shop: take it out of the cart to order the rest."))
		default:
			blockers = append(blockers, fault.At(itemPath(i, "product"), "shop_closed",
				"La boutique de ce produit est fermée : retirez-le du panier pour commander le reste.",
				"The shop of this product is closed: take it out of the cart to order the rest."))
		}
	}
	return blockers
}
