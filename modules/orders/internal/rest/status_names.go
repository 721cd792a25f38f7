package rest

import (
	"millesime/modules/orders/internal/domain"
	"millesime/platform/fault"
)

// statusNames are the states in words, those of the screens (specification 3, order_status).
func statusNames() map[domain.Status]fault.Text {
	return map[domain.Status]fault.Text{
		domain.Quotation:         {FR: "Devis", EN: "Quotation"},
		domain.CanceledQuotation: {FR: "Devis annulé", EN: "Quotation canceled"},
		domain.Processing:        {FR: "Traitement en cours", EN: "Processing"},
		domain.WaitingPayment:    {FR: "En attente de paiement", EN: "Awaiting payment"},
		domain.Paid:              {FR: "Payée", EN: "Paid"},
		domain.PaidError:         {FR: "Litige", EN: "Payment dispute"},
		domain.Validated:         {FR: "Validée", EN: "Validated"},
		domain.Canceled:          {FR: "Annulée", EN: "Canceled"},
		domain.Preparation:       {FR: "En préparation", EN: "In preparation"},
		domain.PendingShipping:   {FR: "En livraison", EN: "On its way"},
		domain.Shipped:           {FR: "Livrée", EN: "Delivered"},
		domain.PartiallyShipped:  {FR: "En cours d'envoi partiel", EN: "Partial shipment under way"},
		domain.PendingInvoice:    {FR: "Livrée", EN: "Delivered"},
		domain.Closed:            {FR: "Traitée", EN: "Completed"},
		domain.Billed:            {FR: "Facturée", EN: "Invoiced"},
		domain.Incident:          {FR: "Incident", EN: "Incident"},
	}
}
