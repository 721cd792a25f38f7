package demo

import (
	"fmt"
	"slices"
	"strings"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/files"
	"millesime/platform/money"
)

// supplier sells: a grower, a merchant of several regions, a brewery, a distillery.
type supplier struct {
	*person
	profile    profile
	terms      parameterRow
	cgv        string // the text; terms name its file
	cgvHash    string
	sellsHard  bool // spirits or fortified wines, whose payment terms the law keeps short
	inStore    bool
	products   []*product // active ones
	registered usersapi.Registration
	store      []*product // active ones sold in its Boutique
	agents     []*agent
}

// makeSuppliers makes fournisseur@ first, then one for each profile, then as many as a larger set needs.
func (w *world) makeSuppliers(s source, r *registrations) {
	all, toponyms := profiles, words("toponym")
	w.addSupplier(s, w.people[supplierID-1], all[0])
	for i := 1; i < max(len(all), w.scale.Products/250); i++ {
		p := all[i%len(all)]
		if i >= len(all) {
			p.company = fmt.Sprintf("%s %s", oneOf(s, words("house", "supplier")), toponyms[i%len(toponyms)])
			if round := i / len(toponyms); round > 0 {
				p.company += fmt.Sprintf(" %d", round+1)
			}
		}
		civility, first, last := human(s)
		d := draft{demoAccount: demoAccount{
			email: email(p.company, i), group: auth.Supplier, civility: civility, first: first, last: last,
			company: p.company, street: street(s), place: oneOf(s, townsNear(p.regions[0])),
		}, status: auth.Valid}
		w.addSupplier(s, w.addPerson(s, r, d), p)
	}
}

func (w *world) addSupplier(s source, p *person, of profile) {
	at := len(w.suppliers)
	made := &supplier{person: p, profile: of, inStore: at%3 == 0}
	made.sellsHard = slices.ContainsFunc(of.growths(), func(g growth) bool { return g.kind == spirit || g.kind == fortified })
	made.cgv = cgv(of.company, p.row.Siren)
	file := files.NameIn(files.TypeText, []byte(made.cgv))
	made.terms = parameterRow{UserID: p.row.ID, CGV: string(file), DefaultWarehouse: "supplier"}
	made.cgvHash = file.Hash()
	made.registered = registration(at, p)
	made.terms.LegalForm, made.terms.CapitalCents, made.terms.RCSCity = made.registered.LegalForm, made.registered.Capital, made.registered.RCSCity
	made.terms.OutsideRCS = made.registered.OutsideRCS
	made.terms.VATOnDebits, made.terms.VATRegime = made.registered.VATOnDebits, made.registered.VATRegime
	made.terms.ElectronicAddress = made.registered.ElectronicAddress
	made.conditions(s, at)
	w.suppliers = append(w.suppliers, made)
}

// conditions draws francos, minimum, handling and payment terms. fournisseur@ (the first) validates by hand and
// has both francos.
func (p *supplier) conditions(s source, at int) {
	value, quantity := money.Cents(s.between(6, 24)*5000), int64(s.between(4, 20)*6)
	if at == 0 {
		value, quantity = 60000, 60
	}
	if at%3 != 1 {
		p.terms.FreeShippingFromValueCents = &value
	}
	if at%3 != 2 {
		p.terms.FreeShippingFromQuantity = &quantity
	}
	if p.inStore {
		storeValue := money.Cents(s.between(3, 5) * 5000)
		p.terms.StoreFreeShippingFromValueCents = &storeValue
	}
	if at%6 == 5 {
		p.terms.MinimumOrderValueCents = money.Cents(s.between(3, 6) * 5000)
	}
	if at%10 == 9 {
		p.terms.HandlingFeeCents = money.Cents(s.between(5, 9) * 100)
	}
	p.terms.AutoValidate = at%5 == 4
	if at%4 == 0 {
		p.terms.DefaultWarehouse = "dartess"
	}
	p.terms.PaymentTermsKind, p.terms.PaymentTermsDays = p.usualTerms(s, at)
}

// usualTerms stay within the legal caps: 30 days after the month of delivery where spirits or fortified wines are
// sold, else 60 days from the invoice or 30 days end of month (domain 5.8).
func (p *supplier) usualTerms(s source, at int) (kind string, days int) {
	switch {
	case at%7 == 6:
		return "prepaid", 0
	case p.sellsHard:
		return "days", 30
	case s.chance(40):
		return "end_of_month", oneOf(s, []int{15, 30})
	default:
		return "days", oneOf(s, []int{30, 45, 60})
	}
}

// cgv is a short text of general terms.
func cgv(company, siren string) string {
	return strings.Join([]string{
		"CONDITIONS GÉNÉRALES DE VENTE – " + company + " (SIREN " + siren + ")",
		"1. Les prix s’entendent hors taxes, droits d’accise inclus, au départ de nos chais.",
		"2. Les commandes sont fermes à compter de leur validation. Elles sont préparées sous deux jours ouvrés.",
		"3. Les réserves précises sont à porter sur le bon de livraison, puis à confirmer sous trois jours par lettre recommandée.",
		"4. Tout retard de paiement entraîne une pénalité de trois fois le taux d’intérêt légal et une indemnité forfaitaire de quarante euros.",
		"5. Les marchandises restent notre propriété jusqu’au paiement complet du prix.",
		"6. L’abus d’alcool est dangereux pour la santé, à consommer avec modération.",
	}, "\n\n")
}
