package domain

import (
	"fmt"
	"slices"
	"time"

	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/validate"
)

// checkLots refuses lots without a name, named twice, and with more units than their line holds.
func checkLots(lines []ShipmentLine) error {
	var refused []fault.Violation
	for n, line := range lines {
		rest, named := line.Quantity, map[string]bool{}
		for m, lot := range line.Lots {
			path := fmt.Sprintf("lines[%d].lots[%d]", n, m)
			switch {
			case lot.Lot == "":
				refused = append(refused, validate.Violation(path+".lot", "required"))
			case named[lot.Lot]:
				refused = append(refused, fault.At(path+".lot", "twice",
					"Ce lot figure déjà dans la ligne : réunissez ses bouteilles", "This lot stands in the line already: join its bottles"))
			case lot.Quantity > rest:
				refused = append(refused, fault.At(path+".quantity", "max_value",
					"La ligne n’en a plus que {rest}", "The line has only {rest} left").With("rest", fault.Units(rest)))
			default:
				rest -= lot.Quantity
			}
			named[lot.Lot] = true
		}
	}
	return fault.Check(refused)
}

// Lotted are the products of which shipments of the order name lots.
func (o Order) Lotted() []int64 {
	named := map[int64]bool{}
	for _, s := range o.Shipments {
		for _, l := range s.Lines {
			named[l.ItemID] = named[l.ItemID] || len(l.Lots) > 0
		}
	}
	var products []int64
	for _, i := range o.Items {
		if named[i.ID] {
			products = append(products, i.Product.ID)
		}
	}
	return products
}

// IsRecalled tells whether a lot of the product of a line is recalled.
func (o Order) IsRecalled(itemID int64, lot string) bool {
	return slices.ContainsFunc(o.Items, func(i Item) bool {
		return i.ID == itemID && slices.Contains(o.RecalledLots[i.Product.ID], lot)
	})
}

// WithLotsBack names the lots of units that come back, where they are sure: all that left of their line was of one lot, or all
// of it comes back. Elsewhere nobody can tell which bottles these are. shipped are the lots that left, by item.
func WithLotsBack(items []Item, shipped map[int64][]receiptsapi.LotUnits, back []ShipmentLine) []ShipmentLine {
	left := map[int64]int64{}
	for _, i := range items {
		left[i.ID] = i.Shipped
	}
	named := slices.Clone(back)
	for n, line := range named {
		switch lots := shipped[line.ItemID]; {
		case line.Quantity == left[line.ItemID]:
			named[n].Lots = lots
		case len(lots) == 1 && lots[0].Quantity == left[line.ItemID]:
			named[n].Lots = []receiptsapi.LotUnits{{Lot: lots[0].Lot, Quantity: line.Quantity}}
		}
	}
	return named
}

// LotDelivery is units of a lot that left in one shipment.
type LotDelivery struct {
	OrderID     int64
	OrderNumber string
	Shipment    Shipment // without its lines
	Product     string   // as the order calls it, with its vintage
	Units       int64

	Customer Party            // as the order keeps it
	Address  usersapi.Address // that its invoices go to
}

// LotRecipient is who received a lot.
type LotRecipient struct {
	Customer   Party // of its last delivery, as is the address
	Address    usersapi.Address
	Deliveries []LotDelivery // the oldest first
	Told       *LotTold      // nil: not yet
}

// LotTold is that a recipient was told of a recall.
type LotTold struct {
	RecallID int64
	Units    int64 // that it had received
	At       time.Time
	Mailed   bool // else there is no account to write to
}

// Units that a recipient received.
func (r LotRecipient) Units() int64 {
	var units int64
	for _, d := range r.Deliveries {
		units += d.Units
	}
	return units
}

// Last is its last delivery.
func (r LotRecipient) Last() LotDelivery { return r.Deliveries[len(r.Deliveries)-1] }

// RecipientsOf groups deliveries, the oldest first, by customer, in the order in which they first received some. Who received some
// after it was told is to be told again.
func RecipientsOf(deliveries []LotDelivery, told map[int64]LotTold) []LotRecipient {
	var recipients []LotRecipient
	at := map[int64]int{}
	for _, d := range deliveries {
		n, known := at[d.Customer.ID]
		if !known {
			n = len(recipients)
			at[d.Customer.ID] = n
			recipients = append(recipients, LotRecipient{})
		}
		recipients[n].Customer, recipients[n].Address = d.Customer, d.Address
		recipients[n].Deliveries = append(recipients[n].Deliveries, d)
	}
	for n, r := range recipients {
		if t, was := told[r.Customer.ID]; was && t.Units >= r.Units() {
			recipients[n].Told = &t
		}
	}
	return recipients
}

// Recall is what was said when a lot was called back.
type Recall struct {
	ID     int64
	Reason string
	Advice string // what the recipients should do
	By     auth.Signature
	At     time.Time
	Told   int64 // recipients
	Lift   Lift
}

// Lift is that a recall no longer stands, and why; zero: it does.
type Lift struct {
	Reason string
	By     auth.Signature
	At     time.Time
}

// LotTrace is where a lot went.
type LotTrace struct {
	Lot        receiptsapi.Lot
	Supplier   usersapi.Party
	Seat       usersapi.Address // zero: it has given none
	Recipients []LotRecipient
	Told       map[int64]LotTold // by customer, by recalls that stand
	Recalls    []Recall          // the oldest first
}

// Untold are the recipients that no recall told.
func (t LotTrace) Untold() []LotRecipient {
	return slices.DeleteFunc(slices.Clone(t.Recipients), func(r LotRecipient) bool { return r.Told != nil })
}

// Warned are the recipients that a recall told which still stands, also if they received more since.
func (t LotTrace) Warned() []LotRecipient {
	return slices.DeleteFunc(slices.Clone(t.Recipients), func(r LotRecipient) bool {
		_, told := t.Told[r.Customer.ID]
		return !told
	})
}

// ErrNobodyToTell refuses another recall that would reach nobody.
var ErrNobodyToTell = fault.New("orders.nobody_to_tell", fault.Conflict,
	"Il n’y a personne à prévenir : ce lot est déjà rappelé, et tous ceux qui en ont reçu l’ont été.",
	"There is nobody to tell: this lot is recalled already, and all who received some were told.")

// ErrNotRecalled refuses to lift a recall where none stands.
var ErrNotRecalled = fault.New("orders.not_recalled", fault.Conflict,
	"Ce lot n’est pas rappelé, ou son rappel est déjà levé.", "This lot is not recalled, or its recall is lifted already.")

// LotsToPick are the lots from which a line of an order may be served, in the order in which they should leave.
type LotsToPick struct {
	ItemID int64
	Lots   []receiptsapi.Lot

	Recalled []string // those that stay
}
