package domain

import (
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/money"
)

// Request is what a customer needs to know to pay an invoice, or an order that is paid in advance.
type Request struct {
	Number  string // by which the supplier knows what is paid
	Holder  string // of the account: the supplier
	Account usersapi.BankDetails
	Amount  money.Cents // left to pay
	Paid    money.Cents // so far
	DueOn   string      // of an invoice; "": at once
	Until   time.Time   // when an order that waits for payment is canceled; zero: never
}
