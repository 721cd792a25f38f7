package app

import (
	"context"
	"strconv"
	"strings"

	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/platform/audit"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/shelf"
	"millesime/platform/versions"
)

const wineLists = "wine_lists"

// trailedList is what the trail and the file of its restaurant keep of a list.
type trailedList struct {
	Name      string                  `json:"name"`
	GlassCl   int64                   `json:"glassCl"`
	LinkDelay domain.LinkDelay        `json:"linkDelay"`
	Order     string                  `json:"order"`   // numbers of its products
	Entries   map[string]trailedEntry `json:"entries"` // by the same
}

type trailedEntry struct {
	Section          shelf.Section `json:"section"`
	GlassPrice       *money.Cents  `json:"glassPriceTaxIncl"`
	BottlePrice      *money.Cents  `json:"bottlePriceTaxIncl"`
	Comment          string        `json:"comment"`
	Favourite        bool          `json:"favourite"`
	AvailableTonight bool          `json:"availableTonight"`
}

func trailOfList(l *domain.WineList) trailedList {
	kept := trailedList{Name: l.Name, GlassCl: l.GlassCl, LinkDelay: l.LinkDelay, Entries: make(map[string]trailedEntry, len(l.Entries))}
	kept.Order = strings.Join(lists.Each(l.Entries, func(e domain.Entry) string { return strconv.FormatInt(e.ProductID, 10) }), ", ")
	for _, e := range l.Entries {
		kept.Entries[strconv.FormatInt(e.ProductID, 10)] = trailedEntry{
			Section: e.Section, GlassPrice: e.GlassPrice, BottlePrice: e.BottlePrice, Comment: e.Comment, Favourite: e.Favourite,
			AvailableTonight: e.AvailableTonight,
		}
	}
	return kept
}

func thingOfList(l *domain.WineList) versions.Thing {
	return versions.Thing{Path: versions.Path(wineLists, l.ID), Version: l.Version, Members: map[string]string{"order": "entries"}}
}

// noteList tells the trail what became of a list; of its wines those that changed.
func noteList(ctx context.Context, tx *db.Tx, action string, before, after *domain.WineList) error {
	entry := audit.Entry{
		Action: action, Subject: wineLists, SubjectID: after.ID, Person: after.RestaurantID, Thing: thingOfList(after).Path,
		Version: after.Version,
	}
	is := trailOfList(after)
	if before != nil {
		was := trailOfList(before)
		for id, e := range was.Entries {
			if same, err := audit.Same(e, is.Entries[id]); err != nil {
				return err
			} else if same {
				delete(was.Entries, id)
				delete(is.Entries, id)
			}
		}
		entry.Before = was
	}
	entry.After = is
	return audit.Append(ctx, tx, entry)
}
