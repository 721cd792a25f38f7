package demo

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fold"
)

// States of a sample request (specification 3, sampleRequest_status).
const (
	samplePending  = "pending"
	sampleValid    = "valid"
	sampleOrdering = "ordering"
	sampleReject   = "reject"
)

type sampleRow struct {
	bun.BaseModel `bun:"table:sample_requests"`

	ID              int64 `bun:",pk"`
	ProductID       int64
	Product         json.RawMessage `bun:"type:jsonb"`
	SupplierID      int64
	CustomerID      int64
	Quantity        int64
	Comment         string
	ShippingAddress json.RawMessage `bun:"type:jsonb"`
	Status          string
	IsOpen          bool
	QuotaYear       int
	QuotaUnits      int64
	Reason          string
	OrderID         *int64
	OrderNumber     string
	DeliveredAt     *time.Time
	Rating          int
	Feedback        string
	FeedbackAt      *time.Time
	ProductName     string
	CustomerName    string
	SupplierName    string
	SearchText      string
	CreatedAt       time.Time
	UpdatedAt       time.Time
}

type sampleStepRow struct {
	bun.BaseModel `bun:"table:sample_request_transitions"`

	ID         int64 `bun:",pk"`
	RequestID  int64
	FromStatus string
	ToStatus   string
	ActorID    int64
	ActorName  string
	Comment    string
	CreatedAt  time.Time
}

// taste is how far a request of the set has come.
type taste struct {
	status   string
	order    string // state of its order
	days     int    // since it was asked
	comment  string
	reason   string
	rating   int
	feedback string
}

// tastes are the requests that each taster makes, in turn: some in each state.
func tastes() []taste {
	return []taste{
		{status: samplePending, days: 1, comment: "Pour l’accord de notre menu d’hiver."},
		{status: sampleOrdering, order: closed, days: 74, rating: 5, feedback: "Superbe équilibre, parfait avec le gibier. Nous la mettons à la carte."},
		{status: sampleValid, days: 3, comment: "Nous cherchons une référence au verre."},
		{status: sampleReject, days: 12, reason: "Cuvée en rupture : le prochain millésime arrive en mars."},
		{status: sampleOrdering, order: closed, days: 15, comment: "À déguster avec toute l’équipe."},
		{status: samplePending, days: 4},
		{status: sampleOrdering, order: pendingShipping, days: 6},
		{status: sampleOrdering, order: closed, days: 48, rating: 3, feedback: "Agréable, un peu court pour notre clientèle."},
		{status: sampleOrdering, order: validated, days: 2, comment: "Pour notre salon de Noël."},
		{status: sampleReject, days: 30, reason: "Nous réservons ces flacons à nos clients déjà livrés."},
		{status: sampleOrdering, order: closed, days: 61, rating: 4, feedback: "Belle fraîcheur, bon rapport qualité-prix."},
	}
}

// tastersInTurn is how many professionals ask for samples.
const tastersInTurn = 18

// tasteSamples makes requests and, for those that were ordered, their orders at 0 €.
func (w *world) tasteSamples(ctx context.Context, tx *db.Tx, m *maker, out *written) error {
	s := newSource(streamSamples)
	var rows []sampleRow
	var steps []sampleStepRow
	tasted := map[[2]int64]bool{}
	tasters := slices.DeleteFunc(slices.Clone(w.buyers), func(b *buyer) bool { return b.group == auth.Customer || len(b.pairs) == 0 })
	tasters = tasters[:min(tastersInTurn, len(tasters))]
	bought, err := w.bought(ctx, tx, tasters)
	if err != nil {
		return err
	}
	for at, b := range tasters {
		turns := 2
		if at < 5 {
			turns = 6 // the demo accounts
		}
		for turn := range turns {
			t := tastes()[(at+turn)%len(tastes())]
			p := sampled(s, b, turn%2 == 0)
			if later := bought[b.row.ID]; t.order == closed && t.rating > 3 && len(later) > 0 {
				p = w.products[oneOf(s, later)-1]
			}
			if p == nil || tasted[[2]int64{b.row.ID, p.row.ID}] {
				continue
			}
			tasted[[2]int64{b.row.ID, p.row.ID}] = true
			row, made := w.sample(m, out, b, p, t, int64(len(rows)+1))
			rows = append(rows, row)
			for _, step := range made {
				step.ID, step.RequestID = int64(len(steps)+1), row.ID
				steps = append(steps, step)
			}
		}
	}
	if err := out.flush(ctx, tx); err != nil {
		return err
	}
	return writeAll(ctx, tx, put(rows), put(steps), w.sell)
}

// bought are the products of the last weeks' orders of these buyers: what people taste they may buy.
func (w *world) bought(ctx context.Context, tx *db.Tx, buyers []*buyer) (map[int64][]int64, error) {
	const weeks = 6
	customers := make([]int64, len(buyers))
	for i, b := range buyers {
		customers[i] = b.row.ID
	}
	var rows []struct{ CustomerID, ProductID int64 }
	err := tx.IDB().NewSelect().TableExpr("orders AS o").Join("JOIN order_items AS i ON i.order_id = o.id").
		ColumnExpr("DISTINCT o.customer_id, i.product_id").Where("o.customer_id IN (?)", bun.List(customers)).Where("o.created_at >= ?", w.now.AddDate(0, 0, -7*weeks)).
		Where("o.status NOT IN (?, ?, ?)", quotation, canceledQuotation, canceled).OrderExpr("o.customer_id, i.product_id").Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("read what was bought: %w", err)
	}
	bought := map[int64][]int64{}
	for _, r := range rows {
		if p := w.products[r.ProductID-1]; p.row.SampleAllowed && p.stock.available >= 12 {
			bought[r.CustomerID] = append(bought[r.CustomerID], r.ProductID)
		}
	}
	return bought, nil
}

