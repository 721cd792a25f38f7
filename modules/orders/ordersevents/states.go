package ordersevents

// State of an order, as its events tell it: the codes of specification 3, order_status.
type State string

// The states.
const (
	Quotation         State = "quotation"
	CanceledQuotation State = "canceled_quotation"
	Processing        State = "processing"
	WaitingPayment    State = "waiting_payment"
	Paid              State = "paid"
	PaidError         State = "paid_error"
	Validated         State = "validated"
	Canceled          State = "canceled"
	Preparation       State = "preparation"
	PendingShipping   State = "pending_shipping"
	Shipped           State = "shipped"
	PartiallyShipped  State = "partially_shipped"
	PendingInvoice    State = "pending_invoice"
	Closed            State = "closed"
	Billed            State = "billed"
	Incident          State = "incident"
)

// Awaiting is whose answer a quotation waits for.
type Awaiting string

// Who is awaited.
const (
	AwaitsSeller   Awaiting = "seller"
	AwaitsCustomer Awaiting = "customer"
)

// IncidentKind is what went wrong.
type IncidentKind string

// The kinds of incidents.
const (
	Damaged    IncidentKind = "damaged"
	Missing    IncidentKind = "missing"
	Wrong      IncidentKind = "wrong"
	Quality    IncidentKind = "quality"
	Withdrawal IncidentKind = "withdrawal" // of an individual, accepted by law
)

// Outcome is how a line of an incident was settled.
type Outcome string

// The outcomes.
const (
	Replace   Outcome = "replace"    // sent again
	Credit    Outcome = "credit"     // by a credit note
	Refund    Outcome = "refund"     // money back
	GoodsBack Outcome = "goods_back" // the goods return into the stock
	Withdrawn Outcome = "withdrawn"  // its customer withdrew from the whole order before anything left
	Rejected  Outcome = "rejected"   // with a reason
)
