package rest

import (
	"context"
	"time"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/validate"
)

const (
	tagAccounts = "Accounts"
	// maxPerson bounds the body of a person with its addresses, in bytes.
	maxPerson = 64 << 10
)

// accountEndpoints are how accounts come to be and get their passwords (domain 8.1).
func (a *API) accountEndpoints() []api.Route {
	return []api.Route{
		api.Post("register.post", "/register", tagAccounts, nil,
			"Ask for an account, which an admin validates; of an individual in a shop, the link of a mail", a.register, api.Public, api.Creates, api.MaxBody(maxPerson)),
		api.Get("customers.unique", "/customers/unique", tagAccounts, nil, "Whether an e-mail has no account yet", a.unique, api.Public),
		api.Post("users.post", "/users", tagAccounts, domain.Creators(),
			"Make an account for somebody; a known e-mail becomes an invitation when a seller does", a.createUser, api.Creates,
			api.MaxBody(maxPerson)),
		api.Post("forgot_password.post", "/forgot_password", tagAccounts, nil,
			"Ask for a link that sets a new password", a.forgotPassword, api.Public, api.MaxBody(maxCredentials)),
		api.Get("forgot_password.get", "/forgot_password/{token}", tagAccounts, nil, "Whose a link is", a.passwordLink, api.Public),
		api.Post("forgot_password.reset", "/forgot_password/{token}", tagAccounts, nil,
			"Set a password with a link, once; every session ends", a.resetPassword, api.Public, api.MaxBody(maxCredentials)),
		api.Patch("users.password", "/users/{id}/password", tagAccounts, auth.AllGroups(),
			"Change one's own password, within five minutes of a sign-in; other sessions end", a.changePassword, api.Processing,
			api.NotImpersonated, api.MaxBody(maxCredentials), api.NoKey("the same password again changes nothing")),
	}
}

// UserBody is a person as it is given at registration.
type UserBody struct {
	Email     string        `json:"email"`
	Password  api.Verbatim  `json:"password,omitempty"`
	UserGroup string        `json:"userGroup"`          // reference: api/user_groups/restaurant
	Civility  string        `json:"civility,omitempty"` // mr, mrs or empty
	FirstName string        `json:"firstName"`
	LastName  string        `json:"lastName"`
	Company   string        `json:"company,omitempty"`
	Phone     string        `json:"phone,omitempty"`
	SIREN     string        `json:"siren,omitempty"`
	SIRET     string        `json:"siret,omitempty"`
	NumVAT    string        `json:"numvat,omitempty"`
	EANumber  string        `json:"eaNumber,omitempty"`
	Birthday  *string       `json:"birthday,omitempty"` // YYYY-MM-DD
	Language  string        `json:"language,omitempty"` // fr or en; the request's own when empty
	Addresses []AddressBody `json:"addresses,omitempty"`
}

// registration is what the body asks for. The domain checks the person as a whole; the addresses go by their own rules.
func (b *UserBody) registration(language string) (domain.Registration, error) {
	if err := (validate.Rules{validate.Each("addresses", &b.Addresses, (*AddressBody).Rules)}).Err(); err != nil {
		return domain.Registration{}, err
	}
	u := domain.User{
		Email: b.Email, Group: groupOf(b.UserGroup), Civility: b.Civility, FirstName: b.FirstName, LastName: b.LastName,
		Company: b.Company, Phone: b.Phone, SIREN: b.SIREN, SIRET: b.SIRET, NumVAT: b.NumVAT, EANumber: b.EANumber,
		Language: b.Language, Addresses: make([]usersapi.Address, 0, len(b.Addresses)),
	}
	if b.Birthday != nil {
		u.Birthday = *b.Birthday
	}
	if u.Language == "" {
		u.Language = language
	}
	for i := range b.Addresses {
		u.Addresses = append(u.Addresses, b.Addresses[i].address())
	}
	return domain.Registration{User: u, Password: string(b.Password)}, nil
}

type registerInput struct{ Body NewAccount }

// NewAccount is an account that somebody asks for.
type NewAccount struct {
	UserBody

	Invitation string        `json:"invitation,omitempty"`             // token of the link that led here
	Store      string        `json:"store,omitempty"`                  // the address of the shop in which an individual begins: it is valid by the link of a mail
	Product    api.Reference `json:"product,omitempty" ref:"products"` // of that shop, to come back to
}

