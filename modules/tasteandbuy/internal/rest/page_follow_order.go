package rest

import (
	"html/template"
	"strconv"
	"strings"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/tasteandbuy/internal/app"
	"millesime/platform/clock"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/money"
)

type orderView struct {
	ID, Kept                      int64
	Number, Supplier, Status      string
	Canceled                      string
	Lines, Gone                   []lineView
	GoneTitle, Total              string
	Refund, Refunded, Address     string
	ReturnTo, ReturnBy            string
	Parcels                       []ordersapi.FollowedParcel
	Due, Holder, IBAN, Reference  string
	PayUntil, Contact, Withdrawal string
	Code                          template.HTML
	MayWithdraw, Withdrawing      bool
	Returnable                    []returnView // once something has left
}

// returnView is a line of which a guest says how much it gives back.
type returnView struct {
	Field, Text string
	Units       int64
}

// grouped is an IBAN as people read it: by four.
func grouped(iban string) string {
	var out strings.Builder
	for i, r := range iban {
		if i > 0 && i%4 == 0 {
			out.WriteByte(' ')
		}
		out.WriteRune(r)
	}
	return out.String()
}

func (view *followView) order(o *app.FollowedOrder, asked string) orderView {
	in := func(text fault.Text) string { return text.In(view.Language) }
	euros := func(c money.Cents) string { return in(fault.Euros(c)) }
	out := orderView{
		ID: o.ID, Kept: o.Kept, Number: o.Number, Supplier: o.Supplier, Status: in(o.Status), Total: euros(o.TotalTaxIncl), Parcels: o.Parcels,
		MayWithdraw: o.MayWithdraw, Withdrawing: o.MayWithdraw && asked == strconv.FormatInt(o.ID, 10),
		Lines: lists.Each(o.Items, view.line), Gone: lists.Each(o.Gone, view.line), Address: o.Address,
	}
	view.after(&out, o)
	for _, i := range o.Items {
		if i.Returnable > 0 {
			out.Returnable = append(out.Returnable, returnView{Field: unitsOf + strconv.FormatInt(i.ID, 10), Text: i.Name, Units: i.Returnable})
		}
	}
	owed, gone := o.Carriage()
	if owed > 0 {
		out.Lines = append(out.Lines, lineView{Text: view.Say("Livraison", "Delivery"), Amount: euros(owed)})
	}
	if gone > 0 {
		out.Gone = append(out.Gone, lineView{Text: view.Say("Livraison", "Delivery"), Amount: euros(gone)})
	}
	if o.SupplierMail != "" {
		out.Contact = view.Say("Contact du vendeur : ", "Contact of the seller: ") + o.SupplierMail
	}
	if o.MayWithdraw && !o.Until.IsZero() {
		out.Withdrawal = in(fault.Say("Vous pouvez renoncer au contrat jusqu’au {day}.", "You may withdraw from the contract until {day}.").
			Fill("day", o.Until.In(clock.Paris).Format("02/01/2006")))
	}
	if t := o.Transfer; t.Amount > 0 && t.IBAN != "" {
		out.Due, out.Holder, out.IBAN, out.Reference = euros(t.Amount), t.Holder, grouped(t.IBAN), t.Reference
		if !t.Until.IsZero() {
			out.PayUntil = in(fault.Say("À payer avant le {day} à {time}, heure de Paris ; ensuite la commande est annulée.",
				"To be paid by {day} at {time}, Paris time; after that the order is cancelled.").
				Fill("day", t.Until.In(clock.Paris).Format("02/01/2006"), "time", t.Until.In(clock.Paris).Format("15:04")))
		}
		out.Code = template.HTML(t.QR) //nolint:gosec // drawn by the house from figures
	}
	return out
}

func (view *followView) line(i ordersapi.FollowedItem) lineView {
	return lineView{
		Text:   fault.Same("{n} × {wine}").Fill("n", i.Quantity, "wine", i.Name).In(view.Language),
		Amount: fault.Euros(i.Total).In(view.Language), Awaited: i.Awaited.In(view.Language),
	}
}

// after says what becomes of what is not kept of an order: where bottles go back to, and what is refunded until when.
func (view *followView) after(out *orderView, o *app.FollowedOrder) {
	in := func(fr, en string) string {
		text := fault.Say(fr, en).Fill("day", day(o.SettledBy), "unsent", day(o.UnsentBy),
			"amount", fault.Euros(o.Refund), "refunded", fault.Euros(o.Refunded))
		return text.In(view.Language)
	}
	out.GoneTitle = in("Ce que vous ne payez pas", "What you do not pay")
	if o.HasWithdrawn {
		out.GoneTitle = in("Vous avez renoncé à ces bouteilles", "You withdrew from these bottles")
	}
	if o.Canceled {
		out.Canceled = in("Cette commande est annulée : vous n’avez rien à payer.", "This order is cancelled: you have nothing to pay.")
	}
	if o.ReturnTo != "" {
		out.ReturnTo, out.ReturnBy = o.ReturnTo, in("Renvoyez les bouteilles que vous avez reçues au plus tard le {day}, à vos frais, à cette adresse :",
			"Send the bottles that you have received back by {day}, at your expense, to this address:")
	}
	switch {
	case o.Refund == 0:
	case o.SettledBy == "":
		out.Refund = in("{amount} vous sont remboursés.", "{amount} are refunded to you.")
	case o.ReturnTo != "" && o.UnsentBy != "":
		out.Refund = in("{amount} vous sont remboursés : au plus tard le {unsent} pour ce qui ne vous a pas été envoyé, et pour le reste au plus tard le {day}, dès que le vendeur a reçu les bouteilles ou que vous prouvez leur envoi.",
			"{amount} are refunded to you: by {unsent} for what was not sent to you, and for the rest by {day}, once the seller has the bottles or you prove that you sent them.")
	case o.ReturnTo != "":
		out.Refund = in("{amount} vous sont remboursés au plus tard le {day}, dès que le vendeur a reçu les bouteilles ou que vous prouvez leur envoi.",
			"{amount} are refunded to you by {day}, once the seller has the bottles or you prove that you sent them.")
	default:
		out.Refund = in("{amount} vous sont remboursés au plus tard le {day}, par le même moyen de paiement.",
			"{amount} are refunded to you by {day}, by the same means of payment.")
	}
	if o.Refunded > 0 {
		out.Refunded = in("{refunded} vous ont été remboursés.", "{refunded} were refunded to you.")
	}
}

// day is a date as people write it; "" stays so.
func day(date string) string {
	if date == "" {
		return ""
	}
	return clock.StartOf(date, 0).In(clock.Paris).Format("02/01/2006")
}
