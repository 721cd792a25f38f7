package app

import (
	"context"

	"millesime/modules/billing/billingevents"
	"millesime/modules/billing/internal/invoices/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// mostReminded bounds how many invoices are told of in one transaction.
const mostReminded = 500

// Remind tells of open invoices that are due in a week, and of those that were yesterday, each once.
func (i *Invoices) Remind(ctx context.Context) error {
	for _, reminder := range domain.Reminders(i.Clock.Now()) {
		for more := true; more; {
			err := i.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
				due, err := i.store.TakeDue(ctx, tx, reminder, mostReminded)
				if err != nil {
					return err
				}
				more = len(due) == mostReminded
				facts, err := i.dueFacts(ctx, reminder, due)
				if err != nil {
					return err
				}
				return tx.Publish(ctx, facts...)
			})
			if err != nil {
				return err
			}
		}
	}
	return nil
}

func (i *Invoices) dueFacts(ctx context.Context, r domain.Reminder, due []domain.Document) ([]db.Event, error) {
	facts := make([]db.Event, 0, len(due))
	agents, err := i.agents(ctx, r, due)
	if err != nil {
		return nil, err
	}
	for _, d := range due {
		if r.Tells(d) {
			facts = append(facts, billingevents.InvoiceDueV1{
				InvoiceID: d.ID, Number: d.Number, SupplierID: d.Supplier, CustomerID: d.Customer, AgentID: agents[d.ID],
				OpenCents: int64(d.Open()), DueOn: d.DueOn, Overdue: r.Overdue,
			})
		}
	}
	return facts, nil
}

// agents are who sells for the suppliers of overdue invoices and still reads them, by invoice (domain 2).
func (i *Invoices) agents(ctx context.Context, r domain.Reminder, due []domain.Document) (map[int64]int64, error) {
	byAgent, agents := map[int64][]int64{}, map[int64]int64{}
	for _, d := range due {
		if r.Overdue && d.AgentID != 0 {
			byAgent[d.AgentID] = append(byAgent[d.AgentID], d.ID)
		}
	}
	for agent, documents := range byAgent {
		scope, err := i.Access.Scope(ctx, auth.Actor{ID: agent, Group: auth.CommercialAgent})
		if err != nil {
			return nil, err
		}
		readable, err := i.store.Readable(ctx, scope, documents)
		if err != nil {
			return nil, err
		}
		for _, id := range readable {
			agents[id] = agent
		}
	}
	return agents, nil
}
