package validate_test

import (
	"encoding/json"
	"errors"
	"slices"
	"testing"

	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/validate"
)

type order struct {
	Email   string
	Groups  []string
	Items   []item
	Billing address
	Relay   *address
	Note    partial[string]
}

func (o *order) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("email", &o.Email, validate.Required, validate.Email),
		validate.Every("groups", &o.Groups, validate.OneOf("cse", "supplier")),
		validate.Field("items", &o.Items, validate.Required, validate.MaxItems(100)),
		validate.Each("items", &o.Items, (*item).Rules),
		validate.Nested("billing", &o.Billing, (*address).Rules),
		validate.Nested("relay", o.Relay, (*address).Rules),
		validate.Field("note", &o.Note, validate.Required, validate.Max(5)),
	}
}

type item struct {
	Quantity int
	Price    money.Cents
}

func (i *item) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("quantity", &i.Quantity, validate.MinValue(1)),
		validate.Field("price", &i.Price, validate.Between(money.Cents(0), money.Cents(10_000_00))),
	}
}

type address struct{ Postcode string }

func (a *address) Rules() validate.Rules {
	return validate.Rules{validate.Field("postcode", &a.Postcode, validate.Digits(5))}
}

// partial is a member of a partial body, as package api has one.
type partial[T any] struct {
	sent  bool
	null  bool
	value T
}

func (p partial[T]) Given() (any, bool) {
	if p.null {
		return nil, p.sent
	}
	return p.value, p.sent
}

func paths(vs []fault.Violation) []string {
	var all []string
	for _, v := range vs {
		all = append(all, v.PropertyPath+" "+v.Code)
	}
	return all
}

func TestPathsOfNestedValues(t *testing.T) {
	t.Parallel()
	o := order{
		Groups:  []string{"cse", "root"},
		Items:   []item{{Quantity: 1}, {Quantity: 2}, {Quantity: 0, Price: -1}},
		Billing: address{"3300"},
		Relay:   &address{"x"},
		Note:    partial[string]{sent: true, value: "too long"},
	}
	want := []string{
		"email required", "groups[1] one_of", "items[2].quantity min_value", "items[2].price between",
		"billing.postcode digits", "relay.postcode digits", "note max",
	}
	if got := paths(o.Rules().Check()); !slices.Equal(got, want) {
		t.Errorf("got %q\nwant %q", got, want)
	}
	var f *fault.Fault
	if err := o.Rules().Err(); !errors.As(err, &f) || len(f.Violations) != len(want) || f.Kind != fault.Unprocessable {
		t.Errorf("got %v", err)
	}
}

// lot holds others, as lines of parcels hold lots, and counts how often it is checked.
type lot struct {
	Name    string
	Lots    []lot
	checked *int
}

func (l *lot) Rules() validate.Rules {
	counted := validate.By("counted", fault.Text{FR: "Non."}, func(name string) bool {
		*l.checked++
		return name == "good"
	})
	return validate.Rules{validate.Field("name", &l.Name, counted), validate.Each("lots", &l.Lots, (*lot).Rules)}
}

// However deep a list stands, each of its values is checked once, and told where it stands.
func TestListsInListsAreCheckedOnce(t *testing.T) {
	t.Parallel()
	var checked int
	one := func(name string, inside ...lot) lot { return lot{Name: name, Lots: inside, checked: &checked} }
	all := one("good", one("good", one("good", one("good"), one("wrong")), one("wrong")))
	want := []string{"lots[0].lots[0].lots[1].name counted", "lots[0].lots[1].name counted"}
	if got := paths(all.Rules().Check()); !slices.Equal(got, want) {
		t.Errorf("got %q\nwant %q", got, want)
	}
	if checked != 6 {
		t.Errorf("six values are checked %d times", checked)
	}
}

func TestPartialMembers(t *testing.T) {
	t.Parallel()
	o := order{Email: "a@b.fr", Items: []item{{Quantity: 1}}, Billing: address{"33000"}}
	for name, c := range map[string]struct {
		note partial[string]
		want string
	}{
		"absent":   {partial[string]{}, ""},
		"null":     {partial[string]{sent: true, null: true}, "note required"},
		"empty":    {partial[string]{sent: true}, "note required"},
		"too long": {partial[string]{sent: true, value: "123456"}, "note max"},
		"good":     {partial[string]{sent: true, value: "12345"}, ""},
	} {
		o.Note = c.note
		got := paths(o.Rules().Check())
		if (c.want == "" && len(got) != 0) || (c.want != "" && !slices.Equal(got, []string{c.want})) {
			t.Errorf("%s: got %q, want %q", name, got, c.want)
		}
	}
	o.Note = partial[string]{}
	if err := o.Rules().Err(); err != nil {
		t.Errorf("a valid order: %v", err)
	}
}

func TestSchemaOfRules(t *testing.T) {
	t.Parallel()
	got, err := json.Marshal((&order{}).Rules().Schema())
	if err != nil {
		t.Fatal(err)
	}
	want := `{"required":["email","items"],"properties":{` +
		`"billing":{"properties":{"postcode":{"pattern":"^[0-9]{5}$"}}},` +
		`"email":{"format":"email","maxLength":254},` +
		`"groups":{"items":{"enum":["cse","supplier"]}},` +
		`"items":{"items":{"properties":{"price":{"minimum":0.00,"maximum":10000.00},"quantity":{"minimum":1}}},"maxItems":100},` +
		`"note":{"maxLength":5},` +
		`"relay":{"properties":{"postcode":{"pattern":"^[0-9]{5}$"}}}}}`
	if string(got) != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestOptionalSaysNothingToTheSchema(t *testing.T) {
	t.Parallel()
	phone := ""
	rules := validate.Rules{validate.Field("phone", &phone, validate.Max(20), validate.Optional, validate.Digits(10))}
	got, err := json.Marshal(rules.Schema())
	if want := `{"properties":{"phone":{"maxLength":20}}}`; err != nil || string(got) != want {
		t.Errorf("got %s, %v", got, err)
	}
}
