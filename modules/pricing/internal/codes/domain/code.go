// Package domain holds the rules of promo codes as they are kept, changed and read.
package domain

import (
	"strings"
	"time"

	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/fold"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// KeptCode is a promo code as the platform keeps it.
type KeptCode struct {
	quote.PromoCode

	Label     string
	Shown     bool        // who may use it reads it in its cart
	Told      bool        // its bearers know that it has ended or was used up
	Cost      money.Cents // what its uses took off, those given back aside
	Turnover  money.Cents // net goods excl. tax of the orders of these uses, as they were ordered
	CreatedAt time.Time
	CreatedBy int64
	// Impersonator is the admin who made it in the author's name, 0 none.
	Impersonator int64
	UpdatedAt    time.Time
	Version      int64 // one more at each change
}

// FoldCode is a code as it is compared, however it was typed: "noël 25" is NOEL25.
func FoldCode(typed string) string {
	return strings.ToUpper(fold.Text(strings.Join(strings.Fields(typed), "")))
}

// CodeGroups are the groups that a code may be for: those that order for themselves.
func CodeGroups() []auth.Group {
	return append(auth.Buyers(), auth.Negociant, auth.Customer)
}

// The keys that codes and their uses are sorted by, besides those of quote.
const (
	SortCode   = "code"
	SortUses   = "uses"
	SortUsedAt = "usedAt"
)

// CodeFilter narrows the list of codes; empty parts do not narrow.
type CodeFilter struct {
	Statuses  []quote.CodeStatus
	Today     string // that the statuses are of
	Search    string
	Suppliers []int64

	lists.Part // its sorts are Sort… keys
}

// CodeUse is one use of a code, by one checkout.
type CodeUse struct {
	ID         int64
	CheckoutID string
	CustomerID int64
	Amount     money.Cents // what it took off; incl. tax on store lines
	UsedAt     time.Time
	GivenBack  time.Time // zero: it counts
}

// OwnUse is a use as its customer reads it in the export of its data.
type OwnUse struct {
	Code     string      `json:"code"`
	Checkout string      `json:"checkout"`
	Amount   money.Cents `json:"amount"`
	UsedAt   time.Time   `json:"usedAt"`
}

// CodeView is a code with the names that people read of it.
type CodeView struct {
	KeptCode

	Status    quote.CodeStatus
	Companies map[int64]usersapi.Party
	Names     map[int64]productsapi.Name
}

// UseView is a use with the names that people read of it.
type UseView struct {
	CodeUse

	Customer usersapi.Party
	Orders   []pricingapi.CheckoutOrder
	Sellers  map[int64]usersapi.Party
}

// Change lets change work on a code, and refuses what may no longer be another once it was used (decision 44):
// the word, what it takes off and who bears it. A use that was given back was a use.
func (c *KeptCode) Change(used bool, change func(*KeptCode)) error {
	before := *c
	change(c)
	if used {
		if err := frozen(before, *c); err != nil {
			return err
		}
	}
	return c.check()
}

// SameParts tells whether two codes are borne by the same suppliers and count on the same products.
func (c *KeptCode) SameParts(other KeptCode) bool {
	return quote.SameSet(c.SupplierIDs, other.SupplierIDs) && quote.SameSet(c.ProductIDs, other.ProductIDs)
}
