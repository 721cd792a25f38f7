package app_test

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/testkit"
)

// Whatever stands in a member of a person, an address, a record, terms or a note: it is taken or refused, never a 5xx.
func TestHostilePeople(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		browsers := map[int64]*apitest.Client{0: h.Guest(t)}
		for _, f := range peopleForms() {
			if browsers[f.who] == nil {
				browsers[f.who] = h.As(t, apptest.Email(f.who))
			}
			for member := range strings.FieldsSeq(f.members) {
				for _, value := range testkit.Share(hostileValues()) {
					body := fmt.Sprintf(`{%s%q:%s}`, f.rest, member, value)
					got := browsers[f.who].Do(f.method, f.path, body)
					survived(t, fmt.Sprintf("%s %s %s", f.method, f.path, abridged(body)), got)
				}
				h.Exec(t, "DELETE FROM call_counts")
			}
		}
		super := browsers[apptest.Superadmin]
		for _, path := range testkit.Share(hostilePeopleReads()) {
			survived(t, abridged(path), super.Get(path))
		}
	})
}

// peopleForm is an operation with the members that its body may have.
type peopleForm struct {
	who     int64
	method  string
	path    string
	rest    string // the members that it must have, with a comma behind
	members string
}

func peopleForms() []peopleForm {
	const (
		identity = "email civility firstName lastName company phone siren siret numvat eaNumber birthday language "
		address  = "typeAddress label company street street2 postcode city country phone isDefault "
		pictures = "id base64ContentLogo base64ContentPhoto "
	)
	person := `"email":"eve@example.test","userGroup":"restaurant","firstName":"Ève","lastName":"Neuve","company":"Neuve",`
	place := `"typeAddress":"billing","street":"1 rue","postcode":"75011","city":"Paris",`
	patch, post := http.MethodPatch, http.MethodPost
	return []peopleForm{
		{apptest.Superadmin, post, "/api/users", person, identity + "password userGroup addresses"},
		{apptest.Alpha, post, "/api/users", person, identity + "userGroup addresses"},
		{0, post, "/api/register", person + `"password":"Autre#2027",`, identity + "userGroup addresses password"},
		{0, post, "/api/forgot_password", "", "email"},
		{0, post, "/api/forgot_password/x", "", "password"},
		{apptest.CSE, patch, apptest.IRI("users", apptest.CSE), `"firstName":"Ève","lastName":"Neuve",`, identity + "id userGroup status reason"},
		{apptest.Superadmin, post, "/api/users/statuses", `"users":[999],"status":"valid",`, "users status reason"},
		{apptest.CSE, post, "/api/addresses", place, address + "user"},
		{apptest.CSE, patch, apptest.IRI("addresses", apptest.Billing(apptest.CSE)), "", address},
		{apptest.Superadmin, patch, apptest.IRI("parameter_cses", apptest.CSE), "", pictures + "agreementFrame discountOnInvoice supplierRebate electronicAddress billingContact"},
		{
			apptest.Beta, patch, apptest.IRI("parameter_suppliers", apptest.Beta), "", pictures + "base64ContentCGV agreementFrames freeShippingFromValue " +
				"freeShippingFromQuantity storeFreeShippingFromValue storeFreeShippingFromQuantity minimumOrderValue handlingFee autoValidate defaultWarehouse paymentTerms " +
				"legalForm capital rcsCity outsideRcs vatOnDebits vatRegime electronicAddress",
		},
		{apptest.Beta, patch, apptest.IRI("bank_details", apptest.Beta), `"version":1,`, "iban bic"},
		{apptest.Agent, patch, apptest.IRI("parameter_commercial_agents", apptest.Agent), "", pictures + "rsac siren vatRegistered sector iban"},
		{apptest.Alpha, patch, apptest.IRI("user_children", 1), "", "negociationMargin agentFee permanentDiscount outstandingValue paymentTerms label"},
		{apptest.Alpha, post, "/api/user_notes", `"user":3,"text":"x",`, "user text"},
		{apptest.Gamma, post, "/api/me/erasure", "", "nothing"},
	}
}

// hostileValues are JSON values that a rule, a number or a database could trip over.
func hostileValues() []string {
	values := []string{
		"null", "true", "0", "-1", "1e400", "1.005", "9223372036854775807", "9223372036854775808", `[]`, `{}`, `[null]`, `[{}]`, `[[]]`, `{"kind":"days","days":-1}`,
		`"\u0000"`, `"\ud800"`, "\"\xff\"",
	}
	for _, text := range []string{
		"", " ", "é", "\u00a0", "\u2028", "\u202e", "\u200b", "a@b.fr\u2028", "a\u00a0b@c.fr", "NaN", "1e400", "-0", "0x10", "１２", "92233720368547758.08", "12.345",
		"0000-00-00", "9999-12-31", "2026-02-30", "/api/users/99999999999999999999", "api/users/-1", "/api/user_groups/", "' OR 1=1 --", "{reason}{email}", "%00%ff",
		"data:image/png;base64,", "data:image/svg+xml;base64,PHN2Zy8+", "data:;base64,AAAA", "data:application/pdf;base64,JVBERi0=", strings.Repeat("9", 400), strings.Repeat("é", 5000),
	} {
		encoded, err := json.Marshal(text)
		if err != nil {
			panic(err) // a string always marshals
		}
		values = append(values, string(encoded))
	}
	return values
}

func hostilePeopleReads() []string {
	cursor := func(text string) string { return base64.RawURLEncoding.EncodeToString([]byte(text)) }
	paths := []string{
		"/api/forgot_password/%00", "/api/forgot_password/%ff", "/api/forgot_password/" + strings.Repeat("x", 5000), "/api/customers/unique?email=%00",
		"/api/customers/unique?email=a%E2%80%A8b@c.fr", "/api/customers/9223372036854775808/kpi", "/api/customers/-1/kpi", "/api/user_notes", "/api/user_notes?user=x",
		"/api/audit_entries?after=-1", "/api/audit_entries?after=9223372036854775808", "/api/audit_entries?actor=x", "/api/audit_entries?subjectId=x",
		"/api/audit_entries?action=%00", "/api/audit_entries?subject=%ff", "/api/audit_entries?from=0000-01-01&to=9999-12-31", "/api/audit_entries?page=9223372036854775807",
	}
	for _, value := range []string{`null`, `3`, `{}`, `"\u0000"`, `"\ud800"`, "\"\xff\"", `"0000-01-01T00:00:00Z"`, `"9999-12-31T23:59:59-23:59"`} {
		for _, key := range []string{"company", "lastName", "email", "createdAt", "status"} {
			paths = append(paths, fmt.Sprintf("/api/users?order[%s]=desc&after=%s", key, cursor(fmt.Sprintf(`{"s":%q,"v":[%s],"i":1}`, key, value))))
		}
	}
	for _, query := range []string{"createdAt[gte]=0001-01-01", "createdAt[lte]=9999-12-31", "createdAt[gte]=x", "status[]=x", "userGroup[]=%00", "order[email]=up", "search=%00", "search=%ff"} {
		paths = append(paths, "/api/users?"+query)
	}
	return paths
}
