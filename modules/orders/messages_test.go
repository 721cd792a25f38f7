package orders_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// Domain 5.4: each party reads what the others wrote, in the order it came, with its role.
func TestThePartiesOfAnOrderWriteToOneAnother(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		order := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		authors := []struct {
			person int64
			role   string
		}{{apptest.Restaurant, "buyer"}, {apptest.Alpha, "supplier"}, {apptest.Agent, "agent"}, {apptest.Admin, "admin"}}
		for _, author := range authors {
			h.As(t, apptest.Email(author.person)).Post(order+"/messages", map[string]any{"text": "  De " + author.role + "\n "}).Want(201)
		}
		got := h.As(t, apptest.Email(apptest.Restaurant)).Get(order).Want(200)
		for i, author := range authors {
			at := "messages/" + string(rune('0'+i)) + "/"
			if got.Text(at+"author/role") != author.role || got.Text(at+"text") != "De "+author.role {
				t.Errorf("message %d: %s", i, got.Body)
			}
		}
		for _, person := range []int64{apptest.Stranger, apptest.Beta, apptest.CSE} {
			h.As(t, apptest.Email(person)).Post(order+"/messages", map[string]any{"text": "Bonjour"}).Want(404)
		}
	})
}

func TestAMessageIsAboutALineOfItsOrder(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		order := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		other := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		line := buyer.Get(order).Want(200).Value("items/0/id")
		answer := buyer.Post(order+"/messages", map[string]any{"text": "Quel millésime ?", "item": line}).Want(201)
		if answer.Value("messages/0/item") != line {
			t.Errorf("the line is lost: %s", answer.Body)
		}
		buyer.Post(other+"/messages", map[string]any{"text": "x", "item": line}).Want(422)
		for _, text := range []string{"", " \n ", strings.Repeat("é", 2001)} {
			buyer.Post(order+"/messages", map[string]any{"text": text}).Want(422)
		}
		buyer.Post(order+"/messages", map[string]any{"text": strings.Repeat("é", 2000)}).Want(201)
	})
}

// What is written is kept as it is but for the kind of its ends of lines, whatever a database or a page would make of it.
func TestAMessageIsOnlyText(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		order := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		hostile := []string{
			`<script>alert(1)</script><img src=x onerror=alert(2)>`, `'); DROP TABLE orders; --`, `{party} {number} {{.Time}} ?`,
			"=HYPERLINK(\"http://evil.example\")\r\nBcc: x@evil.example",
		}
		for _, text := range hostile {
			buyer.Post(order+"/messages", map[string]any{"text": text}).Want(201)
		}
		got := buyer.Get(order).Want(200)
		for i, text := range hostile {
			if read := got.Text("messages/" + string(rune('0'+i)) + "/text"); read != strings.ReplaceAll(text, "\r\n", "\n") {
				t.Errorf("%q was read as %q", text, read)
			}
		}
		for _, m := range h.Mails(t) {
			if strings.Contains(m.HTML, "<script>alert") || strings.Contains(m.HTML, "<img src=x") {
				t.Errorf("a mail carries it: %s", m.HTML)
			}
		}
	})
}

// Domain 8.3: an admin who acts for somebody writes in that name, and is named beside it.
func TestAMessageNamesTheAdminBehindIt(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		order := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		acting := h.As(t, apptest.Email(apptest.Admin)).With(apitest.Header("X-Switch-User", apptest.Email(apptest.Alpha)))
		got := acting.Post(order+"/messages", map[string]any{"text": "Parti ce matin"}).Want(201)
		if got.Text("messages/0/author/name") != "Maison Alpha" || got.Text("messages/0/impersonator") != "Personne 2" {
			t.Errorf("%s", got.Body)
		}
	})
}

// Each message is kept, read and mailed: who writes without end is asked to wait, and the others go on.
func TestAFloodOfMessagesIsStopped(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		order := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		other := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		buyer, text := h.As(t, apptest.Email(apptest.Restaurant)), map[string]any{"text": "Encore"}
		for n := range 30 {
			buyer.Post(order+"/messages", map[string]any{"text": fmt.Sprintf("Encore %d", n)}).Want(201)
		}
		buyer.Post(order+"/messages", text).Want(429)
		buyer.Post(other+"/messages", text).Want(201)
		h.As(t, apptest.Email(apptest.Alpha)).Post(order+"/messages", text).Want(201)
		h.Exec(t, "UPDATE order_messages SET created_at = ?", time.Now().Add(-2*time.Hour).UTC())
		buyer.Post(order+"/messages", text).Want(201)
	})
}

// A line that a revision takes out while somebody writes about it: the message is about a line that is there, or its
// author is told; the revision goes through whatever was written.
func TestAMessageOnALineThatIsTakenOut(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, supplier := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		for range 6 {
			quotation := asked(t, h, apptest.Alpha, apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12), apptest.Item(apptest.LastOnes, 6)))
			line := buyer.Get(quotation).Want(200).Value("items/1/id")
			about := fields{"text": "Et celui-ci ?", "item": line}
			messages := strings.Replace(quotation, "/quotations/", "/orders/", 1) + "/messages"
			var written, revised *apitest.Response
			together(
				func() *apitest.Response { written = buyer.With().Post(messages, about); return written },
				func() *apitest.Response {
					revised = supplier.With().Post(quotation+"/revisions", fields{"revision": 1, "items": []any{fields{"item": line, "quantity": 0}}})
					return revised
				},
			)
			if revised.Want(201); written.Status != 201 && written.Status != 422 {
				t.Errorf("%d: %s", written.Status, written.Body)
			}
			late := buyer.Post(messages, about).Want(422)
			if got := late.Violations()["item"]; got != "Cette ligne n’existe pas ou plus : écrivez votre message sur l’ensemble" {
				t.Errorf("the line is gone: %s", late.Body)
			}
		}
	})
}
