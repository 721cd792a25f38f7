package domain

import (
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// What billing refuses.
var (
	// ErrNotFound covers "not there" and "not yours" alike (domain 2.2).
	ErrNotFound = fault.New("billing.not_found", fault.NotFound, "Cette facture est introuvable.", "This invoice cannot be found.")
	// ErrCursor refuses a cursor that this list did not give.
	ErrCursor = lists.Stale("billing.bad_cursor")
	// ErrExportTooLarge refuses a file beyond the limit.
	ErrExportTooLarge = fault.New("billing.export_too_large", fault.Unprocessable,
		"Cette liste dépasse 100 000 lignes : réduisez la période ou filtrez la liste, puis exportez à nouveau.",
		"This list exceeds 100,000 rows: narrow the period or filter the list, then export again.")
	// ErrMandate refuses to issue in the name of who has not asked for it.
	ErrMandate = fault.New("billing.no_mandate", fault.Conflict,
		"Le fournisseur n’a pas encore accepté le mandat de facturation : acceptez-le, ou saisissez la facture émise ailleurs.",
		"The supplier has not accepted the invoicing mandate yet: accept it, or enter the invoice that was issued elsewhere.")
	// ErrElsewhere refuses to issue for who does it itself.
	ErrElsewhere = fault.New("billing.issued_elsewhere", fault.Conflict,
		"Ce fournisseur émet lui-même ses factures : saisissez le numéro, la date et le total de la sienne.",
		"This supplier issues its invoices itself: enter the number, the date and the total of its own.")
	// ErrNotAwaited refuses an invoice that an order does not wait for.
	ErrNotAwaited = fault.New("billing.not_awaited", fault.Conflict,
		"La commande {number} n’attend pas de facture : rien n’en est livré, ou tout ce qui l’est est facturé.",
		"Order {number} waits for no invoice: nothing of it is delivered, or all that is has been invoiced.")
	// ErrGathered refuses to invoice an order by itself whose customer gets one invoice a month.
	ErrGathered = fault.New("billing.gathered", fault.Conflict,
		"La commande {number} est facturée à la fin du mois avec les autres de ce client.",
		"Order {number} is invoiced at the end of the month, with the others of this customer.")
	// ErrNothingGathered refuses a month of which nothing is left to invoice.
	ErrNothingGathered = fault.New("billing.nothing_gathered", fault.Conflict,
		"Rien de ce client n’attend de facture : tout ce qui est livré est facturé.",
		"Nothing of this customer waits for an invoice: all that is delivered has been invoiced.")
	// ErrNotShipped refuses to invoice what never left.
	ErrNotShipped = fault.New("billing.not_shipped", fault.Conflict,
		"Une part de la commande {number} n’a jamais été expédiée : soldez le reliquat avant de facturer.",
		"A part of order {number} was never shipped: close the remainder before you invoice.")
	// ErrSeller refuses an invoice that could not say who sells.
	ErrSeller = fault.New("billing.seller_incomplete", fault.Conflict,
		"Il manque au fournisseur : {lacking}. Complétez son profil pour que la facture soit émise.",
		"The supplier lacks: {lacking}. Complete its profile so that the invoice can be issued.")
	// ErrBuyer refuses an invoice that could not say who buys.
	ErrBuyer = fault.New("billing.buyer_incomplete", fault.Conflict,
		"Il manque au client de la commande {number} : {lacking}. Demandez-lui de compléter son profil pour que la facture soit émise.",
		"The customer of order {number} lacks: {lacking}. Ask it to complete its profile so that the invoice can be issued.")
	// ErrSellerData refuses invoices that would be refused as electronic ones, for what they say of who sells.
	ErrSellerData = fault.New("billing.seller_refused", fault.Conflict,
		"Les factures de ce fournisseur seraient refusées sous leur forme électronique. {rules} Elles partiront ensuite.",
		"The invoices of this supplier would be refused in their electronic form. {rules} They leave then.")
	// ErrInvoiceData refuses an invoice that would be refused as an electronic one.
	ErrInvoiceData = fault.New("billing.invoice_refused", fault.Conflict,
		"La facture de la commande {number} serait refusée sous sa forme électronique. {rules} Elle partira ensuite.",
		"The invoice of order {number} would be refused in its electronic form. {rules} It leaves then.")
	// ErrCreditedHere refuses to enter a credit note that is issued here by itself.
	ErrCreditedHere = fault.New("billing.credited_here", fault.Conflict,
		"Millésime émet les avoirs de cette facture : réglez l’incident de la commande, l’avoir suit.",
		"Millésime issues the credit notes of this invoice: settle the order's incident, the credit note follows.")
	// ErrNumbered refuses another number for what has one.
	ErrNumbered = fault.New("billing.numbered", fault.Conflict,
		"La facture {number} a déjà son numéro : il ne change plus.", "Invoice {number} has its number already: it changes no more.")
	// ErrNothingMissed refuses a credit note where nothing lacks one.
	ErrNothingMissed = fault.New("billing.nothing_missed", fault.Conflict,
		"Tout ce qui est revenu sur cette facture a son avoir.", "All that came back of this invoice has its credit note.")
	// ErrOneCustomer refuses one invoice for orders of several customers or suppliers.
	ErrOneCustomer = fault.New("billing.one_customer", fault.Unprocessable,
		"Une facture est d’un seul client : choisissez les commandes de l’un d’eux.",
		"An invoice is of one customer: choose the orders of one of them.")
	// ErrRegime refuses to issue with VAT for who charges none: prices do not know it yet.
	ErrRegime = fault.New("billing.vat_regime", fault.Conflict,
		"Ce fournisseur ne facture pas la TVA : Millésime n’émet pas encore ses factures, saisissez celles qu’il émet.",
		"This supplier charges no VAT: Millésime does not issue its invoices yet, enter those that it issues.")
	// ErrOldText refuses to accept another text than the one that is shown.
	ErrOldText = fault.New("billing.old_mandate_text", fault.Conflict,
		"Le texte du mandat a changé : relisez-le avant de l’accepter.",
		"The text of the mandate has changed: read it again before you accept it.")
	// ErrSupplier covers a supplier that is not there, or not the reader's.
	ErrSupplier = fault.New("billing.supplier_not_found", fault.NotFound, "Ce fournisseur est introuvable.", "This supplier cannot be found.")
)

// NumberTaken refuses a number that another document of the supplier has.
func NumberTaken(d Document) error {
	path := "issuedElsewhere.number"
	if d.Kind == KindCreditNote || d.ID != 0 {
		path = "number"
	}
	return fault.Invalid(fault.At(path, "unique",
		"Un autre document de ce fournisseur porte déjà ce numéro", "Another document of this supplier has this number already"))
}
