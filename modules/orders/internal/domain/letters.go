package domain

import (
	"context"
	"strconv"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/mail"
)

// MailQueue keeps composed mails until they are sent (mail.Queue).
type MailQueue interface {
	Add(ctx context.Context, tx *db.Tx, mails ...mail.Message) error
}

// Post writes the mails about orders into the transaction that causes them.
type Post struct {
	queue     MailQueue
	publicURL string
}

// NewPost makes the post office; publicURL is where links lead, without a trailing slash.
func NewPost(q MailQueue, publicURL string) *Post { return &Post{queue: q, publicURL: publicURL} }

// tellTarget tells a person which orders an admin placed in its name (domain 8.3).
func (p *Post) tellTarget(
	ctx context.Context, tx *db.Tx, by PlacedBy, c ordersapi.Checkout, placed []ordersapi.Placed,
) error {
	target := by.Actor
	in := func(text fault.Text, values ...any) string { return text.Fill(values...).In(target.Language) }
	content := mail.Content{
		Subject: in(fault.Text{FR: "Une commande passée en votre nom", EN: "An order placed in your name"}),
		Paragraphs: []string{in(fault.Text{
			FR: "{admin}, de l’équipe Millésime, vient de commander en votre nom :",
			EN: "{admin}, of the Millésime team, has just ordered in your name:",
		}, "admin", by.AdminName())},
		Hints: []string{in(fault.Text{
			FR: "Si vous ne l’avez pas demandé, contactez sans attendre l’équipe Millésime.",
			EN: "If you did not ask for this, contact the Millésime team without delay.",
		})},
	}
	for i, order := range placed {
		content.Paragraphs = append(content.Paragraphs, in(orderLine(target, c, c.Drafts[i], order)))
	}
	return p.send(ctx, tx, target, content, placed)
}

// tellCustomer tells a customer which orders a seller placed for it: what, by whom, for how much, under which general
// terms, and that it may cancel (rulings, on behalf).
func (p *Post) tellCustomer(
	ctx context.Context, tx *db.Tx, by PlacedBy, c ordersapi.Checkout, placed []ordersapi.Placed,
) error {
	customer := c.Customer
	in := func(text fault.Text, values ...any) string { return text.Fill(values...).In(customer.Language) }
	content := mail.Content{
		Subject: in(fault.Text{FR: "Une commande passée pour vous", EN: "An order placed for you"}),
		Paragraphs: []string{in(fault.Text{
			FR: "{seller} vient de commander pour vous :", EN: "{seller} has just ordered for you:",
		}, "seller", sellerName(by.Actor))},
	}
	for i, order := range placed {
		draft := c.Drafts[i]
		content.Paragraphs = append(content.Paragraphs, in(orderLine(customer, c, draft, order)))
		for _, text := range orderFacts(c, draft) {
			content.Paragraphs = append(content.Paragraphs, in(text))
		}
		content.Hints = append(content.Hints, in(termsOfSale(draft.Supplier, p.supplierPage(customer, draft.Supplier))))
	}
	content.Hints = append(content.Hints, in(fault.Text{
		FR: "Vous pouvez annuler une commande tant que sa préparation n’a pas commencé. Si vous n’avez rien demandé, annulez-la ou contactez {seller}.",
		EN: "You may cancel an order until its preparation begins. If you did not ask for it, cancel it or contact {seller}.",
	}, "seller", sellerName(by.Actor)))
	return p.send(ctx, tx, customer, content, placed)
}

// sellerName tells an admin of the house from a seller.
func sellerName(by usersapi.Party) fault.Text {
	name := fault.Text{FR: by.DisplayName(), EN: by.DisplayName()}
	if !by.Group.IsAdmin() {
		return name
	}
	return fault.Text{FR: "{admin}, de l’équipe Millésime", EN: "{admin}, of the Millésime team"}.Fill("admin", by.PersonalName())
}

// linesTold bounds the lines of one order in a mail; the order itself shows them all.
const linesTold = 30

