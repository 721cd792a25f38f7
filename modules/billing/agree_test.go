package billing_test

import (
	"math"
)

// invoices lets Alpha issue new invoices itself, or have them issued again: what waited is issued.
func (w *walk) invoices(elsewhere bool) {
	w.seller.Patch(mandate+"/4", fields{"issuedElsewhere": elsewhere}).Want(200)
	w.elsewhere = elsewhere
	if !elsewhere {
		w.issueWaiting()
	}
}

// owed is what an exposure must be, of these orders: none is paid before.
const owed = `(SELECT COALESCE(SUM(o.total_tax_incl_cents - o.paid_cents), 0) FROM orders o
 WHERE o.supplier_id = exposures.supplier_id AND o.customer_id = exposures.customer_id)`

// agrees checks that the order, its invoices less its credits and what is owed for it agree after a step (domain 4.4, 5.6): what it comes to
// is documented, or still to be, at its prices; what arrived of it is invoiced, and what is not kept, or did not arrive, is not.
func (w *walk) agrees() {
	if n := w.h.Count(w.TB, "SELECT COUNT(*) FROM exposures WHERE owed_cents <> "+owed); n != 0 {
		w.r.Fatalf("%d exposures are not what orders come to", n)
	}
	if w.buys == "in a store" {
		return // its prices incl. tax are the master
	}
	o, documented := w.see(), w.documented(w.order)
	w.agreesInMoney(o, documented)
	if o.Status != "incident" && !w.elsewhere && !w.gathered {
		w.agreesInUnits(o, documented)
	}
}

// papers are what the documents of the order come to.
type papers struct {
	excl, incl float64
	some       bool
	units      map[int64]int64            // by product, less what was credited
	of         map[string]map[int64]int64 // invoiced, by parcel and product
}

// agreesInMoney: what is still to be documented is what is kept and not invoiced, at its prices; carriage is on the first document.
func (w *walk) agreesInMoney(o shown, documented papers) {
	excl, incl := documented.excl, documented.incl
	goods := map[float64]float64{}
	kept := 0.0
	for _, i := range o.Items {
		goods[i.VATRate] += i.UnitPriceTaxExcl * float64(i.KeptQuantity-documented.units[i.Product.ID])
		kept += i.UnitPriceTaxExcl * float64(i.KeptQuantity)
	}
	const cent = 0.01
	off := cent
	for rate, net := range goods {
		if !documented.some && kept > 0 { // carriage is spread over what is kept
			net += o.ShippingPriceTaxExcl * net / kept
			off += cent
		}
		excl, incl = excl+net, incl+net*(1+rate/100)
		off += cent
	}
	if !documented.some && kept == 0 {
		return // carriage alone
	}
	if math.Abs(o.TotalPriceTaxExcl-excl) > cent/2 || math.Abs(o.TotalPriceTaxIncl-incl) > off {
		w.r.Fatalf("%s comes to %.2f and %.2f; what is documented of it and what is to be, to %.2f and %.4f", w.order, o.TotalPriceTaxExcl,
			o.TotalPriceTaxIncl, excl, incl)
	}
}

// agreesInUnits: what arrived and is kept is invoiced, nothing beyond what is kept is, and nothing of a parcel that has not arrived.
func (w *walk) agreesInUnits(o shown, documented papers) {
	for _, i := range o.Items {
		arrived := int64(0)
		for _, parcel := range o.Shipments {
			if parcel.DeliveredAt != nil {
				arrived += o.keptOf(parcel, i.ID)
			} else if n := documented.of[parcel.Number][i.Product.ID]; n > 0 {
				w.r.Fatalf("%d of a parcel are invoiced that has not arrived", n)
			}
		}
		if invoiced := documented.units[i.Product.ID]; invoiced > i.KeptQuantity || invoiced < min(arrived, i.KeptQuantity) {
			w.r.Fatalf("%d are invoiced, where %d are kept and %d arrived: %s", invoiced, i.KeptQuantity, arrived, w.seller.Get(w.order).Body)
		}
	}
}

// keptOf are the units of a line that a parcel brought, less what incidents made good.
func (o shown) keptOf(parcel shownParcel, item int64) int64 {
	units := int64(0)
	for _, line := range parcel.Lines {
		if line.Item == item {
			units += line.Quantity
		}
	}
	for _, incident := range o.Incidents {
		for _, line := range incident.Lines {
			if line.Item == item && line.Shipment == parcel.ID && line.Outcome != "" && line.Outcome != "rejected" {
				units -= line.Quantity
			}
		}
	}
	return units
}

// documented reads the documents of an order: of those that gather others, what they say of it.
func (w *walk) documented(order string) papers {
	p := papers{units: map[int64]int64{}, of: map[string]map[int64]int64{}}
	var list struct {
		Member []struct {
			IRI string `json:"@id"`
		} `json:"hydra:member"`
	}
	w.seller.Get("/api/invoices?orders[]=" + order).Want(200).JSON(&list)
	for _, found := range list.Member {
		var d paper
		w.seller.Get(found.IRI).Want(200).JSON(&d)
		p.add(d, order)
	}
	return p
}

// paper is a document as it is read.
type paper struct {
	TotalPriceTaxExcl, TotalPriceTaxIncl float64
	Kind, Shipment                       string
	Deliveries                           []struct {
		TotalPriceTaxExcl, TotalPriceTaxIncl float64
		Shipment                             string
		Order                                struct {
			IRI string `json:"@id"`
		}
	}
	Items []struct {
		Quantity int64
		Delivery int
		Product  struct{ ID int64 }
	}
}

func (p *papers) add(d paper, order string) {
	p.some = true
	sign := map[string]int64{"invoice": 1, "credit_note": -1}[d.Kind]
	excl, incl := d.TotalPriceTaxExcl, d.TotalPriceTaxIncl
	if len(d.Deliveries) > 0 {
		excl, incl = 0, 0
	}
	for _, part := range d.Deliveries {
		if part.Order.IRI == order {
			excl, incl = excl+part.TotalPriceTaxExcl, incl+part.TotalPriceTaxIncl
		}
	}
	p.excl, p.incl = p.excl+float64(sign)*excl, p.incl+float64(sign)*incl
	for _, item := range d.Items {
		shipment := d.Shipment
		if len(d.Deliveries) > 0 {
			if d.Deliveries[item.Delivery].Order.IRI != order {
				continue
			}
			shipment = d.Deliveries[item.Delivery].Shipment
		}
		p.units[item.Product.ID] += sign * item.Quantity
		if sign > 0 {
			if p.of[shipment] == nil {
				p.of[shipment] = map[int64]int64{}
			}
			p.of[shipment][item.Product.ID] += item.Quantity
		}
	}
}
