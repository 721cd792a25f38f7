package alerts

import (
	"slices"
	"time"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// ErrOrderable refuses an alert for what can be ordered now.
var ErrOrderable = fault.New("catalogue.orderable", fault.Conflict,
	"Ce produit est de nouveau disponible : vous pouvez le commander dès maintenant.",
	"This product is available again: you can order it now.")

// Waiters are the groups that order for themselves.
func Waiters() []auth.Group { return append(auth.Buyers(), auth.Negociant, auth.Customer) }

// Alert is a product that somebody waits for.
type Alert struct {
	ProductID int64
	UserID    int64
	CreatedAt time.Time
}

// PersonalAlert is an alert as its owner's file holds it.
type PersonalAlert struct {
	Product   string    `json:"product"`
	Reference string    `json:"reference"`
	CreatedAt time.Time `json:"createdAt"`
}

// Orderable tells whether the smallest quantity of a product can be ordered, promised goods included (domain 3.3).
func Orderable(tagger domain.Tagger, p *productsapi.Product, level receiptsapi.Level) bool {
	return domain.Orderable(domain.FactsOf(p).Tag(tagger, level))
}

// Short tells which products have fallen to their thresholds, and which have enough. Those that are not sold, or have no
// level, are neither.
func Short(products map[int64]productsapi.Product, levels map[int64]receiptsapi.Level) (short, enough []int64) {
	for id := range products {
		p := products[id]
		level, held := levels[id]
		switch {
		case !p.Active || !held:
		case level.Available() <= int64(p.StockAlertThreshold):
			short = append(short, id)
		default:
			enough = append(enough, id)
		}
	}
	return short, enough
}

// Back are the products that can be ordered, in id order.
func Back(tagger domain.Tagger, products map[int64]productsapi.Product, levels map[int64]receiptsapi.Level) []int64 {
	var back []int64
	for id := range products {
		p := products[id]
		if Orderable(tagger, &p, levels[id]) {
			back = append(back, id)
		}
	}
	slices.Sort(back)
	return back
}

// Told are those of who waits for a product that may order it.
func Told(p *productsapi.Product, waiting []Alert, people map[int64]usersapi.Party) []int64 {
	var told []int64
	for _, alert := range waiting {
		if alert.ProductID == p.ID && mayOrder(people[alert.UserID], p) {
			told = append(told, alert.UserID)
		}
	}
	return told
}

func mayOrder(person usersapi.Party, p *productsapi.Product) bool {
	return person.Status == auth.Valid && domain.IsOpen(p, person.Group)
}

// UsersOf are who waits, each once.
func UsersOf(waiting []Alert) []int64 {
	ids := lists.Each(waiting, func(alert Alert) int64 { return alert.UserID })
	slices.Sort(ids)
	return slices.Compact(ids)
}
