package store

import (
	"context"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/lists"
)

type seenRow struct {
	userRow

	Tie int
}

func (r seenRow) seen() domain.Seen { return domain.Seen{User: r.user(), Tie: domain.Tie(r.Tie)} }

// Visible reads one person; false when the scope does not hold it.
func (s *Store) Visible(ctx context.Context, scope domain.Scope, id int64) (domain.Seen, bool, error) {
	var row seenRow
	query := visible(s.db.Read(), scope).ColumnExpr("u.*").ColumnExpr(tie(scope)).Where("u.id = ?", id)
	err := query.Scan(ctx, &row)
	if db.NotFound(err) {
		return domain.Seen{}, false, nil
	}
	return row.seen(), err == nil, err
}

// AddressesOf reads the addresses of several people, by their ids.
func (s *Store) AddressesOf(ctx context.Context, userIDs []int64) (map[int64][]usersapi.Address, error) {
	addresses := make(map[int64][]usersapi.Address, len(userIDs))
	if len(userIDs) == 0 {
		return addresses, nil
	}
	var rows []addressRow
	bound := s.db.Bind(nil)
	err := bound.NewSelect().Model(&rows).
		Where("user_id IN (?)", bound.Ints(userIDs)).Order("id").Scan(ctx)
	for _, row := range rows {
		addresses[row.UserID] = append(addresses[row.UserID], row.address())
	}
	return addresses, err
}

// WithEmails reads the valid people with these e-mails, in any order.
func (s *Store) WithEmails(ctx context.Context, emails []string) ([]domain.User, error) {
	var rows []userRow
	err := s.db.Read().NewSelect().Model(&rows).
		Where("email IN (?)", bun.List(emails)).Where("status = ?", auth.Valid).Scan(ctx)
	return lists.Each(rows, userRow.user), err
}

// AddUser writes a new account and gives its id; ErrEmailTaken when the e-mail
// has one.
func (s *Store) AddUser(ctx context.Context, tx *db.Tx, u domain.User, passwordHash string) (int64, error) {
	email, contact := u.Kept()
	row := userRow{
		Email: email, ContactEmail: contact, PasswordHash: passwordHash, GroupCode: string(u.Group), Status: string(u.Status),
		PersonSearch: domain.PersonSearch(u.FirstName, u.LastName, u.Email), CompanySearch: domain.CompanySearch(u.Company),
		LastNameSearch: domain.LastNameSearch(u.FirstName, u.LastName),
		Civility:       u.Civility, FirstName: u.FirstName, LastName: u.LastName, Company: u.Company, Phone: u.Phone,
		Siren: u.SIREN, Siret: u.SIRET, Numvat: u.NumVAT, EaNumber: u.EANumber, Birthday: u.Birthday, Language: u.Language,
		PendingEmail: u.PendingEmail, PendingEmailHash: u.PendingEmailHash, PendingEmailUntil: u.PendingEmailUntil,
		RegisteredInShop: u.RegisteredInShop,
		CreatedAt:        u.CreatedAt, UpdatedAt: u.CreatedAt,
	}
	_, err := tx.IDB().NewInsert().Model(&row).Exec(ctx)
	if db.IsUnique(err) {
		return 0, domain.ErrEmailTaken
	}
	return row.ID, err
}
