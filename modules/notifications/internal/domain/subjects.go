package domain

import (
	"millesime/modules/pricing/pricingevents"
	"millesime/platform/fault"
)

// MailSubject is that of the mail that tells a notification. Each revision of a quotation has its own: mail programs put mails
// of one subject together.
func (n Notification) MailSubject() fault.Text {
	words := map[Kind]fault.Text{
		OrderPlaced:      {FR: "Nouvelle commande {number}", EN: "New order {number}"},
		OrderToPay:       {FR: "Commande {number} : votre paiement est attendu", EN: "Order {number}: your payment is due"},
		OrderCanceled:    {FR: "Commande {number} annulée", EN: "Order {number} cancelled"},
		OrderMoved:       {FR: "Commande {number} : {state}", EN: "Order {number}: {state}"},
		OrderShipped:     {FR: "Commande {number} : un colis est en route", EN: "Order {number}: a parcel is on its way"},
		OrderDelivered:   {FR: "Commande {number} : un colis est livré", EN: "Order {number}: a parcel is delivered"},
		OrderRemainder:   {FR: "Commande {number} : le reliquat est soldé", EN: "Order {number}: the remainder is closed"},
		OrderPromises:    {FR: "Commande {number} : du nouveau sur ce que vous attendez", EN: "Order {number}: news of what you are waiting for"},
		OrderGivenUp:     {FR: "Commande {number} : des bouteilles attendues sont abandonnées", EN: "Order {number}: awaited bottles are given up"},
		RecallLifted:     {FR: "Le rappel du lot {lot} est levé : {product}", EN: "The recall of the lot {lot} is lifted: {product}"},
		OrderIncident:    {FR: "Incident sur la commande {number}", EN: "Incident on the order {number}"},
		OrderSettled:     {FR: "Commande {number} : l’incident est réglé", EN: "Order {number}: the incident is settled"},
		QuotationAsked:   {FR: "Devis {number} : votre réponse est attendue", EN: "Quotation {number}: your answer is awaited"},
		QuotationMade:    {FR: "Votre devis {number}", EN: "Your quotation {number}"},
		QuotationEnds:    {FR: "Le devis {number} expire bientôt", EN: "The quotation {number} expires soon"},
		QuotationEnded:   {FR: "Le devis {number} est clos", EN: "The quotation {number} is closed"},
		OrderMessage:     {FR: "Un message au sujet de {number}", EN: "A message about {number}"},
		InvoiceIssued:    {FR: "Votre facture {number}", EN: "Your invoice {number}"},
		InvoiceDue:       {FR: "Facture {number} : échéance proche", EN: "Invoice {number}: due soon"},
		InvoiceOverdue:   {FR: "Facture {number} : échéance dépassée", EN: "Invoice {number}: overdue"},
		CreditNoteMade:   {FR: "Avoir {number}", EN: "Credit note {number}"},
		MandateChanged:   {FR: "Votre mandat de facturation", EN: "Your invoicing mandate"},
		SampleAsked:      {FR: "Un échantillon vous est demandé", EN: "A sample is asked of you"},
		SampleAnswer:     {FR: "Réponse à votre demande d’échantillon", EN: "An answer to your sample request"},
		SampleFeedback:   {FR: "Un avis sur votre échantillon", EN: "Feedback on your sample"},
		PricesAgreed:     {FR: "Une mercuriale en votre nom : « {name} »", EN: "A price list in your name: “{name}”"},
		PricesBegin:      {FR: "La mercuriale « {name} » est en vigueur", EN: "The price list “{name}” is in force"},
		PricesEnd:        {FR: "La mercuriale « {name} » se termine bientôt", EN: "The price list “{name}” ends soon"},
		CodeBorne:        {FR: "Code promo {number} : ses conditions ont changé", EN: "Promo code {number}: its conditions changed"},
		StockBack:        {FR: "{product} est de nouveau disponible", EN: "{product} is available again"},
		StockLow:         {FR: "Stock faible : {product}", EN: "Low stock: {product}"},
		ReceiptAnnounced: {FR: "Réception {number} annoncée", EN: "Receipt {number} announced"},
		ReceiptMoved:     {FR: "Réception {number} : du nouveau", EN: "Receipt {number}: news"},
		RecoveryAsked:    {FR: "Retour de stock {number} à remettre", EN: "Stock return {number} to hand over"},
		RecoveryGiven:    {FR: "Retour de stock {number} remis", EN: "Stock return {number} handed over"},
		RecoveryUndone:   {FR: "Retour de stock {number} supprimé", EN: "Stock return {number} deleted"},
		CountReview:      {FR: "Inventaire {number} à valider", EN: "Stock count {number} to approve"},
		CountAnswer:      {FR: "Inventaire {number} : la réponse", EN: "Stock count {number}: the answer"},
		RelationAnswer:   {FR: "Réponse à votre invitation", EN: "An answer to your invitation"},
		RelationTerms:    {FR: "Vos conditions ont été modifiées", EN: "Your terms were changed"},
		RelationEnded:    {FR: "Une relation commerciale a pris fin", EN: "A business relation has ended"},
		FrameJoined:      {FR: "Votre accord-cadre « {number} »", EN: "Your agreement frame “{number}”"},
		FrameChanged:     {FR: "Accord-cadre « {number} » : les paliers changent", EN: "Agreement frame “{number}”: the tiers change"},
		FrameEnds:        {FR: "L’accord-cadre « {name} » se termine bientôt", EN: "The agreement frame “{name}” ends soon"},
		FrameEnded:       {FR: "Accord-cadre « {number} » terminé", EN: "Agreement frame “{number}” ended"},
		AccountChanged:   {FR: "Vos informations ont été modifiées", EN: "Your details were changed"},
	}[n.Kind]
	switch {
	case n.Kind == RecoveryAsked && n.PartyID == 0:
		words = fault.Text{FR: "Retour de stock {number} enregistré", EN: "Stock return {number} entered"}
	case n.Kind == FrameChanged && n.Params.To != "":
		words = fault.Text{FR: "Accord-cadre « {number} » : ce qui change", EN: "Agreement frame “{number}”: what changes"}
	case n.Kind == FrameEnded && n.Params.To == frameLeft:
		words = fault.Text{FR: "Vous quittez l’accord-cadre « {number} »", EN: "You leave the agreement frame “{number}”"}
	case n.Kind == PricesAgreed && n.Params.To != "":
		words = fault.Text{FR: "La mercuriale « {name} » a été modifiée", EN: "The price list “{name}” was changed"}
	case n.Kind == PricesEnd && n.Params.To == pricingevents.ListRemoved:
		words = fault.Text{FR: "La mercuriale « {name} » est retirée", EN: "The price list “{name}” is withdrawn"}
	case n.Kind == PricesEnd && n.Params.To == ended:
		words = fault.Text{FR: "La mercuriale « {name} » est terminée", EN: "The price list “{name}” has ended"}
	case n.Kind == CodeBorne && n.Params.To == codeMade:
		words = fault.Text{FR: "Vous portez le code promo {number}", EN: "You bear the promo code {number}"}
	case n.Kind == CodeBorne && n.Params.To != codeChanged:
		words = fault.Text{FR: "Code promo {number} : il n’est plus à votre charge", EN: "Promo code {number}: you no longer bear it"}
	case n.Kind == QuotationAsked && n.Params.Revision > 1:
		words = fault.Text{
			FR: "Devis {number}, version {revision} : votre réponse est attendue",
			EN: "Quotation {number}, revision {revision}: your answer is awaited",
		}
	case n.Kind == QuotationMade && n.Params.Revision > 1:
		words = fault.Text{FR: "Votre devis {number}, version {revision}", EN: "Your quotation {number}, revision {revision}"}
	}
	return words.Fill("number", n.Params.Number, "revision", n.Params.Revision, "state", stateWords(n.Params.To), "product", n.Params.Product,
		"name", n.Params.Name)
}

