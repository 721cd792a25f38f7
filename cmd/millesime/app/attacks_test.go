package app_test

import (
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// The attacks on people and their rights, and where each is tested:
//
//   - enumeration by timing: TestKnownAndUnknownAreTheSameWork (modules/users/same_work_test.go); measured in
//     ./task test:full by TestTimingTellsNothing, TestTimingOfSignIn (modules/users/timing_test.go)
//   - enumeration by text: TestForgottenPasswordTellsNothing, TestCreateBySellerOfKnownEmail, TestAccountLimit; the one call
//     that tells is limited: TestUniqueness (modules/users)
//   - enumeration by numbers: TestNumbersTellNothing (modules/users/attacks_test.go)
//   - stuffing: TestFailureLimits, TestAccountLimit, TestGuessesSideBySide (modules/users), TestForgedAddressesLiftNoLimit
//   - links of mails, used again, by another, beside each other, expired: TestResetLinkServesOnce, TestResetLinkExpires,
//     TestResetLinkEndsWithItsAddress, TestNewEmailCountsOnceItsLinkIsFollowed (modules/users), TestOneLinkOfManyBrowsers
//   - mass assignment, foreign rows, terms, conditions, notes, identity of a customer changed by its supplier:
//     TestAttempts; each operation × group × row: TestEveryOperationForEveryGroup; of a registration:
//     TestRegisterMassAssignment (modules/users)
//   - acting for somebody: TestAttempts, TestImpersonation (modules/users), TestImpersonatedOrder
//   - sessions: stolen or stale ones in TestNewEmailAsksForThePassword, TestNewPasswordEndsAChangeOfEmail,
//     TestSignInBesideWhatEndsSessions (modules/users/attacks_test.go), those of others in TestSessionsAreTheOwnersAlone
//   - hidden fields by order, search or cursor: TestListsHideWhatTheReaderMayNotSortBy, TestCursorStaysInScope (modules/users),
//     TestSearchTakesWordsOnly; forged cursors: platform/db
//   - uploads, among them scripts in SVG and 40 megapixels: TestUploadsOfRecords (modules/users), platform/picture
//   - mails: header injection in TestRegisterHeaderInjection (modules/users) and platform/mail, signs that nobody sees in
//     TestUnseenSigns, words for strangers in TestMailsToStrangersRepeatNothing (modules/users/attacks_test.go)
//   - cross-site POST: TestCrossSiteForms (modules/users), TestXSRF (platform/api)
//   - open redirect: TestDocuments (platform/api), login.test.tsx (ui), TestNoWayToAnotherSite
//   - races: TestBlockedBesideCalls, TestAddressesSideBySide (modules/users)
//   - secrets in the trail, in logs and in the database: TestNothingSecretIsWrittenDown

// attempt is a call that must not succeed.
type attempt struct {
	what   string
	who    int64 // 0 is a guest
	as     int64 // whom an admin acts for; 0 is nobody
	method string
	path   string
	body   string
	want   int
}

// attempts are calls of people who are up to something. Nothing they name may change by them.
func attempts() []attempt {
	const (
		guest, restaurant, alpha, agent  = 0, apptest.Restaurant, apptest.Alpha, apptest.Agent
		admin, super, stranger, cse      = apptest.Admin, apptest.Superadmin, apptest.Stranger, apptest.CSE
		get, post, patch, remove         = http.MethodGet, http.MethodPost, http.MethodPatch, http.MethodDelete
		alphaOfRestaurant, alphaOfAgent  = 1, 3 // relations
		betaOfRestaurant, agentOfRestaur = 2, 4
	)
	user := func(id int64) string { return apptest.IRI("users", id) }
	relation := func(id int64) string { return apptest.IRI("user_children", id) }
	record := func(id int64) string { return apptest.IRI("parameter_restaurants", id) }
	address := `{"user":"%s","typeAddress":"shipping","street":"1 rue","postcode":"75011","city":"Paris"}`
	return []attempt{
		{"own group", restaurant, 0, patch, user(restaurant), `{"userGroup":"admin"}`, 403},
		{"own status", restaurant, 0, patch, user(restaurant), `{"status":"deleted"}`, 403},
		{"own number", restaurant, 0, patch, user(restaurant), `{"id":1}`, 403},
		{"own pending e-mail", restaurant, 0, patch, user(restaurant), `{"pendingEmail":"x@example.test"}`, 422},
		{"own password hash", restaurant, 0, patch, user(restaurant), `{"passwordHash":"plain:x"}`, 400},
		{"own password with the identity", restaurant, 0, patch, user(restaurant), `{"password":"Autre#2027"}`, 400},
		{"own discount", restaurant, 0, patch, record(restaurant), `{"discountOnInvoice":"50"}`, 403},
		{"own rebate", restaurant, 0, patch, record(restaurant), `{"supplierRebate":"50"}`, 403},
		{"own frame", restaurant, 0, patch, record(restaurant), `{"agreementFrame":"/api/agreement_frames/1"}`, 403},
		{"a record under another kind", restaurant, 0, patch, apptest.IRI("parameter_cses", restaurant), `{"discountOnInvoice":"50"}`, 403},
		{"own status among many", restaurant, 0, post, "/api/users/statuses", `{"users":[3],"status":"valid"}`, 403},

		{"the identity of a customer by its supplier", alpha, 0, patch, user(restaurant), `{"company":"Moi"}`, 403},
		{"the e-mail of a customer by its supplier", alpha, 0, patch, user(restaurant), `{"email":"moi@example.test"}`, 403},
		{"the password of a customer by its supplier", alpha, 0, patch, user(restaurant) + "/password", `{"password":"Autre#2027"}`, 403},
		{"the status of a customer by its supplier", alpha, 0, patch, user(restaurant), `{"status":"blocked"}`, 403},
		{"the identity of a customer by its agent", agent, 0, patch, user(restaurant), `{"company":"Moi"}`, 403},
		{"the identity of a stranger", alpha, 0, patch, user(stranger), `{"company":"Moi"}`, 404},
		{"an account with a password by a seller", alpha, 0, post, "/api/users", newcomer(`"password":"Autre#2027"`), 422},
		{"an admin by a seller", alpha, 0, post, "/api/users", newcomer(`"userGroup":"admin"`), 422},
		{"an admin by an admin", admin, 0, post, "/api/users", newcomer(`"userGroup":"admin"`), 422},
		{"a superadmin by a superadmin", super, 0, post, "/api/users", newcomer(`"userGroup":"superadmin"`), 422},
		{"an account by a buyer", restaurant, 0, post, "/api/users", newcomer(""), 403},

		{"a stranger's address", restaurant, 0, patch, apptest.IRI("addresses", apptest.Shipping(stranger)), `{"city":"Ici"}`, 404},
		{"a stranger's address away", restaurant, 0, remove, apptest.IRI("addresses", apptest.Shipping(stranger)), "", 404},
		{"a customer's address by its supplier", alpha, 0, patch, apptest.IRI("addresses", apptest.Shipping(restaurant)), `{"city":"Ici"}`, 404},
		{"an address for a customer", alpha, 0, post, "/api/addresses", fmt.Sprintf(address, user(restaurant)), 403},
		{"an address for a stranger", restaurant, 0, post, "/api/addresses", fmt.Sprintf(address, user(stranger)), 404},
		{"another owner for one's address", restaurant, 0, patch, apptest.IRI("addresses", apptest.Shipping(restaurant)), `{"user":"/api/users/13"}`, 400},

		{"terms by the child", restaurant, 0, patch, relation(alphaOfRestaurant), `{"permanentDiscount":"90"}`, 403},
		{"margin by the agent", agent, 0, patch, relation(alphaOfAgent), `{"negociationMargin":"90"}`, 403},
		{"terms of another supplier", alpha, 0, patch, relation(betaOfRestaurant), `{"permanentDiscount":"90"}`, 404},
		{"terms of the customer's agent", alpha, 0, patch, relation(agentOfRestaur), `{"permanentDiscount":"90"}`, 404},
		{"terms by an admin", admin, 0, patch, relation(alphaOfRestaurant), `{"permanentDiscount":"90"}`, 403},
		{"a relation answered by its parent", alpha, 0, patch, relation(alphaOfRestaurant), `{"status":"pending"}`, 422},
		{"a relation refused by its parent", alpha, 0, patch, relation(alphaOfRestaurant), `{"status":"reject"}`, 403},
		{"an agent that is none", alpha, 0, patch, relation(alphaOfRestaurant), `{"agent":"/api/users/4"}`, 422},
		{"an agent by the customer's agent", agent, 0, patch, relation(agentOfRestaur), `{"agent":"/api/users/` + strconv.Itoa(agent) + `"}`, 422},
		{"a relation ended by a stranger", stranger, 0, remove, relation(alphaOfRestaurant), "", 404},
		{"a relation ended as one's child's", restaurant, 0, remove, relation(alphaOfRestaurant), "", 404},
		{"a relation of others", stranger, 0, get, apptest.IRI("user_parent", alphaOfRestaurant), "", 404},
		{"the terms of others", stranger, 0, get, relation(alphaOfRestaurant) + "/parameters", "", 404},
		{"an invitation of nobody sent again", restaurant, 0, post, relation(alphaOfRestaurant) + "/resend", "", 404},
		{"an invitation by an admin", admin, 0, post, "/api/user_children", `{"email":"newcomer@example.test"}`, 403},
		{"acting: an invitation accepted", admin, restaurant, post, "/api/invitations/x", "", 403},

		{"notes by a buyer", restaurant, 0, get, "/api/user_notes?user=/api/users/3", "", 403},
		{"notes about a stranger", alpha, 0, get, "/api/user_notes?user=/api/users/13", "", 404},
		{"a note about a stranger", alpha, 0, post, "/api/user_notes", `{"user":"/api/users/13","text":"x"}`, 404},
		{"the history of oneself", restaurant, 0, get, user(restaurant) + "/history", "", 403},
		{"the trail by an admin", admin, 0, get, "/api/audit_entries", "", 403},
		{"everybody by a supplier", alpha, 0, get, "/api/users", "", 403},
		{"the figures of a stranger", alpha, 0, get, "/api/customers/13/kpi", "", 404},

		{"a superadmin by an admin", admin, 0, patch, user(super), `{"status":"blocked"}`, 404},
		{"the history of a superadmin", admin, 0, get, user(super) + "/history", "", 404},
		{"an address of a superadmin", admin, 0, patch, apptest.IRI("addresses", apptest.Shipping(super)), `{"city":"Ici"}`, 404},
		{"an admin's own status", admin, 0, patch, user(admin), `{"status":"blocked"}`, 403},
		{"an admin's own group", admin, 0, patch, user(admin), `{"userGroup":"superadmin"}`, 403},
		{"a restaurant made admin by an admin", admin, 0, patch, user(restaurant), `{"userGroup":"admin"}`, 403},
		{"a restaurant made superadmin", super, 0, patch, user(restaurant), `{"userGroup":"superadmin"}`, 403},
		{"the password of another by an admin", admin, 0, patch, user(restaurant) + "/password", `{"password":"Autre#2027"}`, 403},
		{"an admin's own account away", admin, 0, post, "/api/me/erasure", `{}`, 403},

		{"acting: password", admin, restaurant, patch, user(restaurant) + "/password", `{"password":"Autre#2027"}`, 403},
		{"acting: e-mail", admin, restaurant, patch, user(restaurant), `{"email":"moi@example.test"}`, 403},
		{"acting: link of an e-mail", admin, restaurant, post, "/api/email_changes/x", "", 403},
		{"acting: sessions", admin, restaurant, get, "/api/sessions", "", 403},
		{"acting: end a session", admin, restaurant, remove, "/api/sessions/x", "", 403},
		{"acting: export", admin, restaurant, get, "/api/me/export", "", 403},
		{"acting: erasure", admin, restaurant, post, "/api/me/erasure", `{}`, 403},
		{"acting: status", admin, restaurant, patch, user(restaurant), `{"status":"blocked"}`, 403},
		{"acting: an admin's right", admin, restaurant, patch, record(restaurant), `{"discountOnInvoice":"9"}`, 403},
		{"acting: everybody", admin, restaurant, get, "/api/users", "", 403},
		{"acting for an admin", super, admin, get, "/api/me", "", 403},
		{"acting for a superadmin", admin, super, get, "/api/me", "", 403},
		{"acting for oneself", admin, admin, get, "/api/me", "", 403},
		{"a supplier acting for its customer", alpha, restaurant, get, "/api/me", "", 403},

		{"a guest's status of others", guest, 0, post, "/api/users/statuses", `{"users":[3],"status":"blocked"}`, 401},
		{"a guest's export", guest, 0, get, "/api/me/export", "", 401},
		{"a guest's link of an e-mail", guest, 0, post, "/api/email_changes/x", "", 401},
		{"a supplier by registration", guest, 0, post, "/api/register", newcomer(`"password":"Autre#2027","userGroup":"supplier"`), 422},
		{"a valid account by registration", guest, 0, post, "/api/register", newcomer(`"password":"Autre#2027","status":"valid"`), 400},
		{"a made-up link", guest, 0, post, "/api/forgot_password/" + strings.Repeat("x", 43), `{"password":"Autre#2027"}`, 404},
		{"another's session", cse, 0, remove, "/api/sessions/00000000-0000-0000-0000-000000000000", "", 404},
	}
}

// newcomer is the body of an account with some more members; a later one of a name counts.
func newcomer(more string) string {
	body := `{"email":"newcomer@example.test","userGroup":"restaurant","firstName":"Ève","lastName":"Neuve","company":"Neuve"`
	if more != "" {
		body += "," + more
	}
	return body + "}"
}

// filed is where conditions of sale stand: a job brings what stands in rows into the store of files meanwhile.
var filed = regexp.MustCompile(`"base64ContentCGV":"[^"]*"`)

func TestAttempts(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		super := h.As(t, apptest.Email(apptest.Superadmin))
		state := func() []string {
			var people []string
			for id := int64(1); id <= apptest.Stranger; id++ {
				people = append(people, filed.ReplaceAllString(string(super.Get(apptest.IRI("users", id)).Want(200).Body), ""))
			}
			for _, table := range []string{"users", "addresses", "user_relations", "user_notes", "audit_entries", "account_tokens"} {
				people = append(people, fmt.Sprint(table, h.Count(t, "SELECT count(*) FROM "+table)))
			}
			return append(people, fmt.Sprint(
				h.Count(t, "SELECT count(*) FROM jobs WHERE kind = 'mail_send_v2'"),
				h.Count(t, "SELECT sum(permanent_discount_bp) + 1000 * sum(negociation_margin_bp) FROM user_relations WHERE status = 'valid'"),
				h.Count(t, "SELECT count(*) FROM refresh_families WHERE revoked_at IS NOT NULL"),
			))
		}
		browsers := map[int64]*apitest.Client{0: h.Guest(t)}
		for _, a := range attempts() {
			if browsers[a.who] == nil {
				browsers[a.who] = h.As(t, apptest.Email(a.who))
			}
		}
		before := state()
		for _, a := range attempts() {
			var options []apitest.Option
			if a.as != 0 {
				options = append(options, apitest.Header("X-Switch-User", apptest.Email(a.as)))
			}
			var body any
			if a.body != "" {
				body = a.body
			}
			if got := browsers[a.who].Do(a.method, a.path, body, options...); got.Status != a.want {
				t.Errorf("%s: %d instead of %d: %s", a.what, got.Status, a.want, abridged(string(got.Body)))
			}
		}
		if after := state(); !slices.Equal(after, before) {
			for i := range after {
				if after[i] != before[i] {
					t.Errorf("something changed: %s\nwas %s", after[i], before[i])
				}
			}
		}
	})
}

