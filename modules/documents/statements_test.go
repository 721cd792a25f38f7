package documents_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// at goes to a later day; who was signed in long ago signs in again.
func (s scene) at(year int, month time.Month, day, hour int) scene {
	s.Helper()
	s.now.Set(time.Date(year, month, day, hour, 0, 0, 0, time.UTC))
	s.seller, s.buyer = s.h.As(s.TB, apptest.Email(apptest.Alpha)), s.h.As(s.TB, apptest.Email(apptest.Restaurant))
	s.admin = s.h.As(s.TB, apptest.Email(apptest.Admin))
	return s
}

func (s scene) catchUp() {
	s.Helper()
	if err := s.h.App.Modules.Documents.CatchUp(s.Context()); err != nil {
		s.Fatal(err)
	}
	s.settle()
}

// account is the account of Le Bistrot at Maison Alpha, over a period.
func (s scene) account(from, to string) *apitest.Response {
	s.Helper()
	const relation = "SELECT id FROM user_relations WHERE parent_id = ? AND child_id = ?"
	id := s.h.Count(s.TB, relation, apptest.Alpha, apptest.Restaurant)
	return s.buyer.Get(fmt.Sprintf("/api/accounts/%d?from=%s&to=%s", id, from, to)).Want(200)
}

func (s scene) pay(amount float64, day string) {
	s.Helper()
	invoice := s.seller.Get("/api/invoices").Want(200).Text("hydra:member/0/@id")
	s.seller.Post("/api/payments", fields{
		"customer": apptest.IRI("users", apptest.Restaurant), "kind": "transfer", "receivedOn": day, "amount": amount, "reference": "VIR " + day,
		"allocations": []any{fields{"invoice": invoice, "amount": amount}},
	}).Want(201)
}

// A month's statement is made once the month is over in Paris: what was owed before, every line, and what that leaves, as the account's
// page has them. 99.22 were invoiced on 16 November, and 40.00 came on the 20th: 59.22 are left, due on 16 December.
func TestAMonthOfAnAccountIsOnPaper(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.seller.PatchSeen("/api/bank_details/4", fields{"iban": "FR7630006000011234567890189", "bic": "AGRIFRPP"}).Want(200)
		s.delivered(6)
		s = s.at(2026, time.November, 20, 9)
		s.pay(40, "2026-11-20")
		s = s.at(2026, time.December, 1, 3) // four o'clock in Paris
		s.catchUp()
		if got := s.buyer.Get("/api/documents?type[]=releve").Want(200).Text("hydra:totalItems"); got != "0" {
			s.Fatalf("%s statements before the month is over", got)
		}
		s = s.at(2026, time.December, 1, 4)
		s.catchUp()
		s.catchUp()
		account := s.account("2026-11-01", "2026-11-30")
		for who, client := range map[string]*apitest.Client{"buyer": s.buyer, "seller": s.seller, "admin": s.admin} {
			listed := client.Get("/api/documents?type[]=releve").Want(200)
			for member, want := range map[string]any{
				"hydra:totalItems": 1.0, "hydra:member/0/kind": "statement", "hydra:member/0/number": "2026-11", "hydra:member/0/issuedOn": "2026-11-30",
				"hydra:member/0/totalPriceTaxIncl": 59.22, "hydra:member/0/status": "ready", "hydra:member/0/subject": account.Text("@id"),
			} {
				if got := listed.Value(member); got != want {
					s.Errorf("%s: %s is %v instead of %v", who, member, got, want)
				}
			}
		}
		file := s.buyer.Get("/api/documents?type[]=releve").Want(200).Text("hydra:member/0/url")
		words := text(s.TB, s.buyer.Get(file).Want(200).Body)
		for _, said := range []string{
			"Relevé de compte", "Du 01/11/2026 au 30/11/2026", "Maison Alpha", "552100554", "1 rue du Test", "Le Bistrot", "Solde avant le 01/11/2026",
			"Facture FAC-S4-2026-000001", "16/12/2026", "99,22 €", "Paiement VIR 2026-11-20", "40,00 €", "Solde au 30/11/2026", "59,22 €",
			"Reste à régler au 30/11/2026 : 59,22 €", "À échoir : 59,22 €", "FR76 3000 6000 0112 3456 7890 189", "Relevé 2026-11",
		} {
			if !strings.Contains(words, said) {
				s.Errorf("the paper does not say %q:\n%s", said, words)
			}
		}
		if opening, closing := account.Value("openingBalance"), account.Value("closingBalance"); opening != 0.0 || closing != 59.22 {
			s.Errorf("the page of the account has %v and %v", opening, closing)
		}
		s.admin.Get(file).Want(200)
		if n := s.h.Count(s.TB, "SELECT COUNT(*) FROM audit_entries WHERE action = 'documents.read'"); n != 1 {
			s.Errorf("the trail has %d entries of readers instead of the administrator's", n)
		}
		for _, other := range []int64{apptest.Stranger, apptest.Agent} {
			s.h.As(s.TB, apptest.Email(other)).Get(file).Want(404)
		}
	})
}

