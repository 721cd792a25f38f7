package app

import (
	"context"

	"millesime/modules/documents/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/pdf"
)

// stated is what the statements of all accounts have come to, by the last month that was gone through.
const stated = "statements"

// olderMonths are stated when there are no statements yet.
const olderMonths = 3

// stateMonths asks for the statements of every month that is over, one month after the other.
func (d *Documents) stateMonths(ctx context.Context) error {
	last := domain.LastMonth(d.Clock.Now())
	for {
		month, err := d.monthToState(ctx)
		if err != nil || month == 0 || month > last {
			return err
		}
		err = d.catchUp(ctx, stated+" "+month.String(), func(ctx context.Context, after int64) ([]domain.Document, int64, error) {
			return d.statements(ctx, month, after)
		})
		if err != nil {
			return err
		}
		err = d.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error { return d.store.SetProgress(ctx, tx, stated, int64(month)) })
		if err != nil {
			return err
		}
	}
}

// monthToState is the one after the last that was gone through; at first, the first of which an account has an entry, but not from long
// ago: what is older is printed from the account. Zero: no account has an entry.
func (d *Documents) monthToState(ctx context.Context) (domain.Month, error) {
	done, err := d.store.Progress(ctx, nil, stated)
	if err != nil || done > 0 {
		return domain.Month(done).Next(), err
	}
	since, err := d.Statements.Since(ctx)
	if err != nil || since == "" {
		return 0, err
	}
	return max(domain.MonthOf(since), domain.LastMonth(d.Clock.Now()).Before(olderMonths-1)), nil
}

// statements are those of a month for the next customers after one. Who is not known any more gets none.
func (d *Documents) statements(ctx context.Context, month domain.Month, after int64) ([]domain.Document, int64, error) {
	from, to := month.Days()
	found, last, err := d.Statements.StatedAfter(ctx, from, to, after, caughtAtOnce)
	if err != nil || last == 0 {
		return nil, 0, err
	}
	var people []int64
	for _, s := range found {
		people = append(people, s.SupplierID, s.CustomerID)
	}
	parties, err := d.Parties.Parties(ctx, people)
	var all []domain.Document
	for _, s := range found {
		supplier, sells := parties[s.SupplierID]
		customer, buys := parties[s.CustomerID]
		if sells && buys {
			all = append(all, domain.OfStatement(s, month, supplier, customer))
		}
	}
	return all, last, err
}

// statementPaper is what the statement of a month says: the document comes to its balance. It tells how that is paid while it is the last
// one: an older balance is another by now.
func (d *Documents) statementPaper(ctx context.Context, of *domain.Document) (pdf.Paper, error) {
	month, pair := domain.MonthOf(of.IssuedOn), usersapi.Pair{SupplierID: of.Supplier.ID, CustomerID: of.Customer.ID}
	account, err := d.account(ctx, pair, month)
	if err != nil {
		return pdf.Paper{}, err
	}
	of.Total = &account.Closing
	return domain.StatementPaper(account, of.Language), nil
}

func (d *Documents) account(ctx context.Context, pair usersapi.Pair, month domain.Month) (domain.Account, error) {
	from, to := month.Days()
	statement, err := d.Statements.Statement(ctx, pair, from, to)
	if err != nil {
		return domain.Account{}, err
	}
	account := domain.Account{Statement: statement, Month: month}
	if account.Before, err = d.store.StatementBefore(ctx, pair, from); err != nil && !isMissing(err) {
		return domain.Account{}, err
	}
	if account.Logo, err = d.logo(ctx, pair.SupplierID); err != nil {
		return domain.Account{}, err
	}
	if month == domain.LastMonth(d.Clock.Now()) {
		account.PayTo, err = d.Registrations.BankDetails(ctx, pair.SupplierID)
	}
	return account, err
}
