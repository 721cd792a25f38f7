package demo

import "millesime/platform/auth"

// buyer orders: a company of a buying group, a distributor or a private person.
type buyer struct {
	*person
	group auth.Group
	pairs []*pair
}

// agent sells for suppliers.
type agent struct {
	*person
	suppliers []*supplier
}

const (
	agentCount = 26
	// restorable is for how many days a deleted account can come back (domain 1.3), with a day to spare.
	restorable = 28
)

func (w *world) makeAgents(s source, r *registrations) {
	w.agents = append(w.agents, &agent{person: w.people[agentID-1]})
	for i := 1; i < agentCount; i++ {
		civility, first, last := human(s)
		company := oneOf(s, words("house", "commercial_agent")) + " " + last
		w.agents = append(w.agents, &agent{person: w.addPerson(s, r, draft{demoAccount{
			email: email(first+" "+last, i), group: auth.CommercialAgent, civility: civility, first: first, last: last,
			company: company, street: street(s), place: oneOf(s, townsNear("")),
		}, auth.Valid})})
	}
}

// makeBuyers makes the demo accounts that buy, then the others.
func (w *world) makeBuyers(s source, r *registrations) {
	for _, id := range []int64{restaurantID, wineMerchantID, hypermarketID, cseID, customerID, negociantID} {
		p := w.people[id-1]
		w.buyers = append(w.buyers, &buyer{person: p, group: auth.Group(p.row.GroupCode)})
	}
	groups := []choice[auth.Group]{
		{auth.Restaurant, 48}, {auth.WineMerchant, 24}, {auth.Hypermarket, 7}, {auth.CSE, 10}, {auth.Customer, 8}, {auth.Negociant, 3},
	}
	statuses := []choice[auth.Status]{{auth.Valid, 94}, {auth.Processing, 4}, {auth.Blocked, 1}, {auth.Deleted, 1}}
	for i := len(w.buyers); i < w.scale.Buyers; i++ {
		group, at := weighted(s, groups), oneOf(s, townsNear(""))
		civility, first, last := human(s)
		company := companyName(s, group, at.city)
		mail := company
		if company == "" {
			mail = first + " " + last
		}
		p := w.addPerson(s, r, draft{demoAccount{
			email: email(mail, i), group: group, civility: civility, first: first, last: last,
			company: company, street: street(s), place: at,
		}, weighted(s, statuses)})
		switch auth.Status(p.row.Status) {
		case auth.Blocked:
			p.stand(auth.Blocked, "Impayés", w.now)
		case auth.Deleted:
			p.stand(auth.Deleted, "Cessation d’activité", w.daysAgo(1+i%restorable))
		case auth.Processing:
			p.row.CreatedAt = w.daysAgo(1 + i%waits)
			p.row.UpdatedAt = p.row.CreatedAt
		case auth.Valid:
		}
		w.buyers = append(w.buyers, &buyer{person: p, group: group})
	}
}

// waits is how many days an administrator lets an account wait at most.
const waits = 21

// companyName invents a name that fits the group; private persons have none.
func companyName(s source, group auth.Group, city string) string {
	of := string(group)
	switch group {
	case auth.Restaurant, auth.WineMerchant, auth.Hypermarket:
		return oneOf(s, words("house", of)) + " " + oneOf(s, words("sign", of)) + " – " + city
	case auth.CSE:
		return "CSE " + oneOf(s, words("sign", of)) + " " + city
	case auth.Negociant:
		return oneOf(s, words("sign", of)) + " " + city
	default:
		return ""
	}
}
