package rest

import (
	"context"
	"regexp"
	"strings"

	"millesime/modules/receipts/internal/receipts/app"
	"millesime/modules/receipts/internal/receipts/domain"
	stockrest "millesime/modules/receipts/internal/stock/rest"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/files"
	"millesime/platform/lists"
	"millesime/platform/partial"
	"millesime/platform/validate"
)

// Bounds of a receipt.
const (
	maxLots      = 100 // of one line
	firstVintage = 1900
	lastVintage  = 2100
	maxCountBody = 24 << 20 // what the photos of a count may weigh together
)

// arcFormat is that of the numbers of electronic documents for goods under suspension of duty: 21 capitals and figures, which
// begin with the year and the country.
var arcFormat = regexp.MustCompile(`^[0-9]{2}[A-Z]{2}[A-Z0-9]{17}$`)

type announceInput struct{ Body NewReceipt }

// NewReceipt announces a delivery.
type NewReceipt struct {
	Warehouse      string           `json:"warehouse"                enum:"dartess,supplier"`
	Supplier       api.Reference    `json:"supplier,omitempty"       ref:"users"` // named by admins, for suppliers themselves
	ExpectedOn     string           `json:"expectedOn"`
	Carrier        string           `json:"carrier,omitempty"`
	TrackingNumber string           `json:"trackingNumber,omitempty"`
	Reference      string           `json:"reference,omitempty"`
	DutyStatus     string           `json:"dutyStatus,omitempty"     enum:",paid,suspended"` // paid when left out
	ARC            string           `json:"arc,omitempty"`
	Comment        string           `json:"comment,omitempty"`
	Lines          []NewReceiptLine `json:"lines"`
}

// NewReceiptLine is one product that is to come.
type NewReceiptLine struct {
	Product    api.Reference `json:"product"              ref:"products"`
	Expected   int64         `json:"expected"`
	Lot        string        `json:"lot,omitempty"`
	Vintage    *int          `json:"vintage,omitempty"`
	BestBefore *string       `json:"bestBefore,omitempty"`
	Lots       []NewLineLot  `json:"lots,omitempty"` // when they are several: lot and bestBefore are left out then
}

// NewLineLot is units of one lot that are to come.
type NewLineLot struct {
	Lot        string  `json:"lot"`
	Quantity   int64   `json:"quantity"`
	BestBefore *string `json:"bestBefore,omitempty"`
}

func (l *NewLineLot) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("lot", &l.Lot, validate.Required, validate.Max(stockrest.MaxWord)),
		validate.Field("quantity", &l.Quantity, validate.Between[int64](1, stockrest.MaxUnits)),
		validate.Field("bestBefore", &l.BestBefore, validate.Date),
	}
}

func (n *NewReceipt) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("warehouse", &n.Warehouse, validate.Required, validate.OneOf(stockrest.Warehouses()...)),
		validate.Field("expectedOn", &n.ExpectedOn, validate.Required, validate.Date),
		validate.Field("carrier", &n.Carrier, validate.Max(stockrest.MaxWord)),
		validate.Field("trackingNumber", &n.TrackingNumber, validate.Max(stockrest.MaxWord)),
		validate.Field("reference", &n.Reference, validate.Max(stockrest.MaxWord)),
		validate.Field("dutyStatus", &n.DutyStatus, validate.Optional, validate.OneOf(domain.DutyPaid, domain.DutySuspended)),
		validate.Field("arc", &n.ARC, validate.Optional, validate.Regex(arcFormat)),
		validate.Field("comment", &n.Comment, validate.Max(stockrest.MaxComment)),
		validate.Field("lines", &n.Lines, validate.Required, validate.MaxItems(stockrest.MaxLines)),
		validate.Each("lines", &n.Lines, (*NewReceiptLine).Rules),
	}
}

func (l *NewReceiptLine) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("product", &l.Product, validate.Required),
		validate.Field("expected", &l.Expected, validate.Between[int64](1, stockrest.MaxUnits)),
		validate.Field("lot", &l.Lot, validate.Max(stockrest.MaxWord)),
		validate.Field("vintage", &l.Vintage, validate.Optional, validate.Between(firstVintage, lastVintage)),
		validate.Field("bestBefore", &l.BestBefore, validate.Date),
		validate.Field("lots", &l.Lots, validate.MaxItems(maxLots)),
		validate.Each("lots", &l.Lots, (*NewLineLot).Rules),
	}
}

