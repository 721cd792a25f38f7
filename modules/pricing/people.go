package pricing

import (
	"context"

	codesstore "millesime/modules/pricing/internal/codes/store"
	listsstore "millesime/modules/pricing/internal/lists/store"
)

// people is what rooms keep about people.
type people struct {
	codes *codesstore.Store
	lists *listsstore.Store
}

// PersonalData implements usersapi.PersonalData: the codes that a person used, and the price lists that were made for it.
func (p people) PersonalData(ctx context.Context, userID int64) (map[string]any, error) {
	uses, err := p.codes.UsesOf(ctx, userID)
	if err != nil {
		return nil, err
	}
	lists, err := p.lists.ListsFor(ctx, userID)
	return map[string]any{"promoCodes": uses, "priceLists": lists}, err
}
