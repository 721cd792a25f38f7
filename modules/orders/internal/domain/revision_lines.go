package domain

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"

	"millesime/modules/orders/ordersapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/money"
)

// revisedLine is a line as a revision wants it.
type revisedLine struct {
	itemID  int64
	path    string // of the request's member that it comes from
	wanted  *money.Cents
	message string
	line    ordersapi.QuotationLine
}

// Each revision keeps all its lines, and is read with the others.
const (
	maxLines     = 500
	maxRevisions = 100
)

// RevisedLines are the lines of a revision.
type RevisedLines []revisedLine

// MergeLines applies what is asked for to the lines as they are; given is what a seller proposed last. What the role may
// not ask for is refused.
func MergeLines(role Role, order Order, given []RevisionLine, request RevisionRequest) (RevisedLines, error) {
	var refused []fault.Violation
	changes := make(map[int64]int, len(request.Changes))
	for n, change := range request.Changes {
		at := slices.IndexFunc(order.Items, func(i Item) bool { return i.ID == change.ItemID })
		_, again := changes[change.ItemID]
		if at < 0 || again {
			refused = append(refused, fault.At(fmt.Sprintf("items[%d].item", n), "not_found",
				"Cette ligne n’est pas ou plus dans le devis.", "This line is not in the quotation, or no longer."))
			continue
		}
		changes[change.ItemID] = n
		refused = append(refused, checkChange(role, n, change)...)
	}
	if role == RoleBuyer && len(request.Additions) > 0 {
		refused = append(refused, fault.At("add", "seller",
			"Seul le vendeur ajoute des produits : demandez-le-lui dans votre message.",
			"Only the seller adds products: ask for them in your message."))
	}
	if len(refused) > 0 {
		return nil, fault.Invalid(refused...)
	}
	var lines RevisedLines
	for _, item := range order.Items {
		line := revisedLine{
			itemID: item.ID, path: "items",
			line: ordersapi.QuotationLine{ProductID: item.Product.ID, Quantity: item.Quantity, Discount: item.Discount},
		}
		if n, changed := changes[item.ID]; changed {
			line.change(n, request.Changes[n])
		}
		line.line.Granted = line.isGiven(given)
		if role == RoleBuyer && !line.line.Granted { // grown: the discount was given for fewer (decision 0012)
			line.line.Discount, line.line.Granted = 0, true
		}
		if line.line.Quantity > 0 {
			lines = append(lines, line)
		}
	}
	for n, added := range request.Additions {
		lines = append(lines, revisedLine{path: fmt.Sprintf("add[%d]", n), line: ordersapi.QuotationLine{
			ProductID: added.ProductID, Quantity: added.Quantity, Discount: added.Discount,
		}})
	}
	if len(lines) > maxLines {
		return nil, refusal("add", "max_items",
			"Un devis a 500 lignes au plus : faites-en un autre.", "A quotation has 500 lines at most: make another one.")
	}
	if len(lines) == 0 {
		return nil, refusal("items", "empty",
			"Gardez au moins une ligne, ou refusez le devis.", "Keep at least one line, or refuse the quotation.")
	}
	return lines, nil
}

// checkChange refuses what is not the role's to say.
func checkChange(role Role, n int, change LineChange) []fault.Violation {
	if role == RoleBuyer && change.Discount != nil {
		return []fault.Violation{fault.At(fmt.Sprintf("items[%d].discountValue", n), "seller",
			"Seul un vendeur peut accorder une remise", "Only a seller may give a discount")}
	}
	if role != RoleBuyer && change.Wanted != nil {
		return []fault.Violation{fault.At(fmt.Sprintf("items[%d].wantedUnitPriceTaxExcl", n), "customer",
			"Seul le client indique un prix souhaité", "Only the customer names a price it wishes")}
	}
	return nil
}

// isGiven tells that a seller gave this discount for as many units before: who may give less, an agent, may leave it so.
// What the customer asked for since was given by nobody.
func (l *revisedLine) isGiven(given []RevisionLine) bool {
	return slices.ContainsFunc(given, func(g RevisionLine) bool {
		return g.ItemID == l.itemID && g.Discount == l.line.Discount && l.line.Quantity <= g.Quantity
	})
}

// change applies one change.
func (l *revisedLine) change(n int, change LineChange) {
	l.path, l.wanted, l.message = fmt.Sprintf("items[%d]", n), change.Wanted, change.Message
	if change.Quantity != nil {
		l.line.Quantity = *change.Quantity
	}
	if change.Discount != nil {
		l.line.Discount = *change.Discount
	}
}

// Request is what the lines are priced as.
func (lines RevisedLines) Request(actor auth.Actor, order Order) ordersapi.QuotationRequest {
	request := ordersapi.QuotationRequest{
		Actor: actor, SupplierID: order.Supplier.ID, CustomerID: order.Customer.ID,
		BillingAddress: order.BillingAddress, ShippingAddress: order.ShippingAddress, CarrierCode: order.CarrierCode,
	}
	if order.Relay != nil {
		request.RelayCode = order.Relay.Code
	}
	for _, line := range lines {
		request.Lines = append(request.Lines, line.line)
	}
	return request
}

// Fill adds to a revision what only its author says.
func (lines RevisedLines) Fill(revision []RevisionLine) {
	for i, line := range lines {
		revision[i].ItemID, revision[i].Wanted, revision[i].Message = line.itemID, line.wanted, line.message
	}
}

var linePath = regexp.MustCompile(`^items\[(\d+)\](.*)$`)

// PathsOf renames violations that count the revision's lines after the request's members.
func (lines RevisedLines) PathsOf(err error) error {
	var refused *fault.Fault
	if !errors.As(err, &refused) || len(refused.Violations) == 0 {
		return err
	}
	return fault.Invalid(lines.Renamed(refused.Violations)...)
}

// Renamed are violations that count the revision's lines, named after the request's members.
func (lines RevisedLines) Renamed(violations []fault.Violation) []fault.Violation {
	renamed := slices.Clone(violations)
	for i, v := range renamed {
		parts := linePath.FindStringSubmatch(v.PropertyPath)
		if parts == nil {
			continue
		}
		if n, err := strconv.Atoi(parts[1]); err == nil && n < len(lines) {
			renamed[i].PropertyPath = lines[n].path + parts[2]
		}
	}
	return renamed
}
