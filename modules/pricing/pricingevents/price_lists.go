package pricingevents

import "millesime/platform/auth"

// PriceList is a mercuriale as events name it.
type PriceList struct {
	ListID      int64        `json:"listId"`
	Name        string       `json:"name"`
	SupplierID  int64        `json:"supplierId"`
	CustomerIDs []int64      `json:"customerIds"` // named; empty for groups
	Groups      []auth.Group `json:"groups"`
	StartsOn    string       `json:"startsOn"`            // YYYY-MM-DD in Paris, its first day
	EndsOn      string       `json:"endsOn"`              // its last; "" is none
	EndReason   string       `json:"endReason,omitempty"` // of an end that comes earlier than was said
	AuthorID    int64        `json:"authorId"`            // who wrote it
}

// PriceListPublishedV1 tells that a list will price what is ordered from its first day on.
type PriceListPublishedV1 struct {
	List        PriceList `json:"list"`
	PublishedBy int64     `json:"publishedBy"`
}

func (PriceListPublishedV1) Topic() string { return "pricing_list_published_v1" }

// PriceListChangedV1 tells that a published list, or the one that it follows, holds for others, on other days or at other prices:
// who remembers what lists ask reads them again.
type PriceListChangedV1 struct {
	ListID int64 `json:"listId"`
}

func (PriceListChangedV1) Topic() string { return "pricing_list_changed_v1" }

// What somebody did to a published list.
const (
	ListChanged   = "changed"   // before its first day
	ListEnded     = "ended"     // it has another last day, or none
	ListRemoved   = "removed"   // before its first day
	ListWithdrawn = "withdrawn" // from the customers that the event names, whom it is no longer for, before its first day
)

// PriceListActV1 tells what somebody did to a published list.
type PriceListActV1 struct {
	List PriceList `json:"list"`
	Act  string    `json:"act"` // changed, ended, removed or withdrawn
	By   int64     `json:"by"`
	// FormerCustomerID is the last customer that it was for, when it was ended or removed because that one left its supplier; else 0.
	FormerCustomerID int64 `json:"formerCustomerId,omitempty"`
}

func (PriceListActV1) Topic() string { return "pricing_list_act_v1" }

// PriceListBegunV1 tells that a list prices what is ordered from now on.
type PriceListBegunV1 struct {
	List PriceList `json:"list"`
}

func (PriceListBegunV1) Topic() string { return "pricing_list_begun_v1" }

// PriceListEndsV1 tells that a list ends within 30 days, within 7, or has ended.
type PriceListEndsV1 struct {
	List  PriceList `json:"list"`
	Ended bool      `json:"ended"`
}

func (PriceListEndsV1) Topic() string { return "pricing_list_ends_v1" }
