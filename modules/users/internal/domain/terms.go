package domain

import (
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/money"
)

// RelationTerms are what the parent writes, dated: old values are kept.
type RelationTerms struct {
	NegociationMargin money.Rate
	AgentFee          *money.Rate // nil: the usual one
	PermanentDiscount money.Rate
	OutstandingValue  *money.Cents          // nil: prepaid
	PaymentTerms      usersapi.PaymentTerms // no kind: the supplier's
	Invoicing         usersapi.Invoicing    // "": each delivery by itself
	AgentID           int64                 // whom the supplier assigned to this customer, 0: nobody
}

// Same tells that nothing differs.
func (t RelationTerms) Same(other RelationTerms) bool {
	return t.NegociationMargin == other.NegociationMargin && equal(t.AgentFee, other.AgentFee) &&
		t.PermanentDiscount == other.PermanentDiscount && equal(t.OutstandingValue, other.OutstandingValue) &&
		t.PaymentTerms == other.PaymentTerms && t.Invoicing.Known() == other.Invoicing.Known() && t.AgentID == other.AgentID
}

func equal[T comparable](a, b *T) bool {
	if a == nil || b == nil {
		return a == b
	}
	return *a == *b
}

// DatedTerms are what held from an instant on.
type DatedTerms struct {
	RelationTerms

	Since     time.Time
	WrittenBy int64
}

// DefaultAgentFee is an agent's commission until its supplier sets another
// (specification 9).
const DefaultAgentFee money.Rate = 1500

// CustomerRelation is a valid supplier→customer relation with what else decides
// its terms.
type CustomerRelation struct {
	SupplierID        int64
	PermanentDiscount money.Rate
	OutstandingValue  *money.Cents
	AgentID           int64       // 0: none, or its own relation is no longer valid
	AgentFee          *money.Rate // for this customer alone
	AgentUsualFee     *money.Rate // of the agent for this supplier
	PaymentTerms      usersapi.PaymentTerms
	SupplierTerms     usersapi.PaymentTerms
}

// Terms settles the relation's terms (domain 1.1): the fee for this customer
// replaces the agent's usual one, the relation's payment terms the supplier's.
func (r CustomerRelation) Terms() usersapi.CustomerTerms {
	t := usersapi.CustomerTerms{
		SupplierID: r.SupplierID, PermanentDiscount: r.PermanentDiscount,
		OutstandingValue: r.OutstandingValue, AgentID: r.AgentID, CustomerFee: r.AgentFee, PaymentTerms: r.PaymentTerms,
	}
	if r.AgentID != 0 {
		t.AgentFee = DefaultAgentFee
		for _, fee := range []*money.Rate{r.AgentUsualFee, r.AgentFee} {
			if fee != nil {
				t.AgentFee = *fee
			}
		}
	}
	if t.PaymentTerms.Kind == usersapi.Prepaid {
		t.OutstandingValue = nil // agreed with this customer: it pays before it owes anything
	}
	if t.PaymentTerms.Kind == "" {
		t.PaymentTerms = r.SupplierTerms
	}
	if t.PaymentTerms.Kind == "" {
		t.PaymentTerms.Kind = usersapi.Prepaid
	}
	return t
}
