package domain

import (
	"context"
	"strconv"
	"strings"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/mail"
	"millesime/platform/money"
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
	ctx context.Context, tx *db.Tx, target usersapi.Party, admin string, c ordersapi.Checkout, placed []ordersapi.Placed,
) error {
	in := func(text fault.Text, values ...any) string { return text.Fill(values...).In(target.Language) }
	content := mail.Content{
		Subject:  in(fault.Text{FR: "Une commande passée en votre nom", EN: "An order placed in your name"}),
		Greeting: mail.Greeting(target.Language, target.Name),
		Paragraphs: []string{in(fault.Text{
			FR: "{admin}, de l'équipe Millésime, vient de commander en votre nom :",
			EN: "{admin}, of the Millésime team, has just ordered in your name:",
		}, "admin", admin)},
		Action: p.action(target, placed),
		Hints: []string{in(fault.Text{
			FR: "Si vous ne l'avez pas demandé, contactez sans attendre l'équipe Millésime.",
			EN: "If you did not ask for this, contact the Millésime team without delay.",
		})},
	}
	for i, order := range placed {
		content.Paragraphs = append(content.Paragraphs, in(orderLine(target, c, c.Drafts[i], order)))
	}
	letter, err := mail.Compose(target.Language, content)
	if err != nil {
		return err
	}
	letter.To, letter.ToName = target.Email, target.Name
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
		"total", euros(d.TotalTaxIncl))
}

// action leads to the order, or to the list when there are several.
func (p *Post) action(reader usersapi.Party, placed []ordersapi.Placed) mail.Action {
	label, path := fault.Text{FR: "Voir mes commandes", EN: "See my orders"}, "/orders"
	if len(placed) == 1 {
		label, path = fault.Text{FR: "Voir la commande", EN: "See the order"}, "/orders/"+strconv.FormatInt(placed[0].ID, 10)
	}
	return mail.Action{Label: label.In(reader.Language), URL: mail.ScreenURL(p.publicURL, reader.Language, path)}
}

// euros are written "1 234,50 €" and "€1,234.50".
func euros(c money.Cents) fault.Text {
	whole, cents, _ := strings.Cut(c.String(), ".")
	return fault.Text{
		FR: inThousands(whole, " ") + "," + cents + " €",
		EN: "€" + inThousands(whole, ",") + "." + cents,
	}
}

func inThousands(digits, separator string) string {
	const group = 3
	for at := len(digits) - group; at > 0; at -= group {
		digits = digits[:at] + separator + digits[at:]
	}
	return digits
}