func newLines(lines []NewReceiptLine) []domain.Line {
	return lists.Each(lines, func(l NewReceiptLine) domain.Line {
		return domain.Line{
			ProductID: int64(l.Product), Expected: l.Expected, Lot: strings.TrimSpace(l.Lot), Vintage: api.OrZero(l.Vintage),
			BestBefore: api.OrZero(l.BestBefore), Lots: lists.Each(l.Lots, func(lot NewLineLot) domain.LineLot {
				return domain.LineLot{Lot: lot.Lot, Quantity: lot.Quantity, BestBefore: api.OrZero(lot.BestBefore)}
			}),
		}.Named()
	})
}

func (h handlers) announce(ctx context.Context, in announceInput) (ReceiptDetail, error) {
	n := in.Body
	id, err := h.receipts.Announce(ctx, auth.Must(ctx), domain.Receipt{
		SupplierID: int64(n.Supplier), Warehouse: n.Warehouse, Lines: newLines(n.Lines), Header: domain.Header{
			ExpectedOn: n.ExpectedOn, Carrier: strings.TrimSpace(n.Carrier), TrackingNumber: strings.TrimSpace(n.TrackingNumber),
			Reference: strings.TrimSpace(n.Reference), DutyStatus: n.DutyStatus, ARC: n.ARC, Comment: strings.TrimSpace(n.Comment),
		},
	})
	return api.After(ctx, id, err, h.detail)
}

// ReceiptChange is what changes of a receipt; its lines are replaced together.
type ReceiptChange struct {
	Version        int64                       `json:"version"`
	ExpectedOn     api.Field[string]           `json:"expectedOn"`
	Carrier        api.Field[string]           `json:"carrier"`
	TrackingNumber api.Field[string]           `json:"trackingNumber"`
	Reference      api.Field[string]           `json:"reference"`
	DutyStatus     api.Field[string]           `json:"dutyStatus"     enum:"paid,suspended"`
	ARC            api.Field[string]           `json:"arc"`
	Comment        api.Field[string]           `json:"comment"`
	Lines          api.Field[[]NewReceiptLine] `json:"lines"`
}

func (c *ReceiptChange) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("version", &c.Version, validate.Required),
		validate.Field("expectedOn", &c.ExpectedOn, validate.Required, validate.Date),
		validate.Field("carrier", &c.Carrier, validate.Max(stockrest.MaxWord)),
		validate.Field("trackingNumber", &c.TrackingNumber, validate.Max(stockrest.MaxWord)),
		validate.Field("reference", &c.Reference, validate.Max(stockrest.MaxWord)),
		validate.Field("dutyStatus", &c.DutyStatus, validate.Required, validate.OneOf(domain.DutyPaid, domain.DutySuspended)),
		validate.Field("arc", &c.ARC, validate.Optional, validate.Regex(arcFormat)),
		validate.Field("comment", &c.Comment, validate.Max(stockrest.MaxComment)),
		validate.Field("lines", &c.Lines, validate.Required, validate.MaxItems(stockrest.MaxLines)),
		validate.Each("lines", &c.Lines.Value, (*NewReceiptLine).Rules),
	}
}

func (h handlers) edit(ctx context.Context, in api.BodyByID[ReceiptChange]) (ReceiptDetail, error) {
	c := in.Body
	edit := app.Edit{Version: c.Version, Header: func(header domain.Header) domain.Header {
		for _, of := range []struct {
			kept *string
			sent api.Field[string]
		}{
			{&header.ExpectedOn, c.ExpectedOn},
			{&header.Carrier, c.Carrier},
			{&header.TrackingNumber, c.TrackingNumber},
			{&header.Reference, c.Reference},
			{&header.DutyStatus, c.DutyStatus},
			{&header.ARC, c.ARC},
			{&header.Comment, c.Comment},
		} {
			partial.As(of.sent, strings.TrimSpace).Apply(of.kept)
		}
		return header
	}}
	partial.As(c.Lines, newLines).Apply(&edit.Lines)
	err := h.receipts.Edit(ctx, auth.Must(ctx), in.ID, edit)
	return api.After(ctx, in.ID, err, h.detail)
}

