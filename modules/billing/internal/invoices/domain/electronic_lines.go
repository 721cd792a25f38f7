package domain

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/einvoice"
	"millesime/platform/invoice"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// held is what an electronic invoice holds.
type held struct {
	category    string
	lines       []einvoice.Line
	adjustments []einvoice.Adjustment
	vat         []einvoice.VAT
}

// heldBy are the lines of what was issued, what is taken off or charged at each rate, and its VAT. What has no goods, a deposit or a credit
// note of one, has a line for each rate instead: EN 16931 asks for one (BR-16).
func heldBy(i billingapi.Issued) held {
	p := i.Paper
	h := held{category: einvoice.Taxed}
	if p.Seller.VATRegime == usersapi.VATFranchise {
		h.category = einvoice.Exempt
	}
	nets := map[money.Rate]money.Cents{}
	rates := slices.Clone(p.VAT)
	for n, l := range p.Lines {
		h.lines = append(h.lines, h.line(p, n))
		nets[l.VATRate] += l.Net
		if !slices.ContainsFunc(rates, func(v invoice.VAT) bool { return v.Rate == l.VATRate }) {
			rates = append(rates, invoice.VAT{Rate: l.VATRate})
		}
	}
	for _, v := range rates {
		net, sold := nets[v.Rate]
		if !sold && v.Base == 0 && v.Amount == 0 {
			continue
		}
		h.tax(v)
		if len(p.Lines) == 0 {
			h.stand(i, v)
			continue
		}
		h.adjust(v.Rate, net-(v.Base-v.Shipping-v.Handling), "Remise sur facture", einvoice.ReasonDiscount)
		h.adjust(v.Rate, -v.Shipping, "Livraison", einvoice.ReasonFreight)
		h.adjust(v.Rate, -v.Handling, "Frais de préparation", einvoice.ReasonHandling)
	}
	return h
}

// rate is what is shown of one: none is charged where the seller is exempt.
func (h *held) rate(of money.Rate) money.Rate {
	if h.category == einvoice.Exempt {
		return 0
	}
	return of
}

// tax adds the VAT of a rate; what is exempt is one.
func (h *held) tax(v invoice.VAT) {
	if h.category != einvoice.Exempt {
		h.vat = append(h.vat, einvoice.VAT{Category: h.category, Rate: v.Rate, Base: v.Base, Amount: v.Amount})
		return
	}
	if len(h.vat) == 0 {
		h.vat = []einvoice.VAT{{Category: h.category, Reason: einvoice.ReasonFranchise, ReasonCode: einvoice.ReasonFranchiseCode}}
	}
	h.vat[0].Base, h.vat[0].Amount = h.vat[0].Base+v.Base, h.vat[0].Amount+v.Amount
}

// adjust takes an amount off the goods of a rate; one below 0 is charged on them.
func (h *held) adjust(rate money.Rate, amount money.Cents, reason, code string) {
	if amount == 0 {
		return
	}
	a := einvoice.Adjustment{Amount: amount, Category: h.category, Rate: h.rate(rate), Reason: reason, Code: code}
	if amount < 0 {
		a.Charge, a.Amount = true, -amount
		if code == einvoice.ReasonDiscount { // what rounding leaves: 5189 and 7161 are two lists
			a.Reason, a.Code = "Arrondi", ""
		}
	}
	h.adjustments = append(h.adjustments, a)
}

// stand lets a line stand for each thing that a document without goods comes to at a rate.
func (h *held) stand(i billingapi.Issued, v invoice.VAT) {
	name := "Acompte sur la commande " + i.Paper.Order.Number
	if i.Kind == KindCreditNote {
		name = "Avoir sur la facture " + i.CreditOfNumber
	}
	for _, one := range []struct {
		name string
		net  money.Cents
	}{{name, v.Base - v.Shipping - v.Handling}, {"Livraison", v.Shipping}, {"Frais de préparation", v.Handling}} {
		if one.net != 0 {
			h.lines = append(h.lines, einvoice.Line{
				ID: strconv.Itoa(len(h.lines) + 1), Name: one.name, Quantity: 1, Price: one.net.Micro(), Net: one.net,
				Category: h.category, Rate: h.rate(v.Rate),
			})
		}
	}
}

