package demo

import "millesime/platform/auth"

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
	email                          string
	group                          auth.Group
	civility, first, last, company string
	street                         string
	place                          place
}

// demoAccounts lists the ten accounts in the order of their ids.
func demoAccounts() []demoAccount {
	return []demoAccount{
		{"superadmin@millesime.test", auth.Superadmin, "mrs", "Hélène", "Marchetti", "Millésime", "4 rue des Tonneliers", place{"21200", "Beaune"}},
		{"admin@millesime.test", auth.Admin, "mr", "Julien", "Carpentier", "Millésime", "4 rue des Tonneliers", place{"21200", "Beaune"}},
		{"restaurant@millesime.test", auth.Restaurant, "mrs", "Camille", "Aubrac", "Le Comptoir des Tilleuls", "18 rue des Halles", place{"69002", "Lyon"}},
		{"caviste@millesime.test", auth.WineMerchant, "mr", "Bastien", "Lormeau", "La Cave du Beffroi", "7 rue Nationale", place{"59000", "Lille"}},
		{"gms@millesime.test", auth.Hypermarket, "mr", "Thierry", "Vasselin", "Hyper Valmontane", "120 avenue de la Gare", place{"44000", "Nantes"}},
		{"cse@millesime.test", auth.CSE, "mrs", "Nadia", "Benhamou", "CSE Aérométal Garonne", "35 avenue des Ailes", place{"31000", "Toulouse"}},
		{"fournisseur@millesime.test", auth.Supplier, "mr", "Étienne", "Montcallier", "Maison Verdelune", "12 rue du Pressoir", place{"21200", "Beaune"}},
		{"particulier@millesime.test", auth.Customer, "mrs", "Claire", "Fontanel", "", "9 allée des Platanes", place{"35000", "Rennes"}},
		{"distributeur@millesime.test", auth.Negociant, "mr", "Olivier", "Brossard", "Comptoir Boréal Distribution", "41 quai des Tanneurs", place{"67000", "Strasbourg"}},
		{"agent@millesime.test", auth.CommercialAgent, "mrs", "Sophie", "Delaunoy", "Agence Delaunoy", "22 cours de la Liberté", place{"69003", "Lyon"}},
	}
}
