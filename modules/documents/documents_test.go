package documents_test

import (
	"bytes"
	"encoding/base64"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/clock"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) { testkit.Main(m) }

type fields = map[string]any

// scene is Alpha, who sells under a mandate, and Le Bistrot, which buys.
type scene struct {
	testing.TB

	h                    *apptest.House
	now                  *clock.Fixed
	seller, buyer, admin *apitest.Client
}

func scenes(t *testing.T, play func(s scene)) {
	t.Helper()
	apptest.DatabasesOn(t, apptest.Monday(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		s := scene{
			TB: t, h: h, now: now, seller: h.As(t, apptest.Email(apptest.Alpha)), buyer: h.As(t, apptest.Email(apptest.Restaurant)),
			admin: h.As(t, apptest.Email(apptest.Admin)),
		}
		hash := s.seller.Get("/api/invoicing_mandates/4").Want(200).Text("textHash")
		s.seller.Post("/api/invoicing_mandates", fields{"textHash": hash}).Want(201)
		play(s)
	})
}

// delivered is an order of bottles of Château Alpha that arrived and is invoiced.
func (s scene) delivered(quantity int64) string {
	s.Helper()
	order := s.buyer.Post("/api/cart", apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, quantity)))).Want(201).Text("orders/0")
	s.h.Settle(s.TB)
	for _, to := range []string{"validated", "preparation"} {
		s.seller.Post(order+"/transitions", fields{"transition": to}).Want(200)
	}
	line := s.seller.Get(order).Want(200).Value("items/0/id")
	s.seller.Post(order+"/shipments", fields{"carrier": "Geodis", "lines": []any{fields{"item": line, "quantity": quantity}}}).Want(201)
	s.h.Settle(s.TB)
	s.buyer.Post(order+"/transitions", fields{"transition": "shipped"}).Want(200)
	s.settle()
	return order
}

// settle waits until every paper that was asked for is made.
func (s scene) settle() {
	s.Helper()
	s.h.Settle(s.TB)
	if err := s.h.App.Modules.Documents.Drain(s.Context()); err != nil {
		s.Fatal(err)
	}
}

// text is what a PDF says, as poppler reads it.
func text(t testing.TB, file []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "paper.pdf")
	if err := os.WriteFile(path, file, 0o600); err != nil {
		t.Fatal(err)
	}
	testkit.Tool(t, "qpdf", "--check", path)
	return strings.ReplaceAll(testkit.Tool(t, "pdftotext", "-layout", path, "-"), "\u00a0", " ")
}

// attached is the file within a PDF, as poppler takes it out.
func attached(t testing.TB, file []byte) []byte {
	t.Helper()
	path := filepath.Join(t.TempDir(), "paper.pdf")
	if err := os.WriteFile(path, file, 0o600); err != nil {
		t.Fatal(err)
	}
	testkit.Tool(t, "pdfdetach", "-save", "1", "-o", path+".xml", path)
	content, err := os.ReadFile(path + ".xml")
	if err != nil {
		t.Fatal(err)
	}
	return content
}

// 6 × 11.78 and carriage of 12.00 are 82.68 excl. tax, 99.22 incl. tax.
func TestAnInvoiceIsOnPaper(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.delivered(6)
		for who, client := range map[string]*apitest.Client{"buyer": s.buyer, "seller": s.seller, "admin": s.admin} {
			listed := client.Get("/api/documents?type[]=invoice").Want(200)
			if got := listed.Text("hydra:totalItems"); got != "1" {
				s.Fatalf("%s reads %s documents", who, got)
			}
			for member, want := range map[string]any{
				"type": "invoice", "kind": "invoice", "status": "ready", "totalPriceTaxIncl": 99.22, "contentType": "application/pdf", "number": "FAC-S4-2026-000001",
			} {
				if got := listed.Value("hydra:member/0/" + member); got != want {
					s.Errorf("%s: %s is %v instead of %v", who, member, got, want)
				}
			}
			file := client.Get(listed.Text("hydra:member/0/url")).Want(200)
			words := text(s.TB, file.Body)
			for _, said := range []string{"FAC-S4-2026-000001", "82,68 €", "99,22 €", "16,54 €", "Château Alpha", "quarante euros"} {
				if !strings.Contains(words, said) {
					s.Errorf("the paper does not say %q:\n%s", said, words)
				}
			}
		}
		listed := s.buyer.Get("/api/documents?type[]=invoice").Want(200)
		data := s.buyer.Get(listed.Text("hydra:member/0/xmlUrl")).Want(200).Body
		if !strings.Contains(string(data), "<ram:GrandTotalAmount>99.22</ram:GrandTotalAmount>") {
			s.Errorf("the data is %s", data)
		}
		if within := attached(s.TB, s.buyer.Get(listed.Text("hydra:member/0/url")).Want(200).Body); !bytes.Equal(within, data) {
			s.Errorf("within the paper is %s", within)
		}
		if n := s.h.Count(s.TB, "SELECT COUNT(*) FROM audit_entries WHERE action = 'documents.read'"); n != 1 {
			s.Errorf("the trail has %d entries of readers instead of the administrator's", n)
		}
		s.h.As(s.TB, apptest.Email(apptest.Stranger)).Get("/api/documents/1/file").Want(404)
	})
}

