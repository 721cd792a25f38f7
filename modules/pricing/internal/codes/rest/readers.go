package rest

import (
	"context"
	"time"

	"millesime/modules/pricing/internal/codes/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	quoterest "millesime/modules/pricing/internal/quote/rest"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// UsablePromoCode is a code that its reader may use now, with what of it the reader can buy: nothing of other customers.
type UsablePromoCode struct {
	api.Item
	Code       string                   `json:"code"`
	Label      string                   `json:"label"`
	Rate       *money.Rate              `json:"rate"`   // percent; null: it is an amount
	Amount     *money.Cents             `json:"amount"` // incl. tax for individuals, excl. tax for others; so is minimum
	Minimum    money.Cents              `json:"minimum"`
	EndsOn     *string                  `json:"endsOn"`     // its last day; null: open-ended
	Combinable bool                     `json:"combinable"` // false: lines with a price of their own are left alone
	UsesLeft   *int64                   `json:"usesLeft"`   // by the reader; null: any number
	Suppliers  []quoterest.CodeSupplier `json:"suppliers"`
	Products   []CodeProduct            `json:"products"` // none: all of these suppliers
}

// BornePromoCode is a code as one of its bearers reads it: its conditions, and what it cost and brought this supplier.
type BornePromoCode struct {
	api.Item
	Code              string        `json:"code"`
	Rate              *money.Rate   `json:"rate"`   // percent; null: it is an amount
	Amount            *money.Cents  `json:"amount"` // excl. tax for professionals, incl. tax for individuals; so is minimum
	Minimum           money.Cents   `json:"minimum"`
	StartsOn          string        `json:"startsOn"`
	EndsOn            *string       `json:"endsOn"`
	MaxUses           *int64        `json:"maxUses"` // by all customers; null: any number
	MaxUsesByCustomer *int64        `json:"maxUsesPerCustomer"`
	Combinable        bool          `json:"combinable"`
	Shown             bool          `json:"shown"`    // who may use it reads it in its cart
	Products          []CodeProduct `json:"products"` // of the reader; none: all of them
	Groups            []auth.Group  `json:"groups"`   // none: all
	Status            string        `json:"status" enum:"scheduled,active,used_up,ended,stopped"`
	Uses              int64         `json:"uses"` // with lines of the reader, those given back aside
	Cost              money.Cents   `json:"cost"` // what they took off these lines; incl. tax on store lines
	Net               money.Cents   `json:"net"`  // what its orders came to, goods excl. tax, as ordered
}

// BornePromoCodeUse is one use of a code as one of its bearers reads it.
type BornePromoCodeUse struct {
	api.Item
	Orders      []BorneOrder `json:"orders"` // the reader's own
	Amount      money.Cents  `json:"amount"` // its share; incl. tax on store lines
	Net         money.Cents  `json:"net"`    // goods excl. tax of these orders, as ordered
	UsedAt      time.Time    `json:"usedAt"`
	GivenBackAt *time.Time   `json:"givenBackAt"` // null: it counts
}

// BorneOrder is an order of the reader that a code made cheaper.
type BorneOrder struct {
	api.Ref
	Number string `json:"number"`
}

const borneResource = "borne_promo_codes"

// codeReaders are the operations of who may use codes, and of who bears them (decision 59).
func (h codeHandlers) codeReaders() []api.Route {
	bearers := []auth.Group{auth.Supplier}
	return []api.Route{
		api.Get("usable_promo_codes.list", "/usable_promo_codes", codeTag, domain.CodeGroups(),
			"Promo codes that are shown to the reader and that it may use now, those that end first before the others", h.usable),
		api.Get("usable_promo_codes.get", "/usable_promo_codes/{id}", codeTag, domain.CodeGroups(),
			"One promo code that is shown to the reader and that it may use now", h.usableCode),
		api.Get("borne_promo_codes.list", "/borne_promo_codes", codeTag, bearers,
			"Promo codes that the reader bears, the newest first, with what they cost and brought it", h.borne),
		api.Get("borne_promo_codes.get", "/borne_promo_codes/{id}", codeTag, bearers, "One promo code that the reader bears", h.borneCode),
		api.Get("borne_promo_codes.uses", "/borne_promo_codes/{id}/uses", codeTag, bearers,
			"The uses of a promo code with lines of the reader, the newest first, those given back too", h.borneUses),
	}
}

type usableCodesInput struct{ api.Page }

type borneCodesInput struct{ api.Page }

func (h codeHandlers) usable(ctx context.Context, in usableCodesInput) (api.Collection[UsablePromoCode], error) {
	found, err := h.usage.Usable(ctx, auth.Must(ctx))
	return api.Listed(in.Page, lists.Cut(found, in.Part()), newUsableCode, err)
}

func (h codeHandlers) usableCode(ctx context.Context, in api.ByID) (UsablePromoCode, error) {
	found, err := h.usage.UsableCode(ctx, auth.Must(ctx), in.ID)
	if err != nil {
		return UsablePromoCode{}, err
	}
	return newUsableCode(found), nil
}

func (h codeHandlers) borne(ctx context.Context, in borneCodesInput) (api.Collection[BornePromoCode], error) {
	filter := domain.CodeFilter{Part: in.Part(lists.Sort{Key: quote.SortCreatedAt, Descending: true})}
	found, err := h.codes.Borne(ctx, auth.Must(ctx), filter)
	return api.Listed(in.Page, found, newBorneCode, err)
}

func (h codeHandlers) borneCode(ctx context.Context, in api.ByID) (BornePromoCode, error) {
	found, err := h.codes.BorneCode(ctx, auth.Must(ctx), in.ID)
	return newBorneCode(found), err
}

func (h codeHandlers) borneUses(ctx context.Context, in usesInput) (api.Collection[BornePromoCodeUse], error) {
	found, err := h.usage.BorneUses(ctx, auth.Must(ctx), in.ID, in.Part(lists.Sort{Key: domain.SortUsedAt, Descending: true}))
	return api.Listed(in.Page, found, newBorneUse(in.ID), err)
}