// Headers that a client makes up count nobody as somebody else.
func TestForgedAddressesLiftNoLimit(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		statuses := map[int]int{}
		for n := range 11 { // five a minute of the clock, of which two may be touched
			forged := fmt.Sprintf("203.0.113.%d", n)
			got := h.Guest(t).Get("/api/customers/unique?email=a@example.test", apitest.Header("X-Forwarded-For", forged),
				apitest.Header("X-Real-IP", forged), apitest.Header("Forwarded", "for="+forged))
			statuses[got.Status]++
		}
		if statuses[429] == 0 || statuses[200] > 10 {
			t.Errorf("answers %v", statuses)
		}
	})
}

// Of many browsers with one link one is served, also while the account is open elsewhere.
func TestOneLinkOfManyBrowsers(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		email := apptest.Email(apptest.CSE)
		browser := h.As(t, email)
		browser.Patch(apptest.IRI("users", apptest.CSE), map[string]string{"email": "new@example.test", "firstName": "Ève", "lastName": "Neuve"}).Want(200)
		link := strings.TrimPrefix(h.MailTo(t, "new@example.test").Link(t), "/profile?email=")
		admin := h.As(t, apptest.Email(apptest.Admin))
		admin.Post("/api/users", newcomer("")).Want(201)
		activation := strings.TrimPrefix(h.MailTo(t, "newcomer@example.test").Link(t), "/forgot-password/")
		h.As(t, apptest.Email(apptest.Stranger)).Post("/api/email_changes/"+link, nil).Want(404)
		for what, call := range map[string]func() int{
			"e-mail": func() int { return browser.Post("/api/email_changes/"+link, nil).Status },
			"activation": func() int {
				return h.Guest(t).Post("/api/forgot_password/"+activation, `{"password":"Autre#2027"}`).Status
			},
		} {
			served := 0
			for status, n := range sideBySide(6, call) {
				switch status {
				case 200, 204:
					served += n
				case 404:
				default:
					t.Errorf("%s: %d answers %d", what, n, status)
				}
			}
			if served != 1 {
				t.Errorf("%s: served %d times", what, served)
			}
		}
	})
}

