package shop

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strconv"

	"millesime/cmd/bench/internal/bare"
	"millesime/cmd/bench/internal/load"
)

// pageSize is how many products a page has.
const pageSize = 30

// listing is a page of the catalogue.
type listing struct {
	Members []json.RawMessage `json:"hydra:member"`
	Total   int64             `json:"hydra:totalItems"`
}

// Pages are the pages of the catalogue that the load asks for: filtered by region, some by colour too, in each order.
type Pages struct {
	Person Person
	URIs   []string
	Known  []bare.Page
}

// regionsAsked is how many of the largest regions are looked at.
const regionsAsked = 6

// FindPages looks for full pages.
func FindPages(server *load.Server, p Person) (Pages, error) {
	found := Pages{Person: p}
	regions, err := Regions(server, p)
	if err != nil {
		return found, err
	}
	for _, region := range regions {
		for _, order := range []string{"priceTaxExcl", "name", "vintage", "createdAt"} {
			for _, narrower := range [][]string{{"available", "true"}, {"colour[]", "red", "page", "2"}} {
				uri := "/api/products?" + query(
					append([]string{"region[]", region, "order[" + order + "]", "asc", "itemsPerPage", strconv.Itoa(pageSize)}, narrower...)...,
				)
				page, err := readPage(server, p, uri)
				if err != nil {
					return found, err
				}
				if len(page.IDs) == pageSize {
					found.URIs, found.Known = append(found.URIs, uri), append(found.Known, page)
				}
			}
		}
	}
	if len(found.URIs) == 0 {
		return found, fmt.Errorf("no page of %d products: seed more of them", pageSize)
	}
	return found, nil
}

// Regions gives the largest regions of the catalogue.
func Regions(server *load.Server, p Person) ([]string, error) {
	var facets struct {
		Facets struct {
			Region []struct {
				Value string `json:"value"`
			} `json:"region"`
		} `json:"facets"`
	}
	if err := ask(server, load.Request{URI: "/api/products/facets", Token: p.Token}, &facets); err != nil {
		return nil, err
	}
	var regions []string
	for _, r := range facets.Facets.Region {
		if r.Value != "" && len(regions) < regionsAsked {
			regions = append(regions, r.Value)
		}
	}
	if len(regions) == 0 {
		return nil, errors.New("the catalogue has no regions")
	}
	return regions, nil
}

func readPage(server *load.Server, p Person, uri string) (bare.Page, error) {
	var l listing
	if err := ask(server, load.Request{URI: uri, Token: p.Token}, &l); err != nil {
		return bare.Page{}, err
	}
	page := bare.Page{IRI: uri, Total: l.Total}
	for _, member := range l.Members {
		var item struct {
			ID int64 `json:"id"`
		}
		if err := json.Unmarshal(member, &item); err != nil {
			return page, err
		}
		page.IDs = append(page.IDs, item.ID)
	}
	return page, nil
}

// Script asks the product for the pages in turn, each connection from another one on.
func (p Pages) Script() load.Script {
	return func(connection, n int) load.Request {
		return load.Request{URI: p.URIs[(connection*7+n)%len(p.URIs)], Token: p.Person.Token}
	}
}

// BareScript asks the bare server for the same pages.
func (p Pages) BareScript() load.Script {
	return func(connection, n int) load.Request {
		return load.Request{URI: "/page?n=" + strconv.Itoa((connection*7+n)%len(p.URIs))}
	}
}

// ProductScript asks for the products of the pages one by one.
func (p Pages) ProductScript() load.Script {
	return func(connection, n int) load.Request {
		return load.Request{URI: "/api/products/" + p.product(connection, n), Token: p.Person.Token}
	}
}

// BareProductScript asks the bare server for the same products.
func (p Pages) BareProductScript() load.Script {
	return func(connection, n int) load.Request {
		return load.Request{URI: "/product?id=" + p.product(connection, n)}
	}
}

func (p Pages) product(connection, n int) string {
	page := p.Known[(connection*7+n)%len(p.Known)]
	return strconv.FormatInt(page.IDs[(connection+n)%len(page.IDs)], 10)
}

// Same makes sure that both servers answer the same products, field by field.
func (p Pages) Same(product, plain *load.Server) error {
	for n, uri := range p.URIs {
		var mine, theirs struct {
			Members []map[string]any `json:"hydra:member"`
		}
		if err := ask(product, load.Request{URI: uri, Token: p.Person.Token}, &mine); err != nil {
			return err
		}
		if err := ask(plain, load.Request{URI: "/page?n=" + strconv.Itoa(n)}, &theirs); err != nil {
			return err
		}
		for i := range mine.Members {
			for field, value := range mine.Members[i] {
				if i >= len(theirs.Members) || !reflect.DeepEqual(value, theirs.Members[i][field]) {
					return fmt.Errorf("%s: the bare server answers another %s of product %v: %v, not %v",
						uri, field, mine.Members[i]["id"], theirs.Members[i][field], value)
				}
			}
		}
	}
	return nil
}

// FirstProduct is the id of one that a buyer sees.
func FirstProduct(server *load.Server, p Person) (int64, error) {
	var found struct {
		Members []struct {
			ID int64 `json:"id"`
		} `json:"hydra:member"`
	}
	if err := ask(server, load.Request{URI: "/api/products?itemsPerPage=1", Token: p.Token}, &found); err != nil {
		return 0, err
	}
	if len(found.Members) == 0 {
		return 0, errors.New("a catalogue without products")
	}
	return found.Members[0].ID, nil
}
