package domain

import (
	"millesime/modules/billing/billingevents"
	"millesime/platform/money"
	"millesime/platform/paper"
)

// Kinds about invoices.
const (
	InvoiceIssued  Kind = "invoice_issued"     // to the customer
	DepositIssued  Kind = "deposit_issued"     // what was paid in advance: to the customer
	DepositDue     Kind = "deposit_due"        // to be issued by the supplier: to it
	InvoiceDue     Kind = "invoice_due"        // in a week: to the customer
	InvoiceOverdue Kind = "invoice_overdue"    // since yesterday: to both sides, and the customer's agent
	CreditNoteMade Kind = "credit_note_issued" // to both sides
	InvoiceHeld    Kind = "invoice_held"       // back, until data are mended: to the supplier
	MandateChanged Kind = "invoicing_mandate"  // given or taken back: to the supplier itself
)

func invoices() Screen {
	return Screen{"invoices", "/invoices/{id}", say("Voir la facture", "See the invoice")}
}

func mandates() Screen {
	return Screen{"invoicing_mandates", "/invoices", say("Voir le mandat", "See the mandate")}
}

func invoiceNotices() []Notice {
	return []Notice{
		{
			Kind: InvoiceIssued, Groups: buyers(), Usual: mailed, Leads: invoices(), After: []News{on("invoice_issued", invoiceToPay)},
			Says: say("{party} vous a facturé {total} TTC, à payer avant le {until} : facture {number}.",
				"{party} invoiced you {total} incl. VAT, to be paid by {until}: invoice {number}."),
			Mail: say("Votre facture {number}", "Your invoice {number}"),
			But: []Variant{
				{When: settled, Says: say("{party} vous a facturé {total} TTC : facture {number}. Elle est payée, vous n’avez rien à faire.",
					"{party} invoiced you {total} incl. VAT: invoice {number}. It is paid, there is nothing to do.")},
				{When: partlyPaid, Says: say("{party} vous a facturé {total} TTC : facture {number}. Il en reste {left} à payer avant le {until}.",
					"{party} invoiced you {total} incl. VAT: invoice {number}. {left} of it is left to pay by {until}.")},
			},
		},
		{
			Kind: DepositIssued, Groups: buyers(), Usual: mailed, Leads: invoices(), After: []News{on("deposit_issued", depositIsInvoiced)},
			Says: say("{party} vous a facturé les {total} TTC que vous avez payés d’avance : facture d’acompte {number}.",
				"{party} invoiced the {total} incl. VAT that you paid in advance: deposit invoice {number}."),
			Mail: say("Votre facture d’acompte {number}", "Your deposit invoice {number}"),
		},
		{
			Kind: DepositDue, Groups: supplier(), Usual: mailed, Leads: orders(), After: []News{on("deposit_due", depositIsDue)},
			Says: say("{party} a payé d’avance {total} TTC (commande {number}) : une facture d’acompte est due, que Millésime n’émet pas.",
				"{party} paid {total} incl. VAT in advance (order {number}): a deposit invoice is due, which Millésime does not issue."),
			Mail: say("Commande {number} : facture d’acompte à émettre", "Order {number}: deposit invoice to be issued"),
		},
		{
			Kind: InvoiceDue, Groups: buyers(), Usual: mailed, Leads: invoices(), After: []News{on("invoice_due", invoiceFallsDue)},
			Says: say("Il vous reste {total} TTC à payer à {party} avant le {until} : facture {number}.",
				"You have {total} incl. VAT left to pay to {party} by {until}: invoice {number}."),
			Mail: say("Facture {number} : échéance proche", "Invoice {number}: due soon"),
		},
		{
			Kind: InvoiceOverdue, Groups: everySide(), Usual: mailed, Leads: invoices(),
			Says: say("L’échéance du {until} est passée : il vous reste {total} TTC à payer à {party}, facture {number}.",
				"The due date of {until} has passed: you have {total} incl. VAT left to pay to {party}, invoice {number}."),
			Mail: say("Facture {number} : échéance dépassée", "Invoice {number}: overdue"),
			But: []Variant{
				{When: ofAgent, Says: say("Votre client {party} n’a pas payé à l’échéance du {until} : il reste dû {total} TTC, facture {number}.",
					"Your customer {party} did not pay by {until}: {total} incl. VAT is still owed, invoice {number}.")},
				{When: onBehalf, Says: say("{party} n’a pas payé à l’échéance du {until} : il vous est dû {total} TTC, facture {number}.",
					"{party} did not pay by {until}: you are owed {total} incl. VAT, invoice {number}.")},
			},
		},
		{
			Kind: CreditNoteMade, Groups: bothSides(), Usual: mailed, Leads: invoices(),
			Says: say("{party} vous accorde un avoir de {total} TTC sur la facture {name} : avoir {number}.",
				"{party} credits you {total} incl. VAT of the invoice {name}: credit note {number}."),
			Mail: say("Avoir {number}", "Credit note {number}"),
			But: []Variant{
				{When: onBehalf, Says: say("Un avoir de {total} TTC est émis en votre nom pour {party} sur la facture {name} : avoir {number}.",
					"A credit note of {total} incl. VAT is issued in your name for {party} on the invoice {name}: credit note {number}.")},
			},
			After: []News{on("credit_note_issued", creditNoteIssued)},
		},
		{
			Kind: InvoiceHeld, Groups: supplier(), Usual: mailed,
			Leads: Screen{mandates().Subject, "/invoices", say("Voir ce qui attend", "See what waits")},
			Says: say("Des factures à {party} attendent : une information de ce client manque ou serait refusée. La page des factures dit laquelle ; elles partent dès qu’elle est corrigée.",
				"Invoices to {party} wait: something about this customer is missing or would be refused. The page of invoices says what; they leave as soon as it is mended."),
			Mail: say("Des factures à {party} attendent", "Invoices to {party} wait"),
			But: []Variant{
				{
					When: func(n Notification) bool { return n.PartyID == 0 },
					Says: say("Vos factures attendent : une information de votre profil manque ou serait refusée. La page des factures dit laquelle ; elles partent dès qu’elle est corrigée.",
						"Your invoices wait: something in your profile is missing or would be refused. The page of invoices says what; they leave as soon as it is mended."),
					Mail: say("Vos factures attendent une information", "Your invoices wait for something"),
				},
			},
			After: []News{on("invoice_held", invoiceIsHeld)},
		},
		{
			Kind: MandateChanged, Groups: supplier(), Usual: mailed, Leads: mandates(),
			Says: say("Vous avez accepté le mandat de facturation : Millésime émet vos factures en votre nom. Si ce n’était pas vous, révoquez-le sur la page des factures.",
				"You accepted the invoicing mandate: Millésime issues your invoices in your name. If it was not you, revoke it on the page of invoices."),
			Mail: say("Votre mandat de facturation", "Your invoicing mandate"),
			But: []Variant{
				{When: now(refused), Says: say("Vous avez révoqué le mandat de facturation : plus rien n’est émis en votre nom. Si ce n’était pas vous, changez votre mot de passe.",
					"You revoked the invoicing mandate: nothing more is issued in your name. If it was not you, change your password.")},
			},
			After: []News{on("mandate_changed", mandateIsChanged)},
		},
	}
}

