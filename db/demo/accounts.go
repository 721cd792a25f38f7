package demo

import "millesime/platform/auth"

// Account is a demo account, offered as one click on the login page in demo mode.
type Account struct {
	Email string
	Label string // French, of the chip
	Group auth.Group
	Name  string // the company, else the person
}

// Ids of the demo accounts (domain 10.1).
const (
	superadminID int64 = iota + 1
	adminID
	restaurantID
	wineMerchantID
	hypermarketID
	cseID
	supplierID
	customerID
	negociantID
	agentID
)

// demoAccount holds what is fixed of a demo account; the rest is drawn.
type demoAccount struct {
	email, label                   string
	group                          auth.Group
	civility, first, last, company string
	street                         string
	place                          place
}

// demoAccounts lists the ten accounts in the order of their ids.
func demoAccounts() []demoAccount {
	return []demoAccount{
		{"superadmin@millesime.test", "Superadmin", auth.Superadmin, "mrs", "Hélène", "Marchetti", "Millésime", "4 rue des Tonneliers", place{"21200", "Beaune"}},
		{"admin@millesime.test", "Administrateur", auth.Admin, "mr", "Julien", "Carpentier", "Millésime", "4 rue des Tonneliers", place{"21200", "Beaune"}},
		{"restaurant@millesime.test", "Restaurant", auth.Restaurant, "mrs", "Camille", "Aubrac", "Le Comptoir des Tilleuls", "18 rue des Halles", place{"69002", "Lyon"}},
		{"caviste@millesime.test", "Caviste", auth.WineMerchant, "mr", "Bastien", "Lormeau", "La Cave du Beffroi", "7 rue Nationale", place{"59000", "Lille"}},
		{"gms@millesime.test", "GMS", auth.Hypermarket, "mr", "Thierry", "Vasselin", "Hyper Valmontane", "120 avenue de la Gare", place{"44000", "Nantes"}},
		{"cse@millesime.test", "CSE", auth.CSE, "mrs", "Nadia", "Benhamou", "CSE Aérométal Garonne", "35 avenue des Ailes", place{"31000", "Toulouse"}},
		{"fournisseur@millesime.test", "Fournisseur", auth.Supplier, "mr", "Étienne", "Montcallier", "Maison Verdelune", "12 rue du Pressoir", place{"21200", "Beaune"}},
		{"particulier@millesime.test", "Particulier", auth.Customer, "mrs", "Claire", "Fontanel", "", "9 allée des Platanes", place{"35000", "Rennes"}},
		{"distributeur@millesime.test", "Distributeur", auth.Negociant, "mr", "Olivier", "Brossard", "Comptoir Boréal Distribution", "41 quai des Tanneurs", place{"67000", "Strasbourg"}},
		{"agent@millesime.test", "Agent commercial", auth.CommercialAgent, "mrs", "Sophie", "Delaunoy", "Agence Delaunoy", "22 cours de la Liberté", place{"69003", "Lyon"}},
	}
}

// Accounts lists the ten demo accounts; all have the same Password.
func Accounts() []Account {
	accounts := make([]Account, 0, len(demoAccounts()))
	for _, a := range demoAccounts() {
		name := a.company
		if name == "" || a.group.IsAdmin() {
			name = a.first + " " + a.last
		}
		accounts = append(accounts, Account{Email: a.email, Label: a.label, Group: a.group, Name: name})
	}
	return accounts
}
