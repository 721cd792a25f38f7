package app_test

import (
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/testkit"
)

// Every answer to GET that a demo account may have is as the OpenAPI document says: status, media type and body, with no
// member that the document does not name; its items are of classes that the Hydra documentation tells, and their @id can be
// read by who was given it; what can be changed is accepted as it was read. Ids are found in the collections.
func TestEveryAnswerIsAsTheDocumentSays(t *testing.T) {
	t.Parallel()
	if !testkit.Full() {
		t.Skip("the whole run reads everything as everybody")
	}
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			h := apptest.StartDemo(t, testkit.URL(t, dialect))
			answersAsTold(t, h, furnish(t, h))
		})
	}
}

func answersAsTold(t *testing.T, h *apptest.House, tokens map[string]string) {
	t.Helper()
	document, classes := readContract(t, h), readVocabulary(t, h)
	read, sent := map[string]bool{}, map[string]int{}
	answers := 0
	for _, email := range demoEmails() {
		r := &reader{t: t, document: document, classes: classes, client: h.AsDemo(t, email), found: map[string]string{}, tokens: tokens, links: links{}, sent: sent}
		for _, path := range document.reads() {
			r.read(path)
		}
		r.follow()
		r.sendBack()
		answers += r.answers
		for mismatch, example := range r.found {
			t.Errorf("%s reads GET %s (%s)", email, mismatch, example)
		}
		for path := range r.succeeded {
			read[path] = true
		}
	}
	for _, path := range document.reads() {
		if !read[path] {
			t.Errorf("GET %s was answered to nobody: nothing is known of its answer", path)
		}
	}
	for _, path := range document.reads() {
		if document.takesBack(path) && sent[path] == 0 {
			t.Errorf("nobody sent back what GET %s answers", path)
		}
	}
	t.Logf("%d answers compared", answers)
}

func demoEmails() []string {
	names := []string{
		"superadmin", "admin", "restaurant", "caviste", "gms", "cse", "fournisseur", "particulier", "distributeur", "agent",
	}
	for i, name := range names {
		names[i] = name + "@millesime.test"
	}
	return names
}

// reader is a demo account that reads everything it can.
type reader struct {
	t         *testing.T
	document  *contract
	classes   vocabulary
	client    *apitest.Client
	tokens    map[string]string // of links that were mailed, by the path that takes them
	found     map[string]string // mismatches, with an example
	succeeded map[string]bool
	members   map[string][]member
	links     links
	sent      map[string]int // bodies that were sent back, by path; of all readers
	answers   int
}

// member is an item of a collection.
type member map[string]any

// get asks for one address of a path and compares the answer.
func (r *reader) get(path, address string) *apitest.Response {
	var got *apitest.Response
	if path == "/api/notifications/stream" {
		open := r.client.Stream(address)
		defer open.Close()
		got = &open.Response
	} else {
		got = r.client.Get(address)
	}
	r.answers++
	for _, mismatch := range r.document.check(path, got) {
		r.found[path+" "+mismatch] = fmt.Sprintf("%s: %.300s", address, got.Body)
	}
	if strings.HasPrefix(got.Header.Get("Content-Type"), "application/ld+json") {
		var answer any
		got.JSON(&answer)
		for _, mismatch := range r.classes.check(answer) {
			r.found[path+": "+mismatch] = fmt.Sprintf("%s: %.300s", address, got.Body)
		}
		if got.Status == http.StatusOK {
			r.links.note(path, answer)
		}
	}
	if got.Status == http.StatusOK {
		if r.succeeded == nil {
			r.succeeded = map[string]bool{}
		}
		r.succeeded[path] = true
	}
	return got
}

// read asks for a path with whatever stands for its parameters.
func (r *reader) read(path string) {
	switch {
	case r.tokens[path] != "":
		r.get(path, strings.Replace(path, "{token}", r.tokens[path], 1))
	case !strings.Contains(path, "{"):
		for _, query := range r.queries(path) {
			r.get(path, path+query)
		}
	default:
		for _, address := range r.addresses(path) {
			r.get(path, address)
		}
	}
}

