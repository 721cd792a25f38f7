package shop

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"sync/atomic"

	"millesime/cmd/bench/internal/load"
)

// Count is a receipt that is counted, bottle by bottle: each request adds one of its first product.
type Count struct {
	receipt string
	body    []byte
	run     string
	keys    atomic.Int64
}

// OpenCount finds a receipt at Dartess that an admin may count.
func OpenCount(server *load.Server, admin Person, run string) (*Count, error) {
	var list struct {
		Members []struct {
			IRI string `json:"@id"`
		} `json:"hydra:member"`
	}
	uri := "/api/receipts?warehouse=dartess&status[]=warehouse&status[]=partiel"
	if err := ask(server, load.Request{URI: uri, Token: admin.Token}, &list); err != nil {
		return nil, err
	}
	for _, found := range list.Members {
		var receipt struct {
			Lines []struct {
				Product struct {
					IRI string `json:"@id"`
				} `json:"product"`
			} `json:"lines"`
		}
		if err := ask(server, load.Request{URI: found.IRI, Token: admin.Token}, &receipt); err != nil {
			return nil, err
		}
		if len(receipt.Lines) < 2 { // it would be complete
			continue
		}
		body, err := json.Marshal(map[string]any{"lines": []map[string]any{{"product": receipt.Lines[0].Product.IRI, "received": 1}}})
		return &Count{receipt: found.IRI, body: body, run: run}, err
	}
	return nil, errors.New("no receipt can be counted")
}

// Script counts one bottle more.
func (c *Count) Script(p Person) load.Script {
	return func(int, int) load.Request {
		return load.Request{
			Method: http.MethodPost, URI: c.receipt + "/counts", Token: p.Token, Body: c.body,
			Key: fmt.Sprintf("%s-count-%d", c.run, c.keys.Add(1)),
		}
	}
}

// DraftsScript computes the invoices that a supplier's deliveries wait for, as they would be issued now.
func DraftsScript(supplier Person) load.Script {
	return func(int, int) load.Request { return load.Request{URI: "/api/invoices/waiting", Token: supplier.Token} }
}
