package billing_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

const account = "FR1420041010050500013M02606"

// register has Alpha and Le Bistrot tell what invoices need of them.
func (s scene) register() {
	s.Helper()
	s.seller.Patch(apptest.IRI("parameter_suppliers", apptest.Alpha), fields{
		"legalForm": "SARL", "capital": 10000, "rcsCity": "Bordeaux", "vatOnDebits": true, "electronicAddress": "552100554_VENTES",
	}).Want(200)
	s.h.Exec(s.TB, "UPDATE users SET siren = '732829320' WHERE id = ?", apptest.Restaurant)
	s.buyer.Patch(apptest.IRI("parameter_restaurants", apptest.Restaurant), fields{
		"electronicAddress": "732829320", "billingContact": fields{"name": "Léa Compta", "email": "compta@cast.test", "phone": ""},
	}).Want(200)
	s.seller.PatchSeen("/api/bank_details/4", fields{"iban": account, "bic": "PSSTFRPPPAR"}).Want(200)
}

// An invoice says how both sides are registered when it is issued, and goes on saying it; who opted for VAT on debits has the
// mention of it. An electronic address that is no longer of the seller's SIREN is left out.
func TestAnInvoiceSaysHowItsSidesAreRegistered(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		s.register()
		s.delivered(6)
		invoice := s.buyer.Get("/api/invoices").Want(200).Text("hydra:member/0/@id")
		s.seller.Patch(apptest.IRI("parameter_suppliers", apptest.Alpha), fields{
			"legalForm": "EI", "capital": nil, "rcsCity": "", "outsideRcs": true, "vatOnDebits": false,
		}).Want(200)
		got := s.buyer.Get(invoice).Want(200)
		s.holds(got, map[string]any{
			"seller/legalForm": "SARL", "seller/capital": 10000.0, "seller/rcsCity": "Bordeaux", "seller/electronicAddress": "552100554_VENTES",
			"buyer/electronicAddress": "732829320", "buyer/contact": "Léa Compta, compta@cast.test", "outsideB2B": false,
		})
		if !strings.Contains(string(got.Body), "Option pour le paiement de la taxe d’après les débits.") {
			t.Errorf("the mention of VAT on debits is missing: %s", got.Body)
		}
		s.h.Exec(t, "UPDATE users SET siren = '404833048' WHERE id = ?", apptest.Alpha)
		s.delivered(6)
		second := s.buyer.Get(s.buyer.Get("/api/invoices?order[number]=desc").Want(200).Text("hydra:member/0/@id")).Want(200)
		s.holds(second, map[string]any{
			"seller/legalForm": "EI", "seller/capital": nil, "seller/rcsCity": "", "seller/siren": "404833048", "seller/electronicAddress": "",
		})
		if strings.Contains(string(second.Body), "après les débits") {
			t.Errorf("a mention of VAT on debits without the option: %s", second.Body)
		}
	})
}

// The account is read by the buyer who owes and by its supplier, in person: not by admins, agents, who acts for somebody, nor in
// lists, exports, the file of personal data or the rows of the invoice.
func TestBankDetailsAreForWhoOwes(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		s.register()
		s.delivered(6)
		invoice := s.buyer.Get("/api/invoices").Want(200).Text("hydra:member/0/@id")
		for _, reader := range []*apitest.Client{s.buyer, s.seller} {
			s.holds(reader.Get(invoice).Want(200), map[string]any{"bankDetails/iban": account, "bankDetails/bic": "PSSTFRPPPAR"})
		}
		acting := s.admin.With(apitest.Header("X-Switch-User", apptest.Email(apptest.Restaurant)))
		for who, reader := range map[string]*apitest.Client{"an admin": s.admin, "who acts for the buyer": acting} {
			got := reader.Get(invoice).Want(200)
			if got.Value("bankDetails") != nil || strings.Contains(string(got.Body), account) {
				t.Errorf("%s reads the account: %s", who, got.Body)
			}
		}
		s.h.As(t, apptest.Email(apptest.WineMerchant)).Get(invoice).Want(404)
		for where, body := range map[string][]byte{
			"the list": s.buyer.Get("/api/invoices").Body, "the buyer's file": s.buyer.Get("/api/me/export").Want(200).Body,
			"the card": s.buyer.Get(apptest.IRI("users", apptest.Alpha)).Want(200).Body, "the supplier's file": s.seller.Get("/api/me/export").Want(200).Body,
		} {
			if strings.Contains(string(body), account[4:20]) {
				t.Errorf("%s holds the account", where)
			}
		}
		if n := s.h.Count(t, "SELECT count(*) FROM invoices WHERE CAST(paper AS TEXT) LIKE '%"+account+"%'"); n != 0 {
			t.Errorf("%d invoices copied the account", n)
		}
		s.seller.PatchSeen("/api/bank_details/4", fields{"iban": "DE89370400440532013000", "bic": ""}).Want(200)
		s.holds(s.buyer.Get(invoice).Want(200), map[string]any{"bankDetails/iban": "DE89370400440532013000", "bankDetails/bic": ""})
	})
}

