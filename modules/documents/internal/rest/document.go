package rest

import (
	"fmt"

	"millesime/modules/documents/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/files"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/validate"
)

// Document is a paper that the house made, or that one party sent another.
type Document struct {
	api.Item
	Type         domain.Type    `json:"type"`
	Kind         domain.Kind    `json:"kind"`
	Number       string         `json:"number"`   // of what it is about; "": it has none
	Supplier     *DocumentParty `json:"supplier"` // null: of several, or of none
	Customer     *DocumentParty `json:"customer"`
	Subject      *string        `json:"subject"` // what it is about, as an IRI; null: a cart, or nothing
	Order        *DocumentOrder `json:"order"`   // that it belongs to; null: none, or several
	Revision     int            `json:"revision"`
	IssuedOn     string         `json:"issuedOn"`          // YYYY-MM-DD
	TotalTaxIncl *money.Cents   `json:"totalPriceTaxIncl"` // null: it tells none
	Status       domain.Status  `json:"status"`
	FileName     string         `json:"filename"`
	ContentType  string         `json:"contentType"` // "": while it is not ready
	Size         int64          `json:"size"`        // bytes
	SHA256       string         `json:"sha256"`
	URL          *string        `json:"url"`    // where its file is read; null: while it is not ready
	XMLURL       *string        `json:"xmlUrl"` // where its data is read, of an electronic invoice; else null
	PaidTo       string         `json:"paidTo"` // to the two sides, the last characters of the account that an invoice's paper tells; "": none known
	Own          bool           `json:"own"`    // the reader sent it, and may take it away
}

// DocumentParty is a side of a document, as it was called then.
type DocumentParty struct {
	api.Ref
	Company string `json:"company"`
}

// DocumentOrder is the order that a document belongs to.
type DocumentOrder struct {
	api.Ref
	Number string `json:"number"`
}

func newDocument(d domain.Document, reader auth.Actor, language string) Document {
	shown := Document{
		Item: api.NewItem(resource, "Document", d.ID), Type: d.Kind.Type(), Kind: d.Kind, Number: d.Number,
		Supplier: newParty(d.Supplier), Customer: newParty(d.Customer), Subject: subjectOf(d), Revision: d.Revision,
		IssuedOn: d.IssuedOn, TotalTaxIncl: d.Total, Status: d.Status, FileName: d.NameFor(reader, language), Size: d.Size,
		Own: d.MayDelete(reader),
	}
	if d.IsSide(reader) {
		shown.PaidTo = d.PaidTo
	}
	if d.Order.ID != 0 {
		shown.Order = &DocumentOrder{Ref: api.RefTo("orders", d.Order.ID), Number: d.Order.Number}
	}
	if name, named := files.Named(d.File); named && d.Status == domain.Ready {
		url := api.IRI(resource, d.ID) + "/file"
		shown.ContentType, shown.SHA256, shown.URL = name.MediaType(), name.Hash(), &url
	}
	if d.XML != "" && d.Status == domain.Ready {
		url := api.IRI(resource, d.ID) + "/xml"
		shown.XMLURL = &url
	}
	return shown
}

func newParty(p domain.Party) *DocumentParty {
	if p.ID == 0 {
		return nil
	}
	return &DocumentParty{Ref: api.RefTo("users", p.ID), Company: p.Name}
}

// subjectOf is what a document is about.
func subjectOf(d domain.Document) *string {
	if d.Subject == 0 {
		return nil
	}
	of := map[domain.Kind]string{
		domain.KindInvoice: "invoices", domain.KindDeposit: "invoices", domain.KindCreditNote: "invoices",
		domain.KindQuotation: "quotations", domain.KindOrder: "orders", domain.KindDeliveryNote: "shipments",
		domain.KindStatement: "accounts",
	}[d.Kind]
	if of == "" {
		return nil
	}
	iri := fmt.Sprintf("/api/%s/%d", of, d.Subject)
	return &iri
}

type listInput struct {
	api.Page
	listFilter
}

// listFilter is what a list of documents and its archive are narrowed and sorted by.
type listFilter struct {
	IDs        []api.Reference `query:"documents" ref:"documents"` // these alone
	Types      []domain.Type   `query:"type"`
	Kinds      []domain.Kind   `query:"kind"`
	Statuses   []domain.Status `query:"status"`
	Search     string          `query:"search"`
	Suppliers  []api.Reference `query:"supplier" ref:"users"`
	Customers  []api.Reference `query:"customer" ref:"users"`
	Orders     []api.Reference `query:"orders" ref:"orders"`
	Subjects   []api.Reference `query:"subject"`       // rows that they are about, of a kind
	IssuedFrom string          `query:"issuedOn[gte]"` // YYYY-MM-DD in Europe/Paris
	IssuedTo   string          `query:"issuedOn[lte]"` // the same, the day included
	Order      api.Order       `query:"order"`
}

const searchLimit = 100 // characters

func (in *listFilter) Rules() validate.Rules {
	return validate.Rules{
		validate.Every("type", &in.Types, validate.OneOf(domain.Type("").Codes()...)),
		validate.Every("kind", &in.Kinds, validate.OneOf(domain.Kind("").Codes()...)),
		validate.Every("status", &in.Statuses, validate.OneOf(domain.Status("").Codes()...)),
		validate.Field("issuedOn[gte]", &in.IssuedFrom, validate.Optional, validate.Date),
		validate.Field("issuedOn[lte]", &in.IssuedTo, validate.Optional, validate.Date),
		validate.Field("search", &in.Search, validate.Max(searchLimit)),
	}
}

// SortKeys are what the list sorts by.
func (*listFilter) SortKeys() []string {
	return []string{domain.SortIssuedOn, domain.SortNumber, domain.SortTotal}
}

func (in *listInput) filter() domain.Filter {
	filter := in.listFilter.filter()
	filter.Part = in.Part(filter.Sorts...)
	return filter
}

func (in *listFilter) filter() domain.Filter {
	filter := domain.Filter{
		IDs: api.IDs(in.IDs), Types: in.Types, Kinds: in.Kinds, Statuses: in.Statuses, Search: in.Search,
		Suppliers: api.IDs(in.Suppliers), Customers: api.IDs(in.Customers), Orders: api.IDs(in.Orders), Subjects: api.IDs(in.Subjects),
		IssuedFrom: in.IssuedFrom, IssuedTo: in.IssuedTo,
	}
	filter.Sorts = in.Order.Or(lists.Sort{Key: domain.SortIssuedOn, Descending: true})
	return filter
}

type sendInput struct{ Body NewDocument }

// NewDocument is one to be sent.
type NewDocument struct {
	Recipient api.Reference `json:"recipient" ref:"users"`
	Name      string        `json:"name"` // of the file
	File      string        `json:"file"` // data URL of a PDF, JPEG, PNG, GIF, WebP or BMP of at most 5 MB
}

const maxFileName = 200 // characters

func (n *NewDocument) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("recipient", &n.Recipient, validate.Required),
		validate.Field("name", &n.Name, validate.Required, validate.Max(maxFileName)),
		validate.Field("file", &n.File, validate.Required),
	}
}