// goods are the lines of an order in a few words each, then what delivering them costs.
func goods(d ordersapi.Draft) []fault.Text {
	var lines []fault.Text
	for i, item := range d.Items {
		if i == linesTold {
			lines = append(lines, fault.Text{
				FR: "… et {n} autres lignes.", EN: "… and {n} more lines.",
			}.Fill("n", len(d.Items)-linesTold))
			break
		}
		lines = append(lines, lineText(item))
	}
	if d.Fees != 0 {
		lines = append(lines, feesText(d))
	}
	return lines
}

// isPricedWithTax tells an order of a shop, whose lines are all priced incl. tax (domain 4.3).
func isPricedWithTax(d ordersapi.Draft) bool {
	return len(d.Items) > 0 && d.Items[0].UnitPriceTaxIncl != 0
}

// feesText is what delivering an order costs, on the basis of its lines.
func feesText(d ordersapi.Draft) fault.Text {
	if isPricedWithTax(d) {
		return fault.Text{
			FR: "Livraison et frais : {fees} TTC", EN: "Delivery and fees: {fees} incl. VAT",
		}.Fill("fees", fault.Euros(d.TotalTaxIncl-d.SubTotalTaxIncl))
	}
	return fault.Text{
		FR: "Livraison et frais : {fees} HT", EN: "Delivery and fees: {fees} excl. VAT",
	}.Fill("fees", fault.Euros(d.Fees))
}

// lineText is a line in a few words; individuals read prices incl. tax.
func lineText(item ordersapi.Item) fault.Text {
	text, amount := fault.Text{FR: "{quantity} × {product} : {amount} HT", EN: "{quantity} × {product}: {amount} excl. VAT"}, item.Net
	if item.UnitPriceTaxIncl != 0 {
		text = fault.Text{FR: "{quantity} × {product} : {amount} TTC", EN: "{quantity} × {product}: {amount} incl. VAT"}
		amount = item.TotalTaxIncl
	}
	return text.Fill("quantity", item.Quantity, "product", item.Product.Name, "amount", fault.Euros(amount))
}

// send adds what every mail about placed orders has.
func (p *Post) send(
	ctx context.Context, tx *db.Tx, to usersapi.Party, content mail.Content, placed []ordersapi.Placed,
) error {
	content.Greeting, content.Action = mail.Greeting(to.Language, to.Name), p.action(to, placed)
	letter, err := mail.Compose(to.Language, content)
	if err != nil {
		return err
	}
	letter.To, letter.ToName = to.Email, to.Name
	return p.queue.Add(ctx, tx, letter)
}

// orderLine is an order in a few words; the customer is named to whom it is somebody else.
func orderLine(reader usersapi.Party, c ordersapi.Checkout, d ordersapi.Draft, placed ordersapi.Placed) fault.Text {
	line := fault.Text{
		FR: "{number}, chez {supplier} : {total} TTC", EN: "{number}, from {supplier}: {total} incl. VAT",
	}
	if reader.ID != c.Customer.ID {
		line = fault.Text{
			FR: "{number}, pour {customer}, chez {supplier} : {total} TTC",
			EN: "{number}, for {customer}, from {supplier}: {total} incl. VAT",
		}
	}
	return line.Fill("number", placed.Number, "customer", c.Customer.DisplayName(), "supplier", d.Supplier.DisplayName(),
		"total", fault.Euros(d.TotalTaxIncl))
}

// action leads to the order, or to the list when there are several.
func (p *Post) action(reader usersapi.Party, placed []ordersapi.Placed) mail.Action {
	label, path := fault.Text{FR: "Voir mes commandes", EN: "See my orders"}, "/orders"
	if len(placed) == 1 {
		label, path = fault.Text{FR: "Voir la commande", EN: "See the order"}, "/orders/"+strconv.FormatInt(placed[0].ID, 10)
	}
	return mail.Action{Label: label.In(reader.Language), URL: mail.ScreenURL(p.publicURL, reader.Language, path)}
}
