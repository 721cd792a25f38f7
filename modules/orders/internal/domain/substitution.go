package domain

import (
	"fmt"
	"strconv"

	"millesime/modules/orders/ordersapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Substitute is a product that a buyer takes instead of units that are not there yet.
type Substitute struct {
	ShipmentLine // what it no longer waits for

	ProductID int64
	Vintage   int   // that the buyer saw; 0: none
	Ordered   int64 // units of the product
}

// Substitution is what a buyer orders instead of waiting.
type Substitution struct {
	Lines         []Substitute
	CGAccepted    bool
	ExpectedTotal *money.Cents // incl. tax, that the buyer saw
}

// GivenUp are the units that it no longer waits for.
func (s Substitution) GivenUp() []ShipmentLine {
	return lists.Each(s.Lines, func(line Substitute) ShipmentLine { return line.ShipmentLine })
}

// DirectOrder is the new order: for the same customer, by the same carrier, to the same place.
func (s Substitution) DirectOrder(actor auth.Actor, o Order) ordersapi.DirectOrder {
	p := ordersapi.DirectOrder{
		QuotationRequest: ordersapi.QuotationRequest{
			Actor: actor, CustomerID: o.Customer.ID, BillingAddress: o.BillingAddress, ShippingAddress: o.ShippingAddress,
			CarrierCode: o.CarrierCode,
		},
		Wishes: ordersapi.Wishes{CustomerReference: o.CustomerReference}, Comment: o.Comment,
		CGAccepted: s.CGAccepted, ExpectedTotal: s.ExpectedTotal,
	}
	if o.Relay != nil {
		p.RelayCode = o.Relay.Code
	}
	for _, line := range s.Lines {
		p.Lines = append(p.Lines, ordersapi.QuotationLine{ProductID: line.ProductID, Quantity: line.Ordered})
	}
	return p
}

// Products are those that are ordered.
func (s Substitution) Products() []int64 {
	return lists.Each(s.Lines, func(line Substitute) int64 { return line.ProductID })
}

// CheckSubstituting lets the buyer alone order something else for itself, while it may give up what it waits for.
func (o Summary) CheckSubstituting(role Role) error {
	if err := o.CheckGivingUp(role, "-"); err != nil {
		return err
	}
	if role != RoleBuyer {
		return About(o, ErrMoveNotAllowed)
	}
	return nil
}

// CheckOthers refuses to order the same product again: that would wait at the end of the queue.
func (s Substitution) CheckOthers(items []Item) error {
	products := map[int64]int64{}
	for _, i := range items {
		products[i.ID] = i.Product.ID
	}
	var refused []fault.Violation
	for n, line := range s.Lines {
		if products[line.ItemID] == line.ProductID {
			refused = append(refused, fault.Violation{
				PropertyPath: fmt.Sprintf("items[%d].product", n), Code: "same_product",
				Text: fault.Say("C’est le vin que vous attendez : choisissez-en un autre.",
					"This is the wine that you wait for: choose another one."),
			})
		}
	}
	return fault.Check(refused)
}

// CheckVintages refuses wines of another year than the buyer saw: another vintage is never silent.
func (s Substitution) CheckVintages(found []ordersapi.Item) error {
	var refused []fault.Violation
	for n, line := range s.Lines {
		if vintage := found[n].Product.Vintage; vintage != line.Vintage {
			text := fault.Say("{product} est {found}, et non {seen} : confirmez ce millésime pour le commander.",
				"{product} is {found}, not {seen}: confirm this vintage to order it.")
			refused = append(refused, fault.Violation{
				PropertyPath: fmt.Sprintf("items[%d].vintage", n), Code: "vintage",
				Text: text.Fill("product", found[n].Product.Name, "found", vintageText(vintage), "seen", vintageText(line.Vintage)),
			})
		}
	}
	return fault.Check(refused)
}

func vintageText(year int) fault.Text {
	if year == 0 {
		return fault.Say("sans millésime", "without a vintage")
	}
	return fault.Say("du millésime {year}", "of {year}").Fill("year", strconv.Itoa(year))
}