// sideBySide makes a call several times at once and counts the answers.
func sideBySide(times int, call func() int) map[int]int {
	var (
		group    sync.WaitGroup
		mu       sync.Mutex
		statuses = map[int]int{}
	)
	for range times {
		group.Go(func() {
			status := call()
			mu.Lock()
			defer mu.Unlock()
			statuses[status]++
		})
	}
	group.Wait()
	return statuses
}

// Who is blocked while it calls is out when the admin's call is answered, and leaves no session behind.
func TestBlockedBesideCalls(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		browser, admin := h.As(t, apptest.Email(apptest.Stranger)), h.As(t, apptest.Email(apptest.Admin))
		var blocked sync.WaitGroup
		blocked.Go(func() { admin.Patch(apptest.IRI("users", apptest.Stranger), `{"status":"blocked"}`).Want(200) })
		for status := range sideBySide(24, func() int { return browser.Get("/api/me").Status }) {
			if status != 200 && status != 401 {
				t.Errorf("beside the block: %d", status)
			}
		}
		blocked.Wait()
		for status, n := range sideBySide(8, func() int { return browser.Get("/api/me").Status }) {
			if status != 401 {
				t.Errorf("after the block: %d answers %d", n, status)
			}
		}
		h.Guest(t).Post("/api/token/auth", map[string]string{"email": apptest.Email(apptest.Stranger), "password": apptest.Password}).Want(401)
		if n := h.Count(t, "SELECT count(*) FROM refresh_families WHERE user_id = ? AND revoked_at IS NULL", apptest.Stranger); n != 0 {
			t.Errorf("%d open sessions", n)
		}
	})
}

