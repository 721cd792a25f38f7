package demo

import (
	"cmp"
	"slices"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// line of an order; amounts are excl. tax.
type line struct {
	id        int64
	product   *product
	quantity  int64
	credited  int64 // of these
	discount  money.Rate
	reference money.Cents // step 1; incl. tax on store orders until the nets are made
	terms     money.Cents // after the permanent discount
	unit      money.Cents
	net       money.Cents
	before    money.Cents // quantity × reference
	gross     money.Cents // store orders: incl. tax
	trace     []sale.TraceStep
	tag       string
	promised  bool
	lots      []string // of what left, departure by departure; "": nobody noted one
}

// choose fills an order with lines of its supplier's products.
func (o *order) choose(s source, most int) {
	offer := o.seller.products
	if o.store {
		offer = o.seller.store
	}
	if len(offer) == 0 {
		return
	}
	if o.buyer.group == auth.Customer {
		most = min(most, 2)
	}
	wanted := s.between(1, most)
	for range 4 * wanted {
		p := oneOf(s, offer)
		taken := slices.ContainsFunc(o.lines, func(l *line) bool { return l.product == p })
		if taken || p.row.Vintage >= o.created.Year() || !p.shownTo(o.buyer.group) {
			continue
		}
		cartons := s.between(1, 4)
		if group := o.buyer.group; group == auth.Hypermarket || group == auth.Negociant {
			cartons = s.between(3, 20)
		} else if group == auth.Customer {
			cartons = 1
		}
		quantity := int64(max(p.row.MinQuantity, cartons*p.row.OrderMultiple))
		if p.row.Warehouse == pricingapi.WarehouseDartess {
			quantity = int64(s.between(2, 6*cartons))
		}
		// What a canceled order gave back must have been there besides what others took; a quotation can be accepted.
		if (o.status == canceled || o.status == quotation) && p.stock.available < 10*quantity {
			continue
		}
		o.lines = append(o.lines, &line{product: p, quantity: quantity})
		if len(o.lines) == wanted {
			return
		}
	}
}

// shownTo tells whether the catalogue shows the product to the group.
func (p *product) shownTo(group auth.Group) bool {
	if group == auth.Customer {
		return p.row.InStore
	}
	return len(p.openTo) == 0 || slices.Contains(p.openTo, group)
}

// prices follows domain 4.2 as far as demo orders go: list or group price, permanent discount, discount of the line, code;
// rounded half-up once, at the end. Private persons pay the store price (domain 4.3).
func (o *order) prices() {
	o.codeAmount = 0
	for _, l := range o.lines {
		l.trace = l.trace[:0]
		if o.store {
			l.reference, l.terms, l.unit = l.product.store, l.product.store, l.product.store
			l.gross = l.unit * money.Cents(l.quantity)
			l.start(sale.StepStorePrice, fault.Say("Prix boutique TTC", "Store price incl. tax"), l.unit)
			continue
		}
		price, own := l.product.forGroup(o.buyer.group)
		code, label := sale.StepListPrice, fault.Say("Prix tarif", "List price")
		if own {
			code, label = sale.StepGroupPrice, sale.GroupPriceLabel(o.buyer.group)
		}
		work := l.start(code, label, price)
		l.reference, l.terms = price, price
		if o.relation != nil && o.relation.row.PermanentDiscountBp != 0 {
			work = l.take(sale.StepPermanentDiscount, fault.Say("Remise permanente", "Permanent discount"),
				work, o.relation.row.PermanentDiscountBp)
			if o.onBehalf { // the agent reads no terms between the two (domain 4.1)
				hidden := &l.trace[len(l.trace)-1]
				hidden.Code, hidden.Rate = sale.StepCustomerTerms, 0
				hidden.Label = fault.Say("Conditions du client", "Customer terms")
			}
			l.terms = work.Round()
		}
		if l.discount != 0 {
			work = l.take(sale.StepLineDiscount, fault.Say("Remise sur la ligne", "Line discount"), work, l.discount)
		}
		work = o.takeCode(l, work)
		l.unit = work.Round()
		l.net, l.before = l.unit*money.Cents(l.quantity), l.reference*money.Cents(l.quantity)
	}
	if o.store {
		o.storeNets()
	}
}

func (l *line) start(code string, label fault.Text, price money.Cents) money.Micro {
	l.trace = append(l.trace, sale.TraceStep{Code: code, Label: label, Before: price.Micro(), After: price.Micro()})
	return price.Micro()
}

func (l *line) take(code string, label fault.Text, work money.Micro, rate money.Rate) money.Micro {
	after := work.Less(rate)
	l.trace = append(l.trace, sale.TraceStep{Code: code, Label: label, Rate: rate, Before: work, After: after})
	return after
}

// unitTaxIncl is the price of a bottle incl. tax on a store order; else 0.
func (l *line) unitTaxIncl() money.Cents { return l.gross / money.Cents(l.quantity) }

// storeNets derives the amounts excl. tax: per rate, net = gross − VAT, shared by gross (domain 4.3).
func (o *order) storeNets() {
	for _, group := range sale.ByRate(o.lines, func(l *line) money.Rate { return l.product.vat }) {
		slices.SortStableFunc(group.Lines, func(a, b *line) int { return cmp.Compare(a.product.row.ID, b.product.row.ID) })
		gross := make([]money.Cents, len(group.Lines))
		for i, l := range group.Lines {
			gross[i] = l.gross
		}
		nets := sale.NetsWithin(gross, group.Rate)
		for i, l := range group.Lines {
			l.net, l.before = nets[i], nets[i]
			l.reference -= sale.VATWithin(l.reference, group.Rate)
			l.unit -= sale.VATWithin(l.unit, group.Rate)
			l.terms = l.unit
		}
	}
}
