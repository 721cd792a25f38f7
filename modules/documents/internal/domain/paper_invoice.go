package domain

import (
	"slices"
	"strings"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/fault"
	"millesime/platform/invoice"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/pdf"
	"millesime/platform/sepa"
)

// InvoicePaper is the paper of an invoice, a deposit invoice or a credit note. It is paid on the account of the day on which it is made.
func InvoicePaper(i billingapi.Issued, account usersapi.BankDetails, logo []byte, language string) pdf.Paper {
	w := writer{language}
	p := i.Paper
	paper := pdf.Paper{
		Language: language, Made: made(i.IssuedOn), Brand: p.Seller.Company, Logo: logo,
		Title: w.title(i), Number: i.Number, Facts: w.facts(i), Parties: w.parties(i),
		Table:  pdf.Table{Columns: w.columns(p.Store), Rows: w.rows(i)},
		Beside: lists.Known(w.contentsOf(p)), Sums: w.sums(i), Payment: w.payment(i, account), Foot: w.legal(p.Seller),
	}
	for _, mention := range p.Mentions {
		paper.Notes = append(paper.Notes, mention.Text)
	}
	return paper
}

// FacturX is the data of an invoice within its paper.
func FacturX(data []byte) pdf.Attachment {
	return pdf.Attachment{
		Name: "factur-x.xml", Description: "Facture électronique (Factur-X)", MediaType: "text/xml", Content: data, Profile: "EN 16931",
	}
}

// made is the instant of a day that a file tells.
func made(day string) time.Time {
	at, _ := time.Parse(time.DateOnly, day) // a day that no calendar has is told as none
	return at
}

func (w writer) title(i billingapi.Issued) string {
	switch i.Kind {
	case invoice.CreditNote:
		return w.say("Avoir", "Credit note")
	case invoice.Deposit:
		return w.say("Facture d’acompte", "Deposit invoice")
	default:
		return w.say("Facture", "Invoice")
	}
}

// facts are when it was issued, and what it is about.
func (w writer) facts(i billingapi.Issued) []string {
	p := i.Paper
	facts := []string{w.labelled("Date", "Date", w.day(i.IssuedOn))}
	switch {
	case i.Kind == invoice.Invoice && i.Paper.Paid > 0 && i.ToPay() <= 0:
		facts = append(facts, w.say("Payée", "Paid"))
	case i.Kind == invoice.Invoice:
		facts = append(facts, w.labelled("Échéance", "Due", w.day(i.DueOn)))
	}
	if p.DeliveredOn != "" {
		facts = append(facts, w.labelled("Livraison", "Delivered", w.day(p.DeliveredOn)))
	}
	if p.Month != "" {
		facts = append(facts, w.labelled("Livraisons de", "Deliveries of", w.month(p.Month)))
	}
	if p.Order.Number != "" {
		facts = append(facts, w.say("Commande {number} du {day}", "Order {number} of {day}",
			"number", p.Order.Number, "day", w.day(p.Order.OrderedOn)))
	}
	if i.CreditOfNumber != "" {
		facts = append(facts, w.say("Sur la facture {number} du {day}", "Of the invoice {number} of {day}",
			"number", i.CreditOfNumber, "day", w.day(i.CreditOfIssuedOn)))
	}
	return append(facts, lists.Known(w.labelled("Votre référence", "Your reference", p.Reference))...)
}

func (w writer) parties(i billingapi.Issued) []pdf.Party {
	p := i.Paper
	parties := []pdf.Party{
		{Label: w.say("Vendeur", "Seller"), Lines: w.party(p.Seller)}, {Label: w.say("Client", "Customer"), Lines: w.party(p.Buyer)},
	}
	if len(p.Parts) > 0 || p.ShippingAddress.Street == "" {
		return parties
	}
	lines := append(w.at(p.Buyer.Company, p.ShippingAddress), lists.Known(strings.Join(lists.Known(p.Shipment, p.Carrier), " · "))...)
	return append(parties, pdf.Party{Label: w.say("Livraison", "Delivery"), Lines: lines})
}

