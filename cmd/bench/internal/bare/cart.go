package bare

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gofiber/fiber/v3"
)

// cartBody is what is posted, as far as the statements need it.
type cartBody struct {
	Customer string `json:"customer"`
	Items    []struct {
		Product  string `json:"product"`
		Quantity int64  `json:"quantity"`
	} `json:"items"`
	Billing  string `json:"billingAddress"`
	Shipping string `json:"shippingAddress"`
	Carrier  string `json:"carrierOfferCode"`
	Accepted bool   `json:"cgAccepted"`
}

// savedBody is a cart as the product keeps it, and reads it again.
type savedBody struct {
	Items    []savedItem `json:"items"`
	Comment  string      `json:"comment"`
	Customer int64       `json:"customer"`
	Billing  int64       `json:"billingAddress"`
	Shipping int64       `json:"shippingAddress"`
	Carrier  string      `json:"carrierOfferCode"`
	Relay    string      `json:"relayCode"`
	Promo    string      `json:"promoCode"`
	Accepted bool        `json:"cgAccepted"`
}

type savedItem struct {
	Product  int64 `json:"product"`
	Quantity int64 `json:"quantity"`
	Discount int64 `json:"discountValue"`
	Store    bool  `json:"store"`
}

// posted is a body worked out.
type posted struct {
	saved      savedBody
	customer   int64
	department string
	products   []int64         // ascending
	quantities map[int64]int64 // by product
	suppliers  []int64         // ascending
	supplierOf map[int64]int64 // by product
}

// read is what both cart handlers begin with: the body, then people and goods. products are read with q.
func (s *server) read(ctx context.Context, q asker, body []byte) (posted, error) {
	p := posted{quantities: map[int64]int64{}, supplierOf: map[int64]int64{}}
	var in cartBody
	err := json.Unmarshal(body, &in)
	if err != nil {
		return p, fmt.Errorf("body: %w", err)
	}
	if p.customer, err = idOf(in.Customer); err != nil {
		return p, err
	}
	p.saved = savedBody{Customer: p.customer, Carrier: in.Carrier, Accepted: in.Accepted}
	if p.saved.Billing, err = idOf(in.Billing); err != nil {
		return p, err
	}
	if p.saved.Shipping, err = idOf(in.Shipping); err != nil {
		return p, err
	}
	for _, item := range in.Items {
		id, err := idOf(item.Product)
		if err != nil {
			return p, err
		}
		p.products = append(p.products, id)
		p.quantities[id] += item.Quantity
		p.saved.Items = append(p.saved.Items, savedItem{Product: id, Quantity: item.Quantity})
	}
	slices.Sort(p.products)
	if err := consume(ctx, s.db.Read, users(p.customer)); err != nil {
		return p, err
	}
	err = each(ctx, s.db.Read, addresses(p.customer), func(scan scanner) error {
		var id, user int64
		var postcode string
		var rest [8]string
		err := scan(&id, &user, &rest[0], &rest[1], &rest[2], &rest[3], &rest[4], &postcode, &rest[5], &rest[6], &rest[7])
		p.department = postcode[:min(2, len(postcode))]
		return err
	})
	if err != nil {
		return p, err
	}
	err = each(ctx, q, cartProducts(p.products, s.Group), func(scan scanner) error {
		var id, supplier int64
		var rest [21]any
		into := []any{&id, &supplier}
		for i := range rest {
			into = append(into, &rest[i])
		}
		err := scan(into...)
		p.supplierOf[id] = supplier
		p.suppliers = append(p.suppliers, supplier)
		return err
	})
	slices.Sort(p.suppliers)
	p.suppliers = slices.Compact(p.suppliers)
	return p, errors.Join(err, consume(ctx, s.db.Read, users(p.suppliers...), conditions(p.suppliers)))
}

// cart prices nothing: it reads what a quote is made from, saves the cart and answers a quote made before.
func (s *server) cart(c fiber.Ctx) error {
	body := c.Body()
	p, err := s.read(c, s.db.Read, body)
	if err != nil {
		return err
	}
	err = consume(c, s.db.Read, savedCart(p.customer), levels(p.products), prices(p.products, s.Group),
		carriers, grids(p.suppliers, p.department), relays(p.department))
	if err != nil {
		return err
	}
	saved, err := json.Marshal(p.saved)
	if err != nil {
		return err
	}
	err = s.inTx(c, func(tx *sql.Tx) error {
		return consume(c, tx, s.locked(savedCart(p.customer)), saveCart(strconv.FormatInt(p.customer, 10), p.customer, saved, now()))
	})
	if err != nil {
		return err
	}
	c.Set(fiber.HeaderContentType, "application/ld+json; charset=utf-8")
	return c.Status(http.StatusOK).Send(s.Quote)
}

// inTx runs fn in a transaction of the one writer, or of PostgreSQL.
func (s *server) inTx(ctx context.Context, fn func(tx *sql.Tx) error) error {
	tx, err := s.db.Write.BeginTx(ctx, nil)
	if err != nil {
		return fmt.Errorf("begin: %w", err)
	}
	if err := fn(tx); err != nil {
		return errors.Join(err, tx.Rollback())
	}
	return tx.Commit()
}

// locked makes a select keep its rows locked, where there is more than one writer.
func (s *server) locked(statement string) string {
	if s.db.SQLite {
		return statement
	}
	return statement + " FOR UPDATE"
}

// now is this instant as the product writes it into both databases.
func now() string { return moment(time.Now()) }

// idOf reads the id at the end of an IRI.
func idOf(iri string) (int64, error) {
	id, err := strconv.ParseInt(iri[strings.LastIndexByte(iri, '/')+1:], 10, 64)
	if err != nil {
		return 0, fmt.Errorf("%q names nothing: %w", iri, err)
	}
	return id, nil
}
