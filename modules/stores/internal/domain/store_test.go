package domain_test

import (
	"slices"
	"strings"
	"testing"

	"millesime/modules/catalogue/catalogueapi"
	"millesime/modules/stores/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/money"
)

func whole() domain.Shown {
	price := money.Cents(1500)
	return domain.Shown{
		Store: domain.Store{
			SupplierID: 7, Name: "Cave", Presentation: "Vins", Licence: domain.Licence{Number: "1", DeclaredOn: "2022-03-01"}, Mediator: "M",
			Status: domain.Open,
		},
		Supplier: usersapi.Party{Company: "Domaine", SIREN: "732829320"}, Case: usersapi.Showcase{CGV: "x"},
		Address: &usersapi.Address{Street: "1 rue du Puits", Postcode: "21200", City: "Beaune"},
		Goods:   []catalogueapi.Good{{ID: 1, Active: true, StorePriceTaxIncl: &price}},
	}
}

// Each thing that a shop must have is missed by itself.
func TestWhatAShopLacks(t *testing.T) {
	t.Parallel()
	all := whole()
	if missing := all.Missing(); len(missing) != 0 || all.CheckOpening() != nil {
		t.Fatalf("a whole shop lacks %v", missing)
	}
	for need, spoil := range map[domain.Need]func(*domain.Shown){
		domain.NeedName:         func(s *domain.Shown) { s.Name = "" },
		domain.NeedPresentation: func(s *domain.Shown) { s.Presentation = "" },
		domain.NeedLicence:      func(s *domain.Shown) { s.Licence.DeclaredOn = "" },
		domain.NeedMediator:     func(s *domain.Shown) { s.Mediator = "" },
		domain.NeedTerms:        func(s *domain.Shown) { s.Case.CGV = "" },
		domain.NeedProducts:     func(s *domain.Shown) { s.Goods[0].Active = false },
		domain.NeedCompany:      func(s *domain.Shown) { s.Supplier.Company = "" },
		domain.NeedSIREN:        func(s *domain.Shown) { s.Supplier.SIREN = "" },
		domain.NeedAddress:      func(s *domain.Shown) { s.Address = nil },
	} {
		spoiled := whole()
		spoil(&spoiled)
		if missing := spoiled.Missing(); !slices.Equal(missing, []domain.Need{need}) || spoiled.CheckOpening() == nil {
			t.Errorf("without %s: %v", need, missing)
		}
		if spoiled.CheckOpen(nil) == nil || spoiled.CheckOpen([]domain.Need{need}) != nil {
			t.Errorf("an open shop may lose its %s, or must have what it never had", need)
		}
	}
	unpriced := whole()
	unpriced.Goods[0].StorePriceTaxIncl = nil
	if !slices.Equal(unpriced.Missing(), []domain.Need{domain.NeedProducts}) {
		t.Error("a product without a price is for sale")
	}
}

func TestProposedNames(t *testing.T) {
	t.Parallel()
	for company, want := range map[string]string{
		"Domaine de l’Œuf d’Or": "domaine-de-l-oeuf-d-or", "Château  Haut-Verdier": "chateau-haut-verdier", "A": "boutique-7", "": "boutique-7",
		"Boutique": "boutique-7", "中文": "boutique-7", strings.Repeat("abcdefghi ", 9): "abcdefghi-abcdefghi-abcdefghi-abcdefghi-abcdefghi",
	} {
		if got := domain.Proposal(company, "boutique-7"); got != want {
			t.Errorf("%q is proposed for %q instead of %q", got, company, want)
		}
	}
}

func TestTheOrderOfProducts(t *testing.T) {
	t.Parallel()
	s := domain.Shown{}
	for id := range int64(4) {
		s.Goods = append(s.Goods, catalogueapi.Good{ID: id + 1})
	}
	got, err := s.Ordered([]domain.Place{{ProductID: 4, Position: 2}, {ProductID: 3, Position: 1}})
	if err != nil || !slices.Equal(got, []int64{3, 4, 1, 2}) {
		t.Errorf("%v, %v", got, err)
	}
	for why, wrong := range map[string][]domain.Place{"not_found": {{ProductID: 9}}, "unique": {{ProductID: 1}, {ProductID: 1}}} {
		_, err := s.Ordered(wrong)
		if said, refused := fault.As(err); !refused || len(said.Violations) != 1 || said.Violations[0].Code != why {
			t.Errorf("%v: %v instead of %s", wrong, err, why)
		}
	}
}

// A supplier opens and closes its shop, admins may, and readers do neither.
func TestWhoOpensAndCloses(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		actor auth.Actor
		role  domain.Role
		moves int
	}{
		{auth.Actor{ID: 7, Group: auth.Supplier}, domain.RoleSupplier, 1},
		{auth.Actor{ID: 1, Group: auth.Admin}, domain.RoleAdmin, 1},
		{auth.Actor{ID: 8, Group: auth.Supplier}, domain.RoleReader, 0},
		{auth.Actor{ID: 9, Group: auth.Customer}, domain.RoleReader, 0},
	} {
		s := whole().Store
		if role := domain.RoleOf(c.actor, &s); role != c.role || len(s.Transitions(role)) != c.moves {
			t.Errorf("%+v is %s with %d moves", c.actor, role, len(s.Transitions(role)))
		}
	}
	if _, err := domain.Table().Resolve(domain.Store{}, domain.Open, domain.Closed, domain.RoleSupplier, " "); err == nil {
		t.Error("it closes without a reason")
	}
}
