package ordersapi

import (
	"context"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// Billing is what the module that issues invoices asks of orders.
type Billing interface {
	// Readable refuses an order that is not the actor’s to read as one that is not there.
	Readable(ctx context.Context, actor auth.Actor, orderID int64) error
	// ToInvoice locks an order and reads what is to be invoiced of it.
	ToInvoice(ctx context.Context, tx *db.Tx, orderID int64) (ToInvoice, error)
	// Invoiceable reads the same without locking the order, to be shown.
	Invoiceable(ctx context.Context, orderID int64) (ToInvoice, error)
	// Numbers of orders whose ids the caller has from rows that its actor may read.
	Numbers(ctx context.Context, orders []int64) (map[int64]string, error)
	// Charged notes that an order's carriage and handling were invoiced, at these rates, which they keep (domain 4.4). The first time counts.
	Charged(ctx context.Context, tx *db.Tx, orderID int64, charges []sale.Charge) error
	// Billed moves an order that waits for its invoices on as the system does, and closes one that is paid already. The comment
	// names the invoices.
	Billed(ctx context.Context, tx *db.Tx, orderID int64, comment string) error
	// Differs notes by how much the documents of an order differ from what they are about: its customer owes what they come to. Whoever
	// asks has locked the order (ToInvoice).
	Differs(ctx context.Context, tx *db.Tx, orderID int64, difference money.Cents) error
	// Paid notes what payments pay of orders, and leads these on by it: what waits for payment is paid with the last euro, what is billed is
	// closed, and back. What a customer may still allocate lowers what it owes. Whoever asks has locked the orders (ToInvoice).
	Paid(ctx context.Context, tx *db.Tx, payments Payments) error
	// WithdrawnAt is when an individual withdrew last from an order, or from some of it; zero: never.
	WithdrawnAt(ctx context.Context, tx *db.Tx, orderID int64) (time.Time, error)
	// AwaitingPayment are orders of a supplier that wait for payment, those that wait longest first; of all its customers where the pair
	// names none.
	AwaitingPayment(ctx context.Context, of usersapi.Pair, limit int64) ([]Payable, error)
	// Between are those of some orders that a supplier has of a customer.
	Between(ctx context.Context, tx *db.Tx, pair usersapi.Pair, orders []int64) ([]int64, error)
	// HaveTraded tells whether a customer ever ordered from a supplier, whatever became of it.
	HaveTraded(ctx context.Context, pair usersapi.Pair) (bool, error)
	// AwaitingInvoice are orders of a supplier that wait for their invoices, those that wait longest first; what is gathered is left out.
	AwaitingInvoice(ctx context.Context, of Selling, limit int64) ([]Awaiting, error)
	// ArrivedInPart are parcels after one that arrived of a supplier's orders of which others are still to come, the oldest first; likewise.
	ArrivedInPart(ctx context.Context, of Selling, after, limit int64) ([]Arrived, error)
	// Gathered are the parcels after one that arrived before an instant of orders that are invoiced by the month, the oldest first.
	Gathered(ctx context.Context, of Selling, before time.Time, after, limit int64) ([]Arrived, error)
}

// Payments are what a customer paid a supplier.
type Payments struct {
	usersapi.Pair

	Orders      map[int64]money.Cents // what is paid of each, all in all: of itself and of its invoices
	Unallocated money.Cents           // by how much more, or less, is free to pay something
	Cause       string                // why it is less; the timelines of orders that are not paid any more tell it
}

// Payable is an order that waits for payment.
type Payable struct {
	OrderID    int64
	Number     string
	CustomerID int64
	Customer   string
	Since      time.Time
	Open       money.Cents // incl. tax, less what is paid of it
}

// Selling is a supplier and its customers whose deliveries of a month are invoiced together.
type Selling struct {
	SupplierID int64
	Gathering  []int64
}

// Arrived is a parcel that arrived.
type Arrived struct {
	OrderID    int64
	ShipmentID int64
	CustomerID int64
	ArrivedAt  time.Time // zero: it is still on its way, and its order waits for nothing else
}

// Awaiting is an order that waits for its invoices.
type Awaiting struct {
	OrderID int64
	Number  string
	Since   time.Time
	Total   money.Cents // incl. tax
}

// ToInvoice is what is invoiced of an order: what was kept of it at its prices, and the parcels that it came in.
type ToInvoice struct {
	Wishes
	ID              int64
	Number          string
	Awaits          bool        // its invoices: nothing more of it is to come
	Invoiceable     bool        // what arrived of it may be invoiced: it comes to something, and nothing is in dispute
	Billed          bool        // before: nothing more of it is invoiced
	Payable         bool        // an order that stands: neither a quotation nor canceled
	Paid            bool        // in full
	PaidAmount      money.Cents // incl. tax, in part too
	PayUntil        time.Time   // when an order that waits for payment is canceled; zero: it waits for none
	Store           bool        // its prices incl. tax are the master
	OrderedAt       time.Time
	BeganAt         time.Time // the quotation before it, for whom an agent is assigned to
	AgentID         int64
	PlacedBy        int64
	Supplier        usersapi.Party
	Customer        usersapi.Party
	BillingAddress  usersapi.Address
	ShippingAddress usersapi.Address
	PaymentTerms    usersapi.PaymentTerms
	Kept            sale.KeptAmounts // its lines in the order of Items
	Sold            sale.Sold        // the same as it was sold
	Items           []InvoiceItem
	Parcels         []Parcel // the oldest first
}

// MayGather tells that the order may be invoiced with others of its month: it is paid later, by a professional.
func (o ToInvoice) MayGather() bool {
	return !o.Paid && !o.Store && o.PaymentTerms.Kind != usersapi.Prepaid
}

// InvoiceItem is a line of an order as it is invoiced.
type InvoiceItem struct {
	ID               int64
	Product          Product
	Kept             int64 // units
	Remaining        int64 // units still to be sent, replacements among them
	Replaced         int64 // units that were, or are, sent again
	UnitPrice        money.Cents
	UnitPriceTaxIncl money.Cents // of store orders; else 0
	VATRate          money.Rate
	Steps            []sale.TraceStep // that led to its price
}

// Parcel is what left in one piece.
type Parcel struct {
	ShipmentID  int64
	Number      string
	Carrier     string
	DeliveredAt time.Time       // zero: on its way, or lost
	Units       map[int64]int64 // by line, less what incidents made good of them: lost, broken, taken back or sent again
}
