package domain

import (
	"slices"

	"millesime/platform/auth"
)

// Kind is what a notification is about; people choose by it.
type Kind string

// The kinds.
const (
	OrderPlaced      Kind = "order_placed"       // to the supplier, and to the customer's agent
	OrderOnBehalf    Kind = "order_on_behalf"    // to the customer that somebody ordered for
	OrderConfirmed   Kind = "order_confirmed"    // to the customer that ordered itself
	OrderToPay       Kind = "order_to_pay"       // to the customer
	OrderCanceled    Kind = "order_canceled"     // to the other parties
	OrderMoved       Kind = "order_moved"        // to the customer, to the seller who placed it, and to the supplier when somebody else did
	OrderShipped     Kind = "order_shipped"      // a parcel left: to the customer, and to the seller who placed the order
	OrderDelivered   Kind = "order_delivered"    // a part of it: to the other parties
	OrderRemainder   Kind = "order_remainder"    // the rest will not come: to the same
	OrderPromises    Kind = "order_promises"     // what is awaited comes on other days, or came: to customer, agent and who ordered
	OrderGivenUp     Kind = "order_given_up"     // what is awaited will not come: to the other parties
	OrderIncident    Kind = "order_incident"     // reported: to the other parties
	OrderSettled     Kind = "order_settled"      // an incident: to the other parties
	OrderMessage     Kind = "order_message"      // to the other parties
	LotRecalled      Kind = "lot_recalled"       // to who received it
	RecallLifted     Kind = "recall_lifted"      // to whom it was told
	InvoiceIssued    Kind = "invoice_issued"     // to the customer
	InvoiceDue       Kind = "invoice_due"        // in a week: to the customer
	InvoiceOverdue   Kind = "invoice_overdue"    // since yesterday: to both sides
	CreditNoteMade   Kind = "credit_note_issued" // to both sides
	MandateChanged   Kind = "invoicing_mandate"  // given or taken back: to the supplier itself
	SampleAsked      Kind = "sample_asked"       // to the supplier, and to the customer's agent
	SampleAnswer     Kind = "sample_answer"      // to the buyer who asked
	SampleFeedback   Kind = "sample_feedback"    // to the supplier, and to the customer's agent
	QuotationAsked   Kind = "quotation_asked"    // for, or answered by a counter-offer: to the supplier, and to the agent
	QuotationMade    Kind = "quotation_made"     // proposed or revised: to the customer
	QuotationEnds    Kind = "quotation_ends"     // tomorrow: to whom it awaits
	QuotationEnded   Kind = "quotation_ended"    // refused or expired: to the other parties
	PricesAgreed     Kind = "price_list_made"    // or changed, ended, deleted by others: to its supplier and its agents
	PricesBegin      Kind = "price_list_begins"  // to its customers, to the supplier and to the agents of its pairs
	PricesEnd        Kind = "price_list_ends"    // in 30 days, in 7, yesterday, or it was withdrawn: to the same
	CodeBorne        Kind = "promo_code"         // it bears one, or one it bears changed or ended: to the supplier
	StockBack        Kind = "stock_back"         // can be ordered again: to who asked to be told
	StockLow         Kind = "stock_low"          // has fallen to its threshold: to the supplier
	RefShared        Kind = "reference_shared"   // another product of the supplier has it but for its blanks and dashes: to the supplier
	LotShared        Kind = "lot_shared"         // another lot of the product had its name but for a dash: to the supplier
	ReceiptAnnounced Kind = "receipt_announced"  // at Dartess: to the admins, and to the supplier when one of them did
	ReceiptMoved     Kind = "receipt_moved"      // what others did to it: to the supplier, and to who keeps the warehouse
	RecoveryAsked    Kind = "recovery_asked"     // goods are taken back: to who hands them over
	RecoveryGiven    Kind = "recovery_given"     // to the supplier
	RecoveryUndone   Kind = "recovery_deleted"   // before they were handed over: to the other side
	CountReview      Kind = "count_review"       // counted at Dartess, to be approved: to the admins
	CountAnswer      Kind = "count_answer"       // approved, canceled or to be counted again: to who began it
	RelationAsked    Kind = "relation_asked"     // to the invited
	RelationAnswer   Kind = "relation_answer"    // to the inviter
	RelationTerms    Kind = "relation_terms"     // to the child
	RelationEnded    Kind = "relation_ended"     // to the other side
	FrameJoined      Kind = "frame_joined"       // to who came into an agreement frame
	FrameChanged     Kind = "frame_changed"      // its tiers or days, or a supplier left it: to its members
	FrameEnds        Kind = "frame_ends"         // in 30 days: to its members
	FrameEnded       Kind = "frame_ended"        // for all, to its members; for one who is out of it, to that one
	TermsCapped      Kind = "terms_capped"       // to the supplier: the law knows no such long term of payment
	AccountOpened    Kind = "account_opened"     // validated, or open again
	AccountChanged   Kind = "account_changed"    // by somebody else
	Registered       Kind = "account_registered" // to the admins who may validate it
)