// queries are what a path without parameters is asked with.
func (r *reader) queries(path string) []string {
	switch path {
	case "/api/customers/unique":
		return []string{"?email=libre@millesime.test", "?email=caviste@millesime.test"}
	case "/api/sample_requests/allowance":
		return each("?product=", r.ids("/api/products"))
	case "/api/user_notes":
		return each("?user=", r.ids("/api/customers"))
	case "/api/orders/barcode":
		return []string{"?text=EXP-2026-000001", "?text=é"}
	case "/api/orders/dispatch":
		return each("?order=", r.ids("/api/orders"))
	case "/api/saved_views":
		return []string{"?screen=orders"}
	case "/api/products/export", "/api/product_imports/template":
		return []string{"", "?format=csv", "?format=xlsx"}
	case "/api/orders", "/api/quotations", "/api/sample_requests":
		return append([]string{"", "?itemsPerPage=500", "?itemsPerPage=-1"}, each("?status[]=", statuses())...)
	default:
		return []string{"", "?itemsPerPage=500", "?itemsPerPage=1&page=2", "?itemsPerPage=-1"}
	}
}

// addresses are those of items that the account finds in its collections.
func (r *reader) addresses(path string) []string {
	collection, _, _ := strings.Cut(path, "/{")
	switch collection {
	case "/api/product_images":
		return r.pictures()
	case "/api/files":
		return r.terms()
	case "/api/bank_details", "/api/invoicing_mandates": // of a supplier, by its own number
		return []string{collection + "/" + r.client.Get("/api/me").Text("id")}
	case "/api/sample_quotas": // what a supplier gives each customer
		collection = "/api/suppliers"
	case "/api/users":
		return append(r.each(path, "/api/users"), append(r.each(path, "/api/suppliers"), r.each(path, "/api/customers")...)...)
	}
	if strings.Contains(path, "{lot}") {
		return r.lots(path)
	}
	if slices.Contains([]string{"/api/addresses", "/api/stock_movements", "/api/user_notes", "/api/cart"}, collection) || strings.HasPrefix(collection, "/api/parameter_") {
		_, below, _ := strings.Cut(path, "}")
		return r.named(collection, below)
	}
	if strings.Contains(path, "{photo}") {
		return r.photos(path)
	}
	if strings.Contains(path, "{document}") {
		return r.documents(path)
	}
	return r.each(path, collection)
}

// each puts the ids of a collection, or its codes, into a path.
func (r *reader) each(path, collection string) []string {
	var all []string
	for _, id := range r.ids(collection) {
		all = append(all, strings.NewReplacer("{id}", id, "{code}", id).Replace(path))
	}
	return all
}

// named are the addresses of things without a collection, as the account itself and the ledgers of products name them, or of what is below.
func (r *reader) named(collection, below string) []string {
	sources := []string{"/api/me"}
	switch collection {
	case "/api/stock_movements":
		sources = r.each("/api/products/{id}/movements", "/api/products")
	case "/api/user_notes":
		sources = each("/api/user_notes?user=", r.ids("/api/customers"))
	case "/api/cart":
		sources = []string{"/api/cart"}
	}
	all := []string{collection + "/999999999" + below}
	for _, source := range sources {
		for _, found := range regexp.MustCompile(`"@id":"(`+collection+`/[\w-]+)"`).FindAllStringSubmatch(string(r.client.Get(source).Body), alike) {
			all = append(all, found[1]+below)
		}
	}
	return all
}

// lots puts those of the products into a path.
func (r *reader) lots(path string) []string {
	var all []string
	for _, id := range r.ids("/api/products") {
		got := r.client.Get("/api/products/" + id + "/lots")
		if got.Status != http.StatusOK {
			continue
		}
		lots, _ := got.Value("hydra:member").([]any)
		for _, lot := range lots {
			all = append(all, strings.NewReplacer("{id}", id, "{lot}", fmt.Sprint(object(lot)["lot"])).Replace(path))
		}
	}
	return all
}

