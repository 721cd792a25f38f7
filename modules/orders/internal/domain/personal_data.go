package domain

import (
	"time"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/document"
	"millesime/platform/money"
)

// PersonalOrder is an order as the file of one person holds it: whole for the
// customer, in short for who placed it or was its agent.
type PersonalOrder struct {
	Number       string        `json:"number"`
	Role         string        `json:"role"` // customer, placedBy or agent
	Status       Status        `json:"status"`
	Origin       string        `json:"origin"`
	CreatedAt    time.Time     `json:"createdAt"`
	Customer     string        `json:"customer"`
	Supplier     string        `json:"supplier"`
	TotalTaxExcl money.Cents   `json:"totalPriceTaxExcl"`
	TotalTaxIncl money.Cents   `json:"totalPriceTaxIncl"`
	AgentFee     *money.Cents  `json:"agentFee,omitempty"`
	Details      *OrderDetails `json:"details,omitempty"`
}

// OrderDetails are what an order keeps of its customer.
type OrderDetails struct {
	ordersapi.Wishes
	Customer        Party            `json:"customer"`
	BillingAddress  usersapi.Address `json:"billingAddress"`
	ShippingAddress usersapi.Address `json:"shippingAddress"`
	Carrier         string           `json:"carrier"`
	Relay           *ordersapi.Relay `json:"relay"`
	Comment         string           `json:"comment"`
	TermsAccepted   bool             `json:"generalTermsAccepted"` // by the customer itself
	Lines           []PersonalLine   `json:"lines"`
}

// PersonalLine is a line of an order.
type PersonalLine struct {
	Reference string      `json:"reference"`
	Name      string      `json:"name"`
	Quantity  int64       `json:"quantity"`
	UnitPrice money.Cents `json:"unitPriceTaxExcl"`
	Net       money.Cents `json:"totalPriceTaxExcl"`
}

// PersonalStep is a change of state that the person made.
type PersonalStep struct {
	Order string `json:"order"`
	document.Act[Status]
}

// PersonalMessage is one that the person wrote about an order.
type PersonalMessage struct {
	Order string    `json:"order"`
	Text  string    `json:"text"`
	At    time.Time `json:"at"`
}

// PersonalIncident is one that the person reported or settled.
type PersonalIncident struct {
	Order     string     `json:"order"`
	Kind      string     `json:"kind"`
	Comment   string     `json:"comment"`
	OpenedAt  time.Time  `json:"openedAt"`
	SettledAt *time.Time `json:"settledAt"`

	Lines []PersonalIncidentLine `json:"lines"`
}

// PersonalIncidentLine is what the person said of one line, reporting or settling it.
type PersonalIncidentLine struct {
	Quantity int64  `json:"quantity"`
	Reason   string `json:"reason"`
	Photo    string `json:"photo"` // data URL
	Outcome  string `json:"outcome"`
	Comment  string `json:"comment"` // of the outcome
}

// PersonalShipment is one that the person sent.
type PersonalShipment struct {
	Order  string    `json:"order"`
	Number string    `json:"number"`
	At     time.Time `json:"at"`
}

// PersonalRecall is a recall of a lot that the person made, or that told it.
type PersonalRecall struct {
	Lot    string    `json:"lot"`
	Reason string    `json:"reason"`
	Advice string    `json:"advice"`
	Units  int64     `json:"units"` // that the person had received; 0: it made the recall
	At     time.Time `json:"at"`
}

// PersonalRevision is what the person said of a quotation.
type PersonalRevision struct {
	Quotation    string      `json:"quotation"`
	Revision     int64       `json:"revision"`
	Message      string      `json:"message"`
	LineMessages []string    `json:"lineMessages"`
	TotalTaxExcl money.Cents `json:"totalPriceTaxExcl"`
	At           time.Time   `json:"at"`
}

// PersonalProof is the agreement with which a seller accepted a quotation, in the files of who gave it and of who uploaded it.
type PersonalProof struct {
	Quotation string `json:"quotation"`
	Content   string `json:"content"` // data URL
}