// Months of before get their statements one after the other, each ending at what the next begins with; a month that moved nothing has one
// while something is owed. What is entered later for a month that has its statement is told by the next one.
func TestEachMonthHasItsStatementOnce(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.delivered(6) // 99.22
		s = s.at(2027, time.February, 2, 9)
		s.catchUp()
		listed := func(want map[string]any) {
			s.Helper()
			got := s.seller.Get("/api/documents?type[]=releve&order[issuedOn]=asc").Want(200)
			for member, value := range want {
				if is := got.Value(member); is != value {
					s.Errorf("%s is %v instead of %v", member, is, value)
				}
			}
		}
		listed(map[string]any{
			"hydra:totalItems": 3.0, "hydra:member/0/number": "2026-11", "hydra:member/1/number": "2026-12", "hydra:member/2/number": "2027-01",
			"hydra:member/2/totalPriceTaxIncl": 99.22,
		})
		s.pay(99.22, "2027-01-15")
		s = s.at(2027, time.April, 2, 9)
		s.catchUp()
		listed(map[string]any{"hydra:totalItems": 3.0, "hydra:member/2/totalPriceTaxIncl": 99.22})
		s.delivered(6)
		s = s.at(2027, time.May, 2, 9)
		s.catchUp()
		listed(map[string]any{"hydra:totalItems": 4.0, "hydra:member/3/number": "2027-04", "hydra:member/3/totalPriceTaxIncl": 99.22})
		last := s.buyer.Get("/api/documents?type[]=releve").Want(200).Text("hydra:member/0/url")
		words := text(s.TB, s.buyer.Get(last).Want(200).Body)
		if said := "Le relevé précédent (01/2027) se terminait à 99,22 € : −99,22 € d’écritures datées d’avant le 01/04/2027"; !strings.Contains(words, said) {
			s.Errorf("the paper does not say %q:\n%s", said, words)
		}
	})
}

// A statement that is made late says what was open at the end of its month, and tells nobody to pay it: 99.22 of November were due on
// 16 December, and paid in January.
func TestALateStatementSaysWhatWasOpenThen(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.seller.PatchSeen("/api/bank_details/4", fields{"iban": "FR7630006000011234567890189"}).Want(200)
		s.delivered(6)
		s = s.at(2027, time.February, 2, 9)
		s.pay(99.22, "2027-01-15")
		s.catchUp()
		listed := s.buyer.Get("/api/documents?type[]=releve&order[issuedOn]=asc").Want(200)
		for at, said := range []string{"À échoir : 99,22 €", "Échu de 1 à 30 jours : 99,22 €", "Paiement VIR 2027-01-15"} {
			words := text(s.TB, s.buyer.Get(listed.Text(fmt.Sprintf("hydra:member/%d/url", at))).Want(200).Body)
			if !strings.Contains(words, said) || strings.Contains(words, "IBAN") {
				s.Errorf("the paper of month %d says:\n%s", at, words)
			}
		}
	})
}
