package demo

import (
	"encoding/json"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/money"
	"millesime/platform/shelf"
)

type waiterRow struct {
	bun.BaseModel `bun:"table:waiters"`

	ID                         int64 `bun:",pk"`
	RestaurantID               int64
	FirstName, LastName, Email string
	PINHash                    string    `bun:"pin_hash"`
	PINSetAt                   time.Time `bun:"pin_set_at,nullzero"`
	ToldAt, HandedAt           time.Time
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
	Section                     shelf.Section
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
	CommissionRateBp                  money.Rate
	CommissionCents                   *money.Cents
	AgeCheckedAt                      time.Time
	AgeChecker                        string
	ConsentAt, LinkDueAt              time.Time
	LinkSentAt                        time.Time `bun:",nullzero"`
	LinkExpiresAt                     time.Time `bun:",nullzero"`
	MailedAt                          time.Time `bun:",nullzero"`
	Mails                             int64
	GuestID                           int64
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
	OrderID, Sold                              int64
	SoldCents                                  money.Cents
}

type guestRequestOrderRow struct {
	bun.BaseModel `bun:"table:guest_request_orders"`

	OrderID, RequestID                      int64
	Number                                  string
	SupplierID                              int64
	SupplierName                            string
	GoodsCents, TotalCents, CommissionCents money.Cents
	PaidAt                                  time.Time `bun:",nullzero"`
	CanceledAt                              time.Time `bun:",nullzero"`
}

type guestRequestStepRow struct {
	bun.BaseModel `bun:"table:guest_request_steps"`

	RequestID            int64
	FromStatus, ToStatus string
	ActorID              int64
	ActorName            string
	CreatedAt            time.Time
}