func (a *API) register(ctx context.Context, in registerInput) (api.Response[User], error) {
	r, err := in.Body.registration(api.Language(ctx))
	if err != nil {
		return api.Response[User]{}, err
	}
	r.Invitation, r.Store, r.Product = in.Body.Invitation, in.Body.Store, int64(in.Body.Product)
	made, err := a.Accounts.Register(ctx, r, api.ClientIP(ctx))
	if err != nil {
		return api.Response[User]{}, err
	}
	answer := userOf(made, made.ID)
	return api.Created(answer, answer.IRI), nil
}

type uniqueInput struct {
	Email string `query:"email"`
}

// Rules ask for an e-mail.
func (in *uniqueInput) Rules() validate.Rules {
	return validate.Rules{validate.Field("email", &in.Email, validate.Required, validate.Email)}
}

// Uniqueness tells whether an e-mail may be registered.
type Uniqueness struct {
	Unique bool `json:"unique"`
}

func (a *API) unique(ctx context.Context, in uniqueInput) (Uniqueness, error) {
	unique, err := a.Accounts.IsUnique(ctx, in.Email, api.ClientIP(ctx))
	return Uniqueness{unique}, err
}

type newUserInput struct{ Body UserBody }

// CreatedUser is the account that was made. A seller reads what it typed only, without an id.
type CreatedUser struct {
	User

	IRI *string `json:"@id"`
	ID  *int64  `json:"id"`
}

func (a *API) createUser(ctx context.Context, in newUserInput) (api.Response[CreatedUser], error) {
	actor := auth.Must(ctx)
	r, err := in.Body.registration(api.Language(ctx))
	if err != nil {
		return api.Response[CreatedUser]{}, err
	}
	made, err := a.Accounts.Add(ctx, actor, r)
	if err != nil {
		return api.Response[CreatedUser]{}, err
	}
	if made.ID == 0 {
		made.Addresses = nil // they have no ids either
		return api.Response[CreatedUser]{Body: CreatedUser{User: userOf(made, actor.ID)}}, nil
	}
	user := userOf(made, actor.ID)
	return api.Created(CreatedUser{User: user, IRI: &user.IRI, ID: &user.ID}, user.IRI), nil
}

type forgottenInput struct{ Body Forgotten }

// Forgotten names the account whose password is forgotten.
type Forgotten struct {
	Email string `json:"email"`
}

// Rules ask for an e-mail; whether it has an account is never told.
func (f *Forgotten) Rules() validate.Rules {
	return validate.Rules{validate.Field("email", &f.Email, validate.Required, validate.Email)}
}

func (a *API) forgotPassword(ctx context.Context, in forgottenInput) (api.NoContent, error) {
	return api.NoContent{}, a.Accounts.ForgotPassword(ctx, in.Body.Email, api.ClientIP(ctx))
}

type tokenInput struct {
	Token string `path:"token"`
}

// PasswordLink is what a link of a mail is for.
type PasswordLink struct {
	Kind      string    `json:"kind" enum:"reset,activation"`
	Email     string    `json:"email"`
	Company   string    `json:"company"`
	InvitedBy string    `json:"invitedBy"` // "" when the person asked itself
	ExpiresAt time.Time `json:"expiresAt"`
}

func (a *API) passwordLink(ctx context.Context, in tokenInput) (PasswordLink, error) {
	holder, err := a.Accounts.Token(ctx, in.Token)
	if err != nil {
		return PasswordLink{}, err
	}
	return PasswordLink{
		Kind: holder.Kind, Email: holder.User.Email, Company: holder.User.Company, InvitedBy: holder.Inviter,
		ExpiresAt: holder.ExpiresAt,
	}, nil
}

// NewPassword is a password to be set.
type NewPassword struct {
	Password api.Verbatim `json:"password"`
}

func (p *NewPassword) Rules() validate.Rules {
	return validate.Rules{validate.Field("password", &p.Password, domain.PasswordRules()...)}
}

type resetInput struct {
	Token string `path:"token"`
	Body  NewPassword
}

func (a *API) resetPassword(ctx context.Context, in resetInput) (api.NoContent, error) {
	return api.NoContent{}, a.Accounts.ResetPassword(ctx, in.Token, string(in.Body.Password))
}

func (a *API) changePassword(ctx context.Context, in api.BodyByID[NewPassword]) (api.NoContent, error) {
	return api.NoContent{}, a.Accounts.ChangePassword(ctx, auth.Must(ctx), in.ID, string(in.Body.Password))
}
