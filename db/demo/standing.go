package demo

import (
	"time"

	"millesime/platform/auth"
)

// stand gives an account what its status asks for: why it was blocked, since when it is deleted and what it was before.
func (p *person) stand(s auth.Status, reason string, since time.Time) {
	p.row.Status, p.row.StatusReason = string(s), reason
	if s == auth.Deleted {
		p.row.StatusBefore, p.row.DeletedAt = string(auth.Valid), since
	}
}

// newcomer is somebody who registered lately, or whose account an admin dealt with.
type newcomer struct {
	group      auth.Group
	status     auth.Status
	registered int // days ago
	since      int // days that it has been blocked or deleted
	reason     string
}

// newcomers are the work that waits for an admin: registrations to look at, old and of this morning, and accounts that
// were blocked or deleted, one of them on its last day before it is anonymised.
func newcomers() []newcomer {
	return []newcomer{
		{group: auth.Restaurant, status: auth.Processing, registered: 0},
		{group: auth.WineMerchant, status: auth.Processing, registered: 1},
		{group: auth.Customer, status: auth.Processing, registered: 1},
		{group: auth.CommercialAgent, status: auth.Processing, registered: 2},
		{group: auth.CSE, status: auth.Processing, registered: 4},
		{group: auth.Restaurant, status: auth.Processing, registered: 6},
		{group: auth.Hypermarket, status: auth.Processing, registered: 9},
		{group: auth.Restaurant, status: auth.Processing, registered: 17},
		{group: auth.Restaurant, status: auth.Blocked, registered: 210, since: 12, reason: "Trois factures impayées malgré deux relances"},
		{group: auth.WineMerchant, status: auth.Blocked, registered: 95, since: 34, reason: "Société en cours de radiation : justificatif demandé"},
		{group: auth.Customer, status: auth.Blocked, registered: 41, since: 3, reason: "Pièce d’identité illisible : majorité à vérifier"},
		{group: auth.Restaurant, status: auth.Deleted, registered: 320, since: 5, reason: "Établissement fermé à la demande du gérant"},
		{group: auth.CSE, status: auth.Deleted, registered: 64, since: 18, reason: "Doublon d’un compte existant"},
		{group: auth.Negociant, status: auth.Deleted, registered: 400, since: 29, reason: "Fin de collaboration"},
	}
}

// makeNewcomers adds them last, so that everybody else keeps the id it had. They have neither orders nor relations.
func (w *world) makeNewcomers(r *registrations) {
	s := newSource(streamNewcomers)
	for i, n := range newcomers() {
		at := oneOf(s, townsNear(""))
		civility, first, last := human(s)
		company := companyName(s, n.group, at.city)
		if n.group == auth.CommercialAgent {
			company = "Agence " + last
		}
		name := company
		if name == "" {
			name = first + " " + last
		}
		p := w.addPerson(s, r, draft{demoAccount{
			email: email(name, w.scale.Buyers+i), group: n.group, civility: civility, first: first, last: last,
			company: company, street: street(s), place: at,
		}, n.status})
		registered := w.daysAgo(n.registered).Add(-time.Duration(s.between(5, 180)) * time.Minute)
		p.row.CreatedAt = byDayWithin(registered, time.Time{}, w.now)
		p.row.UpdatedAt = p.row.CreatedAt
		if n.since > 0 {
			p.row.UpdatedAt = w.daysAgo(n.since)
		}
		p.stand(n.status, n.reason, p.row.UpdatedAt)
	}
}

func (w *world) daysAgo(days int) time.Time { return w.now.AddDate(0, 0, -days) }
