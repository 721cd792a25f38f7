package domain

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"

	"millesime/modules/orders/ordersevents"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/files"
	"millesime/platform/validate"
)

// IncidentStore writes incidents.
type IncidentStore interface {
	Items(ctx context.Context, tx *db.Tx, orderID int64) ([]Item, error)
	// Incidents of an order, the oldest first.
	Incidents(ctx context.Context, tx *db.Tx, orderID int64) ([]OrderIncident, error)
	// AddIncident writes an incident with its lines; photos are files, one per line, "" for none.
	AddIncident(ctx context.Context, tx *db.Tx, orderID int64, i OrderIncident, photos []string) (id int64, err error)
	// SettleIncident writes who settled it, when, and the outcome of each line.
	SettleIncident(ctx context.Context, tx *db.Tx, i OrderIncident) error
	// CreditItems counts units of lines that are no longer kept.
	CreditItems(ctx context.Context, tx *db.Tx, orderID int64, units map[int64]int64) error
	// CloseItems gives up units of lines.
	CloseItems(ctx context.Context, tx *db.Tx, orderID int64, units map[int64]int64) error
	// ReplaceItems makes units of lines be sent again.
	ReplaceItems(ctx context.Context, tx *db.Tx, orderID int64, units map[int64]int64) error
	// Photo gives the file of a photo of an order, or ErrNoPhoto.
	Photo(ctx context.Context, orderID, photoID int64) (string, error)
}

// Incidents are reporting what is wrong with an order, and settling it.
type Incidents struct {
	db          Transactor
	store       IncidentStore
	reading     *Reading
	transitions *Transitions
	keeping     *Keeping
	stock       receiptsapi.Stock
	parties     usersapi.Parties
	files       Files
	photos      Pictures
	clock       clock.Clock
}

// Files keep what is uploaded (files.Store).
type Files interface {
	// PutURL keeps the file of a data URL and gives what a column keeps of it.
	PutURL(ctx context.Context, dataURL string) (string, error)
	// Open finds the file that a column keeps.
	Open(ctx context.Context, kept string) (*files.File, error)
	// DataURL is that file as a data URL; "" for none.
	DataURL(ctx context.Context, kept string) (string, error)
}

// NewIncidents makes the use case.
func NewIncidents(
	d Transactor, s IncidentStore, r *Reading, t *Transitions, k *Keeping, stock receiptsapi.Stock, parties usersapi.Parties, f Files,
	photos Pictures, c clock.Clock,
) *Incidents {
	return &Incidents{
		db: d, store: s, reading: r, transitions: t, keeping: k, stock: stock, parties: parties, files: f, photos: photos, clock: c,
	}
}

// ErrNoPhoto covers "not there" and "not yours" alike.
var ErrNoPhoto = fault.New("orders.no_photo", fault.NotFound, fault.Text{
	FR: "Cette photo est introuvable.", EN: "This photo cannot be found.",
})

// Photo gives a photo of an order in the actor's scope.
func (i *Incidents) Photo(ctx context.Context, actor auth.Actor, orderID, photoID int64) (*files.File, error) {
	if _, err := i.reading.Order(ctx, actor, orderID); err != nil {
		return nil, err
	}
	kept, err := i.store.Photo(ctx, orderID, photoID)
	if err != nil {
		return nil, err
	}
	return i.files.Open(ctx, kept)
}

// Open reports an incident: the order stops where it is until it is settled.
func (i *Incidents) Open(ctx context.Context, actor auth.Actor, orderID int64, c Change, r Report) error {
	seen, signature, err := i.begin(ctx, actor, orderID)
	if err != nil {
		return err
	}
	now := i.clock.Now()
	asked := situation{order: seen.Summary, now: now}
	if _, err := asked.resolve(RoleOf(actor, seen.Summary), c); err != nil { // before any photo is looked at
		return about(seen.Summary, err)
	}
	if len(r.Lines) == 0 {
		return fault.Invalid(fault.Violation{PropertyPath: "incident", Code: "required", Text: validate.Message("required")})
	}
	if r.Kind == IncidentWithdrawal {
		if err := mayWithdraw(seen, now); err != nil {
			return err
		}
	}
	if err := r.check(seen, seen.Items, seen.Incidents); err != nil { // decoding photos is dear
		return err
	}
	if err := r.cleanPhotos(ctx, i.photos); err != nil {
		return err
	}
	for n := range r.Lines {
		if r.Lines[n].Photo, err = i.files.PutURL(ctx, r.Lines[n].Photo); err != nil {
			return err
		}
	}
	return i.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		order, err := i.transitions.Move(ctx, tx, actor, seen.Summary, c)
		if err != nil {
			return err
		}
		items, err := i.store.Items(ctx, tx, orderID)
		if err != nil {
			return err
		}
		before, err := i.store.Incidents(ctx, tx, orderID)
		if err != nil {
			return err
		}
		reported := seen // a copy: a transaction may run again
		reported.Summary = order
		if err := r.check(reported, items, before); err != nil {
			return err
		}
		incident := OrderIncident{
			Kind: r.Kind, Comment: strings.TrimSpace(c.Comment), From: order.StatusBefore, ClaimUntil: claimUntil(r.Kind, reported),
			OpenedAt: now, OpenedBy: signature,
		}
		photos := make([]string, 0, len(r.Lines))
		for _, l := range r.Lines {
			incident.Lines = append(incident.Lines, IncidentLine{
				ItemID: l.ItemID, Quantity: l.Quantity, Reason: strings.TrimSpace(l.Reason),
			})
			photos = append(photos, l.Photo)
		}
		id, err := i.store.AddIncident(ctx, tx, orderID, incident, photos)
		if err != nil {
			return err
		}
		return tx.Publish(ctx, ordersevents.IncidentOpenedV1{
			OrderID: orderID, Number: order.Number, IncidentID: id, Kind: string(r.Kind), Units: incident.Units(),
			CustomerID: order.Customer.ID, SupplierID: order.Supplier.ID, PlacedBy: order.PlacedBy, OpenedBy: actor.ID,
		})
	})
}

