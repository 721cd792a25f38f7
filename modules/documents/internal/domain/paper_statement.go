package domain

import (
	"fmt"
	"strings"

	"millesime/modules/billing/billingapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/pdf"
	"millesime/platform/sepa"
)

// StatementKey is that of an account's month.
func StatementKey(of usersapi.Pair, month Month) string {
	return fmt.Sprintf("statement:%d:%d:%s", of.SupplierID, of.CustomerID, month)
}

// OfStatement is the document of an account's month, in the language of its customer.
func OfStatement(s billingapi.Stated, month Month, supplier, customer usersapi.Party) Document {
	first, last := month.Days()
	return Document{
		Kind: KindStatement, Key: StatementKey(s.Pair, month), Number: month.String(), Subject: s.Relation,
		Supplier: Party{s.SupplierID, supplier.DisplayName()}, Customer: Party{s.CustomerID, customer.DisplayName()},
		Language: languageOf(customer.Language), IssuedOn: last, Total: &s.Closing, BeganAt: clock.StartOf(first, 0),
	}
}

// Account is a month's account and what its paper says besides.
type Account struct {
	billingapi.Statement

	Month  Month
	Before Document             // the statement before it; the zero value: there is none
	PayTo  usersapi.BankDetails // none: it is not paid by this paper any more
	Logo   []byte
}

// StatementPaper is the paper of an account's month.
func StatementPaper(a Account, language string) pdf.Paper {
	w := writer{language}
	const day, amount = 20, 25 // mm
	paper := pdf.Paper{
		Language: language, Made: made(a.To), Brand: a.Supplier.Company, Logo: a.Logo,
		Title: w.say("Relevé de compte", "Statement of account"), Number: w.month(a.Month.String()),
		Facts: []string{w.say("Du {from} au {to}", "From {from} to {to}", "from", w.day(a.From), "to", w.day(a.To))},
		Parties: []pdf.Party{
			{Label: w.say("Fournisseur", "Supplier"), Lines: w.party(a.Supplier)}, {Label: w.say("Client", "Customer"), Lines: w.party(a.Customer)},
		},
		Table: pdf.Table{
			Columns: []pdf.Column{
				{Head: w.say("Opération", "Operation")},
				{Head: w.say("Date", "Date"), Width: day},
				{Head: w.say("Échéance", "Due"), Width: day},
				{Head: w.say("Débit", "Debit"), Width: amount},
				{Head: w.say("Crédit", "Credit"), Width: amount},
				{Head: w.say("Solde", "Balance"), Width: amount},
			},
			Rows: w.entries(a),
		},
		Beside: w.aging(a), Sums: w.movements(a), Payment: w.settlement(a), Foot: w.legal(a.Supplier),
	}
	paper.Notes = lists.Known(w.sinceBefore(a))
	return paper
}

// sinceBefore tells by how much what was owed at the beginning differs from what the statement before said: entries of its days came later.
func (w writer) sinceBefore(a Account) string {
	if a.Before.Total == nil || *a.Before.Total == a.Opening {
		return ""
	}
	return w.say(
		"Le relevé précédent ({month}) se terminait à {before} : {added} d’écritures datées d’avant le {from} ont été entrées depuis.",
		"The statement before ({month}) ended at {before}: entries of {added} dated before {from} were made since.",
		"month", w.month(a.Before.Number), "before", fault.Euros(*a.Before.Total), "added", fault.Euros(a.Opening-*a.Before.Total),
		"from", w.day(a.From))
}

// entries are the lines of the account, after what was owed before them.
func (w writer) entries(a Account) []pdf.Row {
	rows := []pdf.Row{{Cells: []string{
		w.say("Solde avant le {day}", "Balance before {day}", "day", w.day(a.From)), "", "", "", "", w.euros(a.Opening),
	}}}
	for _, e := range a.Entries {
		debit, credit := w.euros(e.Amount), ""
		if e.Amount < 0 {
			debit, credit = "", w.euros(-e.Amount)
		}
		rows = append(rows, pdf.Row{Cells: []string{
			strings.TrimSpace(w.operation(e.Kind) + " " + e.Number), w.day(e.On), w.day(e.DueOn), debit, credit, w.euros(e.Balance),
		}})
	}
	return rows
}

