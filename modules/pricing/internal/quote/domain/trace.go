package domain

import (
	"strings"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// visible gives the steps of a line as the reader may see them: its own conditions only (domain 4.1).
func (c *cart) visible(steps []sale.TraceStep, supplierID int64) []sale.TraceStep {
	if c.readsTerms(supplierID) {
		return append([]sale.TraceStep{}, steps...)
	}
	return sale.WithoutTerms(steps)
}

func (c *cart) readsTerms(supplierID int64) bool {
	reader := c.request.Reader
	return reader.Group.IsAdmin() ||
		(reader.ID != 0 && (reader.ID == c.request.Customer.ID || reader.ID == supplierID))
}

// seesFee tells whether the reader may see an order's agent fee: admins, the agent itself, the supplier
// (domain 4.5).
func (c *cart) seesFee(supplier pricingapi.Supplier) bool {
	reader := c.request.Reader
	return reader.Group.IsAdmin() || (reader.ID != 0 && (reader.ID == supplier.AgentID || reader.ID == supplier.ID))
}

// mostNamed is how many names a sentence holds.
const mostNamed = 3

// Enumerate writes names of things of which there are more or not: "A, B et C", "A, B, C et 2 autres".
func Enumerate(names []string, all int) fault.Text {
	if len(names) > mostNamed {
		names = names[:mostNamed]
	}
	if others := all - len(names); others > 0 {
		rest := fault.Say(" et {n} autres", " and {n} others").Fill("n", others)
		if others == 1 {
			rest = fault.Say(" et un autre", " and one other")
		}
		joined := strings.Join(names, ", ")
		return fault.Text{FR: joined + rest.FR, EN: joined + rest.EN}
	}
	if len(names) < 2 {
		joined := strings.Join(names, "")
		return fault.Same(joined)
	}
	last := len(names) - 1
	joined := strings.Join(names[:last], ", ")
	return fault.Text{FR: joined + " et " + names[last], EN: joined + " and " + names[last]}
}

// Percent writes a rate as people read it: "2,5 %" and "2.5 %".
func Percent(r money.Rate) fault.Text {
	return fault.Text{FR: strings.ReplaceAll(r.String(), ".", ",") + " %", EN: r.String() + " %"}
}
