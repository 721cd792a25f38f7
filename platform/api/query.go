package api

import (
	"slices"
	"strings"

	"millesime/platform/fault"
)

// checkQuery refuses what the query asks for and the operation does not know, and what is given twice where one value counts:
// a filter that was left out of the work would answer with too much.
func (p *inputPlan) checkQuery(r *request) error {
	var refused []fault.Violation
	var once []string
	for raw := range r.ctx.QueryArgs().All() {
		name := string(raw)
		if name == "" {
			continue
		}
		at := slices.IndexFunc(p.params, func(param param) bool { return param.place == inQuery && param.takes(name) })
		switch {
		case at < 0 && !readable(name):
			return badParam("?", errUnreadable)
		case at < 0:
			refused = append(
				refused,
				unknownKey(name, "unknown_filter", fault.Say("Paramètre inconnu", "Unknown parameter"), p.queryNames()),
			)
		case p.params[at].isList(): // an order too
		case slices.Contains(once, name):
			refused = append(refused, fault.At(name, "repeated",
				"Ce paramètre ne se donne qu’une fois", "This parameter is given once only"))
		default:
			once = append(once, name)
		}
	}
	return fault.Check(refused)
}

// takes tells whether a parameter of the query is meant by a name: a list by name, name[] and name[0], an order by order[key].
func (p *param) takes(name string) bool {
	switch {
	case p.isOrder():
		_, ok := inBrackets(name, p.name)
		return ok
	case name == p.name:
		return true
	case !p.isList():
		return false
	}
	place, ok := strings.CutPrefix(name, p.name+"[")
	place, closed := strings.CutSuffix(place, "]")
	return ok && closed && strings.Trim(place, "0123456789") == ""
}

// queryNames are the parameters of the query as callers write them.
func (p *inputPlan) queryNames() []string {
	var names []string
	for i := range p.params {
		switch param := &p.params[i]; {
		case param.place != inQuery:
		case param.isOrder():
			for _, key := range param.keys {
				names = append(names, param.name+"["+key+"]")
			}
		case param.isList():
			names = append(names, param.name+"[]")
		default:
			names = append(names, param.name)
		}
	}
	return names
}
