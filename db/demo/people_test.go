package demo_test

import (
	"fmt"
	"regexp"
	"strconv"
	"testing"

	"millesime/platform/db"
)

func people(t *testing.T, d *db.DB) {
	var rows []struct {
		ID                                                     int64
		Email, GroupCode, Siren, Siret, Numvat, Phone, Company string
		Billing, Shipping                                      int
	}
	err := d.Read().NewSelect().TableExpr("users AS u").
		ColumnExpr("u.id, u.email, u.group_code, u.siren, u.siret, u.numvat, u.phone, u.company").
		ColumnExpr("(SELECT count(*) FROM addresses a WHERE a.user_id = u.id AND a.type_address = 'billing') AS billing").
		ColumnExpr("(SELECT count(*) FROM addresses a WHERE a.user_id = u.id AND a.type_address = 'shipping') AS shipping").
		Where("u.contact_email = ''").Scan(t.Context(), &rows)
	if err != nil {
		t.Fatal(err)
	}
	mail := regexp.MustCompile(`^[a-z0-9.-]+@(millesime|exemple)\.test$`)
	seen := map[string]bool{}
	for _, r := range rows {
		if !mail.MatchString(r.Email) || seen[r.Email] {
			t.Errorf("e-mail %q is odd or used twice", r.Email)
		}
		seen[r.Email] = true
		if r.Billing != 1 || r.Shipping != 1 {
			t.Errorf("%s has %d billing and %d shipping addresses", r.Email, r.Billing, r.Shipping)
		}
		if len(r.Phone) != 10 {
			t.Errorf("phone %q", r.Phone)
		}
		if r.GroupCode == "customer" {
			continue
		}
		if seen[r.Siren] || !checksum(r.Siren, 9) || !checksum(r.Siret, 14) || r.Siret[:9] != r.Siren || r.Company == "" {
			t.Errorf("%s: SIREN %s, SIRET %s", r.Email, r.Siren, r.Siret)
		}
		seen[r.Siren] = true
		n, _ := strconv.Atoi(r.Siren)
		if want := fmt.Sprintf("FR%02d%s", (12+3*(n%97))%97, r.Siren); r.Numvat != want {
			t.Errorf("%s: VAT number %s, want %s", r.Email, r.Numvat, want)
		}
	}
	none(t, d, "addresses outside metropolitan France", "SELECT id FROM addresses WHERE country <> 'FR' OR street = '' OR city = '' OR "+
		"LENGTH(postcode) <> 5 OR postcode < '01000' OR postcode >= '96000' OR postcode LIKE '20%'")
	none(t, d, "one town for a postcode", "SELECT postcode FROM addresses GROUP BY postcode HAVING count(DISTINCT city) > 1")
	none(t, d, "an agent above a supplier", "SELECT r.id FROM user_relations r JOIN users c ON c.id = r.child_id WHERE c.group_code = 'supplier'")
	none(t, d, "an assigned agent without a relation", "SELECT r.id FROM user_relations r WHERE r.agent_id IS NOT NULL AND NOT EXISTS "+
		"(SELECT 1 FROM user_relations a WHERE a.parent_id = r.parent_id AND a.child_id = r.agent_id AND a.status = 'valid')")
}

// checksum is Luhn's, as the company register uses it.
func checksum(digits string, length int) bool {
	sum := 0
	for i := range len(digits) {
		n := int(digits[len(digits)-1-i] - '0')
		if i%2 == 1 {
			n *= 2
			n = n/10 + n%10
		}
		sum += n
	}
	return len(digits) == length && sum%10 == 0
}

// standing checks that every account has what its status asks for.
func standing(t *testing.T, d *db.DB) {
	none(t, d, "deleted without a way back", "SELECT id FROM users WHERE status = 'deleted' AND (status_before = '' OR deleted_at IS NULL)")
	none(t, d, "deleted before it came", "SELECT id FROM users WHERE deleted_at IS NOT NULL AND (status <> 'deleted' OR deleted_at < created_at)")
	none(t, d, "blocked for nothing", "SELECT id FROM users WHERE status = 'blocked' AND status_reason = ''")
	none(t, d, "orders open of the deleted", "SELECT o.id FROM orders o JOIN users u ON u.id IN (o.customer_id, o.supplier_id) "+
		"WHERE u.status = 'deleted' AND o.status NOT IN ('quotation', 'canceled_quotation', 'canceled', 'closed')")
}
