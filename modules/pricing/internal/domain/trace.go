package domain

import (
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/fault"
)

// visible gives the steps of a line as the reader may see them: its own conditions only (domain 4.1). The
// customer, the line's supplier and admins see every step; for anybody else, an agent first of all, the
// terms between supplier and customer become one step without name or rate.
func (c *cart) visible(steps []pricingapi.TraceStep, supplierID int64) []pricingapi.TraceStep {
	shown := []pricingapi.TraceStep{}
	for _, step := range steps {
		if !isTerms(step.Code) || c.readsTerms(supplierID) {
			shown = append(shown, step)
			continue
		}
		if last := len(shown) - 1; last >= 0 && shown[last].Code == pricingapi.StepCustomerTerms {
			shown[last].After = step.After
			continue
		}
		shown = append(shown, pricingapi.TraceStep{
			Code:   pricingapi.StepCustomerTerms,
			Label:  fault.Text{FR: "Conditions du client", EN: "Customer terms"},
			Before: step.Before, After: step.After, Amount: step.Amount,
		})
	}
	return shown
}

func isTerms(code string) bool {
	switch code {
	case pricingapi.StepAgreementFrame, pricingapi.StepPermanentDiscount, pricingapi.StepDocumentAllowance:
		return true
	}
	return false
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
