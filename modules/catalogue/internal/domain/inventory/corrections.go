package inventory

import (
	"maps"
	"slices"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
)

// ErrSharedWarehouse refuses a supplier's own count of what lies at Dartess (domain 6.1).
var ErrSharedWarehouse = fault.New("catalogue.shared_warehouse", fault.Forbidden,
	"Ce produit est à l’entrepôt Dartess, qui le compte : demandez la correction à un administrateur de Millésime.",
	"This product lies at the Dartess warehouse, which counts it: ask an administrator of Millésime to correct it.")

// Corrections are rows of which some may not be corrected.
type Corrections struct {
	Allowed []receiptsapi.Correction
	Results []receiptsapi.Corrected // of all rows, in the order given

	places    []int           // of the allowed ones among the rows
	refused   map[int]int64   // the products of the others that the actor may see, by their place
	suppliers map[int64]int64 // of the products
}

// Allow tells which of the rows an actor may correct, of whose scope products are. A product that is not there is refused as
// one that does not exist; what lies at Dartess is counted by admins.
func Allow(actor auth.Actor, products []productsapi.Product, rows []receiptsapi.Correction) Corrections {
	found := make(map[int64]*productsapi.Product, len(products))
	for n := range products {
		found[products[n].ID] = &products[n]
	}
	c := Corrections{
		Results: make([]receiptsapi.Corrected, len(rows)), suppliers: make(map[int64]int64, len(products)), refused: map[int]int64{},
	}
	for n, row := range rows {
		p := found[row.ProductID]
		switch {
		case p == nil:
			c.Results[n].Refusal = domain.ErrProductNotFound
		case p.Warehouse == receiptsapi.WarehouseDartess && !actor.Group.IsAdmin():
			c.Results[n].Refusal, c.refused[n] = ErrSharedWarehouse, p.ID
		default:
			c.Allowed, c.places = append(c.Allowed, row), append(c.places, n)
			c.suppliers[p.ID] = p.SupplierID
		}
	}
	return c
}

// Take notes what became of the allowed ones.
func (c *Corrections) Take(corrected []receiptsapi.Corrected) {
	for n, result := range corrected {
		c.Results[c.places[n]] = result
	}
}

// Refused are the products that the actor sees and does not count.
func (c *Corrections) Refused() []int64 { return slices.Sorted(maps.Values(c.refused)) }

// TakeLevels notes the figures of the refused ones.
func (c *Corrections) TakeLevels(levels map[int64]receiptsapi.Level) {
	for place, id := range c.refused {
		c.Results[place].Level = levels[id]
	}
}

// Standing are those that stand and change something, each with its product's supplier.
func (c *Corrections) Standing(yield func(correction receiptsapi.Correction, supplierID int64) bool) {
	for n, row := range c.Allowed {
		if c.Results[c.places[n]].Refusal == nil && row.OnHand != row.Expected && !yield(row, c.suppliers[row.ProductID]) {
			return
		}
	}
}
