package rest

import (
	"context"
	"time"

	"millesime/modules/catalogue/internal/app"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/validate"
)

// StockMovement is a row of the ledger, with the figures it led to.
type StockMovement struct {
	api.Item
	At            time.Time       `json:"at"`
	Kind          string          `json:"kind" enum:"receipt,reservation,release,shipment,return,correction"`
	OnHandDelta   int64           `json:"onHandDelta"`
	ReservedDelta int64           `json:"reservedDelta"`
	PromisedDelta int64           `json:"promisedDelta"`
	OnHand        int64           `json:"onHand"`
	Reserved      int64           `json:"reserved"`
	Promised      int64           `json:"promised"`
	Reason        string          `json:"reason"`
	Lot           string          `json:"lot"` // "" is not known
	Order         *MovementOrder  `json:"order"`
	Who           *MovementPerson `json:"who"`    // null: the house itself
	AsWhom        *MovementPerson `json:"asWhom"` // in whose name, when an admin acted for somebody
}

// MovementOrder is the order behind a movement.
type MovementOrder struct {
	api.Ref
	Number string `json:"number"`
}

// MovementPerson is a person as a ledger names it.
type MovementPerson struct {
	Name string `json:"name"`
}

type movementsRequest struct {
	ID int64 `path:"id"`
	api.Page
	Kind []string `query:"kind"`
}

func (in *movementsRequest) Rules() validate.Rules {
	return validate.Rules{validate.Every("kind", &in.Kind, validate.OneOf(receiptsapi.MovementKinds()...))}
}

func listMovements(i *app.Inventory) api.Route {
	return api.Get("products.movements", "/products/{id}/movements", tag, keepers(),
		"The ledger of a product, the newest movement first",
		func(ctx context.Context, in movementsRequest) (api.Collection[StockMovement], error) {
			ledger, err := i.Movements(ctx, auth.Must(ctx), in.ID, receiptsapi.MovementFilter{
				Kinds: in.Kind, Part: in.Part(),
			})
			return api.Listed(in.Page, ledger.Page, func(m receiptsapi.Movement) StockMovement { return newMovement(m, ledger) }, err)
		})
}

func getMovement(i *app.Inventory) api.Route {
	return api.Get("stock_movements.get", "/stock_movements/{id}", tag, keepers(),
		"One movement of the ledger of a product", func(ctx context.Context, in api.ByID) (StockMovement, error) {
			ledger, err := i.Movement(ctx, auth.Must(ctx), in.ID)
			if err != nil {
				return StockMovement{}, err
			}
			return newMovement(ledger.Rows[0], ledger), nil
		})
}

func newMovement(m receiptsapi.Movement, ledger app.Ledger) StockMovement {
	out := StockMovement{
		Item: api.NewItem("stock_movements", "StockMovement", m.ID), At: m.At, Kind: m.Kind,
		OnHandDelta: m.OnHandDelta, ReservedDelta: m.ReservedDelta, PromisedDelta: m.PromisedDelta,
		OnHand: m.OnHand, Reserved: m.Reserved, Promised: m.Promised, Reason: m.Reason, Lot: m.Lot,
		Who: personOf(m.ActorID, ledger.People),
	}
	if m.ImpersonatorID != 0 {
		out.Who, out.AsWhom = personOf(m.ImpersonatorID, ledger.People), out.Who
	}
	if number, ok := ledger.Orders[m.OrderID]; ok {
		out.Order = &MovementOrder{Ref: api.RefTo("orders", m.OrderID), Number: number}
	}
	return out
}

// personOf names a person; null for nobody and for who is no longer there.
func personOf(id int64, people map[int64]usersapi.Party) *MovementPerson {
	person, ok := people[id]
	if !ok {
		return nil
	}
	return &MovementPerson{Name: person.DisplayName()}
}