// A search is words: its signs mean themselves, and what a reader does not see is not found either.
func TestSearchTakesWordsOnly(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Stranger))
		for _, sign := range []string{"%25", "_", "%5C", "%25e%25", "'", "%22", "%5C%25", "'%20OR%201=1--", "*"} {
			if got := supplier.Get("/api/customers?search=" + sign).Want(200).Text("hydra:totalItems"); got != "0" {
				t.Errorf("%s finds %s", sign, got)
			}
		}
		if got := supplier.Get("/api/customers?search=bistrot").Want(200).Text("hydra:totalItems"); got != "1" {
			t.Errorf("the customer is found %s times", got)
		}
		if got := buyer.Get("/api/suppliers?search=cast.test").Want(200).Text("hydra:totalItems"); got != "0" { // by e-mails
			t.Errorf("%s suppliers by a hidden e-mail", got)
		}
	})
}

// No address of this site sends a browser to another.
func TestNoWayToAnotherSite(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		for _, page := range []string{
			"/logout?redirect=//evil.example", "/logout?next=https://evil.example", "//evil.example/", "/%2f%2fevil.example",
			"/login?redirect=https://evil.example", "/en//evil.example", "/\\evil.example", "/en/logout?redirect=%2F%2Fevil.example",
		} {
			if got := h.Guest(t).Do(http.MethodGet, page, nil); strings.Contains(got.Header.Get("Location"), "evil") {
				t.Errorf("%s: %d %s", page, got.Status, got.Header.Get("Location"))
			}
		}
	})
}

