package store

import (
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
)

type userRow struct {
	bun.BaseModel `bun:"table:users,alias:u"`

	ID             int64 `bun:",pk,autoincrement"`
	Email          string
	PasswordHash   string
	GroupCode      string
	Status         string
	Civility       string
	FirstName      string
	LastName       string
	Company        string
	Phone          string
	Siren          string
	Siret          string
	Numvat         string
	EaNumber       string
	Birthday       string
	Language       string
	CompanySearch  string
	PersonSearch   string
	LastNameSearch string
	CreatedAt      time.Time
	UpdatedAt      time.Time

	StatusReason      string
	StatusBefore      string
	DeletedAt         time.Time `bun:",nullzero"`
	AnonymisedAt      time.Time `bun:",nullzero"`
	PendingEmail      string
	PendingEmailHash  string
	PendingEmailUntil time.Time `bun:",nullzero"`
	RegisteredInShop  bool
	ContactEmail      string
}

// mailed is where mails to the person go; a guest's account is kept under an e-mail that is nobody's.
func (r userRow) mailed() (email, guest string) {
	if r.ContactEmail == "" {
		return r.Email, ""
	}
	return r.ContactEmail, r.Email
}

func (r userRow) user() domain.User {
	email, guest := r.mailed()
	return domain.User{
		ID: r.ID, Email: email, Guest: guest, Group: auth.Group(r.GroupCode), Status: auth.Status(r.Status),
		Civility: r.Civility, FirstName: r.FirstName, LastName: r.LastName, Company: r.Company,
		Phone: r.Phone, SIREN: r.Siren, SIRET: r.Siret, NumVAT: r.Numvat,
		EANumber: r.EaNumber, Birthday: r.Birthday, Language: r.Language, CreatedAt: r.CreatedAt.UTC(),
		StatusReason: r.StatusReason, StatusBefore: auth.Status(r.StatusBefore), DeletedAt: r.DeletedAt, AnonymisedAt: r.AnonymisedAt,
		PendingEmail: r.PendingEmail, PendingEmailHash: r.PendingEmailHash, PendingEmailUntil: r.PendingEmailUntil,
		AwaitsActivation: r.PasswordHash == "" && guest == "", RegisteredInShop: r.RegisteredInShop,
	}
}

// partyColumns are those that a party is made of.
func partyColumns() []string {
	return []string{
		"id", "email", "contact_email", "group_code", "status", "first_name", "last_name", "company", "phone", "siren", "numvat", "language",
	}
}

func (r userRow) party() usersapi.Party {
	u := r.user()
	return usersapi.Party{
		ID: u.ID, Group: u.Group, Status: u.Status, Email: u.Email, Company: u.Company, Language: u.Language,
		Name: u.Name(), Phone: u.Phone, SIREN: u.SIREN, NumVAT: u.NumVAT, IsGuest: u.IsGuest(),
	}
}

func (r userRow) identity() domain.Identity {
	return domain.Identity{
		ID: r.ID, Email: r.Email, Group: auth.Group(r.GroupCode), Status: auth.Status(r.Status), Guest: r.ContactEmail != "",
	}
}

type addressRow struct {
	bun.BaseModel `bun:"table:addresses,alias:a"`

	ID          int64 `bun:",pk,autoincrement"`
	UserID      int64
	TypeAddress string
	Label       string
	Company     string
	Street      string
	Street2     string `bun:"street2"`
	Postcode    string
	City        string
	Country     string
	Phone       string
	IsDefault   bool
}

func addressRowOf(a usersapi.Address) *addressRow {
	return &addressRow{
		ID: a.ID, UserID: a.UserID, TypeAddress: a.Type, Label: a.Label, Company: a.Company,
		Street: a.Street, Street2: a.Street2, Postcode: a.Postcode, City: a.City,
		Country: a.Country, Phone: a.Phone, IsDefault: a.IsDefault,
	}
}

func (r addressRow) address() usersapi.Address {
	return usersapi.Address{
		ID: r.ID, UserID: r.UserID, Type: r.TypeAddress, Label: r.Label, Company: r.Company,
		Street: r.Street, Street2: r.Street2, Postcode: r.Postcode, City: r.City,
		Country: r.Country, Phone: r.Phone, IsDefault: r.IsDefault,
	}
}

type familyRow struct {
	bun.BaseModel `bun:"table:refresh_families,alias:f"`

	ID        string `bun:",pk"`
	UserID    int64
	CreatedAt time.Time
	AuthTime  time.Time
	UserAgent string
	RevokedAt time.Time `bun:",nullzero"`
}

type refreshRow struct {
	bun.BaseModel `bun:"table:refresh_tokens,alias:t"`

	TokenHash  string `bun:",pk"`
	FamilyID   string
	CreatedAt  time.Time
	ExpiresAt  time.Time
	ReplacedAt time.Time `bun:",nullzero"`
	Successor  string
}

type failureRow struct {
	bun.BaseModel `bun:"table:sign_in_failures,alias:s"`

	LimiterKey  string    `bun:",pk"`
	WindowStart time.Time `bun:",pk"`
	Failures    int
}
