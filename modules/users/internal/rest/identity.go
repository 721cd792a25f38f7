package rest

import (
	"context"
	"strings"

	"millesime/modules/users/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/validate"
)

// identityEndpoints are how people change (domain 1.3, 8.1).
func (a *API) identityEndpoints() []api.Route {
	return []api.Route{
		api.Patch("users.patch", "/users/{id}", tagPeople, auth.AllGroups(),
			"Change who a person is, and as an admin its status", a.changeUser, api.Processing,
			api.Reads(func(ctx context.Context, in api.BodyByID[UserChange]) ([]any, error) {
				return api.Read(a.user(ctx, api.ByID{ID: in.ID}))
			})),
		api.Post("users.activation", "/users/{id}/activation", tagPeople, []auth.Group{auth.Admin, auth.Superadmin},
			"Mail a new activation link to who never chose a password", a.sendActivation),
		api.Post("email_changes.post", "/email_changes", tagPeople, auth.AllGroups(),
			"Mail the link again that makes the account of who registered in a shop valid", a.askAgain, api.Processing, api.NotImpersonated),
		api.Post("email_changes.confirm", "/email_changes/{token}", tagPeople, auth.AllGroups(),
			"Make the new e-mail count, by the link that was sent to it", a.confirmEmail, api.Processing, api.NotImpersonated),
	}
}

// UserChange is what an account gets instead; what is left out stays. An id, a group and a status pass unchanged. A new
// e-mail counts once the link is followed that is sent to it; at once when an admin corrects that of an account that was
// never activated, which gets a new activation link.
type UserChange struct {
	ID        api.Field[int64]       `json:"id,omitzero"`
	Email     api.Field[string]      `json:"email,omitzero"`
	UserGroup api.Field[string]      `json:"userGroup,omitzero"` // "/api/user_groups/restaurant", or the code alone
	Status    api.Field[auth.Status] `json:"status,omitzero"`
	Reason    api.Field[string]      `json:"reason,omitzero"` // of the status; a refusal needs one
	Civility  api.Field[string]      `json:"civility,omitzero"`
	FirstName api.Field[string]      `json:"firstName,omitzero"`
	LastName  api.Field[string]      `json:"lastName,omitzero"`
	Company   api.Field[string]      `json:"company,omitzero"`
	Phone     api.Field[string]      `json:"phone,omitzero"`
	SIREN     api.Field[string]      `json:"siren,omitzero"`
	SIRET     api.Field[string]      `json:"siret,omitzero"`
	NumVAT    api.Field[string]      `json:"numvat,omitzero"`
	EANumber  api.Field[string]      `json:"eaNumber,omitzero"`
	Birthday  api.Field[string]      `json:"birthday,omitzero"`
	Language  api.Field[string]      `json:"language,omitzero"` // of the mails it gets
}

// maxReason is the longest reason of a status, in characters.
const maxReason = 500

// Rules of what is no identity; those of identity look at the whole person.
func (c *UserChange) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("userGroup", &c.UserGroup, validate.By("one_of", validate.Message("one_of"), func(s string) bool {
			return groupOf(s).Known()
		})),
		validate.Field("status", &c.Status, validate.OneOf(auth.AllStatuses()...)),
		validate.Field("reason", &c.Reason, validate.Max(maxReason)),
	}
}

// groupOf reads a reference to a group; unknown forms give an unknown group.
func groupOf(reference string) auth.Group {
	code, ok := strings.CutPrefix(strings.TrimPrefix(reference, "/"), "api/user_groups/")
	if !ok {
		code = reference
	}
	return auth.Group(code)
}

func (c *UserChange) apply(u *domain.User) {
	c.Email.Apply(&u.Email)
	c.Civility.Apply(&u.Civility)
	c.FirstName.Apply(&u.FirstName)
	c.LastName.Apply(&u.LastName)
	c.Company.Apply(&u.Company)
	c.Phone.Apply(&u.Phone)
	c.SIREN.Apply(&u.SIREN)
	c.SIRET.Apply(&u.SIRET)
	c.NumVAT.Apply(&u.NumVAT)
	c.EANumber.Apply(&u.EANumber)
	c.Birthday.Apply(&u.Birthday)
	c.Language.Apply(&u.Language)
}

func (a *API) changeUser(ctx context.Context, in api.BodyByID[UserChange]) (User, error) {
	actor := auth.Must(ctx)
	if actor.Status == auth.Processing && in.ID != actor.ID {
		return User{}, api.ErrAwaitingValidation
	}
	err := a.Identities.Change(ctx, actor, in.ID, domain.Patch{
		ID: in.Body.ID.Value, Group: groupOf(in.Body.UserGroup.Value), Status: in.Body.Status.Value,
		Reason: strings.TrimSpace(in.Body.Reason.Value), Apply: in.Body.apply,
	})
	if err != nil {
		return User{}, err
	}
	return a.user(ctx, api.ByID{ID: in.ID})
}

func (a *API) sendActivation(ctx context.Context, in api.ByID) (api.NoContent, error) {
	return api.NoContent{}, a.Identities.SendActivation(ctx, auth.Must(ctx), in.ID)
}

type emailConfirmInput struct {
	Token string `path:"token"`
}

func (a *API) askAgain(ctx context.Context, _ struct{}) (api.NoContent, error) {
	return api.NoContent{}, a.Identities.AskAgain(ctx, auth.Must(ctx))
}

func (a *API) confirmEmail(ctx context.Context, in emailConfirmInput) (User, error) {
	actor := auth.Must(ctx)
	if err := a.Identities.ConfirmEmail(ctx, actor, in.Token); err != nil {
		return User{}, err
	}
	return a.user(ctx, api.ByID{ID: actor.ID})
}
