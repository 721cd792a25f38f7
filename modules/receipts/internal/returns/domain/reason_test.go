package domain

import (
	"errors"
	"testing"

	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/platform/document"
	"millesime/platform/fault"
	"millesime/platform/states"
)

// A row of the table may ask for a reason: the return asks for it, and takes it.
func TestAReturnMayAskForAReason(t *testing.T) { //nolint:paralleltest // another table stands in the place of the one there is
	was := table
	defer func() { table = was }()
	silent := fault.New("receipts.silent", fault.Conflict, "Dites pourquoi", "Say why")
	table = document.New(states.Definition[Status, stock.Role, Return]{
		States: Statuses(), Roles: stock.EveryRole(), Begins: map[Status]string{Pending: "asked for"}, Ends: map[Status]string{Ordered: ""},
		Transitions: []Transition{{From: Pending, To: Ordered, By: stock.Keepers(), Reason: true}},
	}, document.Terms[Status]{Member: "recoveryStatus", NoSuch: ErrNoSuchMove, NotYours: ErrHandOver, Moved: ErrMoved, NoReason: silent})
	r := Return{Status: Pending}
	_, asked := document.Targets(r.Transitions(stock.RoleKeeper), document.AsksReason)
	if _, err := r.Resolve(stock.RoleKeeper, Ordered, ""); !errors.Is(err, silent) || len(asked) == 0 {
		t.Errorf("without a reason: %v, asked for %v", err, asked)
	}
	if row, err := r.Resolve(stock.RoleKeeper, Ordered, "Repris"); err != nil || row.To != Ordered {
		t.Errorf("with one: %v, %v", row, err)
	}
}
