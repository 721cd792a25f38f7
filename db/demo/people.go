package demo

import (
	"cmp"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/fold"
)

// person is an account with its addresses.
type person struct {
	row                userRow
	billing, shipping  usersapi.Address
	display            string // company, else the name
	folded             string // of display
	party              json.RawMessage
	billingJSON        json.RawMessage
	shippingJSON       json.RawMessage
	shippingDepartment string
}

// party is the copy of a person that an order keeps.
type party struct {
	ID      int64      `json:"id"`
	Group   auth.Group `json:"group"`
	Company string     `json:"company"`
	Name    string     `json:"name"`
	Email   string     `json:"email"`
	Phone   string     `json:"phone"`
	SIREN   string     `json:"siren"`
	NumVAT  string     `json:"numvat"`
}

// draft is what is known of a person before the rest is drawn.
type draft struct {
	demoAccount
	status auth.Status
}

// makePeople makes the demo accounts first, so that their ids never move, then suppliers, agents, the buyers, whose
// number grows most, and last a few newcomers.
func (w *world) makePeople() {
	s := newSource(streamPeople)
	r := &registrations{taken: map[string]bool{}}
	for _, a := range demoAccounts() {
		w.addPerson(s, r, draft{a, auth.Valid})
	}
	w.makeSuppliers(s, r)
	w.makeAgents(s, r)
	w.makeBuyers(s, r)
	w.makeNewcomers(r)
}

// addPerson draws what the draft leaves open.
func (w *world) addPerson(s source, r *registrations, d draft) *person {
	id := int64(len(w.people) + 1)
	created := w.start.Add(-time.Duration(s.IntN(700*24)) * time.Hour)
	p := &person{row: userRow{
		ID: id, Email: d.email, PasswordHash: w.hash, GroupCode: string(d.group), Status: string(d.status),
		Civility: d.civility, FirstName: d.first, LastName: d.last, Company: d.company,
		Phone: phone(s, d.place.department()), CreatedAt: created, UpdatedAt: created,
	}}
	if d.group.IsProfessional() {
		p.row.Siren = r.siren(s)
		p.row.Siret = siret(p.row.Siren)
		p.row.Numvat = vatNumber(p.row.Siren)
	} else {
		p.row.Birthday = w.now.AddDate(-s.between(24, 70), 0, -s.IntN(365)).Format(time.DateOnly)
	}
	if d.group == auth.Supplier || d.group == auth.Negociant {
		p.row.EaNumber = fmt.Sprintf("FR%03d%03dE%04d", s.IntN(100), s.IntN(1000), s.IntN(10_000))
	}
	p.row.CompanySearch = fold.Text(d.company)
	p.row.PersonSearch = fold.Text(d.first + " " + d.last + " " + d.email)
	p.row.LastNameSearch = fold.Text(strings.TrimSpace(d.last + " " + d.first))
	p.name(d.company)
	p.addresses(s, d)
	w.people = append(w.people, p)
	return p
}

func (p *person) name(company string) {
	name := strings.TrimSpace(p.row.FirstName + " " + p.row.LastName)
	if p.display = company; company == "" {
		p.display = name
	}
	p.folded = fold.Text(p.display)
	p.party = marshal(party{
		ID: p.row.ID, Group: auth.Group(p.row.GroupCode), Company: p.display, Name: name, Email: cmp.Or(p.row.ContactEmail, p.row.Email),
		Phone: p.row.Phone, SIREN: p.row.Siren, NumVAT: p.row.Numvat,
	})
}

// addresses gives a billing address and a shipping one: the same door, or another of the town.
func (p *person) addresses(s source, d draft) {
	p.billing = usersapi.Address{
		ID: 2*p.row.ID - 1, UserID: p.row.ID, Type: "billing", Label: "Siège", Company: d.company, Street: d.street,
		Postcode: d.place.postcode, City: d.place.city, Country: "FR", Phone: p.row.Phone,
	}
	p.shipping = p.billing
	p.shipping.ID, p.shipping.Type, p.shipping.Label = 2*p.row.ID, "shipping", "Livraison"
	if d.group == auth.Customer {
		p.billing.Label, p.shipping.Label = "Domicile", "Domicile"
	} else if s.chance(40) {
		p.shipping.Label, p.shipping.Street = "Réserve", street(s)
		p.shipping.Street2 = oneOf(s, words("second line"))
	}
	p.billingJSON, p.shippingJSON = marshal(p.billing), marshal(p.shipping)
	p.shippingDepartment = d.place.department()
}

func street(s source) string {
	return fmt.Sprintf("%d %s", s.between(1, 140), oneOf(s, words("street")))
}

// email makes an address under a domain that cannot exist.
func email(name string, n int) string {
	var slug strings.Builder
	for _, r := range fold.Text(name) {
		switch {
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9':
			slug.WriteRune(r)
		case !strings.HasSuffix(slug.String(), "-"):
			slug.WriteByte('-')
		}
	}
	return fmt.Sprintf("%s.%d@exemple.test", strings.Trim(slug.String(), "-"), n)
}

// marshal writes JSON of values that always can be.
func marshal(v any) json.RawMessage {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return text
}

// human draws a civility and a name.
func human(s source) (civility, first, last string) {
	if s.chance(50) {
		return "mrs", oneOf(s, words("woman")), oneOf(s, words("last name"))
	}
	return "mr", oneOf(s, words("man")), oneOf(s, words("last name"))
}