// party is a side as it was registered and reached.
func (w writer) party(p billingapi.Party) []string {
	contact := strings.Join(lists.Known(p.Contact.Name, p.Contact.Email, p.Contact.Phone), ", ")
	return slices.Concat(w.at(p.Company, p.Address), w.registration(p), lists.Known(
		w.labelled("Adresse électronique", "Electronic address", p.ElectronicAddress), w.labelled("Contact", "Contact", contact),
	))
}

func (w writer) registration(p billingapi.Party) []string {
	form := p.LegalForm
	if p.Capital != nil {
		form = w.say("{form} au capital de {capital}", "{form}, capital {capital}", "form", form, "capital", fault.Euros(*p.Capital))
	}
	number := w.labelled("SIREN", "SIREN", p.SIREN)
	if p.RCSCity != "" && p.SIREN != "" {
		number = "RCS " + p.RCSCity + " " + p.SIREN
	}
	return lists.Known(form, number, w.labelled("TVA", "VAT", p.NumVAT))
}

// legal is who the seller is, at the foot of each page.
func (w writer) legal(p billingapi.Party) string {
	return strings.Join(append([]string{p.Company}, w.registration(p)...), " · ")
}

// rows are the lines, those of a gathered invoice by the parcel that they came in.
func (w writer) rows(i billingapi.Issued) []pdf.Row {
	p := i.Paper
	if len(p.Lines) == 0 {
		return w.deposit(i)
	}
	var rows []pdf.Row
	part := -1
	for _, line := range p.Lines {
		if len(p.Parts) > 0 && line.Part != part {
			part = line.Part
			rows = append(rows, pdf.Row{Group: w.delivery(p.Parts[part])})
		}
		rows = append(rows, w.row(line, p.Store))
	}
	return rows
}

// deposit is what was paid of an order in advance, a row for each rate of VAT.
func (w writer) deposit(i billingapi.Issued) []pdf.Row {
	words := w.say("Acompte sur la commande {number}", "Deposit on the order {number}", "number", i.Paper.Order.Number)
	if i.Kind == invoice.CreditNote {
		words = w.say("Acompte repris sur la commande {number}", "Deposit taken back, on the order {number}", "number", i.Paper.Order.Number)
	}
	var rows []pdf.Row
	for _, v := range i.Paper.VAT {
		paid := v.Base
		if i.Paper.Store {
			paid += v.Amount
		}
		rows = append(rows, pdf.Row{Cells: []string{words, w.count(1), w.euros(paid), w.percent(v.Rate), w.euros(paid)}})
	}
	return rows
}

func (w writer) delivery(p billingapi.Part) string {
	delivered := ""
	if p.DeliveredOn != "" {
		delivered = w.say("livrée le {day}", "delivered on {day}", "day", w.day(p.DeliveredOn))
	}
	return strings.Join(lists.Known(
		w.say("Commande {number}", "Order {number}", "number", p.Order.Number), p.Shipment, delivered,
		strings.Join(w.address(p.ShippingAddress), ", "), w.labelled("Votre référence", "Your reference", p.Reference),
	), " · ")
}

func (w writer) row(l billingapi.Line, store bool) pdf.Row {
	price, total := l.UnitPrice, l.Net
	if store {
		price, total = l.UnitPriceTaxIncl, l.Gross
	}
	if l.GrossPrice != nil {
		price = *l.GrossPrice
	}
	name, about := w.wine(l.Product)
	row := pdf.Row{
		Cells: []string{name, w.count(l.Quantity), w.euros(price), w.percent(l.VATRate), w.euros(total)}, About: lists.Known(about),
	}
	row.About = append(row.About, w.reductions(l.Reductions)...)
	return row
}

func (w writer) contentsOf(p billingapi.Paper) string {
	var all contents
	for _, line := range p.Lines {
		all = all.with(line.Product, line.Quantity)
	}
	return all.words(w)
}

