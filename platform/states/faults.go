package states

import (
	"maps"
	"slices"
)

// faults are all that is wrong with a table.
func (d Definition[S, R, C]) faults() []string {
	var faults []string
	must := func(holds bool, fault string) {
		if !holds {
			faults = append(faults, fault)
		}
	}
	must(d.NoSuch != nil && d.NotYours != nil, "a refusal is missing")
	for _, state := range slices.Concat(slices.Sorted(maps.Keys(d.Begins)), slices.Sorted(maps.Keys(d.Ends))) {
		must(slices.Contains(d.States, state), "unknown state: "+string(state))
	}
	written := map[string]bool{}
	for _, row := range d.Transitions {
		move := string(row.From) + " → " + string(row.To)
		must(slices.Contains(d.States, row.From) && slices.Contains(d.States, row.To), "unknown state: "+move)
		must(row.From != row.To, "leads nowhere: "+move)
		must(len(row.By) > 0, "nobody may make it: "+move)
		for _, role := range row.By {
			by := move + " by " + string(role)
			must(slices.Contains(d.Roles, role), "unknown role: "+by)
			must(!written[by], "written twice: "+by)
			written[by] = true
		}
		for _, guard := range row.Guards {
			must(d.Guards[guard] != nil, "unknown guard: "+move+" if "+string(guard))
		}
	}
	reached := d.reached()
	for _, state := range d.States {
		must(slices.Contains(reached, state), "never reached: "+string(state))
	}
	return faults
}

// reached are the states that things get to.
func (d Definition[S, R, C]) reached() []S {
	reached := slices.Collect(maps.Keys(d.Begins))
	for i := 0; i < len(reached); i++ {
		for _, row := range d.Transitions {
			if row.From == reached[i] && !slices.Contains(reached, row.To) {
				reached = append(reached, row.To)
			}
		}
	}
	return reached
}
