package app

import (
	"context"

	"millesime/modules/billing/billingevents"
	"millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/invoice"
	"millesime/platform/lists"
)

// Invoicing is how the invoices of a supplier are issued, and which orders wait for theirs.
type Invoicing struct {
	domain.Mandate

	Acts    []domain.MandateAct
	Waiting []ordersapi.Awaiting
	Lacking []domain.Lack

	NumberLacks []domain.Document // whose numbers are to be completed, at most mostWaiting
}

// mostWaiting is how many orders are shown.
const mostWaiting = 50

// Invoicing gives that of a supplier to itself and to admins.
func (i *Invoices) Invoicing(ctx context.Context, actor auth.Actor, supplierID int64) (Invoicing, error) {
	supplier, err := i.supplier(ctx, actor, supplierID)
	if err != nil {
		return Invoicing{}, err
	}
	mandate, err := i.store.Mandate(ctx, nil, supplierID)
	if err != nil {
		return Invoicing{}, err
	}
	selling, err := i.selling(ctx, supplierID)
	if err != nil {
		return Invoicing{}, err
	}
	waiting, err := i.Orders.AwaitingInvoice(ctx, selling, mostWaiting)
	if err != nil {
		return Invoicing{}, err
	}
	if waiting, err = i.leftToInvoice(ctx, waiting); err != nil {
		return Invoicing{}, err
	}
	seller, err := i.seated(ctx, supplier)
	if err != nil {
		return Invoicing{}, err
	}
	paidOn, err := i.Registrations.BankDetails(ctx, supplierID)
	if err != nil {
		return Invoicing{}, err
	}
	acts, err := i.store.MandateActs(ctx, supplierID)
	if err != nil {
		return Invoicing{}, err
	}
	lacks, err := i.store.NumberLacks(ctx, supplierID, mostWaiting)
	return Invoicing{
		Mandate: mandate, Acts: acts, Waiting: waiting, Lacking: domain.Lacking(mandate, seller, paidOn), NumberLacks: lacks,
	}, err
}

// leftToInvoice says of orders that wait for their invoices what of them is left to invoice.
func (i *Invoices) leftToInvoice(ctx context.Context, waiting []ordersapi.Awaiting) ([]ordersapi.Awaiting, error) {
	orders := lists.Each(waiting, func(one ordersapi.Awaiting) int64 { return one.OrderID })
	documents, err := i.store.OfOrders(ctx, orders)
	for n := range waiting {
		_, documented := domain.Documented(waiting[n].OrderID, documents)
		waiting[n].Total = max(0, waiting[n].Total-documented)
	}
	return waiting, err
}

// supplier is one whose invoicing an actor may read: itself, or any for admins.
func (i *Invoices) supplier(ctx context.Context, actor auth.Actor, supplierID int64) (usersapi.Party, error) {
	if !actor.Group.IsAdmin() && actor.ID != supplierID {
		return usersapi.Party{}, domain.ErrSupplier
	}
	parties, err := i.Parties.Parties(ctx, []int64{supplierID})
	if err != nil {
		return usersapi.Party{}, err
	}
	party, there := parties[supplierID]
	if !there || party.Group != auth.Supplier {
		return usersapi.Party{}, domain.ErrSupplier
	}
	return party, nil
}

// Accept gives the mandate, by the supplier itself. The job issues what waits. A text that is accepted already is accepted as it was.
func (i *Invoices) Accept(ctx context.Context, actor auth.Actor, textHash string) (Invoicing, error) {
	if textHash != invoice.MandateHash() {
		return Invoicing{}, domain.ErrOldText
	}
	accept := func(ctx context.Context, tx *db.Tx, m domain.Mandate) (domain.Mandate, error) {
		if m.TextHash == textHash {
			m.Elsewhere = false
			return m, nil
		}
		act, err := i.act(ctx, tx, actor, domain.MandateAccepted, textHash)
		return m.Accept(act), err
	}
	if err := i.changeMandate(ctx, actor, actor.ID, "billing.mandate_accepted", accept); err != nil {
		return Invoicing{}, err
	}
	return i.Invoicing(ctx, actor, actor.ID)
}

