package api

import (
	"errors"
	"strconv"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"millesime/platform/lists"
)

// Reference is a link to a resource by its id. On input "/api/users/3",
// "api/users/3", "3" and 3 are the same (domain 9.1); the field's tag
// `ref:"users"` makes the resource's name be checked. 0 means none.
type Reference int64

// IRI names a resource: IRI("users", 3) is "/api/users/3".
func IRI(resource string, id int64) string {
	return Prefix + "/" + resource + "/" + strconv.FormatInt(id, 10)
}

// IRIOrNull names what has an id; null: it has none.
func IRIOrNull(resource string, id int64) *string {
	if id == 0 {
		return nil
	}
	return new(IRI(resource, id))
}

// IDs are those that references name.
func IDs(references []Reference) []int64 {
	return lists.Each(references, func(r Reference) int64 { return int64(r) })
}

// Or is the id that is named; where none is, another one.
func (r Reference) Or(id int64) int64 {
	if r == 0 {
		return id
	}
	return int64(r)
}

var errReference = errors.New("not a reference")

// ParseReference reads any accepted form of a reference. With a resource other
// than "", a form that names another resource is refused.
func ParseReference(text, resource string) (Reference, error) {
	name, digits := "", text
	if slash := strings.LastIndexByte(text, '/'); slash >= 0 {
		path, ok := strings.CutPrefix(strings.TrimPrefix(text[:slash], "/"), "api/")
		if !ok || path == "" {
			return 0, errReference
		}
		name, digits = path, text[slash+1:]
	}
	if name != "" && resource != "" && name != resource {
		return 0, errReference
	}
	id, err := strconv.ParseUint(digits, 10, 63)
	if err != nil || id == 0 || digits[0] == '0' || digits[0] == '+' {
		return 0, errReference
	}
	return Reference(id), nil
}

// MarshalJSON writes the id, or null for none. Answers name resources by IRI
// instead.
func (r Reference) MarshalJSON() ([]byte, error) {
	if r == 0 {
		return []byte("null"), nil
	}
	return strconv.AppendInt(nil, int64(r), 10), nil
}

// UnmarshalJSON accepts an IRI, a numeric string or a number; null is 0.
func (r *Reference) UnmarshalJSON(data []byte) error {
	ref, err := referenceFromJSON(data, "")
	if err == nil {
		*r = ref
	}
	return err
}

// referenceFromJSON reads a JSON value; the empty string is none, as null is.
func referenceFromJSON(data []byte, resource string) (Reference, error) {
	text := string(data)
	if text == "null" || text == `""` {
		return 0, nil
	}
	if len(text) >= 2 && text[0] == '"' {
		// Escapes cannot be part of a reference but for "\/", which JSON allows.
		text = strings.ReplaceAll(text[1:len(text)-1], `\/`, "/")
	} else {
		text = wholeText(text)
	}
	return ParseReference(text, resource)
}

// Schema shows a reference as an IRI.
func (Reference) Schema(huma.Registry) *huma.Schema {
	return &huma.Schema{Type: huma.TypeString, Format: "iri-reference"}
}
