package shop

import (
	"encoding/json"
	"fmt"
	"net/http"

	"millesime/cmd/bench/internal/load"
)

// OpenOrders finds that many orders that an admin may cancel.
func OpenOrders(server *load.Server, admin Person, count int) ([]string, error) {
	var list struct {
		Members []struct {
			IRI string `json:"@id"`
		} `json:"hydra:member"`
	}
	var found []string
	for page := 1; len(found) < count; page++ {
		uri := fmt.Sprintf("/api/orders?status[]=processing&status[]=waiting_payment&status[]=paid&status[]=validated&status[]=paid_error&itemsPerPage=500&page=%d", page)
		if err := ask(server, load.Request{URI: uri, Token: admin.Token}, &list); err != nil {
			return nil, err
		}
		if len(list.Members) == 0 {
			return nil, fmt.Errorf("%d open orders, %d wanted", len(found), count)
		}
		for _, order := range list.Members {
			found = append(found, order.IRI)
		}
	}
	return found[:count], nil
}

// Cancel cancels orders in one call and tells how many were refused.
func Cancel(server *load.Server, admin Person, orders []string) (refused int, err error) {
	body, err := json.Marshal(map[string]any{"orders": orders, "transition": "canceled", "comment": "Bench"})
	if err != nil {
		return 0, err
	}
	var answer struct {
		Results []struct {
			Error *struct{} `json:"error"`
		} `json:"results"`
	}
	request := load.Request{Method: http.MethodPost, URI: "/api/orders/transitions", Token: admin.Token, Body: body}
	if err := ask(server, request, &answer); err != nil {
		return 0, err
	}
	for _, result := range answer.Results {
		if result.Error != nil {
			refused++
		}
	}
	return refused, nil
}
