package demo

import (
	"context"
	"slices"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/money"
)

// relation is a link between two people with its terms (domain 1.1).
type relation struct {
	row      relationRow
	exposure money.Cents // what the orders made so far add up to (domain 5.6)
}

type pairKey struct{ parent, child int64 }

type relations struct {
	all    []*relation
	byPair map[pairKey]*relation
}

// pair is a supplier that a buyer orders from, with their valid relation, if any.
type pair struct {
	seller   *supplier
	relation *relation
	agent    *agent      // of the relation
	agentFee *money.Rate // the agent's own, nil for the usual one
}

type relationRow struct {
	bun.BaseModel `bun:"table:user_relations"`

	ID                    int64  `bun:",pk"`
	ParentID              *int64 // nil, like ChildID: an e-mail that nobody answers to yet
	ChildID               *int64
	InviterID             int64
	InvitedEmail          string
	Status                string
	InvitedAt             time.Time
	ExpiresAt, AnsweredAt *time.Time
	NegociationMarginBp   money.Rate
	AgentFeeBp            *money.Rate
	PermanentDiscountBp   money.Rate
	OutstandingValueCents *money.Cents
	AgentID               *int64
	AgentSince            *time.Time
	PaymentTermsKind      string
	PaymentTermsDays      int
	Invoicing             string
	CreatedAt, UpdatedAt  time.Time
}

const (
	relationValid   = "valid"
	relationPending = "pending"
	relationReject  = "reject"
)

// usualFee is an agent's commission where nothing else is agreed (domain 1.1).
const usualFee money.Rate = 15_00

func (w *world) makeRelations() {
	s := newSource(streamRelations)
	for i, a := range w.agents {
		w.tieAgent(s, a, i)
	}
	for i, b := range w.buyers {
		w.tieBuyer(s, b, i)
	}
	for i, a := range w.agents {
		w.tieCustomers(s, a, i)
	}
}

// relate adds a link; nil when the two have one already.
func (w *world) relate(s source, parent, child int64, status string) *relation {
	key := pairKey{parent, child}
	if w.relations.byPair[key] != nil {
		return nil
	}
	created := w.start.Add(-time.Duration(s.IntN(300*24)) * time.Hour)
	if status == relationPending {
		created = w.now.AddDate(0, 0, -s.between(1, 20))
	}
	made := w.addRelation(relationRow{
		ParentID: &parent, ChildID: &child, InviterID: parent, InvitedEmail: w.people[child-1].row.Email, Status: status,
	}, created)
	w.relations.byPair[key] = made
	return made
}

const (
	day                = 24 * time.Hour
	invitationLifetime = 14 * day
	answerTime         = 2 * day
)

// addRelation adds one that was asked for at an instant, and answered a little later unless it waits.
func (w *world) addRelation(row relationRow, asked time.Time) *relation {
	row.ID, row.Invoicing = int64(len(w.relations.all)+1), "delivery"
	row.InvitedAt, row.CreatedAt, row.UpdatedAt = asked, asked, asked
	expires, answered := asked.Add(invitationLifetime), asked.Add(answerTime)
	if row.Status == relationPending {
		row.ExpiresAt = &expires
	} else {
		row.AnsweredAt, row.UpdatedAt = &answered, answered
	}
	made := &relation{row: row}
	w.relations.all = append(w.relations.all, made)
	return made
}

// tieAgent gives an agent its suppliers: agent@ starts with fournisseur@.
func (w *world) tieAgent(s source, a *agent, at int) {
	wanted := s.between(2, 6)
	if at == 0 {
		wanted = 7
	}
	for n := range wanted {
		seller := oneOf(s, w.suppliers)
		if n == 0 && at < 3 {
			seller = w.suppliers[0] // agent@ and two more sell for fournisseur@
		}
		status := weighted(s, []choice[string]{{relationValid, 88}, {relationPending, 7}, {relationReject, 5}})
		if at < 3 && n < 6 {
			status = relationValid
		}
		link := w.relate(s, seller.row.ID, a.row.ID, status)
		if link == nil {
			continue
		}
		link.row.NegociationMarginBp = money.Rate(s.between(2, 12)) * 100
		if s.chance(60) {
			fee := money.Rate(s.between(8, 18)) * 100
			link.row.AgentFeeBp = &fee
		}
		if status == relationValid {
			a.suppliers = append(a.suppliers, seller)
			seller.agents = append(seller.agents, a)
		}
	}
}

