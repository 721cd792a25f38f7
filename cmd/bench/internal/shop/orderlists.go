package shop

import (
	"errors"
	"strings"

	"millesime/cmd/bench/internal/load"
)

// OrderList is a list or a figure of orders as somebody reads it.
type OrderList struct {
	Name string
	URI  string
}

// orderSearches is what one finds of an order: to be looked for again.
type orderSearches struct{ next, number, customer string }

// OrderLists are those that are measured for a person. What is looked for is taken of the person's own orders, so that each
// database has it.
func OrderLists(server *load.Server, p Person) ([]OrderList, error) {
	found, err := lookAtOrders(server, p)
	if err != nil {
		return nil, err
	}
	lists := []OrderList{
		{"newest orders", "/api/orders"},
		{"next page by cursor", found.next},
		{"by total", "/api/orders?" + query("order[totalPriceTaxExcl]", "desc")},
		{"one state", "/api/orders?" + query("status[]", "incident")},
		{"waiting for the reader", "/api/orders?" + query("view", "todo")},
		{"search of a customer", "/api/orders?" + query("search", found.customer)},
		{"search of a frequent word", "/api/orders?" + query("search", "cantine")},
		{"search of a wine", "/api/orders?" + query("search", "chablis")},
		{"search of a number", "/api/orders?" + query("search", found.number)},
		{"search of a year", "/api/orders?" + query("search", "2026")},
		{"search of nothing there is", "/api/orders?" + query("search", "introuvable")},
		{"quotations", "/api/quotations"},
		{"summary", "/api/orders/summary"},
	}
	if found.next == "" { // all fit on one page
		lists = append(lists[:1], lists[2:]...)
	}
	return lists, nil
}

func lookAtOrders(server *load.Server, p Person) (found orderSearches, err error) {
	var list struct {
		Members []struct {
			Number   string `json:"number"`
			Customer struct {
				Company string `json:"company"`
			} `json:"customer"`
		} `json:"hydra:member"`
		View struct {
			Next string `json:"hydra:next"`
		} `json:"hydra:view"`
	}
	if err := ask(server, load.Request{URI: "/api/orders", Token: p.Token}, &list); err != nil {
		return found, err
	}
	if len(list.Members) == 0 {
		return found, errors.New("a reader without orders: seed more of them")
	}
	first := list.Members[0]
	return orderSearches{next: list.View.Next, number: strings.ToLower(first.Number), customer: first.Customer.Company}, nil
}

// Script asks for the list.
func (l OrderList) Script(p Person) load.Script {
	return func(int, int) load.Request { return load.Request{URI: l.URI, Token: p.Token} }
}