// Papers are found by what they come to, written as people do, and sorted by it; those that tell no amount come with the least.
func TestPapersAreFoundByTheirAmount(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.delivered(6)
		for search, want := range map[string]string{
			"99,22": "2", "99.22": "2", "99,22%20%E2%82%AC": "2", "99,23": "0", "9922": "0", "FAC-S4-2026-000001": "1", "": "3",
		} {
			if got := s.buyer.Get("/api/documents?search=" + search).Want(200).Text("hydra:totalItems"); got != want {
				s.Errorf("%q finds %s papers instead of %s", search, got, want)
			}
		}
		for order, last := range map[string]string{"asc": "invoice", "desc": "delivery_note"} {
			read, path := []string{}, "/api/documents?itemsPerPage=1&order[totalPriceTaxIncl]="+order
			for path != "" {
				page := s.buyer.Get(path).Want(200)
				read = append(read, page.Text("hydra:member/0/kind"))
				path, _ = page.Value("hydra:view/hydra:next").(string)
			}
			if len(read) != 3 || read[2] != last {
				s.Errorf("%s: %v", order, read)
			}
		}
	})
}

// An archive of nothing is refused, and one that cannot begin says why.
func TestAnArchiveHoldsSomething(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.delivered(6)
		s.buyer.Get("/api/documents/archive?type[]=invoice").Want(200)
		s.buyer.Get("/api/documents/archive?type[]=releve").Want(409)
		s.h.Exec(s.TB, "UPDATE documents SET file = ? WHERE kind = 'invoice'", strings.Repeat("0", 64)+".pdf")
		if got := s.buyer.Get("/api/documents/archive?type[]=invoice"); got.Status < 400 {
			s.Errorf("it begins: %d", got.Status)
		}
	})
}

// What was issued before there were papers gets one, once, however often it is looked for.
func TestOlderInvoicesGetTheirPaper(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.delivered(6)
		s.h.Exec(s.TB, "DELETE FROM documents")
		for range 2 {
			if err := s.h.App.Modules.Documents.CatchUp(s.Context()); err != nil {
				s.Fatal(err)
			}
		}
		s.settle()
		if n := s.h.Count(s.TB, "SELECT COUNT(*) FROM documents WHERE status = 'ready'"); n != 1 { // the invoice: the order is billed
			s.Errorf("%d papers", n)
		}
	})
}

// What an order in advance came to is on its deposit invoice: 6 × 11.78 and carriage of 12.00 are 99.22 incl. tax.
func TestADepositIsOnPaper(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.h.Exec(s.TB, "UPDATE user_relations SET outstanding_value_cents = NULL WHERE parent_id = ? AND child_id = ?", apptest.Alpha, apptest.Restaurant)
		order := s.buyer.Post("/api/cart", apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6)))).Want(201).Text("orders/0")
		s.h.Settle(s.TB)
		s.seller.Post("/api/payments", fields{
			"customer": apptest.IRI("users", apptest.Restaurant), "kind": "transfer", "receivedOn": "2026-11-16", "amount": 99.22,
			"reference": "VIR 1", "allocations": []any{fields{"order": order, "amount": 99.22}},
		}).Want(201)
		s.settle()
		paper := s.buyer.Get("/api/documents?kind[]=deposit").Want(200)
		words := text(s.TB, s.buyer.Get(paper.Text("hydra:member/0/url")).Want(200).Body)
		for _, said := range []string{"Facture d’acompte", "ACO-S4-2026-000001", "Acompte sur la commande CMD-2026-000001", "82,68 €", "99,22 €"} {
			if !strings.Contains(words, said) {
				s.Errorf("the paper does not say %q:\n%s", said, words)
			}
		}
	})
}