// ReceiptTransition asks for another state.
type ReceiptTransition struct {
	Transition domain.Status `json:"transition"`
	Comment    string        `json:"comment,omitempty"` // needed to cancel, and to close what is short of something
}

func (t *ReceiptTransition) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("transition", &t.Transition, validate.Required, validate.OneOf(domain.Statuses()...)),
		validate.Field("comment", &t.Comment, validate.Max(stockrest.MaxComment)),
	}
}

func (h handlers) transition(ctx context.Context, in api.BodyByID[ReceiptTransition]) (ReceiptDetail, error) {
	change := domain.Move{To: in.Body.Transition, Comment: strings.TrimSpace(in.Body.Comment)}
	err := h.receipts.Move(ctx, auth.Must(ctx), in.ID, change)
	return api.After(ctx, in.ID, err, h.detail)
}

// NewReceiptCount is what was counted now: it is added to what was counted before.
type NewReceiptCount struct {
	Lines    []NewCountLine `json:"lines"`
	Complete bool           `json:"complete,omitempty"` // nothing more comes
	Comment  string         `json:"comment,omitempty"`  // needed to complete what is short of something
}

// NewCountLine is what was counted of one product.
type NewCountLine struct {
	Product    api.Reference `json:"product"              ref:"products"`
	Received   *int64        `json:"received"` // 0 where none came
	Damaged    int64         `json:"damaged,omitempty"`
	Lot        string        `json:"lot,omitempty"`
	Vintage    *int          `json:"vintage,omitempty"`
	BestBefore *string       `json:"bestBefore,omitempty"`
	NewDate    bool          `json:"newBestBefore,omitempty"` // it replaces another one that the lot had, for all of its bottles
	Note       string        `json:"note,omitempty"`
	Photo      string        `json:"photo,omitempty"` // data URL of a JPEG, PNG, GIF, WebP or BMP
}

func (c *NewReceiptCount) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("lines", &c.Lines, validate.Required, validate.MaxItems(stockrest.MaxLines)),
		validate.Each("lines", &c.Lines, (*NewCountLine).Rules),
		validate.Field("comment", &c.Comment, validate.Max(stockrest.MaxComment)),
	}
}

func (l *NewCountLine) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("product", &l.Product, validate.Required),
		validate.Field("received", &l.Received, validate.Required, validate.Between[int64](0, stockrest.MaxUnits)),
		validate.Field("damaged", &l.Damaged, validate.Between[int64](0, stockrest.MaxUnits)),
		validate.Field("lot", &l.Lot, validate.Max(stockrest.MaxWord)),
		validate.Field("vintage", &l.Vintage, validate.Optional, validate.Between(firstVintage, lastVintage)),
		validate.Field("bestBefore", &l.BestBefore, validate.Date),
		validate.Field("note", &l.Note, validate.Max(stockrest.MaxComment)),
	}
}

func (h handlers) count(ctx context.Context, in api.BodyByID[NewReceiptCount]) (ReceiptDetail, error) {
	counted := domain.Count{Complete: in.Body.Complete, Comment: strings.TrimSpace(in.Body.Comment)}
	for _, l := range in.Body.Lines {
		counted.Lines = append(counted.Lines, domain.CountedLine{
			ProductID: int64(l.Product), Received: *l.Received, Damaged: l.Damaged, Lot: strings.TrimSpace(l.Lot), Vintage: api.OrZero(l.Vintage),
			BestBefore: api.OrZero(l.BestBefore), NewDate: l.NewDate, Note: strings.TrimSpace(l.Note), Photo: l.Photo,
		})
	}
	err := h.receipts.Count(ctx, auth.Must(ctx), in.ID, counted)
	return api.After(ctx, in.ID, err, h.detail)
}

type photoInput struct {
	ID    int64 `path:"id"`
	Photo int64 `path:"photo"`
}

func (h handlers) photo(ctx context.Context, in photoInput) (api.File, error) {
	photo, err := h.receipts.Photo(ctx, auth.Must(ctx), in.ID, in.Photo)
	return files.AnswerPhoto(photo, in.Photo, err)
}
