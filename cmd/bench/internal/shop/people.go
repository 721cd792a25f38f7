package shop

import (
	"context"
	"fmt"

	"millesime/cmd/bench/internal/load"
	"millesime/cmd/bench/internal/stage"
)

// PeopleList is a list of people as somebody reads it.
type PeopleList struct {
	Name   string
	Reader string // admin, supplier or competitor
	uris   []string
}

// PeopleLists are those that are measured: sorted and filtered, searched, and a seller's own.
func PeopleLists() []PeopleList {
	return []PeopleList{
		{"all users, by company", "admin", []string{"/api/users"}},
		{"all users, sorted", "admin", []string{
			"/api/users?" + query("order[lastName]", "asc"), "/api/users?" + query("order[email]", "desc"),
			"/api/users?" + query("order[createdAt]", "desc"), "/api/users?" + query("order[status]", "asc"),
		}},
		{"all users, filtered", "admin", []string{
			"/api/users?" + query("status[]", "processing"), "/api/users?" + query("userGroup[]", "cse", "order[createdAt]", "desc"),
		}},
		{"all users, one looked for", "admin", []string{
			"/api/users?search=caviste@millesime", "/api/users?search=fournisseur@m", "/api/users?search=distributeur+millesime",
		}},
		{
			"all users, a frequent word", "admin",
			[]string{"/api/users?search=cantine", "/api/users?search=guillemin", "/api/users?search=anatole+d"},
		},
		{"customers, sorted by name", "admin", []string{"/api/customers?" + query("order[lastName]", "asc")}},
		{"customers of a supplier", "supplier", []string{"/api/customers"}},
		{"customers of a supplier, sorted", "supplier", []string{
			"/api/customers?" + query("order[lastName]", "desc"), "/api/customers?" + query("order[email]", "asc"),
		}},
		{"customers of a supplier, searched", "supplier", []string{"/api/customers?search=cantine", "/api/customers?search=guillemin"}},
		{"customers of a supplier with a share of everybody", "competitor", []string{"/api/customers"}},
	}
}

// Script asks for the list's addresses in turn.
func (l PeopleList) Script(p Person) load.Script {
	return func(connection, n int) load.Request {
		return load.Request{URI: l.uris[(connection+n)%len(l.uris)], Token: p.Token}
	}
}

// KeepCustomers leaves a supplier some of its customers, the oldest relations, and gives the e-mail of another supplier,
// which keeps its own.
func KeepCustomers(ctx context.Context, h *stage.Handle, supplier string, kept int) (other string, err error) {
	_, err = h.Write.ExecContext(ctx, fmt.Sprintf("UPDATE user_relations SET status = 'removed' WHERE parent_id = (SELECT id FROM users WHERE email = '%[1]s') "+
		"AND id NOT IN (SELECT r.id FROM user_relations AS r JOIN users AS u ON u.id = r.parent_id WHERE u.email = '%[1]s' ORDER BY r.id LIMIT %[2]d)", supplier, kept))
	if err != nil {
		return "", fmt.Errorf("customers of %s: %w", supplier, err)
	}
	err = h.Read.QueryRowContext(ctx, fmt.Sprintf("SELECT email FROM users WHERE group_code = 'supplier' AND status = 'valid' AND email <> '%s' ORDER BY id LIMIT 1", supplier)).
		Scan(&other)
	return other, err
}
