package app

import (
	"context"
	"strconv"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/fault"
	"millesime/platform/mail"
	"millesime/platform/paper"
)

// letters are the mails about the orders of a checkout.
type letters struct {
	publicURL string
	by        author
	checkout  ordersapi.Checkout
	placed    []ordersapi.Placed
	sellers   map[int64]seller
}

// letters confirm each order to who ordered, and tell the customer whom somebody else ordered for what it ordered. Each person
// is told once: of what an admin orders as the customer itself it is told as such, and not again.
func (o *Orders) letters(
	ctx context.Context, by author, c ordersapi.Checkout, placed []ordersapi.Placed,
) ([]mail.Message, error) {
	sellers, err := o.sellers(ctx, c)
	if err != nil {
		return nil, err
	}
	all := letters{o.PublicURL, by, c, placed, sellers}
	var mails []mail.Message
	add := func(m mail.Message, err error) error {
		mails = append(mails, m)
		return err
	}
	if by.Impersonator != 0 {
		if err := add(all.toTarget()); err != nil {
			return nil, err
		}
	}
	if c.Customer.ID != by.ActorID {
		err := add(all.toCustomer())
		return mails, err
	}
	if by.Impersonator != 0 {
		return mails, nil
	}
	for i := range placed {
		if err := add(all.confirmation(i)); err != nil {
			return nil, err
		}
	}
	return mails, nil
}

// toTarget tells a person which orders an admin placed in its name (domain 8.3).
func (l letters) toTarget() (mail.Message, error) {
	target := l.by.person
	in := func(text fault.Text, values ...any) string { return text.Fill(values...).In(target.Language) }
	content := mail.Content{
		Subject: in(fault.Say("Une commande passée en votre nom", "An order placed in your name")),
		Paragraphs: []string{in(fault.Say("{admin}, de l’équipe Millésime, vient de commander en votre nom :",
			"{admin}, of the Millésime team, has just ordered in your name:"), "admin", l.by.ImpersonatorName)},
		Hints: []string{in(fault.Say("Si vous ne l’avez pas demandé, contactez sans attendre l’équipe Millésime.",
			"If you did not ask for this, contact the Millésime team without delay."))},
	}
	for i := range l.placed {
		content.Paragraphs = append(content.Paragraphs, in(l.orderLine(target, i)))
	}
	return l.compose(target, content, l.placed...)
}

// toCustomer tells a customer which orders a seller placed for it: what, by whom, for how much, under which general
// terms, and that it may cancel (rulings, on behalf).
func (l letters) toCustomer() (mail.Message, error) {
	customer := l.checkout.Customer
	in := func(text fault.Text, values ...any) string { return text.Fill(values...).In(customer.Language) }
	content := mail.Content{
		Subject: in(fault.Say("Une commande passée pour vous", "An order placed for you")),
		Paragraphs: []string{in(fault.Say("{seller} vient de commander pour vous :",
			"{seller} has just ordered for you:"), "seller", sellerName(l.by.person))},
	}
	for i, draft := range l.checkout.Drafts {
		content.Paragraphs = append(content.Paragraphs, in(l.orderLine(customer, i)))
		for _, text := range orderFacts(l.checkout, draft, len(l.checkout.Drafts)) {
			content.Paragraphs = append(content.Paragraphs, in(text))
		}
		content.Hints = append(content.Hints, in(termsOfSale(draft.Supplier, l.supplierPage(customer, draft.Supplier))))
	}
	content.Hints = append(content.Hints, in(fault.Say("Vous pouvez annuler une commande tant que sa préparation n’a pas commencé. Si vous n’avez rien demandé, annulez-la ou contactez {seller}.",
		"You may cancel an order until its preparation begins. If you did not ask for it, cancel it or contact {seller}."), "seller", sellerName(l.by.person)))
	return l.compose(customer, content, l.placed...)
}

// sellerName tells an admin of the house from a seller.
func sellerName(by usersapi.Party) fault.Text {
	name := fault.Same(by.DisplayName())
	if !by.Group.IsAdmin() {
		return name
	}
	return fault.Say("{admin}, de l’équipe Millésime", "{admin}, of the Millésime team").Fill("admin", by.PersonalName())
}

// compose adds what every mail about placed orders has.
func (l letters) compose(to usersapi.Party, content mail.Content, placed ...ordersapi.Placed) (mail.Message, error) {
	content.Greeting, content.Action = mail.Greeting(to.Language, to.Name), l.action(to, placed)
	letter, err := to.Letter(content)
	if len(placed) == 1 { // several are read where they are listed
		letter.Encloses = &mail.Enclosure{Of: paper.OfOrder(placed[0].ID), Reader: to.ID, Awaited: true}
	}
	return letter, err
}

// orderLine is an order in a few words; the customer is named to whom it is somebody else.
func (l letters) orderLine(reader usersapi.Party, n int) fault.Text {
	c, d, placed := l.checkout, l.checkout.Drafts[n], l.placed[n]
	line := fault.Say("{number}, chez {supplier} : {total} TTC", "{number}, from {supplier}: {total} incl. VAT")
	if reader.ID != c.Customer.ID {
		line = fault.Say("{number}, pour {customer}, chez {supplier} : {total} TTC",
			"{number}, for {customer}, from {supplier}: {total} incl. VAT")
	}
	return line.Fill("number", placed.Number, "customer", c.Customer.DisplayName(), "supplier", d.Supplier.DisplayName(),
		"total", fault.Euros(d.TotalTaxIncl))
}

// action leads to the order, or to the list when there are several.
func (l letters) action(reader usersapi.Party, placed []ordersapi.Placed) mail.Action {
	if len(placed) == 1 {
		return seeOrder(reader, l.publicURL, placed[0].ID)
	}
	return reader.Screen(l.publicURL, fault.Say("Voir mes commandes", "See my orders"), "/orders")
}

// seeOrder leads to an order.
func seeOrder(reader usersapi.Party, publicURL string, orderID int64) mail.Action {
	return reader.Screen(publicURL, fault.Say("Voir la commande", "See the order"), "/orders/"+strconv.FormatInt(orderID, 10))
}

func (l letters) supplierPage(reader, supplier usersapi.Party) string {
	return mail.ScreenURL(l.publicURL, reader.Language, "/suppliers/"+strconv.FormatInt(supplier.ID, 10))
}

func termsOfSale(supplier usersapi.Party, page string) fault.Text {
	return fault.Say("Les conditions générales de vente de {supplier} s’appliquent ; vous pouvez les lire sur sa fiche : {url}",
		"The general terms of sale of {supplier} apply; read them on its page: {url}").Fill("supplier", supplier.DisplayName(), "url", page)
}
