package ordersapi

import (
	"cmp"

	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/sale"
	"millesime/platform/shelf"
)

// Facts are what a copy of a product says of itself beside its name.
func (p *Product) Facts() fault.Text {
	return shelf.Bottle(cmp.Or(p.Appellation, p.Region), p.Type, p.BottleSizeMl)
}

// AwaitedText says what of a line is not there yet; "" when all is.
func (i Item) AwaitedText() fault.Text { return AwaitedText(i.Promises) }

// AwaitedText says what is not there yet of a line with such promises; "" without any.
func AwaitedText(promises []receiptsapi.Promise) fault.Text {
	return fault.Join(lists.Each(promises, func(p receiptsapi.Promise) fault.Text {
		return sale.AwaitedText(p.Units, p.ExpectedOn, p.Late)
	}), ", ")
}
