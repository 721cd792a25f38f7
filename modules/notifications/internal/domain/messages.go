package domain

import "millesime/modules/orders/ordersevents"

// OrderMessage is the kind about what is written of orders and quotations.
const OrderMessage Kind = "order_message" // to the other parties

func messageNotices() []Notice {
	order, quotation := orders(), quotations()
	order.Button = say("Lire le message", "Read the message")
	quotation.Button = order.Button
	return []Notice{
		{
			Kind: OrderMessage, Groups: everySide(), Usual: mailed, Leads: order, After: []News{on("message_posted", messagePosted)},
			Says: say("{party} vous a écrit au sujet de {number}. Lisez et répondez sur Millésime.",
				"{party} wrote to you about {number}. Read and answer on Millésime."),
			Mail: say("Un message au sujet de {number}", "A message about {number}"),
			But: []Variant{
				{When: func(n Notification) bool { return n.Subject == quotations().Subject }, Leads: quotation},
			},
		},
	}
}

// messagePosted tells the other parties that one wrote; the text stays where its readers are checked.
func messagePosted(e ordersevents.MessagePostedV1) []Fact {
	fact := orderFact(OrderMessage, e.OrderID, e.Number)
	if e.Quotation {
		fact.Subject = quotations().Subject
	}
	parties := []int64{e.CustomerID, e.SupplierID, e.AgentID}
	return fact.to(but(e.AuthorID, about(e.AuthorID, parties))...)
}
