// Package ordersevents holds the events that orders publish.
package ordersevents

// OrderPlacedV1 tells that a checkout or an accepted quotation made an order.
type OrderPlacedV1 struct {
	OrderID    int64  `json:"orderId"`
	Number     string `json:"number"`
	CheckoutID string `json:"checkoutId"`
	CustomerID int64  `json:"customerId"`
	SupplierID int64  `json:"supplierId"`
	OnBehalf   bool   `json:"onBehalf"`
	TotalCents int64  `json:"totalTaxInclCents"`
	AgentID    int64  `json:"agentId"`  // the customer's agent at the supplier; 0 = none
	PlacedBy   int64  `json:"placedBy"` // whoever placed it: the customer, or a seller for it
}

func (OrderPlacedV1) Topic() string { return "orders_order_placed_v1" }

// OrderMovedV1 tells that an order changed state.
type OrderMovedV1 struct {
	OrderID    int64  `json:"orderId"`
	From       State  `json:"from"`
	To         State  `json:"to"`
	Number     string `json:"number"`
	CustomerID int64  `json:"customerId"`
	SupplierID int64  `json:"supplierId"`
	PlacedBy   int64  `json:"placedBy"`
	AgentID    int64  `json:"agentId"`             // 0 = none
	MovedBy    int64  `json:"movedBy"`             // 0 = the system
	Comment    string `json:"comment"`             // of who moved it
	PaidCents  int64  `json:"paidCents,omitempty"` // what of the order was paid before it moved
}

func (OrderMovedV1) Topic() string { return "orders_order_moved_v1" }

// OrderWithdrawnV1 tells that an individual withdrew from bottles of an order of which something had left. Of a whole order before that
// OrderMovedV1 tells.
type OrderWithdrawnV1 struct {
	OrderID    int64  `json:"orderId"`
	Number     string `json:"number"`
	Units      int64  `json:"units"`
	CustomerID int64  `json:"customerId"`
	SupplierID int64  `json:"supplierId"`
}

func (OrderWithdrawnV1) Topic() string { return "orders_order_withdrawn_v1" }

// ShipmentSentV1 tells that goods of an order left.
type ShipmentSentV1 struct {
	OrderID        int64  `json:"orderId"`
	Number         string `json:"number"` // of the order
	ShipmentID     int64  `json:"shipmentId"`
	ShipmentNumber string `json:"shipmentNumber"`
	Carrier        string `json:"carrier"`
	TrackingNumber string `json:"trackingNumber"`
	Units          int64  `json:"units"`
	Whole          bool   `json:"whole"` // nothing remains to be shipped
	CustomerID     int64  `json:"customerId"`
	SupplierID     int64  `json:"supplierId"`
	PlacedBy       int64  `json:"placedBy"`
	ShippedBy      int64  `json:"shippedBy"`
}

func (ShipmentSentV1) Topic() string { return "orders_shipment_sent_v1" }

// ShipmentDeliveredV1 tells that a parcel of an order arrived.
type ShipmentDeliveredV1 struct {
	OrderID        int64  `json:"orderId"`
	Number         string `json:"number"` // of the order
	ShipmentID     int64  `json:"shipmentId"`
	ShipmentNumber string `json:"shipmentNumber"`
	Whole          bool   `json:"whole"` // the order arrived with it
	CustomerID     int64  `json:"customerId"`
	SupplierID     int64  `json:"supplierId"`
	PlacedBy       int64  `json:"placedBy"`
	ConfirmedBy    int64  `json:"confirmedBy"` // 0 = the system
}

func (ShipmentDeliveredV1) Topic() string { return "orders_shipment_delivered_v1" }

// RemainderClosedV1 tells that what remained of an order will not be shipped.
type RemainderClosedV1 struct {
	OrderID    int64  `json:"orderId"`
	Number     string `json:"number"`
	Units      int64  `json:"units"` // given up
	CustomerID int64  `json:"customerId"`
	SupplierID int64  `json:"supplierId"`
	PlacedBy   int64  `json:"placedBy"`
	ClosedBy   int64  `json:"closedBy"`

	Items []UnitsGivenUp `json:"items,omitempty"`
}

