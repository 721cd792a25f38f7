package billing_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// Domain 5.8, R-9.046: a term is refused at its field, with the rule named, where it is agreed on: by the supplier for all of its
// customers and for one of them. Alpha sells spirits alone, then wine beside them. What was agreed on before stays.
func TestATermBeyondTheLawIsRefusedWhereItIsAgreedOn(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.h.Exec(t, "UPDATE products SET type = 'spirit' WHERE supplier_id = ?", apptest.Alpha)
		relation := s.seller.Get(apptest.IRI("users", apptest.Restaurant)).Want(200).Text("relation/@id")
		record := apptest.IRI("parameter_suppliers", apptest.Alpha)
		terms := func(kind string, days int) fields {
			return fields{"paymentTerms": fields{"kind": kind, "days": days}}
		}
		const rule = "30 jours après la fin du mois de livraison (Code de commerce, L441-11)"
		for _, where := range []string{record, relation} {
			for kind, words := range map[string]string{
				"days":         "La loi n’admet pas plus de 30 jours : " + rule,
				"end_of_month": "La loi n’admet pas plus de 30 jours après la fin du mois : " + rule,
			} {
				refused := s.seller.Patch(where, terms(kind, 31)).Want(422).Violations()
				if len(refused) != 1 || refused["paymentTerms.days"] != words {
					t.Errorf("%s of %s: %v", kind, where, refused)
				}
				s.seller.Patch(where, terms(kind, 30)).Want(200)
			}
		}
		s.h.Exec(t, "UPDATE products SET type = 'still' WHERE id = ?", apptest.AlphaWine)
		for _, where := range []string{record, relation} {
			s.seller.Patch(where, terms("days", 60)).Want(200)
			if got := s.seller.Patch(where, terms("days", 61)).Want(422).Violations()["paymentTerms.days"]; !strings.Contains(got, "pas plus de 60 jours") {
				t.Errorf("61 days of wine at %s: %q", where, got)
			}
		}
		s.h.Exec(t, "UPDATE products SET status = 'desactivated' WHERE id = ?", apptest.AlphaWine)
		s.seller.Patch(record, fields{"paymentTerms": fields{"kind": "days", "days": 60}, "handlingFee": "2"}).Want(200)
		s.seller.Patch(relation, fields{"paymentTerms": fields{"kind": "days", "days": 60}, "label": "Le voisin"}).Want(200)
		if got := s.seller.Patch(record, terms("days", 59)).Want(422).Violations(); got["paymentTerms.days"] == "" {
			t.Errorf("59 days of spirits: %v", got)
		}
	})
}