// Revoke takes the mandate back, by the supplier itself: from now on nothing is issued in its name. What was issued stays.
func (i *Invoices) Revoke(ctx context.Context, actor auth.Actor, supplierID int64) error {
	revoke := func(ctx context.Context, tx *db.Tx, m domain.Mandate) (domain.Mandate, error) {
		if !m.Accepted() {
			return m, nil
		}
		_, err := i.act(ctx, tx, actor, domain.MandateRevoked, m.TextHash)
		return m.Revoke(), err
	}
	return i.changeMandate(ctx, actor, supplierID, "billing.mandate_revoked", revoke)
}

// Choose lets a supplier issue its new invoices elsewhere, or here again. Its mandate holds: what was issued here is credited here.
func (i *Invoices) Choose(ctx context.Context, actor auth.Actor, supplierID int64, elsewhere bool) (Invoicing, error) {
	choose := func(_ context.Context, _ *db.Tx, m domain.Mandate) (domain.Mandate, error) {
		m.Elsewhere = elsewhere
		return m, nil
	}
	if err := i.changeMandate(ctx, actor, supplierID, "billing.invoicing_chosen", choose); err != nil {
		return Invoicing{}, err
	}
	return i.Invoicing(ctx, actor, supplierID)
}

// mandateChange is what becomes of a mandate, in the transaction that writes it.
type mandateChange func(context.Context, *db.Tx, domain.Mandate) (domain.Mandate, error)

// changeMandate lets a supplier, and nobody for it (CGI, 289 I-2), change how its invoices are issued; the trail tells of it.
func (i *Invoices) changeMandate(
	ctx context.Context, actor auth.Actor, supplierID int64, action string, change mandateChange,
) error {
	if actor.ID != supplierID {
		return domain.ErrSupplier
	}
	return i.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		before, err := i.store.LockMandate(ctx, tx, supplierID)
		if err != nil {
			return err
		}
		after, err := change(ctx, tx, before)
		if err != nil || after == before {
			return err
		}
		if err := i.store.WriteMandate(ctx, tx, after, tx.Now()); err != nil {
			return err
		}
		return audit.Append(ctx, tx, audit.Entry{
			Action: action, Subject: "invoicing_mandates", SubjectID: supplierID, Person: supplierID, Before: trailOf(before), After: trailOf(after),
		})
	})
}

// trail is what the trail tells of a mandate.
type trail struct {
	Acceptance      int64  `json:"acceptance"`
	TextHash        string `json:"textHash"`
	AcceptedBy      string `json:"acceptedBy"`
	IssuedElsewhere bool   `json:"issuedElsewhere"`
}

func trailOf(m domain.Mandate) trail {
	return trail{m.Acceptance, m.TextHash, m.AcceptedByName, m.Elsewhere}
}

// act keeps what a supplier does with its mandate, and tells.
func (i *Invoices) act(ctx context.Context, tx *db.Tx, actor auth.Actor, kind domain.ActKind, textHash string) (domain.MandateAct, error) {
	party, err := i.Parties.Party(ctx, actor.ID)
	if err != nil {
		return domain.MandateAct{}, err
	}
	act := domain.MandateAct{
		SupplierID: actor.ID, Kind: kind, TextHash: textHash, By: actor.ID, ByName: party.PersonalName(), At: tx.Now(),
	}
	if err := i.store.AddMandateAct(ctx, tx, &act); err != nil {
		return domain.MandateAct{}, err
	}
	return act, tx.Publish(ctx, billingevents.MandateChangedV1{
		ActID: act.ID, SupplierID: act.SupplierID, Accepted: kind == domain.MandateAccepted, By: act.By,
	})
}