// UnitsGivenUp are what of one line of an order will not come.
type UnitsGivenUp struct {
	ItemID   int64 `json:"itemId"`
	Quantity int64 `json:"quantity"`
}

func (RemainderClosedV1) Topic() string { return "orders_remainder_closed_v1" }

// IntroducedSaleChangedV1 tells that an order that somebody introduced comes to less: what is left of it now, and what is earned on
// that. Of a canceled order OrderMovedV1 alone tells.
type IntroducedSaleChangedV1 struct {
	OrderID      int64 `json:"orderId"`
	IntroducerID int64 `json:"introducerId"`
	Bottles      int64 `json:"bottles"`           // kept
	GoodsCents   int64 `json:"goodsCents"`        // kept, excl. tax
	TotalCents   int64 `json:"totalTaxInclCents"` // what the order comes to
	FeeCents     int64 `json:"feeCents"`

	Items []IntroducedItem `json:"items,omitempty"` // every line; none: an event from before they were told
}

// IntroducedItem is what is left of a line of the order.
type IntroducedItem struct {
	ItemID     int64 `json:"itemId"`
	ProductID  int64 `json:"productId"`
	Bottles    int64 `json:"bottles"`           // kept
	TotalCents int64 `json:"totalTaxInclCents"` // what these come to
}

func (IntroducedSaleChangedV1) Topic() string { return "orders_introduced_sale_changed_v1" }

// PromisesMovedV1 tells that goods of an order that were not there yet come on another day than it was told, or came.
type PromisesMovedV1 struct {
	OrderID    int64          `json:"orderId"`
	Number     string         `json:"number"`
	Items      []PromiseMoved `json:"items"`
	CustomerID int64          `json:"customerId"`
	SupplierID int64          `json:"supplierId"`
	PlacedBy   int64          `json:"placedBy"`
	AgentID    int64          `json:"agentId"` // 0 = none
}

// PromiseMoved is one line of the order. Days are YYYY-MM-DD, "" is none.
type PromiseMoved struct {
	ItemID      int64  `json:"itemId"`
	ProductName string `json:"productName"`
	Quantity    int64  `json:"quantity"` // units that are not there yet, or came
	From        string `json:"from"`
	To          string `json:"to"`
	Arrived     bool   `json:"arrived,omitempty"`

	Parts []PromisedPart `json:"parts,omitempty"` // when it comes in several, or From and To do not tell what moved
}

// PromisedPart is a part of what a line waits for, and its day; "" is none.
type PromisedPart struct {
	Quantity int64  `json:"quantity"`
	On       string `json:"on"`
}

func (PromisesMovedV1) Topic() string { return "orders_promises_moved_v1" }

// PromisesGivenUpV1 tells that goods of an order that were not there yet will not come.
type PromisesGivenUpV1 struct {
	OrderID    int64  `json:"orderId"`
	Number     string `json:"number"`
	Units      int64  `json:"units"`
	CustomerID int64  `json:"customerId"`
	SupplierID int64  `json:"supplierId"`
	PlacedBy   int64  `json:"placedBy"`
	GivenUpBy  int64  `json:"givenUpBy"`

	Items []UnitsGivenUp `json:"items,omitempty"`
}

func (PromisesGivenUpV1) Topic() string { return "orders_promises_given_up_v1" }

// IncidentOpenedV1 tells that something was wrong with an order.
type IncidentOpenedV1 struct {
	OrderID    int64        `json:"orderId"`
	Number     string       `json:"number"`
	IncidentID int64        `json:"incidentId"`
	Kind       IncidentKind `json:"kind"`
	Units      int64        `json:"units"`
	CustomerID int64        `json:"customerId"`
	SupplierID int64        `json:"supplierId"`
	PlacedBy   int64        `json:"placedBy"`
	OpenedBy   int64        `json:"openedBy"`
}

func (IncidentOpenedV1) Topic() string { return "orders_incident_opened_v1" }

// IncidentSettledV1 tells that each line of an incident has its outcome.
type IncidentSettledV1 struct {
	OrderID    int64             `json:"orderId"`
	Number     string            `json:"number"`
	IncidentID int64             `json:"incidentId"`
	Kind       IncidentKind      `json:"kind"`
	Outcomes   []IncidentOutcome `json:"outcomes"`
	To         State             `json:"to"` // the state that the order goes on in
	CustomerID int64             `json:"customerId"`
	SupplierID int64             `json:"supplierId"`
	PlacedBy   int64             `json:"placedBy"`
	SettledBy  int64             `json:"settledBy"`
}

