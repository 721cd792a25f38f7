// Package billingevents holds the events that billing publishes.
package billingevents

// InvoiceIssuedV1 tells that an invoice was issued, or entered by a supplier that issues its own.
type InvoiceIssuedV1 struct {
	InvoiceID  int64  `json:"invoiceId"`
	Number     string `json:"number"`
	OrderID    int64  `json:"orderId"` // 0: it gathers several
	SupplierID int64  `json:"supplierId"`
	CustomerID int64  `json:"customerId"`
	TotalCents int64  `json:"totalTaxInclCents"`
	DueOn      string `json:"dueOn"` // YYYY-MM-DD
	IssuedBy   int64  `json:"issuedBy"`
	Elsewhere  bool   `json:"elsewhere,omitempty"` // its supplier issued it
	PaidCents  int64  `json:"paidCents,omitempty"` // of it, before it was issued
}

func (InvoiceIssuedV1) Topic() string { return "billing_invoice_issued_v1" }

// DepositIssuedV1 tells that the invoice of what was paid of an order in advance was issued.
type DepositIssuedV1 struct {
	InvoiceID  int64  `json:"invoiceId"`
	Number     string `json:"number"`
	OrderID    int64  `json:"orderId"`
	SupplierID int64  `json:"supplierId"`
	CustomerID int64  `json:"customerId"`
	TotalCents int64  `json:"totalTaxInclCents"`
}

func (DepositIssuedV1) Topic() string { return "billing_deposit_issued_v1" }

// DepositDueV1 tells that an order was paid in advance whose supplier issues its deposit invoice itself.
type DepositDueV1 struct {
	OrderID     int64  `json:"orderId"`
	Number      string `json:"number"`
	SupplierID  int64  `json:"supplierId"`
	CustomerID  int64  `json:"customerId"`
	AmountCents int64  `json:"amountCents"` // incl. tax
}

func (DepositDueV1) Topic() string { return "billing_deposit_due_v1" }

// InvoiceDueV1 tells that an open invoice is to be paid soon, or was yesterday.
type InvoiceDueV1 struct {
	InvoiceID  int64  `json:"invoiceId"`
	Number     string `json:"number"`
	SupplierID int64  `json:"supplierId"`
	CustomerID int64  `json:"customerId"`
	AgentID    int64  `json:"agentId"` // who sells for the supplier and may read it, once it is overdue; 0: nobody
	OpenCents  int64  `json:"openCents"`
	DueOn      string `json:"dueOn"` // YYYY-MM-DD
	Overdue    bool   `json:"overdue"`
}

func (InvoiceDueV1) Topic() string { return "billing_invoice_due_v1" }

// InvoiceHeldV1 tells that invoices of a supplier are held back since now: data of its own, or of a customer, lack or would be refused.
type InvoiceHeldV1 struct {
	SupplierID int64  `json:"supplierId"`
	CustomerID int64  `json:"customerId"` // 0: the supplier's own data
	Reason     string `json:"reason"`     // code of the refusal
}

func (InvoiceHeldV1) Topic() string { return "billing_invoice_held_v1" }

// MandateChangedV1 tells that a supplier gave its mandate to invoice, or took it back.
type MandateChangedV1 struct {
	ActID      int64 `json:"actId"`
	SupplierID int64 `json:"supplierId"`
	Accepted   bool  `json:"accepted"` // false: taken back
	By         int64 `json:"by"`
}

func (MandateChangedV1) Topic() string { return "billing_mandate_changed_v1" }

// CreditNoteIssuedV1 tells that an invoice, or a part of it, was taken back.
type CreditNoteIssuedV1 struct {
	CreditNoteID  int64  `json:"creditNoteId"`
	Number        string `json:"number"`
	InvoiceID     int64  `json:"invoiceId"`
	InvoiceNumber string `json:"invoiceNumber"`
	OrderID       int64  `json:"orderId"`
	SupplierID    int64  `json:"supplierId"`
	CustomerID    int64  `json:"customerId"`
	Cause         string `json:"cause"` // damaged, missing, wrong, quality, withdrawal, remainder or other
	TotalCents    int64  `json:"totalTaxInclCents"`
	IssuedBy      int64  `json:"issuedBy"` // 0 = the system
	Elsewhere     bool   `json:"elsewhere,omitempty"`
}

func (CreditNoteIssuedV1) Topic() string { return "billing_credit_note_issued_v1" }

// PaymentEnteredV1 tells that a customer paid, or was refunded.
type PaymentEnteredV1 struct {
	PaymentID        int64  `json:"paymentId"`
	SupplierID       int64  `json:"supplierId"`
	CustomerID       int64  `json:"customerId"`
	Kind             string `json:"kind"` // transfer, other or refund
	AmountCents      int64  `json:"amountCents"`
	UnallocatedCents int64  `json:"unallocatedCents"` // of it, that pays nothing yet
	ReceivedOn       string `json:"receivedOn"`       // YYYY-MM-DD
	EnteredBy        int64  `json:"enteredBy"`

	Open []StillOpen `json:"open"` // what it pays in part
}

// StillOpen is what a payment leaves open of an invoice, or of an order that is paid before it is invoiced.
type StillOpen struct {
	Number    string `json:"number"`
	OpenCents int64  `json:"openCents"` // above 0
}

func (PaymentEnteredV1) Topic() string { return "billing_payment_entered_v1" }

// PaymentReversedV1 tells that a payment, or a refund, was taken back.
type PaymentReversedV1 struct {
	PaymentID   int64  `json:"paymentId"`
	SupplierID  int64  `json:"supplierId"`
	CustomerID  int64  `json:"customerId"`
	Kind        string `json:"kind"`
	AmountCents int64  `json:"amountCents"`
	ReceivedOn  string `json:"receivedOn"` // YYYY-MM-DD
	Reason      string `json:"reason"`
	ReversedBy  int64  `json:"reversedBy"`
}

func (PaymentReversedV1) Topic() string { return "billing_payment_reversed_v1" }

// RefundDueV1 tells that what was paid of an order pays nothing any more: it was canceled, or something of it came back.
type RefundDueV1 struct {
	OrderID     int64  `json:"orderId"`
	Number      string `json:"number"`
	SupplierID  int64  `json:"supplierId"`
	CustomerID  int64  `json:"customerId"`
	AmountCents int64  `json:"amountCents"`
	RefundBy    string `json:"refundBy,omitempty"` // YYYY-MM-DD, of an individual who withdrew
}

func (RefundDueV1) Topic() string { return "billing_refund_due_v1" }
