package domain

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"millesime/modules/cart/cartapi"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/fault"
	"millesime/platform/money"
)

// Visit is a request as its guest sees it by the link: what it comes to now, and what became impossible since.
type Visit struct {
	Request

	Restaurant string
	Goods      []cartapi.SaleLine // what can be ordered now
	Now        cartapi.Offered    // what it comes to; of a request that awaits an answer
	Gone       []Gone
	Obstacles  []fault.Text     // in the way of all of it; none: it may be concluded
	Terms      map[int64]string // files of the general terms of its sellers; "": none is kept
	Seats      map[int64]string // where its sellers are (Code de la consommation, L221-5)
	Sellers    map[int64]ordersapi.ShopSeller
	Follow     string // where its orders are followed, once it is concluded
}

// Gone is a wine that cannot be ordered any more.
type Gone struct {
	Item Item
	Why  fault.Text
}

// Digest stands for what the guest is shown and agrees to: each wine with its number and amount, by seller, and what each comes to with
// its delivery.
func Digest(parts []ordersapi.Draft) string {
	parts = slices.Clone(parts)
	slices.SortFunc(parts, func(a, b ordersapi.Draft) int { return cmp.Compare(a.Supplier.ID, b.Supplier.ID) })
	var shown strings.Builder
	for _, part := range parts {
		fmt.Fprintln(&shown, part.Supplier.ID, part.SubTotalTaxIncl, part.TotalTaxIncl)
		items := slices.Clone(part.Items)
		slices.SortFunc(items, func(a, b ordersapi.Item) int { return cmp.Compare(a.Product.ID, b.Product.ID) })
		for _, item := range items {
			fmt.Fprintln(&shown, item.Product.ID, item.Quantity, item.TotalTaxIncl)
		}
	}
	sum := sha256.Sum256([]byte(shown.String()))
	return hex.EncodeToString(sum[:])
}

// Shipping is what delivery costs now, incl. tax.
func (v *Visit) Shipping() money.Cents { return Carriage(v.Now.Parts) }

// Carriage is what the delivery of parts costs, incl. tax.
func Carriage(parts []ordersapi.Draft) (all money.Cents) {
	for _, part := range parts {
		all += part.TotalTaxIncl - part.SubTotalTaxIncl
	}
	return all
}

// MayConclude tells whether it can be ordered now.
func (v *Visit) MayConclude() bool {
	return v.Status == Sent && len(v.Goods) > 0 && len(v.Obstacles) == 0
}

var ofItem = regexp.MustCompile(`^items\[(\d+)\]`)

// Lose takes out of goods what blockers stand at, and tells which and why; what stands elsewhere is in the way of all.
func Lose(
	goods []cartapi.SaleLine, blockers []fault.Violation,
) (left []cartapi.SaleLine, lost map[int64]fault.Text, obstacles []fault.Text) {
	lost = map[int64]fault.Text{}
	for _, b := range blockers {
		found := ofItem.FindStringSubmatch(b.PropertyPath)
		if found == nil {
			obstacles = append(obstacles, b.Text)
			continue
		}
		if n, err := strconv.Atoi(found[1]); err == nil && n < len(goods) {
			lost[goods[n].ProductID] = b.Text
		}
	}
	for _, line := range goods {
		if _, gone := lost[line.ProductID]; !gone {
			left = append(left, line)
		}
	}
	return left, lost, obstacles
}

// What a guest is refused on its page.
var (
	// ErrLinkUnknown is a link that the house did not make.
	ErrLinkUnknown = fault.New("taste_and_buy.link_unknown", fault.NotFound,
		"Ce lien n’ouvre aucune demande. Vérifiez qu’il est complet.", "This link opens no request. Check that it is complete.")
	// ErrLinkEnded is one whose time is over.
	ErrLinkEnded = fault.New("taste_and_buy.link_ended", fault.Gone,
		"Ce lien n’est plus valable : il servait pendant 48 heures. Rien n’a été commandé.",
		"This link is no longer valid: it was good for 48 hours. Nothing was ordered.")
	// ErrRestaurantGone is in the way of what a restaurant introduces that is closed or blocked.
	ErrRestaurantGone = fault.New("taste_and_buy.restaurant_gone", fault.Conflict,
		"Ce restaurant ne propose plus de vins : cette demande ne peut plus être commandée.",
		"This restaurant offers no wines any more: this request cannot be ordered.")
	// ErrMovedSince asks for a new consent.
	ErrMovedSince = fault.New("taste_and_buy.moved_since", fault.Conflict,
		"Votre demande a changé pendant que vous lisiez cette page : vérifiez le nouveau montant avant de commander.",
		"Your request changed while you read this page: check the new amount before you order.")
	// ErrNoBottles asks for what is given back.
	ErrNoBottles = fault.New("taste_and_buy.no_bottles", fault.Unprocessable,
		"Indiquez au moins une bouteille à laquelle vous renoncez. Rien n’a été enregistré.",
		"Say of at least one bottle that you withdraw from it. Nothing was recorded.")
	// ErrNotAgreed asks for the two boxes.
	ErrNotAgreed = fault.New("taste_and_buy.not_agreed", fault.Unprocessable,
		"Pour commander, déclarez être majeur et acceptez les conditions générales de vente.",
		"To order, state that you are of age and accept the general terms of sale.")
)
