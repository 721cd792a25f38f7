package domain

import "millesime/platform/fault"

// StatusNames are the states in words, those of the screens (specification 3, order_status).
func StatusNames() map[Status]fault.Text {
	return map[Status]fault.Text{
		Quotation:         {FR: "Devis", EN: "Quotation"},
		CanceledQuotation: {FR: "Devis annulé", EN: "Quotation cancelled"},
		Processing:        {FR: "Traitement en cours", EN: "Processing"},
		WaitingPayment:    {FR: "En attente de paiement", EN: "Awaiting payment"},
		Paid:              {FR: "Payée", EN: "Paid"},
		PaidError:         {FR: "Litige", EN: "Payment dispute"},
		Validated:         {FR: "Validée", EN: "Validated"},
		Canceled:          {FR: "Annulée", EN: "Cancelled"},
		Preparation:       {FR: "En préparation", EN: "In preparation"},
		PendingShipping:   {FR: "En livraison", EN: "On its way"},
		Shipped:           {FR: "Livrée", EN: "Delivered"},
		PartiallyShipped:  {FR: "En cours d'envoi partiel", EN: "Partial shipment under way"},
		PendingInvoice:    {FR: "Livrée", EN: "Delivered"},
		Closed:            {FR: "Traitée", EN: "Completed"},
		Billed:            {FR: "Facturée", EN: "Invoiced"},
		Incident:          {FR: "Incident", EN: "Incident"},
	}
}