// A supplier reads what its invoices still need, what they wait for first; no order waits because of it but for its invoice.
func TestTheChecklistOfASupplier(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		lacking := func() []string {
			got := s.seller.Get(mandate + "/4").Want(200)
			codes := []string{}
			for n := 0; got.Value(path("lacking", n)) != nil; n++ {
				code := got.Text(path("lacking", n, "code"))
				if got.Value(path("lacking", n, "holdsBack")) == true {
					code += "!"
				}
				codes = append(codes, code)
			}
			return codes
		}
		check := func(want ...string) {
			t.Helper()
			if got := lacking(); !slices.Equal(got, want) {
				t.Errorf("lacking %v instead of %v", got, want)
			}
		}
		s.h.Exec(t, "UPDATE users SET siren = '', numvat = '' WHERE id = ?", apptest.Alpha)
		s.h.Exec(t, "UPDATE parameter_suppliers SET legal_form = '', capital_cents = NULL, rcs_city = '' WHERE user_id = ?", apptest.Alpha)
		check("mandate!", "siren!", "legal_form!", "capital!", "rcs!", "numvat!", "bank_details", "electronic_address")
		s.h.Exec(t, "UPDATE users SET siren = '552100554', numvat = 'FR12552100554' WHERE id = ?", apptest.Alpha)
		s.register()
		check("mandate!")
		s.accept()
		check()
		record := apptest.IRI("parameter_suppliers", apptest.Alpha)
		s.seller.Patch(record, fields{"vatRegime": "flat_rate"}).Want(200)
		check("vat_regime!")
		order := s.delivered(6)
		s.holds(s.seller.Get(order).Want(200), map[string]any{"status": "pending_invoice"})
		refused := s.seller.Post("/api/invoices", fields{"order": order}).Want(409)
		if refused.Text("code") != "billing.vat_regime" {
			t.Errorf("refused: %s", refused.Body)
		}
		s.seller.Post("/api/invoices", fields{"order": order, "issuedElsewhere": fields{
			"number": "F-1", "issuedOn": apptest.Monday().Format(time.DateOnly), "totalPriceTaxIncl": 82.68,
		}}).Want(201)
		s.seller.Patch(mandate+"/4", fields{"issuedElsewhere": true}).Want(200)
		s.seller.PatchSeen("/api/bank_details/4", fields{"iban": ""}).Want(200)
		check("bank_details")
	})
}

// Domain 5.8 (CGI, annexe II, 242 nonies A; Code de commerce, R123-238): an invoice waits for whatever it must say of either side, and
// says what that is; it is issued once it is told.
func TestAnInvoiceWaitsForWhatItMustSay(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		const supplier, buyer = "UPDATE users SET %s WHERE id = 4", "UPDATE users SET %s WHERE id = 3"
		const record, seat = "UPDATE parameter_suppliers SET %s WHERE user_id = 4", "UPDATE addresses SET %s WHERE user_id = 4"
		for _, lack := range []struct{ statement, without, with, words string }{
			{supplier, "company = '', first_name = ''", "company = 'Maison Alpha'", "la raison sociale"},
			{supplier, "siren = ''", "siren = '552100554'", "le SIREN"},
			{seat, "street = ''", "street = '1 rue du Test'", "une adresse de facturation"},
			{supplier, "numvat = ''", "numvat = 'FR12552100554'", "le n° de TVA"},
			{record, "legal_form = ''", "legal_form = 'SARL'", "la forme juridique"},
			{record, "capital_cents = NULL", "capital_cents = 1000000", "le capital social"},
			{record, "rcs_city = ''", "rcs_city = 'Bordeaux'", "la ville du RCS"},
			{record, "rcs_city = '', capital_cents = NULL", "outside_rcs = TRUE", "le capital social, la ville du RCS"},
			{buyer, "company = '', first_name = ''", "company = 'Le Bistrot'", "la raison sociale"},
		} {
			s.h.Exec(t, fmt.Sprintf(lack.statement, lack.without))
			order := s.delivered(6)
			s.holds(s.seller.Get(order).Want(200), map[string]any{"status": "pending_invoice"})
			refused := s.seller.Post("/api/invoices", fields{"order": order}).Want(409)
			if got := refused.Text("hydra:description"); !strings.Contains(got, ": "+lack.words+".") {
				t.Errorf("%s: %s", lack.words, got)
			}
			s.holds(s.seller.Get(mandate+"/4").Want(200), map[string]any{"incomplete": lack.statement != buyer})
			s.h.Exec(t, fmt.Sprintf(lack.statement, lack.with))
			s.holds(s.seller.Post("/api/invoices", fields{"order": order}).Want(201), map[string]any{"invoices/1": nil})
		}
	})
}

// Domain 5.8: an invoice names the buyer as it is called and registered on the day of issue, at the address of its order; what the buyer
// has not told yet is asked of it, and holds nothing back.
func TestAnInvoiceNamesItsBuyerAsOnTheDayOfIssue(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		s.h.Exec(t, "UPDATE users SET siren = '', numvat = '' WHERE id = ?", apptest.Restaurant)
		s.holds(s.buyer.Get("/api/invoices/summary").Want(200), map[string]any{
			"lacking/0/code": "siren", "lacking/0/holdsBack": false, "lacking/1/code": "numvat", "lacking/2/code": "electronic_address", "lacking/3": nil,
		})
		s.holds(s.seller.Get("/api/invoices/summary").Want(200), map[string]any{"lacking/0": nil})
		order := s.prepared(apptest.Item(apptest.AlphaWine, 6))
		s.h.Exec(t, "UPDATE users SET siren = '732829320', numvat = 'FR44732829320', company = 'Le Bistrot Neuf' WHERE id = ?", apptest.Restaurant)
		s.ship(order, 6)
		s.deliver(order, 0)
		invoice := s.buyer.Get(s.buyer.Get("/api/invoices").Want(200).Text("hydra:member/0/@id")).Want(200)
		s.holds(invoice, map[string]any{
			"buyer/siren": "732829320", "buyer/numvat": "FR44732829320", "buyer/company": "Le Bistrot Neuf", "outsideB2B": false,
		})
		if got, want := invoice.Text("buyer/address/street"), s.buyer.Get(order).Want(200).Text("billingAddress/street"); got != want {
			t.Errorf("the buyer is at %q, not %q", got, want)
		}
	})
}
