package api

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"millesime/platform/fault"
	"millesime/platform/lists"
)

// Order is what a list is asked to be sorted by, the first key before the others: order[company]=asc&order[createdAt]=desc
// (domain 9.1). An input with a field of it names the keys by a method SortKeys; others are refused.
type Order []lists.Sort

// orderParam is the query parameter of an Order.
const orderParam = "order"

// Or is the order, or that of a list which was asked for none.
func (o Order) Or(own ...lists.Sort) []lists.Sort {
	if len(o) == 0 {
		return own
	}
	return o
}

// sortable is an input that names what its list sorts by.
type sortable interface{ SortKeys() []string }

// sortKeys of an input; it panics when the program starts, unless the input names them.
func sortKeys(t reflect.Type) []string {
	input, ok := reflect.TypeAssert[sortable](reflect.New(t))
	if !ok {
		panic(fmt.Sprintf("api: %s has an Order and no SortKeys", t))
	}
	return input.SortKeys()
}

func (p *param) isOrder() bool { return p.field.Type == reflect.TypeFor[Order]() }

// decodeOrder reads order[key]=asc|desc in the caller's order, which capitals may spell too.
func (p *param) decodeOrder(r *request, v reflect.Value) error {
	var (
		order   Order
		refused []fault.Violation
	)
	for raw, value := range r.ctx.QueryArgs().All() {
		name := string(raw)
		key, ok := inBrackets(name, orderParam)
		direction := strings.ToLower(string(value))
		switch {
		case !ok || direction == "":
		case !slices.Contains(p.keys, key):
			refused = append(refused, unknownKey(name, "unknown_sort", fault.Say("Tri inconnu", "Unknown order"), p.keys))
		case direction != "asc" && direction != "desc":
			refused = append(
				refused, unknownKey(name, "direction", fault.Say("Sens inconnu", "Unknown direction"), []string{"asc", "desc"}),
			)
		default:
			order = append(order, lists.Sort{Key: key, Descending: direction == "desc"})
		}
	}
	if len(refused) > 0 {
		return fault.Invalid(refused...)
	}
	v.Set(reflect.ValueOf(order))
	return nil
}

// unknownKey refuses a part of a query, naming those that are accepted.
func unknownKey(path, code string, what fault.Text, accepted []string) fault.Violation {
	fr, en := "aucun ici", "none here"
	if len(accepted) > 0 {
		fr = strings.Join(accepted, ", ")
		en = fr
	}
	return fault.Violation{PropertyPath: path, Code: code, Text: fault.Text{
		FR: what.FR + " ; possibles : " + fr, EN: what.EN + "; accepted: " + en,
	}}
}

// inBrackets is the key of name[key].
func inBrackets(text, name string) (key string, ok bool) {
	key, ok = strings.CutPrefix(text, name+"[")
	key, closed := strings.CutSuffix(key, "]")
	return key, ok && closed && key != ""
}
