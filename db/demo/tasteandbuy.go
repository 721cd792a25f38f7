package demo

import (
	"context"
	_ "embed" // requests that became orders
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fold"
	"millesime/platform/money"
)

type waiterRow struct {
	bun.BaseModel `bun:"table:waiters"`

	ID                         int64 `bun:",pk"`
	RestaurantID               int64
	FirstName, LastName, Email string
	PINHash                    string    `bun:"pin_hash"`
	PINSetAt                   time.Time `bun:"pin_set_at,nullzero"`
	ToldAt                     time.Time
	Active                     bool
	NameSearch, SearchText     string
	CreatedAt, UpdatedAt       time.Time
}

type wineListRow struct {
	bun.BaseModel `bun:"table:wine_lists"`

	ID                   int64 `bun:",pk"`
	RestaurantID         int64
	Name                 string
	GlassCl              int64
	LinkDelay            string
	CreatedAt, UpdatedAt time.Time
}

type wineListEntryRow struct {
	bun.BaseModel `bun:"table:wine_list_entries"`

	ListID, ProductID, Position int64
	Section                     string
	GlassPriceCents             *money.Cents
	BottlePriceCents            money.Cents
	Comment                     string
	Favourite, AvailableTonight bool
}

type guestRequestRow struct {
	bun.BaseModel `bun:"table:guest_requests"`

	ID                                int64 `bun:",pk"`
	Number                            string
	RestaurantID, WaiterID            int64
	Status                            string
	FirstName, LastName, Email, Phone string
	Address                           json.RawMessage `bun:"type:jsonb"`
	Language                          string
	Bottles, ItemCount                int64
	ShippingCents, TotalCents         money.Cents
	AgeCheckedAt                      time.Time
	AgeChecker                        string
	ConsentAt, LinkDueAt              time.Time
	LinkSentAt                        time.Time `bun:",nullzero"`
	LinkExpiresAt                     time.Time `bun:",nullzero"`
	MailedAt                          time.Time `bun:",nullzero"`
	Mails                             int64
	EndedAt                           time.Time `bun:",nullzero"`
	SearchText                        string
	CreatedAt, UpdatedAt              time.Time
}

type guestRequestItemRow struct {
	bun.BaseModel `bun:"table:guest_request_items"`

	RequestID, Position, ProductID, SupplierID int64
	Product                                    json.RawMessage `bun:"type:jsonb"`
	Quantity                                   int64
	UnitPriceCents, TotalCents                 money.Cents
}

type guestRequestStepRow struct {
	bun.BaseModel `bun:"table:guest_request_steps"`

	RequestID            int64
	FromStatus, ToStatus string
	ActorID              int64
	ActorName            string
	CreatedAt            time.Time
}

// served is how a restaurant of the set sells to its guests.
type served struct {
	waiters  []waiterRow
	lists    []wineListRow
	entries  []wineListEntryRow
	requests []guestRequestRow
	items    []guestRequestItemRow
	steps    []guestRequestStepRow
}

const (
	listed       = 14 // wines of a list
	glassOf      = 5  // a bottle in glasses, with what is spilled
	roomFactor   = 3  // what a bottle costs in the room beside the shop's price
	roundTo      = 50 // cents
	carriageTTC  = money.Cents(14_40)
	bottlesAsked = 6
)

// guests of the room, with where they live.
func guests() [][4]string {
	return [][4]string{
		{"Hélène", "Vasseur", "75011", "Paris"},
		{"Marc", "Oudin", "69003", "Lyon"},
		{"Inès", "Carpentier", "44000", "Nantes"},
		{"Paul", "Lestrange", "33000", "Bordeaux"},
		{"Sonia", "Belkacem", "13006", "Marseille"},
	}
}