// IncidentOutcome is how one line of an order was settled.
type IncidentOutcome struct {
	ItemID     int64   `json:"itemId"`
	ShipmentID int64   `json:"shipmentId"` // the parcel that it was in; 0: none, or not known
	Quantity   int64   `json:"quantity"`
	Outcome    Outcome `json:"outcome"`
}

func (IncidentSettledV1) Topic() string { return "orders_incident_settled_v1" }

// MessagePostedV1 tells that a party of an order or a quotation wrote to the others.
type MessagePostedV1 struct {
	OrderID    int64  `json:"orderId"`
	Number     string `json:"number"`
	Quotation  bool   `json:"quotation"`
	MessageID  int64  `json:"messageId"`
	AuthorID   int64  `json:"authorId"`
	CustomerID int64  `json:"customerId"`
	SupplierID int64  `json:"supplierId"`
	AgentID    int64  `json:"agentId"` // 0 = none
}

func (MessagePostedV1) Topic() string { return "orders_message_posted_v1" }

// QuotationRevisedV1 tells that a quotation was asked for, proposed or revised, and whom it awaits now.
type QuotationRevisedV1 struct {
	OrderID    int64    `json:"orderId"`
	Number     string   `json:"number"`
	Revision   int64    `json:"revision"` // 1 = the first
	Awaiting   Awaiting `json:"awaiting"`
	CustomerID int64    `json:"customerId"`
	SupplierID int64    `json:"supplierId"`
	AgentID    int64    `json:"agentId"`  // the customer's agent at the supplier; 0 = none
	PlacedBy   int64    `json:"placedBy"` // who made the first revision
	RevisedBy  int64    `json:"revisedBy"`
	TotalCents int64    `json:"totalTaxInclCents"`
	ValidUntil string   `json:"validUntil"` // YYYY-MM-DD, its last day
}

func (QuotationRevisedV1) Topic() string { return "orders_quotation_revised_v1" }

// QuotationEndsV1 tells that a quotation that awaits an answer expires within a day.
type QuotationEndsV1 struct {
	OrderID    int64    `json:"orderId"`
	Number     string   `json:"number"`
	Awaiting   Awaiting `json:"awaiting"`
	CustomerID int64    `json:"customerId"`
	SupplierID int64    `json:"supplierId"`
	AgentID    int64    `json:"agentId"` // 0 = none
	PlacedBy   int64    `json:"placedBy"`
	ValidUntil string   `json:"validUntil"` // YYYY-MM-DD, its last day
}

func (QuotationEndsV1) Topic() string { return "orders_quotation_ends_v1" }

// LotRecalledV1 tells that a lot is called back from some of those who received it; a recall of many has several of these.
type LotRecalledV1 struct {
	RecallID   int64          `json:"recallId"`
	LotID      int64          `json:"lotId"`
	Lot        string         `json:"lot"`
	Product    string         `json:"product"` // its name and vintage
	SupplierID int64          `json:"supplierId"`
	Recipients []LotRecipient `json:"recipients"`
	RecalledBy int64          `json:"recalledBy"`
}

// LotRecipient is who received a lot.
type LotRecipient struct {
	CustomerID int64  `json:"customerId"`
	OrderID    int64  `json:"orderId"` // the last with which it received some
	Number     string `json:"number"`  // of that order
	Units      int64  `json:"units"`   // in all
}

func (LotRecalledV1) Topic() string { return "orders_lot_recalled_v1" }

// RecallLiftedV1 tells some of those whom a recall told that it no longer stands; a recall of many has several of these.
type RecallLiftedV1 struct {
	LotID      int64          `json:"lotId"`
	Lot        string         `json:"lot"`
	Product    string         `json:"product"` // its name and vintage
	SupplierID int64          `json:"supplierId"`
	Reason     string         `json:"reason"`
	Recipients []LotRecipient `json:"recipients"`
	LiftedBy   int64          `json:"liftedBy"`
}

func (RecallLiftedV1) Topic() string { return "orders_recall_lifted_v1" }
