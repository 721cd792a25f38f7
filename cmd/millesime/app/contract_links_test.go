package app_test

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
)

// links are the addresses that answers give their items, by the place where each stands: a path, and a member below it.
type links map[string][]string

// note keeps a few addresses of each place of an answer.
func (l links) note(path string, answer any) {
	var walk func(place string, value any)
	walk = func(place string, value any) {
		switch part := value.(type) {
		case []any:
			for _, item := range part {
				walk(place, item)
			}
		case map[string]any:
			if id, ok := part["@id"].(string); ok && len(l[place]) < 3*alike {
				l[place] = append(l[place], id)
			}
			for name, member := range part {
				if !strings.HasPrefix(name, "@") {
					walk(place+" "+name, member)
				}
			}
		}
	}
	walk(path, answer)
}

// follow reads every address that this account was given: what it was named, it may read.
func (r *reader) follow() {
	known := map[string]int{}
	for place, addresses := range r.links {
		for _, address := range addresses {
			document, _, _ := strings.Cut(address, "#") // a part of what is read there
			if _, read := known[document]; !read {
				known[document] = r.client.Get(document).Status
			}
			if known[document] != http.StatusOK {
				r.found[fmt.Sprintf("%s: the @id leads to %d", place, known[document])] = address
			}
		}
	}
}

// sendBack changes everything to what it is: a client that reads, changes one value and sends the whole is not refused.
// What has ended takes no change.
func (r *reader) sendBack() {
	for _, path := range r.document.reads() {
		if !r.document.takesBack(path) || !r.succeeded[path] {
			continue
		}
		addresses := []string{path}
		if strings.Contains(path, "{") {
			addresses = r.addresses(path)
		}
		for _, address := range addresses {
			got := r.client.Get(address)
			if may, told := got.Value("mayEdit").(bool); got.Status != http.StatusOK || told && !may {
				continue
			}
			sent := r.client.Patch(address, string(got.Body))
			if slices.Contains([]int{http.StatusForbidden, http.StatusNotFound, http.StatusConflict}, sent.Status) { // read by more than may change it
				continue
			}
			r.sent[path]++
			if sent.Status >= http.StatusMultipleChoices {
				r.found[fmt.Sprintf("%s sent back as PATCH: %d", path, sent.Status)] = fmt.Sprintf("%s: %.300s", address, sent.Body)
			}
		}
	}
}
