package api

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/url"
	"reflect"
	"strconv"
	"strings"

	"millesime/platform/lists"
)

// Item is embedded in every resource: its IRI, type and id.
type Item struct {
	IRI  string `json:"@id"`
	Type string `json:"@type"`
	ID   int64  `json:"id"`
}

// NewItem makes the head of a resource: NewItem("users", "User", 3).
func NewItem(resource, typeName string, id int64) Item {
	return Item{IRI: IRI(resource, id), Type: typeName, ID: id}
}

// Ref is embedded in what names another resource: its IRI and id.
type Ref struct {
	IRI string `json:"@id"`
	ID  int64  `json:"id"`
}

// RefTo names a resource: RefTo("users", 3).
func RefTo(resource string, id int64) Ref { return Ref{IRI: IRI(resource, id), ID: id} }

// Collection is a page of a list, in Hydra's words.
type Collection[T any] struct {
	Context          string `json:"@context"`
	IRI              string `json:"@id"`
	Type             string `json:"@type"`
	Members          []T    `json:"hydra:member"`
	TotalItems       int64  `json:"hydra:totalItems"`
	TotalItemsCapped bool   `json:"totalItemsCapped"` // the true total is larger
	View             View   `json:"hydra:view"`

	next position
}

// position is where a list goes on: at a cursor, or at a page. Its zero value says that it does not.
type position struct {
	after string
	page  int
}

// View links a page to its neighbours.
type View struct {
	IRI      string `json:"@id"`
	Type     string `json:"@type"`
	First    string `json:"hydra:first,omitempty"`
	Previous string `json:"hydra:previous,omitempty"`
	Next     string `json:"hydra:next,omitempty"`
	Last     string `json:"hydra:last,omitempty"` // left out where the total is capped
}

// Listed answers a list with what was found, or with what went wrong.
func Listed[T, R any](page Page, found lists.Page[R], show func(R) T, err error) (Collection[T], error) {
	if err != nil {
		return Collection[T]{}, err
	}
	return NewCollection(page, found, show), nil
}

// NewCollection makes the answer of a list: the page that was asked for, what was found, and how a row is shown.
func NewCollection[T, R any](page Page, found lists.Page[R], show func(R) T) Collection[T] {
	following := page.following(found.Total, found.Capped, found.Next)
	if len(found.Rows) == 0 {
		following = position{} // a list whose total is capped ends where nothing is left
	}
	return Collection[T]{
		Context: Prefix + "/contexts/" + Collection[T]{}.context(),
		IRI:     page.path, Type: "hydra:Collection",
		Members: lists.Map(found, show).Rows, TotalItems: found.Total, TotalItemsCapped: found.Capped,
		View: page.view(found.Total, found.Capped, found.Next), next: following,
	}
}

func (Collection[T]) context() string { return contextName(reflect.TypeFor[T]()) }

func (c Collection[T]) size() int { return len(c.Members) }

func (c Collection[T]) member(i int) any { return c.Members[i] }

func (c Collection[T]) following() position { return c.next }

// envelope is what stands before and after the members.
func (c Collection[T]) envelope() (before, after []byte, err error) {
	c.Members = []T{}
	data, err := json.Marshal(c)
	if err != nil {
		return nil, nil, fmt.Errorf("marshal a list: %w", err)
	}
	const members = `"hydra:member":[`
	at := bytes.Index(data, []byte(members)) + len(members)
	return data[:at], data[at:], nil
}

// contextName is the plain name of a resource's Go type.
func contextName(t reflect.Type) string {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	name, _, _ := strings.Cut(t.Name(), "[")
	if name == "" {
		return "Resource"
	}
	return strings.ToUpper(name[:1]) + name[1:]
}

func (p Page) view(total int64, capped bool, next string) View {
	view := View{IRI: p.link("", ""), Type: "hydra:PartialCollectionView"}
	if p.whole || p.ItemsPerPage == 0 {
		return view
	}
	view.First = p.link("page", "1")
	before := p.Page - 1
	if !capped {
		last := max(1, int((total+int64(p.ItemsPerPage)-1)/int64(p.ItemsPerPage)))
		view.Last, before = p.link("page", strconv.Itoa(last)), min(before, last)
	}
	if p.After == "" && before > 0 {
		view.Previous = p.link("page", strconv.Itoa(before))
	}
	switch at := p.following(total, capped, next); {
	case at.after != "":
		view.Next = p.link("after", at.after)
	case at.page != 0:
		view.Next = p.link("page", strconv.Itoa(at.page))
	}
	return view
}

// following is where the list goes on after this page.
func (p Page) following(total int64, capped bool, cursor string) position {
	switch {
	case cursor != "":
		return position{after: cursor, page: 1}
	case p.After == "" && (capped || int64(p.Page)*int64(p.ItemsPerPage) < total):
		return position{page: p.Page + 1}
	}
	return position{}
}

// link is the page's own address with another position in the list.
func (p Page) link(key, value string) string {
	if key == "" {
		if p.rawQuery == "" {
			return p.path
		}
		return p.path + "?" + p.rawQuery
	}
	var query strings.Builder // in the caller's order, which is that of several sort keys
	for pair := range strings.SplitSeq(p.rawQuery, "&") {
		name, _, _ := strings.Cut(pair, "=")
		if name != "" && name != "page" && name != "after" {
			query.WriteString(pair + "&")
		}
	}
	return p.path + "?" + query.String() + key + "=" + url.QueryEscape(value)
}
