// Package domain holds the rules of documents.
package domain

import (
	"cmp"
	"fmt"
	"strings"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/fault"
	"millesime/platform/invoice"
	"millesime/platform/money"
	"millesime/platform/paper"
	"millesime/platform/tidy"
)

// Document is a paper: what the house made of something, or what one party sent another. Its file is kept for good.
type Document struct {
	ID       int64
	Kind     Kind
	Key      string // what there is one document of; "": an upload
	Number   string // of what it is about; "": it has none
	Subject  int64  // the row that it is about; 0: a cart, an account, or nothing
	Revision int    // of a quotation; else 0
	Order    Order  // that it belongs to; the zero value: none, or several
	Supplier Party
	Customer Party
	Language string
	IsOwn    bool // only who made it, and administrators, read it

	IssuedOn string       // YYYY-MM-DD
	Total    *money.Cents // incl. tax; nil: it tells none

	Status   Status
	FileName string // that its sender gave it; "": it is named after what it is
	File     string // kept: a name of platform/files; "": not yet
	XML      string // kept likewise, of an electronic invoice; "": it is none
	Size     int64  // bytes of the file
	PaidTo   string // the last characters of the account that an invoice's paper tells; "": it tells none, or that is not known

	PlacedBy     int64     // who placed its order; 0: it has none
	BeganAt      time.Time // agents assigned to the customer later do not read it (domain 2)
	CreatedAt    time.Time
	CreatedBy    int64 // 0: the system
	Impersonator int64 // who acted as that person; 0: nobody
}

// languageOf is that of a paper for somebody: French where nothing is known.
func languageOf(reader string) string { return cmp.Or(reader, "fr") }

// Party is a side of a document, as it was called then. Its id is 0 where there is none.
type Party struct {
	ID   int64
	Name string
}

// Order is the one that a document belongs to.
type Order struct {
	ID     int64
	Number string
}

// LinkLasts is how long a link of a mail opens a document.
const LinkLasts = 30 * 24 * time.Hour

// The keys of what there is one document of that platform/paper does not name.

// BasketKey is that of somebody's cart as it was quoted: one content is one document.
func BasketKey(owner int64, hash string) string { return fmt.Sprintf("basket:%d:%s", owner, hash) }

// OfInvoice is the document of what billing issued, in the language of its customer.
func OfInvoice(i billingapi.Issued, language string) Document {
	kinds := map[invoice.Kind]Kind{invoice.Invoice: KindInvoice, invoice.Deposit: KindDeposit, invoice.CreditNote: KindCreditNote}
	return Document{
		Kind: kinds[i.Kind], Key: string(paper.OfInvoice(i.ID)), Number: i.Number, Subject: i.ID,
		Order:    Order{ID: i.OrderID, Number: i.Paper.Order.Number},
		Supplier: Party{i.SupplierID, i.Paper.Seller.Company}, Customer: Party{i.CustomerID, i.Paper.Buyer.Company},
		Language: languageOf(language), IssuedOn: i.IssuedOn, Total: &i.TotalTaxIncl, BeganAt: i.BeganAt,
	}
}

// OfOrder is the document of an order, in the language of its customer.
func OfOrder(o ordersapi.PaperHead, total money.Cents, language string) Document {
	made := ofOrder(o, KindOrder, o.ID, language)
	made.Key, made.Number, made.IssuedOn, made.Total = string(paper.OfOrder(o.ID)), o.Number, clock.DateOf(o.OrderedAt), &total
	return made
}

// OfQuotation is the document of the last revision of a quotation, which was made on a day.
func OfQuotation(o ordersapi.OnPaper, day, language string) Document {
	made := ofOrder(o.PaperHead, KindQuotation, o.ID, language)
	made.Key, made.Revision = string(paper.OfQuotation(o.ID, o.Revision)), int(o.Revision)
	made.Number, made.IssuedOn, made.Total = o.QuotationNumber, day, &o.TotalTaxIncl
	return made
}

