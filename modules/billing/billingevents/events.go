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
}

func (InvoiceIssuedV1) Topic() string { return "billing_invoice_issued_v1" }

// InvoiceDueV1 tells that an open invoice is to be paid soon, or was yesterday.
type InvoiceDueV1 struct {
	InvoiceID  int64  `json:"invoiceId"`
	Number     string `json:"number"`
	SupplierID int64  `json:"supplierId"`
	CustomerID int64  `json:"customerId"`
	OpenCents  int64  `json:"openCents"`
	DueOn      string `json:"dueOn"` // YYYY-MM-DD
	Overdue    bool   `json:"overdue"`
}

func (InvoiceDueV1) Topic() string { return "billing_invoice_due_v1" }

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
}

func (CreditNoteIssuedV1) Topic() string { return "billing_credit_note_issued_v1" }