// What only its owner may know is in no log line, no entry of the trail and no row in clear.
func TestNothingSecretIsWrittenDown(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		const iban, paid, note, reset, fresh = "FR1420041010050500013M02606", "DE89370400440532013000", "Paie toujours en retard", "Reset#2027", "Fresh#2028"
		email := apptest.Email(apptest.Agent)
		h.Guest(t).Post("/api/forgot_password", map[string]string{"email": email}).Want(204)
		link := strings.TrimPrefix(h.MailTo(t, email).Link(t), "/forgot-password/")
		h.Guest(t).Post("/api/forgot_password/"+link, map[string]string{"password": reset}).Want(204)
		signedIn := h.Guest(t)
		token := signedIn.Post("/api/token/auth", map[string]string{"email": email, "password": reset}).Want(200).Text("token")
		agent := signedIn.With(apitest.Token(token))
		agent.Patch(apptest.IRI("users", apptest.Agent)+"/password", map[string]string{"password": fresh}).Want(204)
		agent.Patch(apptest.IRI("parameter_commercial_agents", apptest.Agent), map[string]string{"iban": iban}).Want(200)
		agent.Patch(apptest.IRI("users", apptest.Agent), map[string]string{"email": "agent@example.test", "firstName": "Ève", "lastName": "Neuve"}).Want(200)
		change := strings.TrimPrefix(h.MailTo(t, "agent@example.test").Link(t), "/profile?email=")
		agent.Post("/api/email_changes/"+change, nil).Want(200)
		seller := h.As(t, apptest.Email(apptest.Alpha))
		seller.PatchSeen(apptest.IRI("bank_details", apptest.Alpha), map[string]any{"iban": paid}).Want(200)
		seller.Post("/api/user_notes", map[string]string{"user": "/api/users/3", "text": note}).Want(201)

		trail := string(h.As(t, apptest.Email(apptest.Superadmin)).Get("/api/audit_entries?itemsPerPage=500").Want(200).Body)
		file := string(agent.Get("/api/me/export").Want(200).Body)
		for what, secret := range map[string]string{
			"reset link": link, "reset password": reset, "password": fresh, "change link": change, "access token": token,
			"refresh token": signedIn.Cookie("refresh_token"), "IBAN": iban, "bank details": paid, "note": note,
		} {
			for where, text := range map[string]string{"trail": trail, "log": h.Logged(), "export": file} {
				if secret == "" || strings.Contains(text, secret) {
					t.Errorf("the %s is in the %s", what, where)
				}
			}
		}
		for _, token := range []string{link, change, signedIn.Cookie("refresh_token")} {
			if n := h.Count(t, "SELECT (SELECT count(*) FROM account_tokens WHERE token_hash = ?) + (SELECT count(*) FROM refresh_tokens WHERE token_hash = ?) + (SELECT count(*) FROM users WHERE pending_email_hash = ?)", token, token, token); n != 0 {
				t.Errorf("%s is kept in clear", token)
			}
		}
	})
}
