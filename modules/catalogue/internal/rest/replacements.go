package rest

import (
	"context"

	"millesime/modules/catalogue/internal/app"
	"millesime/platform/api"
	"millesime/platform/auth"
)

// Replacement is a product in stock that somebody who waits for another one may take instead.
type Replacement struct {
	Product
	Closeness string `json:"closeness" enum:"vintage,supplier,other"` // the same wine of another year, of the same supplier, or neither
}

// Replacements are the closest first.
type Replacements struct {
	Products []Replacement `json:"products"`
}

type replacementsRequest struct {
	ID int64 `path:"id"`
}

func getReplacements(c *app.Catalogue) api.Route {
	return api.Get("products.replacements", "/products/{id}/replacements", tag, auth.AllGroups(),
		"Products in stock for who waits for one, at the viewer's own prices, the closest first",
		func(ctx context.Context, in replacementsRequest) (Replacements, error) {
			found, err := c.Replacements(ctx, in.ID)
			if err != nil {
				return Replacements{}, err
			}
			out := Replacements{Products: make([]Replacement, 0, len(found))}
			for _, r := range found {
				out.Products = append(out.Products, Replacement{product(&r.Row), string(r.Closeness)})
			}
			return out, nil
		})
}