// writeTasteAndBuy gives two restaurants a list, waiters, and requests of guests in the states that lead to no order.
func (w *world) writeTasteAndBuy(ctx context.Context, tx *db.Tx) error {
	var out served
	for _, b := range w.buyers {
		if b.group != auth.Restaurant || b.row.Status != string(auth.Valid) {
			continue
		}
		w.serve(&out, b.person)
		if len(out.lists) == 2 {
			break
		}
	}
	return writeAll(ctx, tx, put(out.waiters), put(out.lists), put(out.entries), put(out.requests), put(out.items), put(out.steps),
		countNumbers("guest_request_numbers", int64(len(out.requests)+concluded)))
}

//go:embed tasteandbuy.sql
var concludedSQL string

// concluded is how many orders of shops came from requests of guests.
const concluded = 6

// concludeRequests makes orders of shops those of guests of the first restaurant that sells, in the states that they are in.
func (w *world) concludeRequests(ctx context.Context, tx *db.Tx) error {
	for statement := range strings.SplitSeq(strings.TrimSpace(concludedSQL), ";\n") {
		if _, err := tx.IDB().NewRaw(statement).Exec(ctx); err != nil {
			return fmt.Errorf("conclude requests: %w", err)
		}
	}
	return nil
}

func (w *world) serve(out *served, restaurant *person) {
	id, from := restaurant.row.ID, w.now.AddDate(0, -2, 0)
	for n, name := range [][2]string{{"Léa", "Fontaine"}, {"Hugo", "Marchand"}, {"Nora", "Saïdi"}} {
		waiter := waiterRow{
			ID: int64(len(out.waiters) + 1), RestaurantID: id, FirstName: name[0], LastName: name[1],
			Email: fold.Slug(name[0]) + "." + fold.Slug(name[1]) + "@salle.example", ToldAt: from, Active: n < 2, NameSearch: fold.Text(name[1] + " " + name[0]),
			CreatedAt: from, UpdatedAt: from,
		}
		if n < 2 {
			waiter.PINHash, waiter.PINSetAt = w.hash, from
		}
		waiter.SearchText = fold.Text(name[0] + " " + name[1] + " " + waiter.Email)
		out.waiters = append(out.waiters, waiter)
	}
	list := wineListRow{
		ID: int64(len(out.lists) + 1), RestaurantID: id, Name: "La carte des vins", GlassCl: 12, LinkDelay: "next_morning", CreatedAt: from, UpdatedAt: from,
	}
	wines := w.forLists(len(out.lists))
	for at, p := range wines {
		bottle := (p.store*roomFactor + roundTo/2) / roundTo * roundTo
		entry := wineListEntryRow{
			ListID: list.ID, ProductID: p.row.ID, Position: int64(at + 1), Section: section(p), BottlePriceCents: bottle, Favourite: at%5 == 0,
			AvailableTonight: at%7 != 3,
		}
		if at%3 == 0 {
			glass := (bottle/glassOf + roundTo/2) / roundTo * roundTo
			entry.GlassPriceCents, entry.Comment = &glass, "Servi au verre cette semaine."
		}
		out.entries = append(out.entries, entry)
	}
	out.lists = append(out.lists, list)
	if len(wines) > 0 {
		w.askInTheRoom(out, restaurant, wines)
	}
}

// forLists are wines of open shops, others for each list, by section.
func (w *world) forLists(list int) []*product {
	var found []*product
	for at, p := range w.products {
		if at%2 == list && p.store > 0 && p.row.InStore && p.seller.inStore && p.row.Status == "active" && len(found) < listed {
			found = append(found, p)
		}
	}
	return found
}

func section(p *product) string {
	switch {
	case p.growth.kind != "still":
		if p.growth.kind == "sparkling" || p.growth.kind == "fortified" || p.growth.kind == "spirit" {
			return p.growth.kind
		}
		return "other"
	case p.growth.colour != "":
		return p.growth.colour
	}
	return "other"
}

