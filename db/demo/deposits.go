package demo

import (
	"encoding/json"
	"slices"

	"millesime/modules/billing/billingapi"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
	"millesime/platform/invoice"
)

// addDeposit invoices what a professional paid of an order in advance (domain 5.3); of one that was canceled it is credited.
func (n *invoices) addDeposit(o *order) {
	at := slices.IndexFunc(o.steps, func(p step) bool { return p.to == paid })
	if at < 0 || !o.buyer.group.IsProfessional() || o.totals.incl <= 0 {
		return
	}
	var vat []ordersapi.VAT
	if err := json.Unmarshal(o.totals.vat, &vat); err != nil {
		panic(err) // cannot happen: it was marshaled here
	}
	on := &o.steps[at].at
	row := o.document(*on)
	row.Kind, row.IsDeposit, row.PaidAt = invoice.Deposit, true, on
	row.DueOn, row.TotalTaxExclCents, row.TotalTaxInclCents, row.PaidCents = row.IssuedOn, o.totals.excl, o.totals.incl, o.totals.incl
	row.paper = o.paper(usersapi.PaymentTerms{Kind: usersapi.Prepaid})
	for _, v := range vat {
		row.paper.VAT = append(row.paper.VAT, invoice.VAT{Rate: v.Rate, Base: v.Base, Amount: v.Amount})
	}
	row.paper.Mentions = invoice.DepositMentions(mentioned(row.paper), o.number, row.IssuedOn, row.IssuedOn)
	row.Paper = marshal(row.paper)
	if o.status == canceled {
		note, credited := row, o.steps[len(o.steps)-1].at
		note.Kind, note.Cause, note.ofDue = invoice.CreditNote, "other", row.DueOn
		note.IssuedOn, note.DueOn, note.CreatedAt = clock.DateOf(credited), clock.DateOf(credited), credited
		note.PaidAt, note.PaidCents, row.PaidAt, row.PaidCents = nil, 0, nil, 0
		n.all = append(n.all, note)
	}
	n.all = append(n.all, row)
}

// deduct lets invoices deduct the deposits of their orders, which are numbered by now.
func deduct(all []invoiceRow) {
	deposits := map[int64]*invoiceRow{}
	for i := range all {
		row := &all[i]
		switch deposit := deposits[row.OrderID]; {
		case row.Kind == invoice.Deposit:
			deposits[row.OrderID] = row
		case row.Kind == invoice.Invoice && deposit != nil:
			row.DeductedCents = min(row.TotalTaxInclCents, deposit.TotalTaxInclCents-deposit.DeductedCents)
			deposit.DeductedCents += row.DeductedCents
			row.paper.Deposits = []billingapi.Deposit{{
				ID: deposit.ID, Number: deposit.Number, IssuedOn: deposit.IssuedOn, Amount: row.DeductedCents,
			}}
			row.Paper = marshal(row.paper)
		}
	}
}
