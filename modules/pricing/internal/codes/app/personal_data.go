package app

import "context"

// PersonalData implements usersapi.PersonalData: the codes that a person used, and the price lists that were made for it.
func (c *Codes) PersonalData(ctx context.Context, userID int64) (map[string]any, error) {
	uses, err := c.store.UsesOf(ctx, userID)
	if err != nil {
		return nil, err
	}
	lists, err := c.lists.ListsFor(ctx, userID)
	return map[string]any{"promoCodes": uses, "priceLists": lists}, err
}
