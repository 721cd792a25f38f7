package app_test

import (
	"bytes"
	"flag"
	"maps"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"

	"millesime/cmd/millesime/app"
	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api"
	"millesime/platform/api/apitest"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) { testkit.Main(m) }

// Every operation has a decision, and is declared as decided: a new one is noticed the day it is written.
func TestEveryOperationIsDecided(t *testing.T) {
	t.Parallel()
	h := apptest.Start(t, testkit.URL(t, db.SQLite))
	table := decisions()
	for _, route := range h.App.Server.Routes() {
		d, ok := table[route.ID]
		if !ok {
			t.Errorf("%s %s (%s) has no decision: say in decisions() who may call it and for which rows", route.Method, route.Path, route.ID)
			continue
		}
		delete(table, route.ID)
		if d.row != "" && (d.related == "" || d.foreign == "") || d.own == "" {
			t.Errorf("%s is not decided for every row", route.ID)
		}
		if d.row == "" && strings.Contains(route.Path, "{") {
			t.Errorf("%s names a row in its path and not in its decision", route.ID)
		}
		if got, want := namesOf(route.Groups), namesOf(d.groups()); got != want || route.Public != (d.who == public) || route.Processing != d.waiting {
			t.Errorf("%s is declared for %s (waiting %t), decided for %s (%t)", route.ID, got, route.Processing, want, d.waiting)
		}
		if route.NotImpersonated != (d.acting == inPerson) {
			t.Errorf("%s is declared to be done in person: %t, decided otherwise", route.ID, route.NotImpersonated)
		}
	}
	for id := range table {
		t.Errorf("the decision of %s has no operation", id)
	}
}

// Every write of somebody may be repeated under an Idempotency-Key, but for these; the reference lists why.
func TestEveryWriteMayBeRepeated(t *testing.T) {
	t.Parallel()
	server, err := app.Declared()
	if err != nil {
		t.Fatal(err)
	}
	var without []string
	for _, route := range server.Routes() {
		if route.Method != http.MethodGet && route.Method != http.MethodPut && !route.Public && !route.Keyed {
			without = append(without, route.ID)
		}
	}
	slices.Sort(without)
	if want := []string{"auth.logout", "bank_details.patch", "me.erase", "notifications.read", "quotations.simulate", "sessions.delete", "taste_and_buy.simulate", "users.password"}; !slices.Equal(without, want) {
		t.Errorf("%v take no key, decided %v", without, want)
	}
}

// Nobody signed in is answered 401, and who waits for validation 403 with the reason, wherever the decision says so
// (domain 2.2, 9.1).
func TestEveryOperationForGuestsAndTheWaiting(t *testing.T) {
	t.Parallel()
	h := apptest.Start(t, testkit.URL(t, db.SQLite))
	h.MoveIn(t)
	guest := h.Guest(t)
	for id, route := range routes(h) {
		d := decisions()[id]
		got := d.call(guest, route, "1")
		if d.who == public {
			if !d.expects(own, "").matches(got) {
				t.Errorf("%s as guest: %d %s", id, got.Status, got.Body)
			}
			continue
		}
		if got.Status != http.StatusUnauthorized || got.Text("message") != "JWT Token not found" || got.Text("code") != "401" {
			t.Errorf("%s as guest: %d %s", id, got.Status, got.Body)
		}
	}
	next := int64(lastOfCircles)
	byID := routes(h)
	for _, id := range tried(byID) {
		route, d := byID[id], decisions()[id]
		if d.who == public || !slices.Contains(d.groups(), auth.Restaurant) {
			continue
		}
		c := newCircle(t, h, &next, auth.Restaurant, d.row)
		h.Exec(t, "UPDATE users SET status = 'processing' WHERE id = ?", c.caller)
		row := c.row(t, d.row, own)
		got := d.call(h.As(t, apptest.Email(c.caller)), route, row)
		awaited := got.Status == http.StatusForbidden && got.Text("hydra:description") == "Votre compte est en attente de validation"
		if awaited == d.waiting {
			t.Errorf("%s while waiting: %d %s", id, got.Status, got.Body)
		}
	}
}

// Every operation × each group × a row of its own, of somebody tied to it and of somebody else answers as decided
// (domain 2, R-6.035, R-6.060).
func TestEveryOperationForEveryGroup(t *testing.T) {
	t.Parallel()
	for _, group := range auth.AllGroups() {
		t.Run(string(group), func(t *testing.T) {
			t.Parallel()
			apptest.Databases(t, func(t *testing.T, h *apptest.House) { answersAsDecided(t, h, group) })
		})
	}
}

