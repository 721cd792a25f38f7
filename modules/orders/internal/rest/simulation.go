package rest

import (
	"millesime/modules/orders/internal/domain"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Simulation is what an answer to a quotation would come to.
type Simulation struct {
	Items    []SimulatedItem `json:"items"` // in the order of the lines, what is added last
	Listed   money.Cents     `json:"subTotalWithoutDiscountTaxExcl"`
	SubTotal money.Cents     `json:"subTotalPriceTaxExcl"`
	Discount money.Cents     `json:"totalAllDiscountTaxExcl"`
	Shipping money.Cents     `json:"shippingPriceTaxExcl"`
	TaxExcl  money.Cents     `json:"totalPriceTaxExcl"`
	TaxIncl  money.Cents     `json:"totalPriceTaxIncl"`
	AgentFee *money.Cents    `json:"agentFee"` // null: nobody earns on it, or not the reader's to see
	Blockers []Blocker       `json:"blockers"` // why it could not be sent
}

// SimulatedItem is a line of it.
type SimulatedItem struct {
	Item      int64       `json:"item"` // 0 for what is added
	Product   int64       `json:"product"`
	Quantity  int64       `json:"quantity"`
	Discount  money.Rate  `json:"discountValue"`
	UnitPrice money.Cents `json:"unitPriceTaxExcl"`
	Net       money.Cents `json:"totalPriceTaxExcl"`
}

// Blocker stands between an answer and its sending; its path is that of the request.
type Blocker struct {
	PropertyPath string `json:"propertyPath"`
	Code         string `json:"code"`
	Message      string `json:"message"`
}

func newSimulation(a domain.Answer, lang string) Simulation {
	draft := a.Revised.Draft
	out := Simulation{
		Items: make([]SimulatedItem, 0, len(draft.Items)), Listed: draft.SubTotalWithoutDiscount, SubTotal: draft.SubTotalTaxExcl,
		Discount: draft.AllDiscount, Shipping: draft.Shipping, TaxExcl: draft.TotalTaxExcl, TaxIncl: draft.TotalTaxIncl,
		Blockers: newBlockers(a.Blockers, lang),
	}
	if a.Agent != nil {
		out.AgentFee = &draft.AgentFee
	}
	for _, line := range a.Revised.Revision.Lines {
		out.Items = append(out.Items, SimulatedItem{
			Item: line.ItemID, Product: line.Product.ID, Quantity: line.Quantity, Discount: line.Discount,
			UnitPrice: line.UnitPrice, Net: line.Net,
		})
	}
	return out
}

func newBlockers(blockers []fault.Violation, lang string) []Blocker {
	return lists.Each(blockers, func(b fault.Violation) Blocker {
		return Blocker{PropertyPath: b.PropertyPath, Code: b.Code, Message: b.Text.In(lang)}
	})
}