// 12 × 11.78 are 141.36, 169.63 incl. tax; no carrier is chosen yet.
func TestACartIsOnPaper(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12))
		id := s.buyer.Post("/api/cart", cart).Want(200).Text("id")
		file := s.buyer.Get("/api/cart/" + id + "/pdf").Want(200)
		if got := file.Header.Get("Content-Type"); got != "application/pdf" {
			s.Errorf("it is %s", got)
		}
		if words := text(s.TB, file.Body); !strings.Contains(words, "169,63 €") || !strings.Contains(words, "Devis du 16/11/2026") || !strings.Contains(words, "Livraison non comprise") {
			s.Errorf("the paper says:\n%s", words)
		}
		first := s.buyer.Get("/api/cart/" + id + "/pdf/save").Want(200)
		again := s.buyer.Get("/api/cart/" + id + "/pdf/save").Want(200)
		if first.Text("@id") != again.Text("@id") || first.Text("type") != "quotation" {
			s.Errorf("saved as %s and %s", first.Body, again.Body)
		}
		if kept := s.buyer.Get(first.Text("url")).Want(200); !bytes.Equal(kept.Body, file.Body) {
			s.Error("what is kept is not what was shown")
		}
		s.seller.Get(first.Text("@id")).Want(404)
		s.admin.Get(first.Text("@id")).Want(200)
		s.seller.Get("/api/cart/" + id + "/pdf").Want(404)
		if read := s.admin.Get("/api/cart/" + id + "/pdf").Want(200); !bytes.Equal(read.Body, file.Body) {
			s.Error("an administrator reads another paper of it")
		}
		s.admin.Get("/api/cart/nobody/pdf").Want(404)
	})
}

func pdfOf(content string) string {
	return "data:application/pdf;base64," + base64.StdEncoding.EncodeToString([]byte(content))
}

// A document goes from one side to the other, and is taken away by who sent it alone.
func TestADocumentIsSent(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		const content = "%PDF-1.7\nTarif\n%%EOF\n"
		sent := s.seller.Post("/api/documents", fields{
			"recipient": apptest.IRI("users", apptest.Restaurant), "name": "../Tarif d’hiver.exe", "file": pdfOf(content),
		}).Want(201)
		if name := sent.Text("filename"); name != "Tarif d’hiver.pdf" {
			s.Errorf("it is called %q", name)
		}
		iri := sent.Text("@id")
		mail := s.h.MailTo(s.TB, apptest.Email(apptest.Restaurant))
		if mail.Subject != "Maison Alpha vous a envoyé un document" || !strings.HasSuffix(mail.Link(t), "/documents?document="+sent.Text("id")) {
			s.Errorf("the recipient is mailed %s: %s", mail.Subject, mail.Text)
		}
		told := s.buyer.Get("/api/notifications").Want(200)
		for member, want := range map[string]string{"kind": "document_received", "subject": iri, "name": "Tarif d’hiver.pdf"} {
			if got := told.Text("hydra:member/0/" + member); got != want {
				s.Errorf("the recipient is told %s %s instead of %s", member, got, want)
			}
		}
		if got := s.buyer.Get(iri).Want(200); got.Value("own") != false || got.Text("type") != "other" {
			s.Errorf("the other side reads %s", got.Body)
		}
		if got := s.buyer.Get(sent.Text("url")).Want(200); string(got.Body) != content || !strings.HasPrefix(got.Header.Get("Content-Disposition"), "attachment") {
			s.Errorf("%s %s", got.Header, got.Body)
		}
		s.h.As(s.TB, apptest.Email(apptest.Stranger)).Get(iri).Want(404)
		s.buyer.Delete(iri).Want(403)
		s.seller.Delete(iri).Want(204)
		s.buyer.Get(iri).Want(404)
		for what, file := range map[string]string{
			"html": "data:text/html;base64,PGI+", "html as PDF": "data:application/pdf;base64,PGI+", "svg": "data:image/svg+xml;base64,PHN2Zz4=", "nothing": "",
		} {
			if got := s.seller.Post("/api/documents", fields{"recipient": apptest.IRI("users", apptest.Restaurant), "name": "x.pdf", "file": file}); got.Status != 422 {
				s.Errorf("%s: %d", what, got.Status)
			}
		}
	})
}

// Each document is kept: who sends without end waits.
func TestNobodySendsWithoutEnd(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		send := func(c *apitest.Client) *apitest.Response {
			return c.Post("/api/documents", fields{"recipient": apptest.IRI("users", apptest.Restaurant), "name": "Tarif.pdf", "file": pdfOf("%PDF-1.7\n%%EOF\n")})
		}
		send(s.seller).Want(201)
		s.h.Exec(s.TB, `INSERT INTO documents (kind, number, subject_id, revision, order_id, order_number, supplier_id, supplier_name, customer_id,
 customer_name, language, is_own, issued_on, status, title, file, xml, size, search_text, began_at, placed_by, created_at, created_by, impersonator_id)
 WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 99)
 SELECT kind, number, subject_id, revision, order_id, order_number, supplier_id, supplier_name, customer_id,
 customer_name, language, is_own, issued_on, status, title, file, xml, size, search_text, began_at, placed_by, created_at, created_by, impersonator_id
 FROM documents, n WHERE kind = 'upload'`)
		if got := send(s.seller).Want(429); got.Header.Get("Retry-After") != "3600" {
			s.Errorf("%v", got.Header)
		}
		s.now.Advance(time.Hour + time.Second)
		send(s.h.As(s.TB, apptest.Email(apptest.Alpha))).Want(201) // its token has run out
	})
}