// MailAction is the button of that mail, which leads to Path.
func (n Notification) MailAction() fault.Text {
	switch {
	case n.Kind == OrderMessage:
		return fault.Text{FR: "Lire le message", EN: "Read the message"}
	case n.Subject == StockCounts:
		return fault.Text{FR: "Voir l’inventaire", EN: "See the stock count"}
	case n.Subject == SampleRequests:
		return fault.Text{FR: "Voir la demande", EN: "See the request"}
	case n.Subject == Invoices:
		return fault.Text{FR: "Voir la facture", EN: "See the invoice"}
	case n.Subject == Mandates:
		return fault.Text{FR: "Voir le mandat", EN: "See the mandate"}
	case n.Subject == Quotations:
		return fault.Text{FR: "Voir le devis", EN: "See the quotation"}
	case n.Subject == PriceLists && (n.Params.To == pricingevents.ListRemoved || n.Params.To == listLeft):
		return fault.Text{FR: "Voir les mercuriales", EN: "See the price lists"}
	case n.Subject == PriceLists:
		return fault.Text{FR: "Voir la mercuriale", EN: "See the price list"}
	case n.Kind == RecoveryUndone:
		return fault.Text{FR: "Voir les retours de stock", EN: "See the stock returns"}
	case n.Subject == Receipts:
		return fault.Text{FR: "Voir la réception", EN: "See the receipt"}
	case n.Subject == Recoveries:
		return fault.Text{FR: "Voir le retour de stock", EN: "See the stock return"}
	case n.Kind == StockLow:
		return fault.Text{FR: "Voir le stock", EN: "See the stock"}
	case n.Subject == Products:
		return fault.Text{FR: "Commander", EN: "Order"}
	case n.Subject == AgreementFrames:
		return fault.Text{FR: "Voir mon accord-cadre", EN: "See my agreement frame"}
	case n.Subject == BorneCodes:
		return fault.Text{FR: "Voir le code promo", EN: "See the promo code"}
	case n.Kind.ofRelation():
		return fault.Text{FR: "Voir mon réseau", EN: "See my network"}
	case n.Subject == Users:
		return fault.Text{FR: "Voir mon profil", EN: "See my profile"}
	default:
		return fault.Text{FR: "Voir la commande", EN: "See the order"}
	}
}
