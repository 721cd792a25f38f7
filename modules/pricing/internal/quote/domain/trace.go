package domain

import (
	"millesime/modules/pricing/pricingapi"
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
