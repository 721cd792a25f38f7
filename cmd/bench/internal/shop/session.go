package shop

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"slices"

	"millesime/cmd/bench/internal/load"
	"millesime/cmd/bench/internal/stage"
	"millesime/db/demo"
)

// Person is somebody signed in.
type Person struct {
	ID       int64
	IRI      string
	Group    string
	Token    string
	Billing  string // IRIs of addresses
	Shipping string
}

// SignIn signs a demo account in, by its e-mail.
func SignIn(server *load.Server, email string) (Person, error) {
	body, err := json.Marshal(map[string]string{"email": email, "password": demo.Password})
	if err != nil {
		return Person{}, err
	}
	var answer struct {
		Token string `json:"token"`
	}
	err = ask(server, load.Request{Method: http.MethodPost, URI: "/api/token/auth", Body: body}, &answer)
	if err != nil {
		return Person{}, err
	}
	p := Person{Token: answer.Token}
	var me struct {
		IRI       string `json:"@id"`
		ID        int64  `json:"id"`
		UserGroup struct {
			Code string `json:"code"`
		} `json:"userGroup"`
		Addresses []struct {
			IRI  string `json:"@id"`
			Type string `json:"typeAddress"`
		} `json:"addresses"`
	}
	if err := ask(server, load.Request{URI: "/api/me", Token: p.Token}, &me); err != nil {
		return p, err
	}
	p.ID, p.IRI, p.Group = me.ID, me.IRI, me.UserGroup.Code
	for _, a := range me.Addresses {
		if a.Type == "billing" || p.Billing == "" {
			p.Billing = a.IRI
		}
		if a.Type == "shipping" || p.Shipping == "" {
			p.Shipping = a.IRI
		}
	}
	return p, nil
}

// Emails gives restaurants that may order, the demo account first.
func Emails(ctx context.Context, h *stage.Handle, n int) ([]string, error) {
	rows, err := h.Read.QueryContext(ctx, fmt.Sprintf("SELECT u.email FROM users AS u WHERE u.group_code = 'restaurant' AND u.status = 'valid' "+
		"AND EXISTS (SELECT 1 FROM addresses AS a WHERE a.user_id = u.id) ORDER BY u.id LIMIT %d", n))
	if err != nil {
		return nil, fmt.Errorf("restaurants: %w", err)
	}
	defer rows.Close() //nolint:errcheck // rows.Err below tells
	var emails []string
	for rows.Next() {
		var email string
		if err := rows.Scan(&email); err != nil {
			return nil, fmt.Errorf("restaurants: %w", err)
		}
		emails = append(emails, email)
	}
	if len(emails) < n {
		return nil, fmt.Errorf("%d restaurants for %d connections: seed more buyers", len(emails), n)
	}
	return emails, rows.Err()
}

// ErrNotYet says that the product is up, and not ready for this question.
var ErrNotYet = errors.New("not ready yet")

// ask sends a request and decodes its answer; anything but a 2xx is an error.
func ask(server *load.Server, r load.Request, into any) error {
	status, body, err := server.Do(r)
	if err != nil {
		return err
	}
	if status == http.StatusServiceUnavailable {
		return fmt.Errorf("%s: %w: %.500s", r.URI, ErrNotYet, body)
	}
	if status/100 != 2 {
		return fmt.Errorf("%s: status %d: %.500s", r.URI, status, body)
	}
	if err := json.Unmarshal(body, into); err != nil {
		return fmt.Errorf("%s: %w", r.URI, err)
	}
	return nil
}

// query writes name and value in turn.
func query(pairs ...string) string {
	values := url.Values{}
	for pair := range slices.Chunk(pairs, 2) {
		values.Add(pair[0], pair[len(pair)-1])
	}
	return values.Encode()
}
