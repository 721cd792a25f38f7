package rest

import (
	"slices"
	"strconv"
	"strings"

	"millesime/modules/catalogue/catalogueapi"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/stores/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/allergens"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/shelf"
)

// productView is what everybody sees of a product.
type productView struct {
	Name, Place, Facts, Allergens string
	Price, PerLitre               string
	Image, Glass                  string // Glass is how its bottle is drawn without a picture
	Orderable                     bool
	ELabel, Buy                   string
}

const mlPerLitre = 1000

func productOf(g *catalogueapi.Good, v *pageView) productView {
	price := *g.StorePriceTaxIncl
	p := productView{
		Name: g.Name, Place: strings.Join(slices.Compact(lists.Known(g.Appellation, g.Region)), " · "), Price: fault.Euros(price).In(v.Language),
		PerLitre: fault.Euros(price.Scaled(mlPerLitre, int64(g.BottleSizeMl))).In(v.Language) + v.Say(" le litre", " per litre"),
		Image:    g.Image, Glass: glass(g), Orderable: g.Orderable,
		Buy: v.Login + "?redirect=" + v.Prefix() + "/products/" + strconv.FormatInt(g.ID, 10) + "&store=" + v.Slug,
	}
	if g.Vintage != nil {
		p.Name += " " + strconv.Itoa(*g.Vintage)
	}
	if g.ELabel != "" {
		p.ELabel = g.ELabel + "?lang=" + v.Language
	}
	p.Facts = shelf.Facts(shelf.Kind(g.Type, g.Colour), shelf.Size(g.Type, g.BottleSizeMl), shelf.Strength(g.ABVTenths)).In(v.Language)
	p.Allergens = allergens.Contained(g.Allergens).In(v.Language)
	return p
}

func glass(g *catalogueapi.Good) string {
	switch kind := shelf.KindOf(g.Type, g.Colour); kind {
	case "red", "white", "rose", "orange", "sparkling", "spirit", "beer":
		return kind
	case "fortified", "cider":
		return "orange"
	default:
		return "soft"
	}
}

// francos say from when on carriage is free, as individuals see amounts.
func francos(s *domain.Shown, language string) []string {
	var told []string
	if value := s.Conditions.StoreFreeShippingValue; value != nil {
		text := fault.Say("Livraison offerte dès {amount} TTC", "Free delivery from {amount} incl. tax").Fill("amount", fault.Euros(*value))
		told = append(told, text.In(language))
	}
	if quantity := s.Conditions.StoreFreeShippingQuantity; quantity != nil {
		text := fault.Say("Livraison offerte dès {n} bouteilles de 75 cl", "Free delivery from {n} bottles of 75 cl")
		if *quantity == 1 {
			text = fault.Say("Livraison offerte dès {n} bouteille de 75 cl", "Free delivery from {n} bottle of 75 cl")
		}
		told = append(told, text.Fill("n", *quantity).In(language))
	}
	return told
}

// notice is what the law has who sells at a distance say of itself.
func notice(s *domain.Shown, v *pageView) []noticeLine {
	var seat usersapi.Address
	if s.Address != nil {
		seat = *s.Address
	}
	seller := s.Seller(ordersapi.SellerOf(s.Supplier, seat, s.Registration))
	return lists.Each(seller.Facts(), func(f shelf.Fact) noticeLine {
		return noticeLine{Name: f.Name.In(v.Language), Text: f.Text.In(v.Language)}
	})
}
