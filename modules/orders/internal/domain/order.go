package domain

import (
	"time"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/document"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// OriginStore is the origin of what is ordered at shop prices (specification 3).
const OriginStore = "store"

// ShopOrigins are those of orders whose prices incl. tax are the master (domain 4.3).
func ShopOrigins() []string { return []string{OriginStore, ordersapi.OriginTasteAndBuy} }

// Party is the copy of a person that an order keeps.
type Party struct {
	ID      int64      `json:"id"`
	Group   auth.Group `json:"group"`
	Company string     `json:"company"`
	Name    string     `json:"name"`
	Email   string     `json:"email"`
	Phone   string     `json:"phone"`
	SIREN   string     `json:"siren"`
	NumVAT  string     `json:"numvat"`
}

// CopyOf keeps what an order must know of a person.
func CopyOf(p usersapi.Party) Party {
	return Party{
		ID: p.ID, Group: p.Group, Company: p.DisplayName(), Name: p.Name, Email: p.Email,
		Phone: p.Phone, SIREN: p.SIREN, NumVAT: p.NumVAT,
	}
}

// Summary is an order as lists show it.
type Summary struct {
	ordersapi.Totals
	ordersapi.Wishes

	ID        int64
	Number    string
	Status    Status
	Origin    string
	Customer  Party
	Supplier  Party
	AgentID   int64
	PlacedBy  int64
	OnBehalf  bool
	CreatedAt time.Time
	Quotation QuotationState

	Introduction ordersapi.Introduction

	// What the state table looks at.
	StatusBefore      Status      // "" before the first move
	MovedAt           time.Time   // since when it is in its state
	PaidAt            time.Time   // zero: not paid in full
	Paid              money.Cents // incl. tax, in part too: what payments pay of it and of its invoices
	InvoiceDifference money.Cents // by which documents that were entered by hand differ from what they are about
	ClosedAt          time.Time   // when it was last closed, an incident settled since aside; zero: never
	ShippedUnits      int64
	AtDartess         bool     // all its goods lie in the shared warehouse
	AllAwaited        bool     // all that it still owes is awaited, and nothing was shipped; read where a guard asks for it
	Withdrawn         bool     // the incident that it is in is a withdrawal; read where a mover is told its moves
	LastToArrive      Shipment // the parcel that left last of those that travel; read where a day of delivery is told
}

// Pair is the relation between the order's parties.
func (o Summary) Pair() usersapi.Pair {
	return usersapi.Pair{SupplierID: o.Supplier.ID, CustomerID: o.Customer.ID}
}

// Owed is what the order adds to its customer's exposure from validated on: what it comes to less what was paid (domain 5.6).
// What was paid for goods that came back or never left is a credit, below 0.
func (o Summary) Owed() money.Cents {
	if !o.Status.OwedIn() {
		return 0
	}
	return o.toPay() - o.Paid
}

// toPay is what the order's documents come to, and what of it has none yet.
func (o Summary) toPay() money.Cents { return o.TotalTaxIncl + o.InvoiceDifference }

// Earned is the agent's fee for what was kept; a canceled order earns nothing (domain 5.6).
func (o Summary) Earned() money.Cents {
	if o.Status == Canceled || o.Status == CanceledQuotation {
		return 0
	}
	return o.AgentFee
}

// EarnedByIntroducer is the fee of who brought the sale, on what is kept of it; a canceled order earns nothing.
func (o Summary) EarnedByIntroducer() money.Cents {
	if o.Status == Canceled {
		return 0
	}
	return o.Introduction.Fee
}

// movedTo is the order after a move.
func (o Summary) movedTo(to Status, at time.Time) Summary {
	o.StatusBefore, o.Status, o.MovedAt = o.Status, to, at
	o.Quotation.Awaiting = AwaitsNobody
	if to == Closed && o.StatusBefore != Incident {
		o.ClosedAt = at
	}
	switch {
	case to.Unpaid():
		o.PaidAt = time.Time{}
	case to.PaidInFull() && o.PaidAt.IsZero():
		o.PaidAt, o.Paid = at, o.toPay()
	}
	return o
}

// PaidBy is the order once payments pay so much of it and of its invoices, all in all.
func (o Summary) PaidBy(cents money.Cents, at time.Time) Summary {
	o.Paid = cents
	switch {
	case !o.isWhole():
		o.PaidAt = time.Time{}
	case o.PaidAt.IsZero():
		o.PaidAt = at
	}
	return o
}

// Open is what is still to be paid of the order; nothing of one that is none, or none any more.
func (o Summary) Open() money.Cents {
	if o.Status.IsQuotation() || o.Status == Canceled {
		return 0
	}
	return max(0, o.toPay()-o.Paid)
}

// isWhole tells that payments pay all of the order.
func (o Summary) isWhole() bool { return o.Paid >= o.toPay() }

// Settled is the state that the order gets to by what is paid of it; false: it stays where it is (domain 5.3).
func (o Summary) Settled() (Status, bool) {
	switch whole := o.isWhole(); o.Status {
	case WaitingPayment, PaidError:
		return Paid, whole
	case Paid:
		return PaidError, !whole
	case Billed:
		return Closed, whole
	case Closed:
		return Billed, !whole
	default:
		return "", false
	}
}

// Order is an order with everything it keeps.
type Order struct {
	Summary
	ordersapi.Breakdown
	CheckoutID       string
	BeganAt          time.Time // the quotation before it
	BillingAddress   usersapi.Address
	ShippingAddress  usersapi.Address
	CarrierCode      string
	CarrierLabel     string
	Relay            *ordersapi.Relay
	Comment          string
	AgentFeeRate     money.Rate
	PaymentTerms     usersapi.PaymentTerms
	WaitsFor         sale.WaitsFor // while it waits for payment
	Items            []Item
	Promises         Promises // what of it is not there yet
	Timeline         []Step
	Shipments        []Shipment
	Incidents        []OrderIncident
	Messages         []OrderMessage
	Ordered          *Amounts           // before something was given up or came back; nil: as ordered
	Charged          []sale.Charge      // carriage and handling as its first invoice has them; nil: not invoiced
	StandardShipping *money.Cents       // carriage by the cheapest offer to the door; nil: nobody kept it
	Withdrawn        bool               // what came back came back by withdrawals alone; read where amounts are computed
	RecalledLots     map[int64][]string // of its products, as of now
	HasProof         bool               // a seller accepted the quotation, with what its customer signed
}

// Item is a line of an order.
type Item struct {
	ID        int64
	Product   ordersapi.Product
	Quantity  int64
	Discount  money.Rate
	ListPrice money.Cents
	UnitPrice money.Cents
	Net       money.Cents // of the quantity ordered
	Allowance money.Cents // its share of the document allowance
	VATRate   money.Rate

	UnitPriceTaxIncl money.Cents // of store orders, where it is the master; else 0
	TotalTaxIncl     money.Cents
	Tag              string
	Warehouse        string
	Trace            []sale.TraceStep
	Shipped          int64 // units that left, replacements among them
	Closed           int64 // units given up
	Replaced         int64 // units to send again, beyond the quantity
	Credited         int64 // units taken back, credited or refunded
}

// Kept units of a line are those that its customer pays for.
func (i Item) Kept() int64 { return max(0, i.Quantity-i.Closed-i.Credited) }

// Remaining units of a line are still to be shipped.
func (i Item) Remaining() int64 { return i.Quantity + i.Replaced - i.Shipped - i.Closed }

// Step is an entry of the timeline.
type Step struct {
	document.Step[Status]

	GivenUp int64 // units that will not come
	Related Related
}

// WritesOff tells the end of an order that was not paid: why is between its supplier and the house.
func (s Step) WritesOff() bool { return s.From == Billed && s.To == Closed }

// Related is the order that takes the place of what was given up, or whose place an order takes from its beginning; zero: none.
type Related struct {
	ID         int64
	Number     string
	SupplierID int64
}

// SeenBy tells who reads of a related order: a supplier is not told what its customer orders from others, nor is their agent.
func (r Related) SeenBy(role Role, order Summary) bool {
	return r.ID != 0 && (role == RoleBuyer || role == RoleAdmin || r.SupplierID == order.Supplier.ID)
}

// RoleOf tells what an actor is to an order it may read.
func RoleOf(actor auth.Actor, o Summary) Role {
	switch {
	case actor.Group.IsAdmin():
		return RoleAdmin
	case actor.ID == o.Supplier.ID:
		return RoleSupplier
	case actor.ID == o.Customer.ID:
		return RoleBuyer
	default:
		return RoleAgent
	}
}

// SeesFee tells who reads an agent's fee (domain 4.5): admins, the supplier and that agent; never the buyer.
func SeesFee(actor auth.Actor, o Summary) bool {
	role := RoleOf(actor, o)
	return role == RoleAdmin || role == RoleSupplier || (role == RoleAgent && actor.ID == o.AgentID)
}

// TraceFor gives the stored steps of a line's price as a reader may see them: the order keeps all of them, and each reads
// its own conditions only (domain 4.1).
func TraceFor(role Role, steps []sale.TraceStep) []sale.TraceStep {
	if steps == nil { // a line that was given away has no price to explain
		return []sale.TraceStep{}
	}
	if role != RoleAgent {
		return steps
	}
	return sale.WithoutTerms(steps)
}
