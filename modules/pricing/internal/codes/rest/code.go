package rest

import (
	"regexp"
	"slices"
	"sync"
	"time"

	"millesime/modules/pricing/internal/codes/domain"
	quoterest "millesime/modules/pricing/internal/quote/rest"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/fold"
	"millesime/platform/money"
	"millesime/platform/validate"
)

const (
	codeResource     = "promo_codes"
	maxCodeLabel     = 120 // characters
	maxCodeUses      = 1_000_000
	maxCodeSuppliers = 100
	maxCodeProducts  = 500
)

// codeWord is what a code may be, however it is typed: what people can read out over the phone. Blanks between count for nothing, and
// an accent may stand behind its letter. It is compiled when a code is typed: so many letters take milliseconds of a start.
var codeWord = sync.OnceValue(func() *regexp.Regexp { //nolint:gochecknoglobals // a constant
	return regexp.MustCompile(`^\s*(?:[\p{L}\p{N}_-]\p{M}*\s*){3,32}$`)
})

// PromoCode is a promo code with its conditions and what came of it. Amounts are excl. tax for professionals and incl. tax for
// individuals (domain 4.2, step 6).
type PromoCode struct {
	api.Item
	Code              string                   `json:"code"`
	Label             string                   `json:"label"`
	Rate              *money.Rate              `json:"rate"`   // percent; null: it is an amount
	Amount            *money.Cents             `json:"amount"` // null: it is a percentage
	Minimum           money.Cents              `json:"minimum"`
	StartsOn          string                   `json:"startsOn"` // YYYY-MM-DD in Paris
	EndsOn            *string                  `json:"endsOn"`   // its last day; null: open-ended
	MaxUses           *int64                   `json:"maxUses"`  // null: any number
	MaxUsesByCustomer *int64                   `json:"maxUsesPerCustomer"`
	Combinable        bool                     `json:"combinable"` // false: lines with a price of their own are left alone
	Shown             bool                     `json:"shown"`      // who may use it reads it in its cart
	Suppliers         []quoterest.CodeSupplier `json:"suppliers"`  // who bears it: it counts on their lines only
	Products          []CodeProduct            `json:"products"`   // none: all of its suppliers
	Groups            []auth.Group             `json:"groups"`     // none: all
	Status            string                   `json:"status" enum:"scheduled,active,used_up,ended,stopped"`
	Stopped           bool                     `json:"stopped"`
	Uses              int64                    `json:"uses"`     // those given back aside
	Cost              money.Cents              `json:"cost"`     // what they took off
	Turnover          money.Cents              `json:"turnover"` // net goods excl. tax of their orders, as ordered
	CreatedAt         time.Time                `json:"createdAt"`
	UpdatedAt         time.Time                `json:"updatedAt"`
	Version           int64                    `json:"version"` // what a change names
}

// CodeProduct is a product that a code counts on.
type CodeProduct struct {
	api.Ref
	Name      string `json:"name"`
	Reference string `json:"reference"`
}

// PromoCodeUse is one use of a code, by one checkout.
type PromoCodeUse struct {
	api.Item
	Customer    quoterest.CodeSupplier `json:"customer"`
	Checkout    string                 `json:"checkout"`
	Orders      []CodeOrder            `json:"orders"`
	Amount      money.Cents            `json:"amount"` // what it took off; incl. tax on store lines
	UsedAt      time.Time              `json:"usedAt"`
	GivenBackAt *time.Time             `json:"givenBackAt"` // null: it counts
}

// CodeOrder is an order that a use of a code made cheaper.
type CodeOrder struct {
	api.Ref
	Number   string                 `json:"number"`
	Supplier quoterest.CodeSupplier `json:"supplier"`
}

func newPromoCode(v domain.CodeView) PromoCode {
	return PromoCode{
		Item: api.NewItem(codeResource, "PromoCode", v.ID), Code: v.Code, Label: v.Label, Rate: api.OrNull(v.Rate),
		Amount: api.OrNull(v.Amount), Minimum: v.Minimum, StartsOn: v.From, EndsOn: api.OrNull(v.To), MaxUses: v.MaxUses,
		MaxUsesByCustomer: v.MaxUsesPerCustomer, Combinable: v.Combinable, Shown: v.Shown,
		Suppliers: quoterest.NewCodeSuppliers(v.SupplierIDs, v.Companies),
		Products:  newCodeProducts(v.ProductIDs, v.Names), Groups: append([]auth.Group{}, v.Groups...), Status: string(v.Status),
		Stopped: !v.StoppedAt.IsZero(), Uses: v.Uses, Cost: v.Cost, Turnover: v.Turnover, CreatedAt: v.CreatedAt, UpdatedAt: v.UpdatedAt,
		Version: v.Version,
	}
}

