// Package billingevents holds the events that billing publishes.
package billingevents

// InvoiceIssuedV1 tells that an invoice was issued, or entered by a supplier that issues its own.
type InvoiceIssuedV1 struct {
	InvoiceID  int64  `json:"invoiceId"`
	Number     string `json:"number"`
	OrderID    int64  `json:"orderId"`
	SupplierID int64  `json:"supplierId"`
	CustomerID int64  `json:"customerId"`
	TotalCents int64  `json:"totalTaxInclCents"`
	DueOn      string `json:"dueOn"` // YYYY-MM-DD
	IssuedBy   int64  `json:"issuedBy"`
}

// Topic names the event.
func (InvoiceIssuedV1) Topic() string { return "billing_invoice_issued_v1" }