// line is a line excl. tax: its price before reductions, what each of these takes off, and the net that was issued. Prices incl. tax give
// one of six decimals that comes to it.
func (h *held) line(p billingapi.Paper, n int) einvoice.Line {
	l := p.Lines[n]
	line := einvoice.Line{
		ID: strconv.Itoa(n + 1), Name: ordersapi.Called(l.Product.Name, l.Product.Vintage), Reference: l.Product.Reference,
		Description: bottle(l.Product), Quantity: l.Quantity, Net: l.Net, Category: h.category, Rate: h.rate(l.VATRate),
	}
	if len(p.Parts) > 0 {
		line.Note = parcelWords(p.Parts[l.Part])
	}
	before := l.Net
	for _, r := range reductionsOf(l, p.Store) {
		amount := r.Amount
		if p.Store {
			amount -= sale.VATWithin(amount, l.VATRate)
		}
		if amount == 0 {
			continue
		}
		line.Allowances = append(line.Allowances, einvoice.Allowance{Amount: amount, Reason: r.Label.In("fr")})
		before += amount
	}
	if before == 0 {
		return given(line)
	}
	line.Price = unitPrice(before, l.Quantity)
	if rest := (line.Price * money.Micro(l.Quantity)).Round() - before; rest != 0 { // of thousands of bottles: a millionth each
		line.Allowances = append(line.Allowances, einvoice.Allowance{Amount: rest, Reason: "Arrondi"})
	}
	return line
}

// given is a line of what was given. A price is above 0 (BR-FR-DEC-03): each of it has one of a cent, and all of that is taken off.
func given(line einvoice.Line) einvoice.Line {
	line.Price = money.Cents(aCent).Micro()
	line.Allowances = append(line.Allowances, einvoice.Allowance{Amount: aCent * money.Cents(line.Quantity), Reason: "Offert"})
	return line
}

// reductionsOf are those of a line; of before they were named, what its price does not explain.
func reductionsOf(l billingapi.Line, store bool) []sale.TraceStep {
	if l.GrossPrice != nil {
		return l.Reductions
	}
	unit, total := l.UnitPrice, l.Net
	if store {
		unit, total = l.UnitPriceTaxIncl, l.Gross
	}
	_, reductions := sale.Reductions(nil, l.Quantity, unit, total)
	return reductions
}

// unitPrice is the price of one of some units, to the millionth.
func unitPrice(total money.Cents, units int64) money.Micro {
	if units <= 0 {
		return 0
	}
	return money.Micro((int64(total.Micro()) + units/2) / units)
}

// bottle is how much is in one, and how strong it is.
func bottle(p ordersapi.Product) string {
	var said []string
	if p.BottleSizeMl > 0 {
		said = append(said, decimal(p.BottleSizeMl)+" cl")
	}
	if p.ABVTenths > 0 {
		said = append(said, decimal(p.ABVTenths)+" % vol.")
	}
	return strings.Join(said, ", ")
}

// decimal writes tenths.
func decimal(tenths int) string {
	return strings.TrimSuffix(fmt.Sprintf("%d,%d", tenths/10, tenths%10), ",0")
}

// parcelWords are the delivery that a line of a gathered invoice came in.
func parcelWords(p billingapi.Part) string {
	said := []string{"Commande " + p.Order.Number, p.Shipment}
	if p.DeliveredOn != "" {
		said = append(said, "livrée le "+invoice.French(p.DeliveredOn))
	}
	if p.Reference != "" {
		said = append(said, "référence "+p.Reference)
	}
	a := p.ShippingAddress
	said = append(said, strings.Join(filled(a.Street, strings.TrimSpace(a.Postcode+" "+a.City)), ", "))
	return strings.Join(filled(said...), " · ")
}

// filled are texts that say something.
func filled(texts ...string) []string {
	return slices.DeleteFunc(texts, func(text string) bool { return text == "" })
}

// lastOf is the last day of a month, YYYY-MM.
func lastOf(month string) string {
	at, err := time.Parse("2006-01", month)
	if err != nil {
		return ""
	}
	return at.AddDate(0, 1, -1).Format(time.DateOnly)
}
