package domain

import (
	"maps"
	"strconv"
	"time"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/money"
)

// Facts are what the other modules know about a payload, read at one moment.
type Facts struct {
	People

	Products   map[int64]productsapi.Product
	ShopOnly   map[int64]bool // of these, what the customer may order in its shop and nowhere else
	Levels     map[int64]receiptsapi.Level
	Suppliers  map[int64]usersapi.Party
	Conditions map[int64]usersapi.SupplierConditions
	CGVHashes  map[int64]usersapi.CGVHash       // of the terms ordered on; only where something is ordered
	Terms      map[int64]usersapi.CustomerTerms // of the customer, by supplier
	Agent      map[int64]usersapi.AgentTerms    // of an actor who is one, by supplier
	OnInvoice  money.Rate                       // discountOnInvoice of the customer
	Exposures  map[int64]money.Cents            // what the customer owes, by supplier
	Usual      ordersapi.Delivery               // how the customer was last sent goods of these suppliers; read while none is chosen
}

// Withdraw takes the products of suppliers whose account is not valid off sale. The catalogue does the same a moment after an account
// was blocked; who orders in between is refused.
func (f Facts) Withdraw() {
	for id, product := range f.Products {
		if f.Suppliers[product.SupplierID].Status != auth.Valid {
			product.Active = false
			f.Products[id] = product
		}
	}
}

// SupplierIDs are whose products they are, each once.
func (f Facts) SupplierIDs() []int64 {
	seen := make(map[int64]struct{}, len(f.Products))
	var ids []int64
	for _, p := range f.Products {
		if _, ok := seen[p.SupplierID]; !ok {
			seen[p.SupplierID] = struct{}{}
			ids = append(ids, p.SupplierID)
		}
	}
	return ids
}

// NotOffered refuses lines that a customer of this group cannot order.
func (f Facts) NotOffered(p Payload, group auth.Group) []fault.Violation {
	var refused []fault.Violation
	for i, item := range p.Items {
		if !f.knows(item) {
			refused = append(refused, notFound(itemPath(i, "product"),
				"Ce produit est introuvable ou n’est pas proposé à ce client.",
				"This product cannot be found or is not offered to this customer."))
		}
		if item.Store && group != auth.CSE {
			refused = append(refused, fault.At(itemPath(i, "store"), "works_council",
				"Seul un CSE commande en boutique", "Only a works council orders in a shop"))
		}
	}
	return refused
}

// OfOtherAgents refuses an agent the goods of suppliers for whom another agent follows the customer, and forgets them: it is not told
// their price (domain 2).
func (f Facts) OfOtherAgents(actor auth.Actor, p Payload) []fault.Violation {
	if actor.Group != auth.CommercialAgent {
		return nil
	}
	var refused []fault.Violation
	for i, item := range p.Items {
		product, ok := f.Products[item.ProductID]
		if ok && f.Terms[product.SupplierID].IsHeldByAnother(actor.ID) {
			refused = append(refused, fault.At(itemPath(i, "product"), "other_agent",
				"Ce client est suivi par un autre agent pour ce fournisseur : retirez ce produit.",
				"Another agent follows this customer for this supplier: take this product out."))
		}
	}
	maps.DeleteFunc(f.Products, func(_ int64, p productsapi.Product) bool { return f.Terms[p.SupplierID].IsHeldByAnother(actor.ID) })
	return refused
}

// OfOthers refuses goods of other suppliers: a quotation is for one supplier's goods.
func (f Facts) OfOthers(q ordersapi.QuotationRequest) []fault.Violation {
	var refused []fault.Violation
	supplier := q.SupplierID
	for i, line := range q.Lines {
		product, ok := f.Products[line.ProductID]
		if ok && supplier == 0 {
			supplier = product.SupplierID
		}
		if ok && product.SupplierID != supplier {
			refused = append(refused, fault.At(itemPath(i, "product"), "other_supplier",
				"Ce produit n’est pas de ce fournisseur.", "This product is not from this supplier."))
		}
	}
	return refused
}

