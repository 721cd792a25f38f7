package domain

import (
	"regexp"
	"strconv"

	"millesime/modules/cart/cartapi"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/fault"
)

// Gone is a wine that cannot be ordered any more, and why, as its guest reads it.
type Gone struct {
	Item Item
	Code string // of what a cart would be refused
	Why  fault.Text
}

// Codes of what carts are refused beside those of the stock and of pricing.
const (
	codeShopClosed    = "shop_closed"
	codeNotInShop     = "not_in_shop"
	codeOrderMultiple = "order_multiple"
	codeMinQuantity   = "min_quantity"
	codeCarton        = "carton_incomplete"
)

// NewGone is a wine of a request that a cart would be refused. Its guest has no cart in which to lower or remove anything: it reads
// what is missing.
func NewGone(item Item, code string, left int64) Gone {
	return Gone{Item: item, Code: code, Why: whyGone(item, code, left)}
}

func whyGone(item Item, code string, left int64) fault.Text {
	switch code {
	case receiptsapi.TagDesactivated, codeNotInShop:
		return fault.Say("Son vendeur ne le vend plus.", "Its seller does not sell it any more.")
	case codeShopClosed:
		return fault.Say("La boutique de son vendeur est fermée.", "The shop of its seller is closed.")
	case receiptsapi.TagOutOfStock:
		return fault.Say("Il n’en reste plus.", "None is left.")
	case receiptsapi.TagInsufficientStock:
		return fault.Say("Il n’en reste pas assez : {left} sur {asked}.", "Not enough is left: {left} of {asked}.").
			Fill("left", fault.Count(left, "bouteille", "bottle"), "asked", item.Quantity)
	case codeOrderMultiple, codeMinQuantity, codeCarton:
		return fault.Say("Son vendeur ne l’envoie plus par {n}.", "Its seller does not send it by {n} any more.").Fill("n", item.Quantity)
	default:
		return fault.Say("Il n’est plus en vente.", "It is not for sale any more.")
	}
}

// obstacle is what stands in the way of all of a request, as its guest reads it.
func obstacle(code string) fault.Text {
	switch code {
	case pricingapi.BlockerMinimumOrderValue:
		return fault.Say("Ce qui reste n’atteint plus le minimum de commande du vendeur.",
			"What is left does not reach the minimum order of the seller any more.")
	case pricingapi.BlockerAddressNotServed, pricingapi.BlockerNotDelivered:
		return fault.Say("Ces vins ne sont plus livrés à votre adresse.", "These wines are not delivered to your address any more.")
	case pricingapi.BlockerTooMuchToDeliver, pricingapi.BlockerNoSharedCarrier:
		return fault.Say("Aucun transporteur ne livre plus ces vins ensemble à votre adresse.",
			"No carrier delivers these wines together to your address any more.")
	default:
		return fault.Say("Cette demande ne peut plus être livrée comme elle a été faite.", "This request cannot be delivered any more as it was made.")
	}
}

var ofItem = regexp.MustCompile(`^items\[(\d+)\]`)

// Lose takes out of goods what blockers stand at, and tells which and by what code, the first of each; what stands elsewhere is in the way
// of all.
func Lose(
	goods []cartapi.SaleLine, blockers []fault.Violation,
) (left []cartapi.SaleLine, lost map[int64]string, obstacles []fault.Text) {
	lost = map[int64]string{}
	for _, b := range blockers {
		n := len(goods)
		if found := ofItem.FindStringSubmatch(b.PropertyPath); found != nil {
			n, _ = strconv.Atoi(found[1]) // digits alone
		}
		if n >= len(goods) {
			obstacles = append(obstacles, obstacle(b.Code))
			continue
		}
		if _, known := lost[goods[n].ProductID]; !known {
			lost[goods[n].ProductID] = b.Code
		}
	}
	for _, line := range goods {
		if _, gone := lost[line.ProductID]; !gone {
			left = append(left, line)
		}
	}
	return left, lost, obstacles
}

// ClosedShop is the one seller of a request of which nothing can be ordered since its shop is closed; 0: it is otherwise.
func (v *Visit) ClosedShop() (seller int64) {
	if len(v.Goods) > 0 {
		return 0
	}
	for _, gone := range v.Gone {
		if gone.Code != codeShopClosed || seller != 0 && seller != gone.Item.SupplierID {
			return 0
		}
		seller = gone.Item.SupplierID
	}
	return seller
}