// askInTheRoom makes a request in each state that a guest brings one to without ordering.
func (w *world) askInTheRoom(out *served, restaurant *person, wines []*product) {
	states := []string{"requested", "sent", "refused", "expired", "canceled"}
	evenings := []int{0, 2, 9, 13, 17} // ago: the link of the second left yesterday at nine
	for n, status := range states {
		day := w.now.In(clock.Paris)
		made := clock.Instant(time.Date(day.Year(), day.Month(), day.Day()-evenings[n], 21, 40, 0, 0, clock.Paris))
		if status == "requested" {
			made = w.now.Add(-time.Hour)
		}
		g, p := guests()[n], wines[n%len(wines)]
		waiter := out.waiters[len(out.waiters)-3+n%2]
		local := made.In(clock.Paris)
		r := guestRequestRow{
			ID: int64(len(out.requests) + 1), RestaurantID: restaurant.row.ID, WaiterID: waiter.ID, Status: status, FirstName: g[0], LastName: g[1],
			Email: fold.Slug(g[0]) + "." + fold.Slug(g[1]) + "@courriel.example", Phone: "06 00 00 00 0" + strconv.Itoa(n), Language: "fr",
			Bottles: bottlesAsked, ItemCount: 1, ShippingCents: carriageTTC, TotalCents: p.store*bottlesAsked + carriageTTC, AgeCheckedAt: made,
			AgeChecker: waiter.FirstName + " " + waiter.LastName, ConsentAt: made,
			LinkDueAt: clock.Instant(time.Date(local.Year(), local.Month(), local.Day()+1, 9, 0, 0, 0, clock.Paris)), CreatedAt: made, UpdatedAt: made,
		}
		r.Number = fmt.Sprintf("DGB-%d-%06d", local.Year(), r.ID)
		r.Address = json.RawMessage(fmt.Sprintf(`{"id":-1,"street":"%d rue des Acacias","postcode":"%s","city":"%s","country":"FR"}`, 3+n, g[2], g[3]))
		r.SearchText = fold.Text(r.Number + " " + g[0] + " " + g[1] + " " + r.Email)
		out.steps = append(out.steps, guestRequestStepRow{RequestID: r.ID, ToStatus: "requested", ActorID: restaurant.row.ID, ActorName: restaurant.display, CreatedAt: made})
		if status != "requested" && status != "canceled" {
			r.LinkSentAt, r.MailedAt, r.Mails, r.LinkExpiresAt = r.LinkDueAt, r.LinkDueAt, 1, r.LinkDueAt.Add(48*time.Hour)
			out.steps = append(out.steps, guestRequestStepRow{RequestID: r.ID, FromStatus: "requested", ToStatus: "sent", CreatedAt: r.LinkSentAt})
		}
		switch status {
		case "refused":
			r.EndedAt = r.LinkSentAt.Add(5 * time.Hour)
			out.steps = append(out.steps, guestRequestStepRow{RequestID: r.ID, FromStatus: "sent", ToStatus: status, CreatedAt: r.EndedAt})
		case "expired":
			r.EndedAt = r.LinkExpiresAt
			out.steps = append(out.steps, guestRequestStepRow{RequestID: r.ID, FromStatus: "sent", ToStatus: status, CreatedAt: r.EndedAt})
		case "canceled":
			r.EndedAt = made.Add(time.Hour)
			out.steps = append(out.steps, guestRequestStepRow{
				RequestID: r.ID, FromStatus: "requested", ToStatus: status, ActorID: restaurant.row.ID, ActorName: restaurant.display, CreatedAt: r.EndedAt,
			})
		}
		out.requests = append(out.requests, r)
		out.items = append(out.items, guestRequestItemRow{
			RequestID: r.ID, Position: 1, ProductID: p.row.ID, SupplierID: p.seller.row.ID, Product: p.copied, Quantity: bottlesAsked,
			UnitPriceCents: p.store, TotalCents: p.store * bottlesAsked,
		})
	}
}
