package usersapi

import (
	"cmp"
	"context"

	"millesime/platform/auth"
)

// Waiting is a module's part of what waits for somebody; cmd/millesime/app brings the parts together.
type Waiting interface {
	// Waiting counts what the actor must do, by kind; what others owe is not among it. Kinds of nothing may be left out.
	Waiting(ctx context.Context, actor auth.Actor) ([]Wait, error)
}

// Wait is how many things of a kind wait for its reader, and where they are listed.
type Wait struct {
	Kind     WaitKind
	Statuses []string // in which they wait; the list, narrowed to them, holds just these
	Count    int64
}

// WaitKind is what its reader must do.
type WaitKind string

// The kinds.
const (
	WaitIncident        WaitKind = "incident"          // settle what customers reported
	WaitDispute         WaitKind = "dispute"           // settle a payment
	WaitPayInvoice      WaitKind = "pay_invoice"       // pay an invoice that is overdue, or due soon
	WaitCollectInvoice  WaitKind = "collect_invoice"   // ask a customer for what is overdue
	WaitConfirm         WaitKind = "confirm"           // confirm an order
	WaitPrepare         WaitKind = "prepare"           // prepare it
	WaitShip            WaitKind = "ship"              // ship it, or the rest of it
	WaitPay             WaitKind = "pay"               // pay it
	WaitChase           WaitKind = "chase"             // remind a customer to pay it
	WaitReceive         WaitKind = "receive"           // say that it has arrived
	WaitQuotation       WaitKind = "quotation"         // answer a quotation
	WaitSampleAnswer    WaitKind = "sample_answer"     // answer a request for a sample
	WaitSampleOrder     WaitKind = "sample_order"      // order a sample that was accepted
	WaitReceiptCount    WaitKind = "receipt_count"     // count goods that have arrived
	WaitReceiptLate     WaitKind = "receipt_late"      // see to goods that should have arrived
	WaitHandOver        WaitKind = "recovery_handover" // hand goods over that their supplier takes back
	WaitCountApproval   WaitKind = "count_approval"    // look at what was counted in a warehouse, and approve it
	WaitAllocatePayment WaitKind = "allocate_payment"  // allocate a payment that pays nothing yet, or give it back
	WaitInvitation      WaitKind = "invitation"        // answer an invitation
	WaitAccount         WaitKind = "account"           // validate an account or refuse it
)

// WaitKinds lists every kind, the most pressing first.
func WaitKinds() []WaitKind {
	return []WaitKind{
		WaitIncident, WaitDispute, WaitAccount, WaitPayInvoice, WaitPay, WaitCollectInvoice, WaitConfirm, WaitPrepare, WaitShip, WaitReceiptCount,
		WaitQuotation, WaitSampleAnswer, WaitSampleOrder, WaitHandOver, WaitCountApproval, WaitChase, WaitAllocatePayment, WaitReceive,
		WaitReceiptLate, WaitInvitation,
	}
}

// Codes lists every kind.
func (WaitKind) Codes() []WaitKind { return WaitKinds() }

// WaitList is a list of the interface.
type WaitList string

// The lists.
const (
	WaitOrders     WaitList = "orders"
	WaitInvoices   WaitList = "invoices"
	WaitPayments   WaitList = "payments"
	WaitQuotations WaitList = "quotations"
	WaitSamples    WaitList = "samples"
	WaitReceipts   WaitList = "receipts"
	WaitRecoveries WaitList = "recoveries"
	WaitCounts     WaitList = "counts"
	WaitNetwork    WaitList = "network"
	WaitUsers      WaitList = "users"
)

// Codes lists every list.
func (WaitList) Codes() []WaitList {
	return []WaitList{
		WaitOrders, WaitInvoices, WaitPayments, WaitQuotations, WaitSamples, WaitReceipts, WaitRecoveries, WaitCounts, WaitNetwork, WaitUsers,
	}
}

// waitLists are where things of a kind are found, if not among the orders.
var waitLists = map[WaitKind]WaitList{ //nolint:gochecknoglobals // a constant table
	WaitPayInvoice: WaitInvoices, WaitCollectInvoice: WaitInvoices, WaitAllocatePayment: WaitPayments,
	WaitQuotation: WaitQuotations, WaitSampleAnswer: WaitSamples, WaitSampleOrder: WaitSamples,
	WaitReceiptCount: WaitReceipts, WaitReceiptLate: WaitReceipts, WaitHandOver: WaitRecoveries, WaitCountApproval: WaitCounts,
	WaitInvitation: WaitNetwork, WaitAccount: WaitUsers,
}

// List is where things of a kind are found.
func (k WaitKind) List() WaitList { return cmp.Or(waitLists[k], WaitOrders) }
