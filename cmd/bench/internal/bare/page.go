package bare

import (
	"context"
	"strconv"
	"time"

	"github.com/gofiber/fiber/v3"

	"millesime/platform/money"
)

// collection is a page with its head.
type collection[T any] struct {
	Context string `json:"@context"`
	IRI     string `json:"@id"`
	Type    string `json:"@type"`
	Members []T    `json:"hydra:member"`
	Total   int64  `json:"hydra:totalItems"`
	Capped  bool   `json:"totalItemsCapped"`
	View    view   `json:"hydra:view"`
}

type view struct {
	IRI   string `json:"@id"`
	Type  string `json:"@type"`
	First string `json:"hydra:first"`
	Next  string `json:"hydra:next"`
}

func newCollection[T any](name, path, iri string, members []T, total int64) collection[T] {
	return collection[T]{
		Context: "/api/contexts/" + name, IRI: path, Type: "hydra:Collection", Members: members, Total: total,
		View: view{IRI: iri, Type: "hydra:PartialCollectionView", First: iri + "&page=1", Next: iri + "&page=2"},
	}
}

// page answers one page of the catalogue.
func (s *server) page(c fiber.Ctx) error {
	n, err := strconv.Atoi(c.Query("n"))
	if err != nil || n < 0 || n >= len(s.Pages) {
		return fiber.ErrNotFound
	}
	p := s.Pages[n]
	members, err := s.products(c, p.IDs)
	if err != nil {
		return err
	}
	return answer(c, newCollection("Product", "/api/products", p.IRI, members, p.Total))
}

// product answers one product, by the statements of a page.
func (s *server) product(c fiber.Ctx) error {
	id, err := strconv.ParseInt(c.Query("id"), 10, 64)
	if err != nil {
		return fiber.ErrNotFound
	}
	found, err := s.products(c, []int64{id})
	if err != nil {
		return err
	}
	return answer(c, found[0])
}

// products reads a page in its three statements.
func (s *server) products(ctx context.Context, ids []int64) ([]product, error) {
	if len(ids) == 0 {
		return []product{}, nil
	}
	place := make(map[int64]int, len(ids))
	for i, id := range ids {
		place[id] = i
	}
	rows := make([]product, len(ids))
	thresholds := make([]int64, len(ids))
	err := each(ctx, s.db.Read, listProducts(ids, s.Group), func(scan scanner) error {
		var p product
		var vintage, size, tenths int
		var threshold int64
		err := scan(&p.ID, &p.Supplier.ID, &p.Reference, &p.EAN, &p.Name, &p.Kind, &p.Colour, &p.Country, &p.Region,
			&p.Appellation, &vintage, &size, &p.UnitsPerCarton, &tenths, (*[]byte)(&p.Certifications), &p.MinQuantity,
			&p.OrderMultiple, &p.Status, new(bool), &p.Warehouse, &threshold, (*[]byte)(&p.Images), new(int64))
		id := strconv.FormatInt(p.ID, 10)
		p.IRI, p.Type = "/api/products/"+id, "Product"
		p.Supplier.IRI = "/api/users/" + strconv.FormatInt(p.Supplier.ID, 10)
		p.Supplier.Company = s.suppliers[p.Supplier.ID]
		if vintage > 0 {
			p.Vintage = &vintage
		}
		p.BottleSizeCl, p.ABV, p.VATRate = float64(size)/10, float64(tenths)/10, p.vat(tenths)
		at := place[p.ID]
		rows[at], thresholds[at] = p, threshold
		return err
	})
	if err != nil {
		return nil, err
	}
	if err := s.stock(ctx, ids, rows, place, thresholds); err != nil {
		return nil, err
	}
	return rows, s.priced(ctx, ids, rows, place)
}

func (s *server) stock(ctx context.Context, ids []int64, rows []product, place map[int64]int, thresholds []int64) error {
	return each(ctx, s.db.Read, levels(ids), func(scan scanner) error {
		var id int64
		var l level
		err := scan(&id, &l.warehouse, &l.onHand, &l.reserved, &l.incoming, &l.promised, new(int64), new(string), &l.free)
		p := &rows[place[id]]
		p.Available, p.Incoming = l.available(), l.incoming
		if p.ReceiptLate = l.free != "" && l.free < time.Now().Format(time.DateOnly); l.free != "" && !p.ReceiptLate {
			p.NextReceipt = &l.free
		}
		p.Tag = p.tag(l, thresholds[place[id]])
		p.Tags = p.tags()
		return err
	})
}

func (s *server) priced(ctx context.Context, ids []int64, rows []product, place map[int64]int) error {
	return each(ctx, s.db.Read, prices(ids, s.Group), func(scan scanner) error {
		var id, supplier int64
		var listed money.Cents
		var store, group *money.Cents
		var updated any
		err := scan(&id, &supplier, &listed, &store, &updated, &group)
		p := &rows[place[id]]
		base := listed
		if group != nil {
			base = *group
		}
		own := base.Micro().Less(s.discounts[supplier]).Round()
		incl := own + money.Percent(own, p.VATRate)
		p.ListPriceTaxExcl, p.PriceTaxExcl, p.PriceTaxIncl, p.StorePriceTaxIncl = &listed, &own, &incl, store
		p.Tiers = []struct{}{}
		return err
	})
}

func (s *server) loadDiscounts(ctx context.Context) error {
	s.discounts = map[int64]money.Rate{}
	return each(ctx, s.db.Read, terms(s.Customer, ""), func(scan scanner) error {
		var parent int64
		var discount money.Rate
		var rest [8]any
		err := scan(&parent, &discount, &rest[0], &rest[1], &rest[2], &rest[3], &rest[4], &rest[5], &rest[6], &rest[7])
		s.discounts[parent] = discount
		return err
	})
}