// The cases of invoices of which something was paid before they were issued.
func settled(n Notification) bool    { return n.Params.Paid > 0 && n.Params.Paid >= n.Params.Total }
func partlyPaid(n Notification) bool { return n.Params.Paid > 0 && n.Params.Paid < n.Params.Total }

// invoiceToPay tells the customer that it was invoiced.
func invoiceToPay(e billingevents.InvoiceIssuedV1) []Fact {
	fact := Fact{
		Kind: InvoiceIssued, SubjectID: e.InvoiceID,
		Params: Params{Number: e.Number, Total: money.Cents(e.TotalCents), Until: e.DueOn, Paid: money.Cents(e.PaidCents)},
	}
	if !e.Elsewhere { // its paper is its supplier's
		fact = fact.carrying(paper.OfInvoice(e.InvoiceID))
	}
	return fact.to(Recipient{UserID: e.CustomerID, PartyID: e.SupplierID})
}

// depositIsInvoiced tells the customer that what it paid in advance was invoiced.
func depositIsInvoiced(e billingevents.DepositIssuedV1) []Fact {
	fact := Fact{Kind: DepositIssued, SubjectID: e.InvoiceID, Params: Params{Number: e.Number, Total: money.Cents(e.TotalCents)}}
	fact = fact.carrying(paper.OfInvoice(e.InvoiceID))
	return fact.to(Recipient{UserID: e.CustomerID, PartyID: e.SupplierID})
}