// sampled draws a product that may be tasted: of fournisseur@ when it can be, so that it has requests of all kinds.
func sampled(s source, b *buyer, ofDemo bool) *product {
	seller := oneOf(s, b.pairs).seller
	if ofDemo {
		for _, known := range b.pairs {
			if known.seller.row.ID == supplierID {
				seller = known.seller
			}
		}
	}
	offer := slices.DeleteFunc(slices.Clone(seller.products), func(p *product) bool {
		closed := len(p.openTo) > 0 && !slices.Contains(p.openTo, b.group)
		return !p.row.SampleAllowed || p.row.Status != "active" || p.stock.available < 12 || closed
	})
	if len(offer) == 0 {
		return nil
	}
	return oneOf(s, offer)
}

// sample is a request with its steps; one that was ordered has an order too.
func (w *world) sample(m *maker, out *written, b *buyer, p *product, t taste, id int64) (sampleRow, []sampleStepRow) {
	asked := byDayWithin(w.daysAgo(t.days).Add(-3*time.Hour), time.Time{}, w.now)
	product, customer, supplier := fold.Text(p.row.Name), b.folded, p.seller.folded
	row := sampleRow{
		ID: id, ProductID: p.row.ID, Product: p.copied, SupplierID: p.seller.row.ID, CustomerID: b.row.ID, Quantity: 1,
		Comment: t.comment, ShippingAddress: b.shippingJSON, Status: t.status, IsOpen: t.status != sampleReject,
		QuotaYear: asked.Year(), QuotaUnits: 1, Reason: t.reason, Rating: t.rating, Feedback: t.feedback,
		ProductName: product, CustomerName: customer, SupplierName: supplier,
		SearchText: product + " " + customer + " " + supplier, CreatedAt: asked, UpdatedAt: asked,
	}
	steps := []sampleStepRow{{ToStatus: samplePending, ActorID: b.row.ID, ActorName: b.display, CreatedAt: asked}}
	move := func(to string, by *person, comment string, after time.Duration) {
		last := steps[len(steps)-1]
		row.UpdatedAt = byDayWithin(last.CreatedAt.Add(after), last.CreatedAt, w.now)
		steps = append(steps, sampleStepRow{
			FromStatus: last.ToStatus, ToStatus: to, ActorID: by.row.ID, ActorName: by.display, Comment: comment, CreatedAt: row.UpdatedAt,
		})
	}
	switch t.status {
	case sampleReject:
		row.QuotaUnits = 0
		move(sampleReject, p.seller.person, t.reason, 5*time.Hour)
	case sampleValid, sampleOrdering:
		move(sampleValid, p.seller.person, "", 5*time.Hour)
	}
	if t.status == sampleOrdering {
		move(sampleOrdering, b.person, "", 2*time.Hour)
		w.orderSample(m, out, b, p, t, &row)
	}
	return row, steps
}

// orderSample places the order of a request at 0 €: it needs no payment and no invoice.
func (w *world) orderSample(m *maker, out *written, b *buyer, p *product, t taste, row *sampleRow) {
	o := &order{
		created: row.UpdatedAt, buyer: b, seller: p.seller, placedBy: b.person, status: t.order,
		lines:  []*line{{product: p, quantity: 1, tag: "sample"}},
		totals: totals{units: 1, vat: json.RawMessage("[]")},
		steps: []step{
			{to: processing, by: b.person},
			{to: validated, by: p.seller.person, hours: 3},
			{to: preparation, by: p.seller.person, hours: 5},
			{to: pendingShipping, hours: 14},
			{to: shipped, by: b.person, hours: 48},
			{to: closed},
		},
	}
	at := slices.IndexFunc(o.steps, func(s step) bool { return s.to == t.order })
	o.steps = o.steps[:at+1]
	m.identify(o)
	o.date(o.steps, w.now)
	w.move(o, true)
	out.add(&checkout{id: m.s.uuid(), orders: []*order{o}, offer: offer{code: "sample", label: "Envoi de l’échantillon"}, note: t.comment})
	row.OrderID, row.OrderNumber = &o.id, o.number
	if t.order != closed {
		return
	}
	delivered := o.steps[at].at
	row.IsOpen, row.DeliveredAt, row.UpdatedAt = false, &delivered, delivered
	if t.rating > 0 {
		given := delivered.Add(4 * day)
		row.FeedbackAt, row.UpdatedAt = &given, given
	}
}

// sell notes the first order of the product within 90 days of the delivery.
func (w *world) sell(ctx context.Context, tx *db.Tx) error {
	var sales []struct{ ID, OrderID int64 }
	err := tx.IDB().NewSelect().TableExpr("sample_requests AS r").ColumnExpr("r.id, MIN(o.id) AS order_id").
		Join("JOIN orders AS o ON o.customer_id = r.customer_id AND o.supplier_id = r.supplier_id AND o.created_at > r.delivered_at").
		Join("JOIN order_items AS i ON i.order_id = o.id AND i.product_id = r.product_id").
		Where("o.total_tax_incl_cents > 0 AND o.status NOT IN (?, ?, ?)", quotation, canceledQuotation, canceled).GroupExpr("r.id").Scan(ctx, &sales)
	if err != nil {
		return fmt.Errorf("find the sales after samples: %w", err)
	}
	for _, sale := range sales {
		if _, err := tx.IDB().NewRaw("UPDATE sample_requests SET sale_order_id = ? WHERE id = ?", sale.OrderID, sale.ID).Exec(ctx); err != nil {
			return fmt.Errorf("note a sale after a sample: %w", err)
		}
	}
	return nil
}
