package api

import (
	"encoding/json"
	"reflect"
	"testing"
	"time"

	"millesime/platform/fault"
	"millesime/platform/money"
)

type fuzzed struct {
	Item
	Text   string            `json:"text"`
	Number int8              `json:"number"`
	Size   uint16            `json:"size"`
	Ratio  float64           `json:"ratio"`
	Flag   *bool             `json:"flag"`
	Price  money.Cents       `json:"price"`
	At     time.Time         `json:"at"`
	Ref    Reference         `json:"ref" ref:"users"`
	Bytes  []byte            `json:"bytes"`
	Any    any               `json:"any"`
	Raw    json.RawMessage   `json:"raw"`
	Map    map[string]string `json:"map"`
	Nested []fuzzed          `json:"nested"`
	Field  Field[[]int]      `json:"field,omitzero"`
	Hidden string            `json:"-"`
}

// FuzzDecodeJSON: nothing but JSON is accepted, nothing makes the decoder
// panic, what it refuses is the client's fault, and what it accepts reads the
// same after a round trip.
func FuzzDecodeJSON(f *testing.F) {
	for _, seed := range []string{
		`{}`, `null`, `[]`, `"a"`, `{"text":"\u00e9\ud83c\udf77\"","number":"-12","size":3,"ratio":1e3,"flag":null,"price":"12.5"}`,
		`{"at":"2026-11-20T09:00:00Z","ref":"/api/users/3","bytes":"aGk=","any":{"a":[1,"]"]},"raw":[ 1 ],"map":{"k":"v"}}`,
		`{"nested":[{"nested":[{"field":[1,"2"]}]},{}],"@id":"/api/x/1","@ignored":{"a":"}\\\""}}`,
		`{"x":1}`, `{"text":1}`, `{"number":128}`, `{"number":"1_0"}`, `{"ratio":"NaN"}`, `{"ratio":"0x1p-2"}`, `{} {}`, `{"text":"a\u0000"}`,
		`{"nested":[`, "{\"text\":\"\xff\"}", ` { "text" : "a" , "number" : 1 } `, `{"ref":"\/api\/users\/3"}`, `{"text":"a","text":null}`,
		`{"ref":"a\"/1"}`, `{"":1}`, `{"te\u0078t":"a"}`, `{"any":1e999}`, `{"price":12.345}`, `{"price":1e2}`, `{"number":-6.00,"size":"3.0","ref":7.0,"field":[1.0]}`, `{"number":6.}`,
	} {
		f.Add([]byte(seed))
	}
	decode := compile(reflect.TypeFor[fuzzed]())
	f.Fuzz(func(t *testing.T, data []byte) {
		var first fuzzed
		err := decodeJSON(data, reflect.ValueOf(&first).Elem(), decode)
		if err != nil {
			if refusal, ok := fault.As(err); !ok || refusal.Kind != fault.Malformed && refusal.Violations == nil {
				t.Fatalf("%q: %v", data, err)
			}
			return
		}
		if !json.Valid(data) {
			t.Fatalf("accepted %q", data)
		}
		text, err := json.Marshal(first)
		if err != nil {
			return // an instant in a year of five digits, for one
		}
		var second fuzzed
		if err := decodeJSON(text, reflect.ValueOf(&second).Elem(), decode); err != nil {
			t.Fatalf("%q became %q: %v", data, text, err)
		}
		if again, err := json.Marshal(second); err != nil || string(again) != string(text) {
			t.Fatalf("%q became %q, then %q: %v", data, text, again, err)
		}
	})
}

// What both accept, both read alike.
func TestDecodesAsEncodingJSON(t *testing.T) {
	t.Parallel()
	document := []byte(`{"@id":"/api/x/1","@type":"X","id":4,"text":"\u00e9\ud83c\udf77\\n","number":-128,"size":65535,"ratio":-1.5e-3,"flag":false,
		"at":"2026-11-20T09:00:00.123456Z","bytes":"aGk=","any":{"a":[1,"]",null]},"raw":[ 1 ],"map":{"k":"v","":"w"},"nested":[{"text":"deep"},{}]}`)
	var ours, theirs fuzzed
	if err := decodeJSON(document, reflect.ValueOf(&ours).Elem(), compile(reflect.TypeFor[fuzzed]())); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(document, &theirs); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(ours, theirs) {
		t.Errorf("%+v\n%+v", ours, theirs)
	}
}

func TestRouterPrefersFixedSegments(t *testing.T) {
	t.Parallel()
	tree := &router[string]{}
	for _, path := range []string{"/a/{id}", "/a/fixed", "/a/{id}/b", "/a/fixed/c", "/"} {
		tree.add("GET", path, path)
	}
	for path, want := range map[string]string{
		"/a/3": "/a/{id}", "/a/fixed": "/a/fixed", "/a/fixed/": "/a/fixed", "/a/fixed/b": "/a/{id}/b", "/a/fixed/c": "/a/fixed/c",
		"/": "/", "/a": "", "/a/": "", "/a//b": "", "/a/3/b/c": "", "/a/%zz": "",
	} {
		if found, _ := tree.find(path); found["GET"] != want {
			t.Errorf("%s: %q instead of %q", path, found["GET"], want)
		}
	}
	if _, params := tree.find("/a/x%2Fy/b"); len(params) != 1 || params[0] != "x/y" {
		t.Errorf("params: %q", params)
	}
}

func TestSchemaNames(t *testing.T) {
	t.Parallel()
	for full, want := range map[string]string{
		"millesime/modules/orders/internal/rest.line":                                                 "OrdersLine",
		"millesime/modules/orders/ordersapi.Line":                                                     "OrdersApiLine",
		"millesime/modules/orders/internal/domain.State":                                              "OrdersDomainState",
		"millesime/platform/api.Item":                                                                 "Item",
		"millesime/platform/money.Cents":                                                              "MoneyCents",
		"millesime/platform/api.Collection[millesime/modules/users/internal/rest.User]":               "CollectionOfUsersUser",
		"millesime/platform/api.Two[int,millesime/platform/api.Field[[]*millesime/modules/a/aapi.B]]": "TwoOfIntAndFieldOfListOfAApiB",
	} {
		if got := qualified(full); got != want {
			t.Errorf("%s: %s instead of %s", full, got, want)
		}
	}
}

type moved struct{}

func (moved) SchemaName() string { return "OrdersApiStep" }

func TestAMovedTypeKeepsItsName(t *testing.T) {
	t.Parallel()
	if got := schemaName(reflect.TypeFor[*moved](), ""); got != "OrdersApiStep" {
		t.Errorf("%s instead of OrdersApiStep", got)
	}
}

func TestEscapedPath(t *testing.T) {
	t.Parallel()
	for uri, want := range map[string]string{
		"/a/b?c=/d": "/a/b", "http://host/a%2Fb?c": "/a%2Fb", "http://host": "/", "/redirect/http://x/y": "/redirect/http://x/y", "*": "*", "": "",
	} {
		if got := escapedPath([]byte(uri)); got != want {
			t.Errorf("%s: %s instead of %s", uri, got, want)
		}
	}
}
