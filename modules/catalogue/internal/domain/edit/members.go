package edit

import (
	"maps"
	"reflect"
	"slices"
	"strings"

	"millesime/platform/auth"
	"millesime/platform/fold"
	"millesime/platform/gtin"
	"millesime/platform/money"
)

// member joins a field of the draft to its value in the sheet, by the name that the API gives both.
type member struct {
	name    string
	given   func(*Draft) bool
	apply   func(*Draft, *Sheet)
	take    func(*Sheet, *Draft) // sets the field to the sheet's value
	differs func(a, b *Sheet) bool
	value   func(*Sheet) any // a pointer to it
}

// members of a product, in the order of its draft.
var members = allMembers() //nolint:gochecknoglobals // a constant table

func allMembers() []member {
	var all []member
	for f := range reflect.TypeFor[Draft]().Fields() {
		m := memberOf(f)
		if m.name == "groupPrices" {
			m.apply, m.take = mergePrices, takePrices
		}
		all = append(all, m)
	}
	return all
}

// memberOf joins a field of the draft to the one of the sheet that has its name in Go.
func memberOf(f reflect.StructField) member {
	kept, ok := reflect.TypeFor[Sheet]().FieldByName(f.Name)
	if !ok {
		panic("catalogue: a sheet has no " + f.Name)
	}
	set, _ := f.Type.FieldByName("Set")
	value, _ := f.Type.FieldByName("Value")
	drafted := func(d *Draft) reflect.Value { return reflect.ValueOf(d).Elem().FieldByIndex(f.Index) }
	in := func(s *Sheet) reflect.Value { return reflect.ValueOf(s).Elem().FieldByIndex(kept.Index) }
	return member{
		name:  nameOf(f),
		given: func(d *Draft) bool { return drafted(d).FieldByIndex(set.Index).Bool() },
		apply: func(d *Draft, s *Sheet) { in(s).Set(drafted(d).FieldByIndex(value.Index)) },
		take: func(s *Sheet, d *Draft) {
			drafted(d).FieldByIndex(value.Index).Set(in(s))
			drafted(d).FieldByIndex(set.Index).SetBool(true)
		},
		differs: func(a, b *Sheet) bool { return !reflect.DeepEqual(in(a).Interface(), in(b).Interface()) },
		value:   func(s *Sheet) any { return in(s).Addr().Interface() },
	}
}

// nameOf is the name of a field in the API; of one that the API shows in another form, its own with a small letter.
func nameOf(f reflect.StructField) string {
	name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
	if name == "-" {
		return strings.ToLower(f.Name[:1]) + f.Name[1:]
	}
	return name
}

// Member finds by its name in the API where draft and sheet keep a member of type T.
func Member[T any](name string) (drafted func(*Draft) *Field[T], kept func(*Sheet) *T) {
	for f := range reflect.TypeFor[Draft]().Fields() {
		if nameOf(f) != name {
			continue
		}
		in, _ := reflect.TypeFor[Sheet]().FieldByName(f.Name)
		//nolint:forcetypeassert // tested with every column
		return func(d *Draft) *Field[T] {
				return reflect.ValueOf(d).Elem().FieldByIndex(f.Index).Addr().Interface().(*Field[T])
			}, func(s *Sheet) *T {
				return reflect.ValueOf(s).Elem().FieldByIndex(in.Index).Addr().Interface().(*T)
			}
	}
	panic("catalogue: a product has no " + name)
}

// mergePrices changes the groups that the draft names alone.
func mergePrices(d *Draft, s *Sheet) {
	prices := maps.Clone(s.GroupPrices)
	if prices == nil {
		prices = map[auth.Group]money.Cents{}
	}
	for group, price := range d.GroupPrices.Value {
		switch {
		case price == nil:
			delete(prices, group)
		case len(prices) <= maxList: // of more some are no groups, and refused
			prices[group] = *price
		}
	}
	s.GroupPrices = prices
}

func takePrices(s *Sheet, d *Draft) {
	before := map[auth.Group]*money.Cents{}
	for group := range d.GroupPrices.Value { // a group that had no price gets none again
		before[group] = nil
	}
	for group, price := range s.GroupPrices {
		before[group] = &price
	}
	d.GroupPrices = Some(before)
}

// Apply writes what the draft sets onto the sheet.
func (d *Draft) Apply(s *Sheet) {
	for _, m := range members {
		if m.given(d) {
			m.apply(d, s)
		}
	}
	if d.Reference.Set {
		s.Reference = fold.Key(s.Reference)
	}
	if d.EAN.Set {
		s.EAN = gtin.Written(s.EAN)
	}
	s.tidy()
}

// Before is what the fields that the draft sets were in a sheet: applied again, it undoes the draft.
func (d *Draft) Before(s *Sheet) Draft {
	before := Draft{GroupPrices: d.GroupPrices}
	for _, m := range members {
		if m.given(d) {
			m.take(s, &before)
		}
	}
	return before
}

// sets lists the fields that the draft sets.
func (d *Draft) sets() []string {
	var names []string
	for _, m := range members {
		if m.given(d) {
			names = append(names, m.name)
		}
	}
	return names
}

// changes lists the fields in which two sheets differ.
func changes(a, b *Sheet) []string {
	var names []string
	for _, m := range members {
		if m.differs(a, b) {
			names = append(names, m.name)
		}
	}
	return names
}

// Facts are the members of a sheet that say something, for the history: no empty texts and lists, no zeros.
func (s *Sheet) Facts() map[string]any {
	told := map[string]any{}
	for _, m := range members {
		value := reflect.ValueOf(m.value(s)).Elem()
		listed := value.Kind() == reflect.Slice || value.Kind() == reflect.Map
		if m.name == "listPriceTaxExcl" || !value.IsZero() && !(listed && value.Len() == 0) {
			told[m.name] = value.Interface()
		}
	}
	return told
}

// tidy takes blanks off the ends of texts, ends their lines in one way and makes no list nil, so that equal sheets compare as equal.
func (s *Sheet) tidy() {
	for _, m := range members {
		switch value := m.value(s).(type) {
		case *string:
			*value = tidied(*value)
		case *[]string:
			*value = kept(*value)
		case *[]auth.Group:
			*value = append([]auth.Group{}, enough(*value)...)
		case *[]Grape:
			*value = append([]Grape{}, enough(*value)...)
			for i := range *value {
				(*value)[i].Name = tidied((*value)[i].Name)
			}
		case *map[auth.Group]money.Cents:
			if *value == nil {
				*value = map[auth.Group]money.Cents{}
			}
		}
	}
}

func tidied(text string) string { return strings.TrimSpace(fold.Lines(text)) }

// enough is as much of a list as its rules need to refuse it: a body has room for a million entries.
func enough[T any](list []T) []T { return list[:min(len(list), maxList+1)] }

// kept is a list without empty entries and repetitions.
func kept(list []string) []string {
	out := make([]string, 0, min(len(list), maxList+1))
	for _, text := range list {
		if len(out) > maxList {
			break // it is refused anyway
		}
		if text = tidied(text); text != "" && !slices.Contains(out, text) {
			out = append(out, text)
		}
	}
	return out
}
