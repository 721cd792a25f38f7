// Package rest is the part of the API that is about accounts.
package rest

import (
	"context"

	"millesime/modules/billing/billingapi"
	"millesime/modules/billing/internal/accounts/app"
	"millesime/modules/billing/internal/accounts/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/validate"
)

const tag = "accounts"

type handlers struct{ accounts *app.Accounts }

// Endpoints is the table of operations.
func Endpoints(accounts *app.Accounts, parties []auth.Group) []api.Route {
	h := handlers{accounts}
	return []api.Route{
		api.Get("accounts.list", "/accounts", tag, parties,
			"The reader's accounts on which something is open, those that are overdue by most first", h.list),
		api.Get("accounts.get", "/accounts/{id}", tag, parties,
			"What was invoiced, credited, paid and refunded between the two sides of a relation", h.get),
	}
}

// Account is what is open between a supplier and a customer now.
type Account struct {
	Type        string         `json:"@type"`
	IRI         *string        `json:"@id"` // null: they have no relation
	Supplier    AccountPartner `json:"supplier"`
	Customer    AccountPartner `json:"customer"`
	Open        money.Cents    `json:"openAmount"`
	Overdue     money.Cents    `json:"overdueAmount"` // of it
	Unallocated money.Cents    `json:"unallocatedAmount"`
	Advanced    money.Cents    `json:"advancedAmount"` // paid of orders that are not invoiced yet
	Balance     money.Cents    `json:"balance"`        // what is open, less what is unallocated or was paid in advance
	Aging       AccountAging   `json:"aging"`
}

// HydraClass is that of its detail too.
func (Account) HydraClass(string) string { return "Account" }

// AccountPartner is one side of an account.
type AccountPartner struct {
	api.Ref
	Company string     `json:"company"`
	Group   auth.Group `json:"group"`
}

// AccountAging is what is open, by the days that it has been due.
type AccountAging struct {
	NotDue money.Cents `json:"notDue"`
	To30   money.Cents `json:"to30"`
	To60   money.Cents `json:"to60"`
	To90   money.Cents `json:"to90"`
	Beyond money.Cents `json:"beyond90"`
}

// AccountDetail is a period of an account.
type AccountDetail struct {
	Account
	From    string         `json:"from"` // YYYY-MM-DD
	To      string         `json:"to"`   // the day included
	Opening money.Cents    `json:"openingBalance"`
	Closing money.Cents    `json:"closingBalance"`
	Entries []AccountEntry `json:"entries"`

	BankDetails *AccountBankDetails `json:"bankDetails"` // of the supplier, to the two sides; null: it told none
}

// AccountBankDetails are where a customer pays, as its supplier keeps them now.
type AccountBankDetails struct {
	IBAN string `json:"iban"`
	BIC  string `json:"bic"`
}

// AccountEntry is a line of an account.
type AccountEntry struct {
	On      string               `json:"on"`
	Kind    billingapi.EntryKind `json:"kind"`
	Invoice *string              `json:"invoice"` // IRI of an invoice or a credit note
	Payment *string              `json:"payment"`
	Number  string               `json:"number"`  // of the document, or the reference of the payment
	DueOn   *string              `json:"dueOn"`   // of an invoice
	Amount  money.Cents          `json:"amount"`  // that it adds to what the customer owes; below 0, that it takes off
	Balance money.Cents          `json:"balance"` // after it
}

func newAccount(a domain.Account) Account {
	return Account{
		Type: "Account", IRI: api.IRIOrNull("accounts", a.Relation), Supplier: newPartner(a.Supplier), Customer: newPartner(a.Customer),
		Open: a.Aging.Open(), Overdue: a.Aging.Overdue(),
		Unallocated: a.Unallocated, Advanced: a.Advanced, Balance: a.Owed(), Aging: AccountAging(a.Aging),
	}
}

func newPartner(p usersapi.Party) AccountPartner {
	return AccountPartner{Ref: api.RefTo("users", p.ID), Company: p.DisplayName(), Group: p.Group}
}

type listInput struct {
	api.Page
	Supplier api.Reference `query:"supplier" ref:"users"` // with a customer: the account of the two alone, whatever is open on it
	Customer api.Reference `query:"customer" ref:"users"`
}

func (in *listInput) Rules() validate.Rules {
	both := fault.Say("Désignez les deux parties", "Name both sides")
	return validate.Rules{validate.Field("customer", &in.Customer, validate.RequiredIf(both, in.Supplier != 0))}
}

func (h handlers) list(ctx context.Context, in listInput) (api.Collection[Account], error) {
	read := h.accounts.Open
	if in.Supplier != 0 {
		read = func(ctx context.Context, actor auth.Actor) ([]domain.Account, error) {
			return h.accounts.Between(ctx, actor, usersapi.Pair{SupplierID: int64(in.Supplier), CustomerID: int64(in.Customer)})
		}
	}
	open, err := read(ctx, auth.Must(ctx))
	return api.Listed(in.Page, lists.Cut(open, in.Part()), newAccount, err)
}

type periodInput struct {
	api.ByID
	From string `query:"from"` // YYYY-MM-DD in Europe/Paris; a year before today when it is left out
	To   string `query:"to"`   // the day included; today when it is left out
}

func (in *periodInput) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("from", &in.From, validate.Optional, validate.Date), validate.Field("to", &in.To, validate.Optional, validate.Date),
	}
}

func (h handlers) get(ctx context.Context, in periodInput) (AccountDetail, error) {
	found, err := h.accounts.Account(ctx, auth.Must(ctx), in.ID, app.Period{From: in.From, To: in.To})
	if err != nil {
		return AccountDetail{}, err
	}
	detail := AccountDetail{
		Account: newAccount(found), From: found.From, To: found.To, Opening: found.Opening, Closing: found.Closing(),
		Entries: lists.Each(found.Entries, func(e billingapi.Entry) AccountEntry {
			return AccountEntry{
				On: e.On, Kind: e.Kind, Invoice: api.IRIOrNull("invoices", e.InvoiceID), Payment: api.IRIOrNull("payments", e.PaymentID),
				Number: e.Number, DueOn: api.OrNull(e.DueOn), Amount: e.Amount, Balance: e.Balance,
			}
		}),
	}
	paidTo, err := h.accounts.PaidTo(ctx, auth.Must(ctx), found.Pair)
	if paidTo.IBAN != "" {
		detail.BankDetails = &AccountBankDetails{IBAN: paidTo.IBAN, BIC: paidTo.BIC}
	}
	return detail, err
}
