package domain_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// claim is a price that a list asks for a line.
type claim struct {
	list   domain.Mercuriale
	tier   int64
	narrow bool
	price  money.Cents
}

// beats is domain 4.2, step 2: the list that names the customer, then the one that began last, then the one published last; within
// one list the highest tier reached.
func (c claim) beats(other claim) bool {
	switch {
	case c.list.ID == other.list.ID:
		return c.tier > other.tier
	case c.narrow != other.narrow:
		return c.narrow
	case c.list.From != other.list.From:
		return c.list.From > other.list.From
	case !c.list.PublishedAt.Equal(other.list.PublishedAt):
		return c.list.PublishedAt.After(other.list.PublishedAt)
	default:
		return c.list.ID > other.list.ID
	}
}

// claims are all prices that lists ask for a product of the scene, on 21 November 2026.
func (s scene) claims(supplierID, productID, quantity int64) []claim {
	const today = "2026-11-21"
	var all []claim
	for _, list := range s.book.Lists {
		narrow := slices.Contains(list.CustomerIDs, guideCustomer)
		if list.SupplierID != supplierID || list.From > today || list.To != "" && list.To < today ||
			!narrow && !slices.Contains(list.Groups, s.request.Customer.Group) {
			continue
		}
		for _, e := range list.Entries {
			if e.ProductID == productID && e.MinQuantity <= quantity {
				all = append(all, claim{list, e.MinQuantity, narrow, e.Price})
			}
		}
	}
	return all
}

// A list never silently loses to a cheaper one: the claim that no other beats prices the line, whatever it asks.
func TestTheClaimThatNoOtherBeatsPricesTheLine(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := drawScene(t)
		q := s.quote(t)
		quantities := map[int64]int64{}
		for _, l := range s.request.Lines {
			if !l.Store && !s.request.Customer.Individual {
				quantities[l.ProductID] += l.Quantity
			}
		}
		for _, o := range q.Suppliers {
			for _, item := range o.Items {
				claims := s.claims(o.SupplierID, item.ProductID, quantities[item.ProductID])
				if o.Store || len(claims) == 0 {
					if item.NegotiatedListID != 0 {
						t.Fatalf("list %d prices product %d, which no list claims", item.NegotiatedListID, item.ProductID)
					}
					continue
				}
				won := claims[0]
				for _, c := range claims[1:] {
					if c.beats(won) {
						won = c
					}
				}
				step := item.Steps[slices.IndexFunc(item.Steps, func(s sale.TraceStep) bool { return s.Code == sale.StepMercuriale })]
				if item.NegotiatedListID != won.list.ID || step.After != won.price.Micro() {
					t.Fatalf("list %d prices product %d at %v instead of list %d at %v", item.NegotiatedListID, item.ProductID, step.After, won.list.ID, won.price)
				}
			}
		}
	})
}

// The last step of the trace, rounded once, times the quantity, less the code's share, is the price of the line.
func TestTheTraceEndsAtTheLinesPrice(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		q := drawScene(t).quote(t)
		for _, o := range q.Suppliers {
			for _, item := range o.Items {
				price := item.TotalPriceTaxExcl
				if o.Store {
					price = item.TotalPriceTaxIncl
				}
				last := item.Steps[len(item.Steps)-1].After.Round()
				same(t, "the trace's price", price, last*money.Cents(item.Quantity)-item.CodeAmount)
				for n := 1; n < len(item.Steps); n++ {
					if item.Steps[n].Before != item.Steps[n-1].After {
						t.Fatalf("step %d begins at %v where the one before ended at %v", n, item.Steps[n].Before, item.Steps[n-1].After)
					}
				}
			}
		}
	})
}

// No reader is told a term of two others: neither its name, nor its rate.
func TestNoReaderSeesATermOfOthers(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := drawScene(t)
		s.request.Reader = pricingapi.Reader{ID: guideAgent, Group: auth.CommercialAgent}
		for i := range s.request.Lines { // it gives no discounts here
			s.request.Lines[i].Discount = 0
		}
		for _, o := range s.quote(t).Suppliers {
			for _, item := range o.Items {
				for _, step := range item.Trace {
					private := []string{sale.StepAgreementFrame, sale.StepPermanentDiscount, sale.StepDocumentAllowance}
					if slices.Contains(private, step.Code) || step.Code == sale.StepCustomerTerms && (step.Rate != 0 || step.Document != "") {
						t.Fatalf("an agent reads %+v", step)
					}
				}
			}
		}
	})
}