func (w writer) operation(kind billingapi.EntryKind) string {
	return map[billingapi.EntryKind]fault.Text{
		billingapi.EntryInvoice: KindInvoice.Label(), billingapi.EntryDeposit: KindDeposit.Label(),
		billingapi.EntryCreditNote: KindCreditNote.Label(),
		billingapi.EntryPayment:    fault.Say("Paiement", "Payment"),
		billingapi.EntryWriteOff:   fault.Say("Perte", "Write-off"),
		billingapi.EntryRefund:     fault.Say("Remboursement", "Refund"),
		billingapi.EntryReversal:   fault.Say("Paiement repris", "Payment taken back"),
	}[kind].In(w.language)
}

// movements are what was added and taken off, and what that leaves.
func (w writer) movements(a Account) []pdf.Sum {
	var debit, credit money.Cents
	for _, e := range a.Entries {
		debit, credit = debit+max(0, e.Amount), credit+max(0, -e.Amount)
	}
	return []pdf.Sum{
		{Label: w.say("Total des débits", "Debits in all"), Amount: w.euros(debit)},
		{Label: w.say("Total des crédits", "Credits in all"), Amount: w.euros(credit)},
		{Label: w.say("Solde au {day}", "Balance on {day}", "day", w.day(a.To)), Amount: w.euros(a.Closing), Strong: true},
	}
}

// aging is what was open at the end by how long it had been due, and what was paid ahead of it.
func (w writer) aging(a Account) []string {
	if a.Aging.Open() == 0 {
		return nil
	}
	some := func(fr, en string, amount money.Cents) string {
		if amount == 0 {
			return ""
		}
		return w.labelled(fr, en, w.euros(amount))
	}
	return lists.Known(
		w.say("Reste à régler au {day} : {amount}", "Left to pay on {day}: {amount}", "day", w.day(a.To), "amount", fault.Euros(a.Aging.Open())),
		some("À échoir", "Not due yet", a.Aging.NotDue), some("Échu de 1 à 30 jours", "Overdue by 1 to 30 days", a.Aging.To30),
		some("Échu de 31 à 60 jours", "Overdue by 31 to 60 days", a.Aging.To60),
		some("Échu de 61 à 90 jours", "Overdue by 61 to 90 days", a.Aging.To90),
		some("Échu de plus de 90 jours", "Overdue by more than 90 days", a.Aging.Beyond),
		some("Avances et avoirs", "Paid ahead and credited", a.Aging.Open()-a.Closing),
	)
}

// settlement is how the balance is paid; nil where nothing is owed, or the paper is of long ago.
func (w writer) settlement(a Account) *pdf.Payment {
	if a.Closing <= 0 || a.PayTo.IBAN == "" {
		return nil
	}
	reference := w.say("Relevé {month}", "Statement {month}", "month", a.Month)
	transfer := sepa.Transfer{
		Beneficiary: a.Supplier.Company, IBAN: a.PayTo.IBAN, BIC: a.PayTo.BIC, Amount: a.Closing, Reference: reference,
	}
	return &pdf.Payment{
		Lines: append([]string{w.say("À régler : {amount}, chaque facture à son échéance", "To pay: {amount}, each invoice by its due date",
			"amount", fault.Euros(a.Closing))}, w.transferred(a.PayTo, reference)...),
		Code: transfer.Code(),
	}
}

// transferred is where a transfer goes, and what it says. An IBAN has a line of its own: beside its label it would break.
func (w writer) transferred(account usersapi.BankDetails, reference string) []string {
	return lists.Known(w.labelled("Référence du virement", "Reference of the transfer", reference),
		w.labelled("IBAN", "IBAN", ownLine(spaced(account.IBAN))), w.labelled("BIC", "BIC", account.BIC))
}

// ownLine puts what is known below its label.
func ownLine(value string) string {
	if value == "" {
		return ""
	}
	return "\n" + value
}