// ofRelation tells the kinds about relations and invitations.
func (k Kind) ofRelation() bool {
	return slices.Contains([]Kind{RelationAsked, RelationAnswer, RelationTerms, RelationEnded}, k)
}

// Choice is how a person is told of a kind.
type Choice struct {
	App    bool // in the centre
	Mail   bool // at once
	Digest bool // in the daily summary, while unread
}

// None tells that a person does not want to know.
func (c Choice) None() bool { return !c.App && !c.Mail && !c.Digest }

// rule is how a kind comes, and for whom.
type rule struct {
	kind     Kind
	groups   []auth.Group // who may ever be told
	usual    Choice       // until somebody chooses
	mailable bool         // false where another mail tells it already
}

// rules are those of all kinds, in the order in which people choose.
func rules() []rule {
	sellers := []auth.Group{auth.Supplier, auth.CommercialAgent}
	buyers := []auth.Group{auth.Restaurant, auth.WineMerchant, auth.Hypermarket, auth.CSE, auth.Negociant, auth.Customer}
	people := slices.Concat(buyers, sellers)
	keepers := []auth.Group{auth.Supplier, auth.Admin, auth.Superadmin}
	traders := append(auth.Buyers(), auth.Negociant, auth.Supplier, auth.CommercialAgent)
	framed := append(auth.Buyers(), auth.Supplier)
	tasters := append(auth.Buyers(), auth.Negociant)
	return []rule{
		{OrderPlaced, sellers, Choice{App: true, Mail: true}, true},
		{OrderOnBehalf, buyers, Choice{App: true}, false},
		{OrderConfirmed, people, Choice{App: true}, false},
		{OrderToPay, buyers, Choice{App: true, Mail: true}, true},
		{OrderCanceled, people, Choice{App: true, Mail: true}, true},
		{OrderMoved, people, Choice{App: true, Digest: true}, true},
		{OrderShipped, slices.Concat(buyers, []auth.Group{auth.CommercialAgent}), Choice{App: true, Mail: true}, true},
		{OrderDelivered, people, Choice{App: true, Digest: true}, true},
		{OrderRemainder, slices.Concat(buyers, []auth.Group{auth.CommercialAgent}), Choice{App: true, Mail: true}, true},
		{OrderPromises, slices.Concat(buyers, []auth.Group{auth.CommercialAgent}), Choice{App: true, Mail: true}, true},
		{OrderGivenUp, people, Choice{App: true, Mail: true}, true},
		{OrderIncident, people, Choice{App: true, Mail: true}, true},
		{OrderSettled, people, Choice{App: true, Mail: true}, true},
		{OrderMessage, people, Choice{App: true, Mail: true}, true},
		{LotRecalled, buyers, Choice{App: true}, false},
		{RecallLifted, buyers, Choice{App: true, Mail: true}, true},
		{InvoiceIssued, buyers, Choice{App: true, Mail: true}, true},
		{InvoiceDue, buyers, Choice{App: true, Mail: true}, true},
		{InvoiceOverdue, append(slices.Clone(buyers), auth.Supplier), Choice{App: true, Mail: true}, true},
		{CreditNoteMade, append(slices.Clone(buyers), auth.Supplier), Choice{App: true, Mail: true}, true},
		{MandateChanged, []auth.Group{auth.Supplier}, Choice{App: true, Mail: true}, true},
		{SampleAsked, sellers, Choice{App: true, Mail: true}, true},
		{SampleAnswer, tasters, Choice{App: true, Mail: true}, true},
		{SampleFeedback, sellers, Choice{App: true, Digest: true}, true},
		{QuotationAsked, sellers, Choice{App: true, Mail: true}, true},
		{QuotationMade, buyers, Choice{App: true, Mail: true}, true},
		{QuotationEnds, people, Choice{App: true, Mail: true}, true},
		{QuotationEnded, people, Choice{App: true, Digest: true}, true},
		{PricesAgreed, sellers, Choice{App: true, Mail: true}, true},
		{PricesBegin, traders, Choice{App: true, Mail: true}, true},
		{PricesEnd, traders, Choice{App: true, Mail: true}, true},
		{CodeBorne, []auth.Group{auth.Supplier}, Choice{App: true, Mail: true}, true},
		{StockBack, buyers, Choice{App: true, Mail: true}, true},
		{StockLow, []auth.Group{auth.Supplier}, Choice{App: true, Digest: true}, true},
		{RefShared, []auth.Group{auth.Supplier}, Choice{App: true}, false},
		{LotShared, []auth.Group{auth.Supplier}, Choice{App: true}, false},
		{ReceiptAnnounced, keepers, Choice{App: true, Digest: true}, true},
		{ReceiptMoved, keepers, Choice{App: true, Mail: true}, true},
		{RecoveryAsked, keepers, Choice{App: true, Mail: true}, true},
		{RecoveryGiven, []auth.Group{auth.Supplier}, Choice{App: true, Mail: true}, true},
		{RecoveryUndone, keepers, Choice{App: true, Mail: true}, true},
		{CountReview, []auth.Group{auth.Admin, auth.Superadmin}, Choice{App: true, Mail: true}, true},
		{CountAnswer, []auth.Group{auth.Supplier, auth.Admin, auth.Superadmin}, Choice{App: true, Mail: true}, true},
		{RelationAsked, people, Choice{App: true}, false},
		{RelationAnswer, people, Choice{App: true, Digest: true}, true},
		{RelationTerms, slices.Concat(buyers, []auth.Group{auth.CommercialAgent}), Choice{App: true, Digest: true}, true},
		{RelationEnded, people, Choice{App: true, Digest: true}, true},
		{FrameJoined, framed, Choice{App: true, Mail: true}, true},
		{FrameChanged, framed, Choice{App: true, Mail: true}, true},
		{FrameEnds, framed, Choice{App: true, Mail: true}, true},
		{FrameEnded, framed, Choice{App: true, Mail: true}, true},
		{TermsCapped, []auth.Group{auth.Supplier}, Choice{App: true}, false},
		{AccountOpened, auth.AllGroups(), Choice{App: true}, false},
		{AccountChanged, auth.AllGroups(), Choice{App: true}, true},
		{Registered, []auth.Group{auth.Admin, auth.Superadmin}, Choice{App: true}, false},
	}
}

// Codes lists every kind, in the order in which people choose.
func (Kind) Codes() []Kind {
	all := rules()
	kinds := make([]Kind, len(all))
	for i, r := range all {
		kinds[i] = r.kind
	}
	return kinds
}

func ruleOf(kind Kind) (rule, bool) {
	all := rules()
	at := slices.IndexFunc(all, func(r rule) bool { return r.kind == kind })
	if at < 0 {
		return rule{}, false
	}
	return all[at], true
}

// allowed leaves out a mail that another one tells already.
func (r rule) allowed(c Choice) Choice {
	c.Mail = c.Mail && r.mailable
	return c
}
