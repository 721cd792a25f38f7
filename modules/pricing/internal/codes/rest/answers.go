package rest

import (
	"fmt"

	"millesime/modules/pricing/internal/codes/domain"
	quoterest "millesime/modules/pricing/internal/quote/rest"
	"millesime/modules/products/productsapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
)

func newUsableCode(v domain.UsableCode) UsablePromoCode {
	return UsablePromoCode{
		Item: api.NewItem("usable_promo_codes", "UsablePromoCode", v.ID), Code: v.Code, Label: v.Label, Rate: api.OrNull(v.Rate),
		Amount: api.OrNull(v.Amount), Minimum: v.Minimum, EndsOn: api.OrNull(v.To), Combinable: v.Combinable, UsesLeft: v.UsesLeft,
		Suppliers: quoterest.NewCodeSuppliers(v.SupplierIDs, v.Companies), Products: newCodeProducts(v.ProductIDs, v.Names),
	}
}

func newBorneCode(v domain.BorneCode) BornePromoCode {
	return BornePromoCode{
		Item: api.NewItem(borneResource, "BornePromoCode", v.ID), Code: v.Code, Rate: api.OrNull(v.Rate), Amount: api.OrNull(v.Amount),
		Minimum: v.Minimum, StartsOn: v.From, EndsOn: api.OrNull(v.To), MaxUses: v.MaxUses, MaxUsesByCustomer: v.MaxUsesPerCustomer,
		Combinable: v.Combinable, Shown: v.Shown, Products: newCodeProducts(v.ProductIDs, v.Names),
		Groups: append([]auth.Group{}, v.Groups...), Status: string(v.Status), Uses: v.OwnUses, Cost: v.OwnCost, Net: v.OwnNet,
	}
}

func newBorneUse(codeID int64) func(domain.BorneUse) BornePromoCodeUse {
	return func(v domain.BorneUse) BornePromoCodeUse {
		out := BornePromoCodeUse{
			Item:   api.Item{IRI: fmt.Sprintf("%s/uses#%d", api.IRI(borneResource, codeID), v.ID), Type: "BornePromoCodeUse", ID: v.ID},
			Orders: make([]BorneOrder, 0, len(v.Orders)),
			Amount: v.Amount, Net: v.Net, UsedAt: v.UsedAt, GivenBackAt: api.OrNull(v.GivenBack),
		}
		for _, o := range v.Orders {
			out.Orders = append(out.Orders, BorneOrder{Ref: api.RefTo("orders", o.ID), Number: o.Number})
		}
		return out
	}
}

func newCodeProducts(ids []int64, names map[int64]productsapi.Name) []CodeProduct {
	return lists.Each(ids, func(id int64) CodeProduct {
		return CodeProduct{Ref: api.RefTo("products", id), Name: names[id].Name, Reference: names[id].Reference}
	})
}