// depositIsDue tells a supplier to issue the invoice of what was paid in advance.
func depositIsDue(e billingevents.DepositDueV1) []Fact {
	fact := Fact{Kind: DepositDue, SubjectID: e.OrderID, Params: Params{Number: e.Number, Total: money.Cents(e.AmountCents)}}
	return fact.to(Recipient{UserID: e.SupplierID, PartyID: e.CustomerID})
}

// invoiceFallsDue tells the customer that it is to pay soon, and both sides and its agent that it did not.
func invoiceFallsDue(e billingevents.InvoiceDueV1) []Fact {
	fact := Fact{
		Kind: InvoiceDue, SubjectID: e.InvoiceID,
		Params:  Params{Number: e.Number, Total: money.Cents(e.OpenCents), Until: e.DueOn},
		Carries: paper.OfInvoice(e.InvoiceID),
	}
	if !e.Overdue {
		return fact.to(Recipient{UserID: e.CustomerID, PartyID: e.SupplierID})
	}
	fact.Kind = InvoiceOverdue
	facts := fact.to(Recipient{UserID: e.CustomerID, PartyID: e.SupplierID})
	fact.Params.OnBehalf = true // said to who is owed
	facts = append(facts, fact.to(Recipient{UserID: e.SupplierID, PartyID: e.CustomerID})...)
	fact.Params.OnBehalf, fact.Params.OfAgent, fact.Carries = false, true, ""
	return append(facts, fact.to(Recipient{UserID: e.AgentID, PartyID: e.CustomerID})...)
}

// invoiceIsHeld tells a supplier that its invoices wait for data, of its own or of a customer.
func invoiceIsHeld(e billingevents.InvoiceHeldV1) []Fact {
	return Fact{Kind: InvoiceHeld, SubjectID: e.SupplierID}.to(Recipient{UserID: e.SupplierID, PartyID: e.CustomerID})
}

// mandateIsChanged tells a supplier that it gave its mandate to invoice, or took it back: who did it in its place would be found out.
func mandateIsChanged(e billingevents.MandateChangedV1) []Fact {
	fact := Fact{Kind: MandateChanged, SubjectID: e.SupplierID, Params: Params{To: refused}}
	if e.Accepted {
		fact.Params.To = accepted
	}
	return fact.to(Recipient{UserID: e.SupplierID})
}

// creditNoteIssued tells both sides that an invoice, or a part of it, was taken back; who entered it knows.
func creditNoteIssued(e billingevents.CreditNoteIssuedV1) []Fact {
	fact := Fact{
		Kind: CreditNoteMade, SubjectID: e.CreditNoteID,
		Params: Params{Number: e.Number, Total: money.Cents(e.TotalCents), Name: e.InvoiceNumber},
	}
	if !e.Elsewhere {
		fact = fact.carrying(paper.OfInvoice(e.CreditNoteID))
	}
	facts := fact.to(Recipient{UserID: e.CustomerID, PartyID: e.SupplierID})
	if e.SupplierID == e.IssuedBy {
		return facts
	}
	fact.Params.OnBehalf = true
	return append(facts, fact.to(Recipient{UserID: e.SupplierID, PartyID: e.CustomerID})...)
}
