package shop

import (
	"bytes"
	"fmt"

	"millesime/cmd/bench/internal/load"
)

// shopSize is how many products the page of a shop shows.
const shopSize = 60

// Boutique is the public page of a shop.
type Boutique struct{ Slug string }

// FindBoutique is that of a supplier.
func FindBoutique(server *load.Server, supplier Person) (Boutique, error) {
	var found struct {
		Members []Boutique `json:"hydra:member"`
	}
	if err := ask(server, load.Request{URI: "/api/stores", Token: supplier.Token}, &found); err != nil {
		return Boutique{}, err
	}
	if len(found.Members) != 1 {
		return Boutique{}, fmt.Errorf("the supplier has %d shops", len(found.Members))
	}
	return found.Members[0], nil
}

// Script asks the product for the page, as people do who were never there.
func (b Boutique) Script() load.Script {
	return func(int, int) load.Request { return load.Request{URI: "/boutique/" + b.Slug} }
}

// BareScript asks the bare server for it.
func (b Boutique) BareScript() load.Script {
	return func(int, int) load.Request { return load.Request{URI: "/boutique"} }
}

// Same makes sure that both servers show as many products as a page has.
func (b Boutique) Same(product, plain *load.Server) error {
	for uri, server := range map[string]*load.Server{"/boutique/" + b.Slug: product, "/boutique": plain} {
		status, page, err := server.Do(load.Request{URI: uri})
		if err != nil {
			return err
		}
		if shown := bytes.Count(page, []byte("<h3>")); shown != shopSize {
			return fmt.Errorf("%s: status %d, %d products instead of %d: seed more of them", uri, status, shown, shopSize)
		}
	}
	return nil
}