// OfParcel is the document that goes with a parcel.
func OfParcel(o ordersapi.OnPaper, parcel ordersapi.PaperParcel, language string) Document {
	made := ofOrder(o.PaperHead, KindDeliveryNote, parcel.ID, language)
	made.Key, made.Number, made.IssuedOn = fmt.Sprintf("delivery_note:%d", parcel.ID), parcel.Number, clock.DateOf(parcel.ShippedAt)
	return made
}

func ofOrder(o ordersapi.PaperHead, kind Kind, subject int64, language string) Document {
	return Document{
		Kind: kind, Subject: subject, Order: Order{o.ID, o.Number}, Language: languageOf(language), BeganAt: o.BeganAt, PlacedBy: o.PlacedBy,
		Supplier: Party{o.Supplier.ID, o.Supplier.Company}, Customer: Party{o.Customer.ID, o.Customer.Company},
	}
}

// Between is what one party sends another: the supplier is the side that sells, whichever of them sends. An agent and an administrator are
// no side.
func Between(sender, recipient usersapi.Party) (Document, error) {
	made := Document{Kind: KindUpload, Status: Ready, Language: languageOf(recipient.Language)}
	for _, party := range []usersapi.Party{sender, recipient} {
		side := Party{party.ID, party.DisplayName()}
		switch {
		case party.Group == auth.Supplier && made.Supplier.ID == 0:
			made.Supplier = side
		case (party.Group.IsBuyer() || party.Group == auth.Customer) && made.Customer.ID == 0:
			made.Customer = side
		case party.ID == recipient.ID:
			return Document{}, NoRecipient()
		}
	}
	return made, nil
}

// AccountEnd is what a document keeps of the account that it tells.
func AccountEnd(iban string) string {
	const kept = 4
	return iban[max(0, len(iban)-kept):]
}

// IsSide tells one of the two sides, in person.
func (d Document) IsSide(a auth.Actor) bool {
	return !a.Impersonated() && (a.ID == d.Supplier.ID || a.ID == d.Customer.ID)
}

// IsTrailed tells that the trail notes when an administrator reads the document.
func (d Document) IsTrailed(reader auth.Actor) bool {
	return d.Kind.IsAccount() && (reader.Group.IsAdmin() || reader.Impersonated())
}

// MayDelete tells whether somebody takes a document away: an upload, by who sent it.
func (d Document) MayDelete(a auth.Actor) bool { return d.Kind == KindUpload && d.CreatedBy == a.ID }

// MayRetry tells whether a document may be asked for again.
func (d Document) MayRetry() bool { return d.Status == Failed && d.Kind != KindUpload }

// NameFor is how its reader files it: the day, what it is, its number, and the other side.
func (d Document) NameFor(reader auth.Actor, language string) string {
	if d.FileName != "" {
		return d.FileName
	}
	other := d.Supplier.Name
	if reader.ID == d.Supplier.ID || other == "" {
		other = d.Customer.Name
	}
	name := strings.Join([]string{d.IssuedOn, d.Kind.Label().In(language), d.Number, other}, " ")
	return tidy.FileName(strings.NewReplacer("/", "-", `\`, "-").Replace(strings.Join(strings.Fields(name), " "))) + ".pdf"
}

// Label is what the kind is called.
func (k Kind) Label() fault.Text {
	switch k {
	case KindInvoice:
		return fault.Say("Facture", "Invoice")
	case KindDeposit:
		return fault.Say("Facture d’acompte", "Deposit invoice")
	case KindCreditNote:
		return fault.Say("Avoir", "Credit note")
	case KindQuotation, KindBasket:
		return fault.Say("Devis", "Quotation")
	case KindStatement:
		return fault.Say("Relevé", "Statement")
	case KindOrder:
		return fault.Say("Bon de commande", "Order")
	case KindDeliveryNote:
		return fault.Say("Bon de livraison", "Delivery note")
	default:
		return fault.Say("Document", "Document")
	}
}
