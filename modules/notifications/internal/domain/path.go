package domain

import (
	"strconv"

	"millesime/modules/pricing/pricingevents"
)

// Path is the screen of what a notification is about.
func (n Notification) Path() string {
	switch {
	case n.Subject == Orders:
		return "/orders/" + strconv.FormatInt(n.SubjectID, 10)
	case n.Subject == Invoices:
		return "/invoices/" + strconv.FormatInt(n.SubjectID, 10)
	case n.Subject == Mandates:
		return "/invoices"
	case n.Subject == Quotations:
		return "/quotations/" + strconv.FormatInt(n.SubjectID, 10)
	case n.Subject == StockCounts:
		return "/stock_counts/" + strconv.FormatInt(n.SubjectID, 10)
	case n.Subject == SampleRequests:
		return "/orders/sample-requests?request=" + strconv.FormatInt(n.SubjectID, 10)
	case n.Subject == PriceLists && (n.Params.To == pricingevents.ListRemoved || n.Params.To == listLeft):
		return "/products/mercuriale" // it is gone, or for others
	case n.Subject == PriceLists:
		return "/products/mercuriale/" + strconv.FormatInt(n.SubjectID, 10)
	case n.Subject == Receipts:
		return "/receipts/" + strconv.FormatInt(n.SubjectID, 10)
	case n.Kind == RecoveryUndone:
		return "/stock_recoveries" // the return is gone
	case n.Subject == Recoveries:
		return "/stock_recoveries/" + strconv.FormatInt(n.SubjectID, 10)
	case n.Kind == StockLow:
		return "/products/" + strconv.FormatInt(n.SubjectID, 10) + "/stock"
	case n.Kind == RefShared:
		return "/products/" + strconv.FormatInt(n.SubjectID, 10) + "/edit"
	case n.Subject == StockLots:
		return "/stock_lots/" + strconv.FormatInt(n.SubjectID, 10)
	case n.Subject == Products:
		return "/products/" + strconv.FormatInt(n.SubjectID, 10)
	case n.Subject == BorneCodes:
		return "/profile?code=" + strconv.FormatInt(n.SubjectID, 10)
	case n.Kind.ofRelation():
		return "/network"
	case n.Kind == Registered:
		return "/users/" + strconv.FormatInt(n.SubjectID, 10)
	default:
		return "/profile"
	}
}