// QuoteRequest is what pricing is asked.
func (f Facts) QuoteRequest(at time.Time, actor auth.Actor, p Payload) pricingapi.Request {
	request := pricingapi.Request{
		At: at, Reader: pricingapi.Reader{ID: actor.ID, Group: actor.Group}, Customer: f.pricingCustomer(actor),
		CarrierCode: p.CarrierCode, RelayCode: p.RelayCode, PromoCode: p.PromoCode,
	}
	if f.Shipping != nil && f.Billing != nil {
		request.Destination = &pricingapi.Destination{Country: f.Shipping.Country, Postcode: f.Shipping.Postcode}
	}
	for i, item := range p.Items {
		product := f.Products[item.ProductID]
		request.Lines = append(request.Lines, pricingapi.Line{
			Key: strconv.Itoa(i), ProductID: product.ID, SupplierID: product.SupplierID,
			Quantity: item.Quantity, Discount: item.Discount, Granted: item.Granted, VATRate: product.VATRate,
			BottleSizeMl: int64(product.BottleSizeMl), WeightGrams: int64(product.WeightGrams),
			Warehouse: product.Warehouse, Store: item.Store || request.Customer.Individual,
		})
	}
	for _, id := range f.SupplierIDs() {
		request.Suppliers = append(request.Suppliers, f.pricingSupplier(actor, id))
	}
	return request
}

func (f Facts) pricingCustomer(actor auth.Actor) pricingapi.Customer {
	switch {
	case f.Customer != nil:
		return pricingapi.Customer{
			ID: f.Customer.ID, Group: f.Customer.Group, Individual: f.Customer.Group == auth.Customer, DiscountOnInvoice: f.OnInvoice,
		}
	case buysForItself(actor.Group):
		return pricingapi.Customer{
			ID: actor.ID, Group: actor.Group, Individual: actor.Group == auth.Customer, DiscountOnInvoice: f.OnInvoice,
		}
	default:
		return pricingapi.Customer{}
	}
}

// pricingSupplier gathers what a quote reads of a supplier.
func (f Facts) pricingSupplier(actor auth.Actor, id int64) pricingapi.Supplier {
	c, t := f.Conditions[id], f.Terms[id]
	supplier := pricingapi.Supplier{
		ID: id, PermanentDiscount: t.PermanentDiscount,
		Franco:            pricingapi.Franco{Value: c.FreeShippingFromValue, Quantity: c.FreeShippingFromQuantity},
		StoreFranco:       pricingapi.Franco{Value: c.StoreFreeShippingValue, Quantity: c.StoreFreeShippingQuantity},
		MinimumOrderValue: c.MinimumOrderValue, HandlingFee: c.HandlingFee,
		AgentID: t.AgentID, AgentFee: t.AgentFee,
	}
	own, ok := f.Agent[id]
	if !ok {
		return supplier
	}
	supplier.ReaderMargin = &own.Margin
	if t.AgentID == 0 { // nobody's customer yet: who brings the order earns on it
		supplier.AgentID, supplier.AgentFee = actor.ID, own.Fee
		if t.CustomerFee != nil {
			supplier.AgentFee = *t.CustomerFee
		}
	}
	return supplier
}

// tags names the stock situation of each product, for all its lines together (domain 3.2, 3.3).
func (f Facts) tags(actor auth.Actor, p Payload, tag func(receiptsapi.Level, receiptsapi.TagQuery) string) map[int64]string {
	wanted, offered := p.quantities(), map[int64]bool{}
	for _, item := range p.Items {
		offered[item.ProductID] = offered[item.ProductID] || f.offered(actor, item)
	}
	out := make(map[int64]string, len(wanted))
	for id, quantity := range wanted {
		product := f.Products[id]
		level := f.Levels[id]
		level.Warehouse = product.Warehouse
		out[id] = tag(level, receiptsapi.TagQuery{
			Quantity: quantity, Threshold: int64(product.StockAlertThreshold), Active: offered[id],
		})
	}
	return out
}
