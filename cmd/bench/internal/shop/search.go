package shop

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"strings"
	"sync/atomic"
	"unicode/utf8"

	"millesime/cmd/bench/internal/load"
)

// Searches are texts as they stand in the search box while somebody types: the beginnings of product names.
type Searches struct {
	Person Person
	Texts  []string
}

const (
	namesTyped  = 40
	shortest    = 2 // letters, of the first text sent
	longestName = 24

	leastMistyped = 6
)

// FindSearches types the names of products from all over the catalogue.
func FindSearches(server *load.Server, p Person) (Searches, error) {
	found := Searches{Person: p}
	var l listing
	uri := "/api/products?" + query("order[createdAt]", "asc", "itemsPerPage", "500")
	if err := ask(server, load.Request{URI: uri, Token: p.Token}, &l); err != nil {
		return found, err
	}
	for i := 0; i < len(l.Members); i += max(1, len(l.Members)/namesTyped) {
		var item struct {
			Name string `json:"name"`
		}
		if err := json.Unmarshal(l.Members[i], &item); err != nil {
			return found, err
		}
		found.Texts = append(found.Texts, typed(item.Name)...)
	}
	if len(found.Texts) == 0 {
		return found, errors.New("the catalogue has no names to search for")
	}
	return found, nil
}

// typed lists what is sent while a name is typed, letter by letter; dashes and apostrophes are typed as spaces.
func typed(name string) []string {
	name = strings.Join(strings.FieldsFunc(name, func(r rune) bool { return strings.ContainsRune(" '’-–.,()&/\"", r) }), " ")
	var texts []string
	letters := 0
	for at := range name + " " {
		if text := name[:at]; letters >= shortest && !strings.HasSuffix(text, " ") {
			texts = append(texts, text)
		}
		if letters++; letters > longestName {
			break
		}
	}
	if utf8.RuneCountInString(name) < shortest {
		return nil
	}
	return texts
}

// Mistyped are the same names as people get them wrong: each word of so many letters without one of them.
func (s Searches) Mistyped() Searches {
	wrong := Searches{Person: s.Person}
	for _, text := range s.Texts {
		words := strings.Fields(text)
		last := []rune(words[len(words)-1])
		if len(last) < leastMistyped {
			continue
		}
		words[len(words)-1] = string(last[:len(last)/2]) + string(last[len(last)/2+1:])
		wrong.Texts = append(wrong.Texts, strings.Join(words, " "))
	}
	return wrong
}

// Script asks the product.
func (s Searches) Script() load.Script {
	return func(connection, n int) load.Request {
		return load.Request{URI: "/api/products?itemsPerPage=30&search=" + s.text(connection, n), Token: s.Person.Token}
	}
}

// BareScript asks the bare server.
func (s Searches) BareScript() load.Script {
	return func(connection, n int) load.Request { return load.Request{URI: "/search?q=" + s.text(connection, n)} }
}

func (s Searches) text(connection, n int) string {
	return url.QueryEscape(s.Texts[(connection*13+n)%len(s.Texts)])
}

// Facets asks for the facets of regions. Every question has a price limit of its own, so that no answer counted
// before helps.
type Facets struct {
	Person  Person
	Regions []string
	limit   atomic.Int64
}

// dearest is a limit in cents that no product reaches, so that each question counts all of them.
const dearest = 1_000_000_00

func (f *Facets) next(connection, n int) (region string, cents int64) {
	return url.QueryEscape(f.Regions[(connection+n)%len(f.Regions)]), dearest - f.limit.Add(1)
}

// Script asks the product.
func (f *Facets) Script() load.Script {
	return func(connection, n int) load.Request {
		region, cents := f.next(connection, n)
		return load.Request{
			URI:   fmt.Sprintf("/api/products/facets?region%%5B%%5D=%s&priceTaxExcl%%5Blte%%5D=%d.%02d", region, cents/100, cents%100),
			Token: f.Person.Token,
		}
	}
}

// BareScript asks the bare server.
func (f *Facets) BareScript() load.Script {
	return func(connection, n int) load.Request {
		region, cents := f.next(connection, n)
		return load.Request{URI: fmt.Sprintf("/facets?region=%s&most=%d", region, cents)}
	}
}

// AgainScript asks the product the same questions again and again, as many viewers of one catalogue do.
func (f *Facets) AgainScript() load.Script {
	return func(connection, n int) load.Request {
		region := url.QueryEscape(f.Regions[(connection+n)%len(f.Regions)])
		return load.Request{URI: "/api/products/facets?region%5B%5D=" + region, Token: f.Person.Token}
	}
}