func answersAsDecided(t *testing.T, h *apptest.House, group auth.Group) {
	t.Helper()
	next := int64(lastOfCircles)
	byID := routes(h)
	for _, id := range tried(byID) {
		d := decisions()[id]
		for _, whose := range d.ties(group) {
			c := newCircle(t, h, &next, group, d.row)
			row := c.row(t, d.row, whose)
			client := h.As(t, apptest.Email(c.caller)).With(apitest.Header("Idempotency-Key", "walk-"+string(whose)))
			got := d.call(client, byID[id], row)
			if byID[id].Keyed && got.Status < http.StatusMultipleChoices {
				if again := d.call(client, byID[id], row); again.Status != got.Status || !bytes.Equal(again.Body, got.Body) {
					t.Errorf("%s as %s is answered %d %s, and when it is repeated %d %s", id, group, got.Status, got.Body, again.Status, again.Body)
				}
			}
			if want := d.expects(whose, group); !want.matches(got) {
				t.Errorf("%s of %s %s as %s: %d, decided %s: %s", id, whose, d.row, group, got.Status, want, got.Body)
			}
			if got.Status == http.StatusForbidden && got.Text("hydra:description") == "" {
				t.Errorf("%s as %s: a refusal without words: %s", id, group, got.Body)
			}
		}
	}
}

// operations narrows the walks to a module at work: go test ./cmd/millesime/app -run TestEvery -operations tastings.
var operations = flag.String("operations", "", "try only the operations whose names begin so")

// tried are the operations that a walk takes: a share of all, or those that were asked for.
func tried(byID map[string]api.Info) []string {
	all := slices.Sorted(maps.Keys(byID))
	if *operations == "" {
		return testkit.Share(all)
	}
	return slices.DeleteFunc(all, func(id string) bool { return !strings.HasPrefix(id, *operations) })
}

func routes(h *apptest.House) map[string]api.Info {
	byID := map[string]api.Info{}
	for _, route := range h.App.Server.Routes() {
		byID[route.ID] = route
	}
	return byID
}

func namesOf(groups []auth.Group) string {
	names := make([]string, 0, len(groups))
	for _, g := range groups {
		names = append(names, string(g))
	}
	slices.Sort(names)
	return strings.Join(slices.Compact(names), " ")
}

const public = "public"

// groupsNamed reads a name of the table: a group, or a word for several.
func groupsNamed(name string) []auth.Group {
	switch name {
	case public:
		return nil
	case "everyone":
		return auth.AllGroups()
	case "admins":
		return []auth.Group{auth.Admin, auth.Superadmin}
	case "sellers":
		return []auth.Group{auth.Supplier, auth.CommercialAgent}
	default:
		return []auth.Group{auth.Group(name)}
	}
}

// groups are those that may call.
func (d decision) groups() []auth.Group {
	var groups []auth.Group
	for name := range strings.SplitSeq(d.who, ", ") {
		groups = append(groups, groupsNamed(name)...)
	}
	return groups
}

// ties are the rows for which a group has an answer; who may not call is asked for once.
func (d decision) ties(group auth.Group) []tie {
	if d.who == public {
		return nil // guests are
	}
	if d.row == "" || !slices.Contains(d.groups(), group) {
		return []tie{own}
	}
	return slices.DeleteFunc([]tie{own, related, foreign}, func(whose tie) bool { return d.expects(whose, group) == none })
}

// answer is a status as the table writes it: "404", "2xx" for success, "refused" for a list of results that are, "-" for no
// such row.
type answer string

const none answer = "-"

func (a answer) matches(got *apitest.Response) bool {
	success := got.Status >= http.StatusOK && got.Status < http.StatusMultipleChoices
	refused := success && strings.Contains(got.Header.Get("Content-Type"), "json") && (got.Text("results/0/status") == "refused" || got.Value("results/0/error") != nil)
	switch a {
	case "2xx":
		return success && !refused
	case "refused":
		return refused
	default:
		return string(a) == strconv.Itoa(got.Status)
	}
}

// expects is what a group is answered.
func (d decision) expects(whose tie, group auth.Group) answer {
	if d.who != public && !slices.Contains(d.groups(), group) {
		return "403"
	}
	answers := map[tie]string{own: d.own, related: d.related, foreign: d.foreign}[whose]
	usual, exceptions, _ := strings.Cut(answers, ", ")
	for exception := range strings.SplitSeq(exceptions, ", ") {
		if name, status, ok := strings.Cut(exception, " "); ok && slices.Contains(groupsNamed(name), group) {
			return answer(status)
		}
	}
	return answer(usual)
}

// call sends the operation's request about a row.
func (d decision) call(client *apitest.Client, route api.Info, row string) *apitest.Response {
	path := route.Path
	for segment := range strings.SplitSeq(route.Path, "/") {
		if strings.HasPrefix(segment, "{") {
			path = strings.Replace(path, segment, row, 1)
		}
	}
	if d.query != "" {
		path += "?" + strings.ReplaceAll(d.query, "{row}", row)
	}
	if d.stream {
		open := client.Stream(path)
		defer open.Close()
		return &open.Response
	}
	if d.body == "" {
		return client.Do(route.Method, path, nil)
	}
	return client.Do(route.Method, path, strings.ReplaceAll(d.body, "{row}", row))
}
