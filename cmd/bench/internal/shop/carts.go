package shop

import (
	"encoding/json"
	"fmt"
	"net/http"
	"sync/atomic"

	"millesime/cmd/bench/internal/load"
)

// suppliersComputed times linesWanted is the cart of the bar: 30 lines over 6 suppliers.
const suppliersComputed = 6

// carrier delivers everywhere, at any weight.
const carrier = "messagerie"

type cartItem struct {
	Product  string `json:"product"`
	Quantity int64  `json:"quantity"`
}

type cartBody struct {
	Origin   string     `json:"origin"`
	Items    []cartItem `json:"items"`
	Customer string     `json:"customer"`
	Billing  string     `json:"billingAddress"`
	Shipping string     `json:"shippingAddress"`
	Carrier  string     `json:"carrierOfferCode"`
	Accepted bool       `json:"cgAccepted"`
	Step     string     `json:"step,omitempty"`
}

// body is a cart; step "valid" orders it.
func body(p Person, lines []Line, step string) []byte {
	b := cartBody{
		Origin: "millesime", Customer: p.IRI, Billing: p.Billing, Shipping: p.Shipping,
		Carrier: carrier, Accepted: true, Step: step,
	}
	for _, l := range lines {
		b.Items = append(b.Items, cartItem{l.IRI, l.Quantity})
	}
	text, err := json.Marshal(b)
	if err != nil { // strings and numbers always marshal
		panic(err)
	}
	return text
}

// Carts computes and orders; each connection is a buyer of its own.
type Carts struct {
	Buyers []Person
	Goods  Goods
	Run    string // makes idempotency keys of this run its own
	keys   atomic.Int64
}

// lines takes some lines of some suppliers, beginning somewhere else each time.
func (c *Carts) lines(from, suppliers, each int) []Line {
	var lines []Line
	for s := range suppliers {
		offer := c.Goods[(from+s)%len(c.Goods)]
		for l := range each {
			lines = append(lines, offer[(from/len(c.Goods)+l)%len(offer)])
		}
	}
	return lines
}

// ComputeScript posts a cart of 30 lines over 6 suppliers; each time a quantity changes, so that it is saved.
func (c *Carts) ComputeScript(path string) load.Script {
	return func(connection, n int) load.Request {
		lines := c.lines(connection, suppliersComputed, linesWanted)
		changed := &lines[n%len(lines)]
		changed.Quantity += changed.Multiple * int64(1+n%2)
		p := c.Buyers[connection]
		return load.Request{Method: http.MethodPost, URI: path, Token: p.Token, Body: body(p, lines, "")}
	}
}

// LineScript posts the same cart with one line more each time, from one line to all, and begins again.
func (c *Carts) LineScript(path string) load.Script {
	return func(connection, n int) load.Request {
		lines := c.lines(connection, suppliersComputed, linesWanted)
		p := c.Buyers[connection]
		return load.Request{Method: http.MethodPost, URI: path, Token: p.Token, Body: body(p, lines[:1+n%len(lines)], "")}
	}
}

// CheckoutScript orders so many lines of each of so many suppliers.
func (c *Carts) CheckoutScript(path string, suppliers, each int) load.Script {
	return func(connection, n int) load.Request {
		p := c.Buyers[connection]
		return load.Request{
			Method: http.MethodPost, URI: path, Token: p.Token, Key: fmt.Sprintf("%s-%d", c.Run, c.keys.Add(1)),
			Body: body(p, c.lines(connection*3+n*suppliers, suppliers, each), "valid"),
		}
	}
}

// Quote is what the product answers to the computed cart.
func (c *Carts) Quote(server *load.Server) (json.RawMessage, error) {
	var quote json.RawMessage
	return quote, ask(server, c.ComputeScript("/api/cart")(0, 0), &quote)
}

// Order checks one cart out and gives the id of its checkout.
func (c *Carts) Order(server *load.Server, suppliers, each int) (string, error) {
	r := c.CheckoutScript("/api/cart", suppliers, each)(0, 0)
	var placed struct {
		Orders []string `json:"orders"`
	}
	if err := ask(server, r, &placed); err != nil {
		return "", err
	}
	if len(placed.Orders) != suppliers {
		return "", fmt.Errorf("a checkout over %d suppliers made %d orders", suppliers, len(placed.Orders))
	}
	var order struct {
		Checkout string `json:"checkout"`
	}
	return order.Checkout, ask(server, load.Request{URI: placed.Orders[0], Token: c.Buyers[0].Token}, &order)
}