// sums lead from the goods to what is owed, VAT per rate; an individual's are incl. tax, with the VAT that is in them.
func (w writer) sums(i billingapi.Issued) []pdf.Sum {
	p := i.Paper
	var goods money.Cents
	for _, line := range p.Lines {
		if p.Store {
			goods += line.Gross
		} else {
			goods += line.Net
		}
	}
	var sums []pdf.Sum
	switch {
	case p.Store && len(p.Lines) == 0: // a deposit is of no goods in particular, nor of their carriage
	case p.Store:
		sums = w.taxIncluded(goods, i.TotalTaxIncl-goods)
	default:
		sums = slices.Concat(w.some(w.say("Marchandises", "Goods"), goods),
			w.some(w.say("Remise sur facture", "Discount on the invoice"), -p.Allowance),
			w.some(w.say("Livraison", "Carriage"), p.Shipping), w.some(w.say("Frais de préparation", "Handling"), p.Handling),
			[]pdf.Sum{{Label: w.say("Total HT", "Total excl. VAT"), Amount: w.euros(i.TotalTaxExcl)}})
	}
	for _, v := range p.VAT {
		sums = append(sums, w.vat(v.Rate, v.Base, v.Amount, p.Store))
	}
	total := w.say("Total TTC", "Total incl. VAT")
	if i.Kind == invoice.CreditNote {
		total = w.say("Total TTC de l’avoir", "Credit incl. VAT")
	}
	sums = append(sums, pdf.Sum{Label: total, Amount: w.euros(i.TotalTaxIncl), Strong: true})
	return append(sums, w.deducted(i)...)
}

// deducted is what was paid in advance of it, and what that leaves.
func (w writer) deducted(i billingapi.Issued) []pdf.Sum {
	if len(i.Paper.Deposits) == 0 && i.Paper.Paid == 0 {
		return nil
	}
	var sums []pdf.Sum
	for _, d := range i.Paper.Deposits {
		sums = append(sums, pdf.Sum{
			Label:  w.say("Acompte {number} du {day}", "Deposit {number} of {day}", "number", d.Number, "day", w.day(d.IssuedOn)),
			Amount: w.euros(-d.Amount),
		})
	}
	if i.Paper.Paid > 0 {
		sums = append(sums, pdf.Sum{Label: w.say("Déjà payé", "Already paid"), Amount: w.euros(-i.Paper.Paid)})
	}
	return append(sums, pdf.Sum{Label: w.say("Net à payer", "Left to pay"), Amount: w.euros(i.ToPay()), Strong: true})
}

// payment is how it is paid; nil where nothing of it is to be paid.
func (w writer) payment(i billingapi.Issued, account usersapi.BankDetails) *pdf.Payment {
	left := i.ToPay()
	if i.Kind != invoice.Invoice || left <= 0 {
		return nil
	}
	transfer := sepa.Transfer{
		Beneficiary: i.Paper.Seller.Company, IBAN: account.IBAN, BIC: account.BIC, Amount: left, Reference: i.Number,
	}
	return &pdf.Payment{
		Lines: slices.Concat(lists.Known(
			w.say("À payer : {amount}, au plus tard le {day}", "To pay: {amount}, by {day} at the latest",
				"amount", fault.Euros(left), "day", w.day(i.DueOn)),
			w.labelled("Conditions", "Terms", w.terms(i.Paper.Terms)),
		), w.transferred(account, i.Number)),
		Code: transfer.Code(),
	}
}

func (w writer) terms(t usersapi.PaymentTerms) string {
	switch t.Kind {
	case usersapi.Days:
		return w.say("{days} après la date de facture", "{days} after the date of the invoice", "days", fault.Count(int64(t.Days), "jour", "day"))
	case usersapi.EndOfMonth:
		if t.Days == 0 {
			return w.say("fin de mois", "end of the month")
		}
		return w.say("fin de mois, puis {days}", "end of the month, then {days}", "days", fault.Count(int64(t.Days), "jour", "day"))
	case usersapi.Prepaid:
		return w.say("à la commande", "with the order")
	default:
		return ""
	}
}

// spaced writes an IBAN in groups of four.
func spaced(iban string) string {
	const group = 4
	var out strings.Builder
	for n, letter := range strings.ReplaceAll(iban, " ", "") {
		if n > 0 && n%group == 0 {
			out.WriteByte(' ')
		}
		out.WriteRune(letter)
	}
	return out.String()
}