// tieBuyer gives a buyer the suppliers it orders from, most with a relation. restaurant@ has one with all of them;
// private persons have none and buy from Boutiques.
func (w *world) tieBuyer(s source, b *buyer, at int) {
	if b.row.Status != string(auth.Valid) {
		return
	}
	if b.group == auth.Customer {
		for range s.between(2, 5) {
			if seller := oneOf(s, w.suppliers); len(seller.store) > 0 && !b.knows(seller) {
				b.pairs = append(b.pairs, &pair{seller: seller})
			}
		}
		return
	}
	if b.row.ID == restaurantID {
		for i, seller := range w.suppliers {
			link := w.tie(s, b, seller, relationValid)
			limit := money.Cents(50_000_00)
			link.row.OutstandingValueCents = &limit
			link.row.PaymentTermsKind, link.row.PaymentTermsDays = "days", 30
			link.row.PermanentDiscountBp = []money.Rate{300, 0, 500, 0, 200, 250}[i%6]
		}
		return
	}
	wanted := s.between(3, 6)
	if at < 6 { // the demo accounts
		wanted = 14
		w.tie(s, b, w.suppliers[0], relationValid)
	} else if s.chance(15) {
		w.tie(s, b, w.suppliers[0], weighted(s, []choice[string]{{relationValid, 85}, {relationPending, 10}, {relationReject, 5}}))
	}
	for range wanted {
		seller := oneOf(s, w.suppliers)
		switch {
		case b.knows(seller) || w.relations.byPair[pairKey{seller.row.ID, b.row.ID}] != nil:
		case s.chance(65):
			w.tie(s, b, seller, weighted(s, []choice[string]{{relationValid, 92}, {relationPending, 5}, {relationReject, 3}}))
		default:
			b.pairs = append(b.pairs, &pair{seller: seller})
		}
	}
}

func (b *buyer) knows(seller *supplier) bool {
	for _, p := range b.pairs {
		if p.seller == seller {
			return true
		}
	}
	return false
}

// tie links a supplier and a buyer with their terms, and an agent of the supplier for some.
func (w *world) tie(s source, b *buyer, seller *supplier, status string) *relation {
	link := w.relate(s, seller.row.ID, b.row.ID, status)
	if s.chance(45) {
		link.row.PermanentDiscountBp = oneOf(s, []money.Rate{100, 150, 200, 250, 300, 400, 500, 800})
	}
	if s.chance(72) {
		limit := money.Cents(s.between(2, 30)) * 500_00
		link.row.OutstandingValueCents = &limit
		if s.chance(30) {
			link.row.PaymentTermsKind, link.row.PaymentTermsDays = "days", 30
		}
	}
	if status != relationValid {
		return link
	}
	made := &pair{seller: seller, relation: link}
	b.pairs = append(b.pairs, made)
	if len(seller.agents) == 0 || !s.chance(35) && b.row.ID != restaurantID {
		return link
	}
	made.agent = oneOf(s, seller.agents)
	if made.agent != w.agents[0] && seller.has(w.agents[0]) && b.row.ID == restaurantID {
		made.agent = w.agents[0] // agent@ looks after restaurant@
	}
	made.agentFee = w.relations.byPair[pairKey{seller.row.ID, made.agent.row.ID}].row.AgentFeeBp
	since := w.start.AddDate(0, 0, s.between(0, 300))
	if b.row.ID == restaurantID {
		since = w.start
	}
	link.row.AgentID, link.row.AgentSince = &made.agent.row.ID, &since
	if s.chance(15) {
		fee := money.Rate(s.between(6, 12)) * 100
		link.row.AgentFeeBp = &fee
	}
	return link
}

func (p *supplier) has(wanted *agent) bool {
	return slices.Contains(p.agents, wanted)
}

// tieCustomers gives an agent customers of its own: agent@ starts with restaurant@.
func (w *world) tieCustomers(s source, a *agent, at int) {
	wanted := s.between(4, 10)
	if at == 0 {
		w.relate(s, a.row.ID, restaurantID, relationValid)
		w.relate(s, a.row.ID, wineMerchantID, relationValid)
		wanted = 14
	}
	for range wanted {
		b := oneOf(s, w.buyers)
		if b.group != auth.Customer && b.row.Status == string(auth.Valid) {
			w.relate(s, a.row.ID, b.row.ID, weighted(s, []choice[string]{{relationValid, 88}, {relationPending, 8}, {relationReject, 4}}))
		}
	}
}

// writeRelations comes after the orders: a supplier grants at least what its customer owes it by them.
func (w *world) writeRelations(ctx context.Context, tx *db.Tx) error {
	const step = 500_00
	rows := make([]relationRow, 0, len(w.relations.all))
	for _, r := range w.relations.all {
		if limit := r.row.OutstandingValueCents; limit != nil && *limit < r.exposure+step {
			*limit = (r.exposure/step + 2) * step
		}
		rows = append(rows, r.row)
	}
	if err := insert(ctx, tx, rows); err != nil {
		return err
	}
	_, err := tx.IDB().NewRaw(`INSERT INTO user_relation_terms (relation_id, since, negociation_margin_bp, agent_fee_bp, permanent_discount_bp,
  outstanding_value_cents, payment_terms_kind, payment_terms_days, invoicing, agent_id, written_by)
SELECT id, updated_at, negociation_margin_bp, agent_fee_bp, permanent_discount_bp, outstanding_value_cents, payment_terms_kind,
  payment_terms_days, invoicing, agent_id, inviter_id FROM user_relations ORDER BY id`).Exec(ctx)
	return err
}
