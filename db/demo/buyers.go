package demo

import (
	"fmt"

	"millesime/platform/auth"
)

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
		company := oneOf(s, []string{"Agence", "Cabinet", "Représentation"}) + " " + last
		w.agents = append(w.agents, &agent{person: w.addPerson(s, r, draft{demoAccount{
			email: email(first+" "+last, i), group: auth.CommercialAgent, civility: civility, first: first, last: last,
			company: company, street: street(s), place: oneOf(s, cities()),
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
		group, at := weighted(s, groups), oneOf(s, cities())
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
	switch group {
	case auth.Restaurant:
		return oneOf(s, []string{
			"Le Comptoir", "La Table", "Le Bistrot", "L’Auberge", "La Brasserie", "Le Bouchon", "La Cantine", "Les Cuisines",
			"Le Relais", "La Guinguette",
		}) + " " + oneOf(s, []string{
			"des Tilleuls", "du Vieux Lavoir", "des Quatre Vents", "de la Grenouille", "du Cordonnier", "des Hirondelles",
			"du Passeur", "de Léontine", "du Tilbury", "des Funambules", "de l’Écluse Neuve", "du Marchand de Sable",
			"des Pas Perdus", "de Barnabé", "du Pont Tournant", "des Cerisiers", "de la Bonne Heure", "d’Anatole",
		}) + " – " + city
	case auth.WineMerchant:
		return oneOf(s, []string{"La Cave", "Le Cellier", "Le Chai", "La Bouteillerie", "Caves", "L’Échanson"}) + " " +
			oneOf(s, []string{
				"du Beffroi", "des Bons Amis", "du Tire-Bouchon Bleu", "de la Treille", "du Tonnelier", "des Arcades",
				"du Grain Noir", "de Mathurin", "des Sarments", "du Carafon",
			}) + " – " + city
	case auth.Hypermarket:
		return oneOf(s, []string{"Hyper", "Grand Marché", "Halles"}) + " " +
			oneOf(s, []string{"Valmontane", "Belleroque", "Grandpré", "Riveclaire", "Montaigu-Sud", "Plein Ciel"}) + " – " + city
	case auth.CSE:
		return "CSE " + oneOf(s, []string{
			"Aérométal", "Logistique Riveclaire", "Mutuelle des Arcades", "Verrerie Lumière", "Papeteries du Val",
			"Transports Kervalan", "Laboratoires Ondine", "Câbleries Nord", "Ateliers Duvernoy", "Banque des Rivages",
		}) + " " + city
	case auth.Negociant:
		return fmt.Sprintf("%s %s", oneOf(s, []string{"Comptoir Boréal", "Entrepôts Riveclaire", "Boissons Duvernoy", "Grossiste Montaigu-Sud", "Distribution des Arcades"}), city)
	default:
		return ""
	}
}
