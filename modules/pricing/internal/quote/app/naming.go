package app

import (
	"context"
	"strings"

	"millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
)

// outOfSight stands for products of which the reader sees none.
func outOfSight() fault.Text {
	return fault.Say("d’autres que ceux de ce catalogue", "others than those of this catalogue")
}

// name puts the names of companies and products into what stands between a cart and its order. Only who is refused waits for
// them.
func (p *Prices) name(ctx context.Context, reader pricingapi.Reader, quote *pricingapi.Quote) error {
	for i := range quote.Blockers {
		blocker := &quote.Blockers[i]
		if strings.Contains(blocker.Text.FR, "{suppliers}") {
			companies, err := p.parties.Parties(ctx, blocker.SupplierIDs)
			if err != nil {
				return err
			}
			blocker.Text = blocker.Text.Fill("suppliers", listed(blocker.SupplierIDs, func(id int64) (string, bool) {
				company, known := companies[id]
				return company.DisplayName(), known
			}))
		}
		if strings.Contains(blocker.Text.FR, "{products}") {
			actor := auth.Actor{ID: reader.ID, Group: reader.Group, Status: auth.Valid}
			products, err := p.products.Names(ctx, actor, blocker.ProductIDs)
			if err != nil {
				return err
			}
			blocker.Text = blocker.Text.Fill("products", listed(blocker.ProductIDs, func(id int64) (string, bool) {
				return products[id].Name, products[id].Active
			}))
		}
	}
	return nil
}

// listed are the names that are known of ids.
func listed(ids []int64, name func(id int64) (string, bool)) fault.Text {
	var names []string
	for _, id := range ids {
		if one, known := name(id); known {
			names = append(names, one)
		}
	}
	if len(names) == 0 {
		return outOfSight()
	}
	return domain.Enumerate(names, len(names))
}
