package store

import (
	"strings"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/samples/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/db/timeline"
	"millesime/platform/fold"
)

// Store is the tables of sample requests.
type Store struct{ db *db.DB }

// New makes a store.
func New(d *db.DB) *Store { return &Store{db: d} }

type requestRow struct {
	bun.BaseModel `bun:"table:sample_requests,alias:r"`

	ID              int64 `bun:",pk,autoincrement"`
	ProductID       int64
	Product         ordersapi.Product `bun:"type:jsonb"`
	SupplierID      int64
	CustomerID      int64
	ImpersonatorID  int64
	Quantity        int64
	Comment         string
	ShippingAddress usersapi.Address `bun:"type:jsonb"`
	Status          domain.Status
	IsOpen          bool
	QuotaYear       int
	QuotaUnits      int64
	Reason          string
	OrderID         int64 `bun:",nullzero"`
	OrderNumber     string
	DeliveredAt     time.Time `bun:",nullzero"`
	CanceledAt      time.Time `bun:",nullzero"`
	Rating          int
	Feedback        string
	FeedbackAt      time.Time `bun:",nullzero"`
	SaleOrderID     int64     `bun:",nullzero"`
	ProductName     string
	CustomerName    string
	SupplierName    string
	SearchText      string
	CreatedAt       time.Time
	UpdatedAt       time.Time
}

func steps() timeline.Table[domain.Status] {
	return timeline.Table[domain.Status]{
		Steps: "sample_request_transitions", Key: "request_id", Documents: "sample_requests", Title: "product_name",
	}
}

func newRow(r domain.Request) requestRow {
	product, customer, supplier := fold.Text(r.Product.Name), fold.Text(r.Customer.DisplayName()), fold.Text(r.Supplier.DisplayName())
	return requestRow{
		ProductID: r.Product.ID, Product: r.Product, SupplierID: r.SupplierID, CustomerID: r.CustomerID,
		ImpersonatorID: r.Impersonator, Quantity: r.Quantity, Comment: r.Comment, ShippingAddress: r.Address,
		Status: r.Status, IsOpen: true, QuotaYear: domain.QuotaYear(r.CreatedAt), QuotaUnits: r.Quantity,
		ProductName: product, CustomerName: customer, SupplierName: supplier,
		SearchText: strings.Join([]string{product, fold.Text(r.Product.Appellation), fold.Text(r.Product.Reference), customer, supplier}, " "),
		CreatedAt:  r.CreatedAt, UpdatedAt: r.CreatedAt,
	}
}

func (r requestRow) request() domain.Request {
	return domain.Request{
		ID: r.ID, Product: r.Product, SupplierID: r.SupplierID, CustomerID: r.CustomerID, Impersonator: r.ImpersonatorID,
		Quantity: r.Quantity, Comment: r.Comment, Address: r.ShippingAddress, Status: r.Status, Reason: r.Reason,
		OrderID: r.OrderID, OrderNumber: r.OrderNumber, DeliveredAt: r.DeliveredAt.UTC(), CanceledAt: r.CanceledAt.UTC(),
		Feedback:  domain.Feedback{Rating: r.Rating, Comment: r.Feedback, At: r.FeedbackAt.UTC()},
		CreatedAt: r.CreatedAt.UTC(),
	}
}