// Settle gives each line of the open incident its outcome, and lets the order go on.
func (i *Incidents) Settle(ctx context.Context, actor auth.Actor, orderID int64, c Change, outcomes []Settlement) error {
	seen, signature, err := i.begin(ctx, actor, orderID)
	if err != nil {
		return err
	}
	if seen.Status != Incident { // any other move has its own way, and maybe more to it
		asked := situation{order: seen.Summary, now: i.clock.Now()}
		_, err := asked.resolve(RoleOf(actor, seen.Summary), c)
		return about(seen.Summary, cmp.Or(err, error(ErrNoSuchMove)))
	}
	return i.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		order, err := i.transitions.Move(ctx, tx, actor, seen.Summary, c)
		if err != nil {
			return err
		}
		incidents, err := i.store.Incidents(ctx, tx, orderID)
		if err != nil {
			return err
		}
		at := slices.IndexFunc(incidents, OrderIncident.Open)
		if at < 0 { // an order of before incidents were kept
			return nil
		}
		incident, err := incidents[at].settled(outcomes, order)
		if err != nil {
			return err
		}
		incident.SettledAt, incident.SettledBy = order.MovedAt, signature
		if err := i.store.SettleIncident(ctx, tx, incident); err != nil {
			return err
		}
		items, err := i.store.Items(ctx, tx, orderID)
		if err != nil {
			return err
		}
		if err := i.moveGoods(ctx, tx, order, items, incident); err != nil {
			return err
		}
		if err := i.giveBack(ctx, tx, order, items, incident); err != nil {
			return err
		}
		return tx.Publish(ctx, settledFact(order, incident, actor))
	})
}

func (i *Incidents) begin(ctx context.Context, actor auth.Actor, orderID int64) (Order, Signature, error) {
	seen, err := i.reading.Order(ctx, actor, orderID)
	if err != nil {
		return Order{}, Signature{}, err
	}
	signature, err := sign(ctx, i.parties, actor)
	return seen, signature, err
}

// moveGoods reserves what is sent again, and takes back what returns.
func (i *Incidents) moveGoods(ctx context.Context, tx *db.Tx, order Summary, items []Item, incident OrderIncident) error {
	replaced, back := incident.linesWith(OutcomeReplace), incident.linesWith(OutcomeGoodsBack)
	all := stockLines(order.ID, items, slices.Concat(replaced, back))
	if len(all) == 0 {
		return nil
	}
	products := make([]int64, 0, len(all))
	for _, line := range all {
		products = append(products, line.ProductID)
	}
	if _, err := i.stock.Levels(ctx, tx, products); err != nil { // locks them all at once, in the order of their ids
		return err
	}
	if len(back) > 0 {
		reason := "Retour de la commande " + order.Number
		if err := i.stock.Return(ctx, tx, order.ID, all[len(replaced):], reason); err != nil {
			return err
		}
	}
	if len(replaced) == 0 {
		return nil
	}
	short, err := i.stock.Reserve(ctx, tx, all[:len(replaced)])
	if errors.Is(err, receiptsapi.ErrOutOfStock) {
		return aboutShortage(ErrNoReplacement, items, short)
	}
	if err != nil {
		return err
	}
	return i.store.ReplaceItems(ctx, tx, order.ID, unitsOf(replaced))
}

func settledFact(order Summary, incident OrderIncident, actor auth.Actor) ordersevents.IncidentSettledV1 {
	fact := ordersevents.IncidentSettledV1{
		OrderID: order.ID, Number: order.Number, IncidentID: incident.ID, To: string(order.Status),
		CustomerID: order.Customer.ID, SupplierID: order.Supplier.ID, PlacedBy: order.PlacedBy, SettledBy: actor.ID,
	}
	for _, l := range incident.Lines {
		fact.Outcomes = append(fact.Outcomes, ordersevents.IncidentOutcome{
			ItemID: l.ItemID, Quantity: l.Quantity, Outcome: string(l.Outcome),
		})
	}
	return fact
}