func newCodeUse(codeID int64) func(domain.UseView) PromoCodeUse {
	return func(v domain.UseView) PromoCodeUse {
		out := PromoCodeUse{
			Item:     api.Item{IRI: api.IRI(codeResource, codeID) + "/uses#" + v.CheckoutID, Type: "PromoCodeUse", ID: v.ID},
			Customer: quoterest.NewCodeSupplier(v.CustomerID, v.Customer.DisplayName()), Checkout: v.CheckoutID,
			Orders: make([]CodeOrder, 0, len(v.Orders)), Amount: v.Amount, UsedAt: v.UsedAt, GivenBackAt: api.OrNull(v.GivenBack),
		}
		for _, o := range v.Orders {
			out.Orders = append(out.Orders, CodeOrder{
				Ref: api.RefTo("orders", o.ID), Number: o.Number,
				Supplier: quoterest.NewCodeSupplier(o.SupplierID, v.Sellers[o.SupplierID].DisplayName()),
			})
		}
		return out
	}
}

// NewPromoCode is a code to be kept.
type NewPromoCode struct {
	Code              string          `json:"code"`
	Label             string          `json:"label"`
	Rate              *money.Rate     `json:"rate,omitempty"`    // percent, or
	Amount            *money.Cents    `json:"amount,omitempty"`  // an amount
	Minimum           *money.Cents    `json:"minimum,omitempty"` // none when left out
	StartsOn          string          `json:"startsOn"`
	EndsOn            *string         `json:"endsOn,omitempty"`
	MaxUses           *int64          `json:"maxUses,omitempty"`
	MaxUsesByCustomer *int64          `json:"maxUsesPerCustomer,omitempty"`
	Combinable        bool            `json:"combinable,omitempty"`
	Shown             bool            `json:"shown,omitempty"`
	Suppliers         []api.Reference `json:"suppliers" ref:"users"`
	Products          []api.Reference `json:"products,omitempty" ref:"products"`
	Groups            []string        `json:"groups,omitempty"`
}

func (n *NewPromoCode) Rules() validate.Rules {
	return validate.Rules{
		codeRule(&n.Code, &n.Code),
		validate.Field("label", &n.Label, validate.Required, validate.Max(maxCodeLabel)),
		validate.Field("rate", &n.Rate, validate.Between(quoterest.LeastRate, money.WholeRate)),
		validate.Field("amount", &n.Amount, validate.Between(1, quoterest.MaxAmount)),
		validate.Field("minimum", &n.Minimum, validate.Between(0, quoterest.MaxAmount)),
		validate.Field("startsOn", &n.StartsOn, validate.Required, validate.Date),
		validate.Field("endsOn", &n.EndsOn, validate.Date),
		validate.Field("maxUses", &n.MaxUses, validate.Between[int64](1, maxCodeUses)),
		validate.Field("maxUsesPerCustomer", &n.MaxUsesByCustomer, validate.Between[int64](1, maxCodeUses)),
		validate.Field("suppliers", &n.Suppliers, validate.Required, validate.MaxItems(maxCodeSuppliers)),
		validate.Field("products", &n.Products, validate.MaxItems(maxCodeProducts)),
		validate.Every("groups", &n.Groups, validate.OneOf(codeGroups()...)),
	}
}

// codeRule takes a code with the one dash for all there are, as whoever uses it may type it.
func codeRule(field any, typed *string) validate.FieldRules {
	*typed = fold.Dashes(*typed)
	return validate.Field("code", field, validate.Required, validate.Regex(codeWord()))
}

func codeGroups() []string {
	var codes []string
	for _, group := range domain.CodeGroups() {
		codes = append(codes, string(group))
	}
	return codes
}

func (n *NewPromoCode) code() domain.KeptCode {
	code := domain.KeptCode{Label: quoterest.Tidy(n.Label), Shown: n.Shown}
	code.Code, code.Minimum, code.From, code.Combinable = domain.FoldCode(n.Code), api.OrZero(n.Minimum), n.StartsOn, n.Combinable
	code.MaxUses, code.MaxUsesPerCustomer = n.MaxUses, n.MaxUsesByCustomer
	code.Rate, code.Amount, code.To = api.OrZero(n.Rate), api.OrZero(n.Amount), api.OrZero(n.EndsOn)
	code.SupplierIDs, code.ProductIDs, code.Groups = quoterest.OnceEach(n.Suppliers), quoterest.OnceEach(n.Products), groupsOf(n.Groups)
	return code
}

func groupsOf(codes []string) []auth.Group {
	var groups []auth.Group
	for _, group := range domain.CodeGroups() {
		if slices.Contains(codes, string(group)) {
			groups = append(groups, group)
		}
	}
	return groups
}