// documents are those of the receipts that were announced last.
func (r *reader) documents(path string) []string {
	all := []string{strings.NewReplacer("{id}", "1", "{document}", "1").Replace(path)}
	receipts, _ := r.client.Get("/api/receipts?order[createdAt]=desc&itemsPerPage=3").Value("hydra:member").([]any)
	for _, receipt := range receipts {
		documents, _ := r.client.Get(fmt.Sprint(object(receipt)["@id"])).Value("documents").([]any)
		for _, d := range documents {
			all = append(all, fmt.Sprint(object(d)["url"]))
		}
	}
	return all
}

func (r *reader) photos(path string) []string {
	var all []string
	for _, id := range r.ids("/api/orders") {
		incidents, _ := r.client.Get("/api/orders/" + id).Value("incidents").([]any)
		for _, incident := range incidents {
			lines, _ := object(incident)["lines"].([]any)
			for _, line := range lines {
				if photo, _ := object(line)["photo"].(string); photo != "" {
					all = append(all, photo)
				}
			}
		}
	}
	if len(all) == 0 {
		return []string{strings.NewReplacer("{id}", "1", "{photo}", "1").Replace(path)}
	}
	return all
}

// terms are where general terms of suppliers are read.
func (r *reader) terms() []string {
	var all []string
	for _, id := range r.ids("/api/suppliers") {
		if address, _ := r.client.Get("/api/users/" + id).Value("parameters/base64ContentCGV").(string); address != "" {
			all = append(all, address)
		}
	}
	return all
}

func (r *reader) pictures() []string {
	var all []string
	for _, id := range r.ids("/api/products") {
		images, _ := r.client.Get("/api/products/" + id).Value("images").([]any)
		for _, image := range images {
			if address := fmt.Sprint(image); strings.HasPrefix(address, "/api/product_images/") {
				all = append(all, address)
			}
		}
	}
	return all
}

// ids are those of a few members of a collection that differ most, and one that does not exist.
func (r *reader) ids(collection string) []string {
	var ids []string
	kinds := map[string]int{}
	for _, m := range r.list(collection) {
		id := idOf(m)
		if id == "" {
			continue
		}
		kind := fmt.Sprint(m["status"], m["type"], object(m["userGroup"])["code"], m["tag"], m["origin"], m["images"] != nil, m["state"])
		if kinds[kind]++; kinds[kind] <= alike {
			ids = append(ids, id)
		}
	}
	return append(ids, "999999999")
}

// alike is how many members of one kind are read.
const alike = 2

func idOf(m member) string {
	switch id := m["id"].(type) {
	case nil:
		iri, _ := m["@id"].(string)
		return iri[strings.LastIndexByte(iri, '/')+1:]
	case float64:
		return fmt.Sprintf("%.0f", id)
	default:
		return fmt.Sprint(id)
	}
}

// list reads the members of a collection once, of every status where it hides some.
func (r *reader) list(collection string) []member {
	if known, ok := r.members[collection]; ok {
		return known
	}
	var all []member
	for _, query := range append([]string{"?itemsPerPage=500"}, r.furnished(collection)...) {
		var got struct {
			Members []member `json:"hydra:member"`
		}
		if answer := r.client.Get(collection + query); answer.Status == http.StatusOK {
			answer.JSON(&got)
		}
		all = append(got.Members, all...) // what was made for this test first
	}
	if r.members == nil {
		r.members = map[string][]member{}
	}
	r.members[collection] = all
	return all
}

// furnished finds what furnish made, wherever else it would stand.
func (r *reader) furnished(collection string) []string {
	switch collection {
	case "/api/products":
		return []string{"?search=" + furnished}
	case "/api/orders":
		return []string{"?status[]=incident&itemsPerPage=500"}
	default:
		return nil
	}
}

func each(prefix string, values []string) []string {
	all := make([]string, len(values))
	for i, value := range values {
		all[i] = prefix + value
	}
	return slices.Compact(all)
}

// statuses are the codes of specification 3.
func statuses() []string {
	return []string{
		"quotation", "canceled_quotation", "processing", "waiting_payment", "paid", "paid_error", "validated", "canceled", "preparation",
		"pending_shipping", "shipped", "partially_shipped", "pending_invoice", "closed", "billed", "incident", "pending", "valid", "ordering", "reject",
	}
}
