package app

import (
	"context"
	"time"

	"millesime/modules/orders/ordersevents"
	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/jobs"
	"millesime/platform/mail"
	"millesime/platform/paper"
)

// paysAfter is how long after its order waits for payment a guest is asked for it: the mail that confirms the order has left by then.
const paysAfter = time.Minute

// askV1 is the job of asking a guest to pay an order.
type askV1 struct {
	OrderID, CustomerID int64
	Number              string
}

// Kind implements jobs.Args.
func (askV1) Kind() string { return "tasteandbuy_ask_to_pay_v1" }

// willAskToPay has a guest asked for a payment, later.
func (all *Requests) willAskToPay(ctx context.Context, tx *db.Tx, moved ordersevents.OrderMovedV1) error {
	guest, err := all.Parties.Party(ctx, moved.CustomerID)
	if err != nil || !guest.IsGuest {
		return err
	}
	return all.jobs.Add(ctx, tx, jobs.New{
		Args: askV1{OrderID: moved.OrderID, CustomerID: moved.CustomerID, Number: moved.Number}, At: tx.Now().Add(paysAfter),
	})
}

// AskToPay is the handler of these jobs: it tells a guest what to pay, and how, unless it paid or withdrew meanwhile.
func (all *Requests) AskToPay() jobs.Handler {
	return jobs.On(jobs.Work[askV1]{Do: func(ctx context.Context, j *jobs.Job, ask askV1) error {
		guest, err := all.Parties.Party(ctx, ask.CustomerID)
		if err != nil || guest.Status != auth.Valid {
			return err
		}
		transfer, err := all.Transfers.TransferFor(ctx, guest.ID, ask.OrderID)
		if err != nil || transfer.Amount <= 0 {
			return err
		}
		return all.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
			carries := mail.Enclosure{Of: paper.OfOrder(ask.OrderID), Reader: guest.ID}
			if err := all.post.SendTo(ctx, tx, guest, domain.PayLetter(ask.Number, transfer), carries); err != nil {
				return err
			}
			return j.Done(ctx, tx)
		})
	}})
}

// Drain waits until nobody is to be asked now.
func (all *Requests) Drain(ctx context.Context) error {
	return all.jobs.Drain(ctx, all.clock, askV1{}.Kind())
}
