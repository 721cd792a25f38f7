package auth_test

import (
	"slices"
	"testing"

	"millesime/platform/auth"
)

func TestActorTravelsInTheContext(t *testing.T) {
	t.Parallel()
	if _, ok := auth.From(t.Context()); ok {
		t.Fatal("an empty context has an actor")
	}
	ctx := auth.With(t.Context(), auth.Actor{ID: 7, Impersonator: 1})
	if a := auth.Must(ctx); a.ID != 7 || !a.Impersonated() {
		t.Fatalf("got %+v", a)
	}
	defer func() {
		if recover() == nil {
			t.Error("Must gives an actor where there is none")
		}
	}()
	auth.Must(t.Context())
}

func TestGroups(t *testing.T) {
	t.Parallel()
	if len(auth.AllGroups()) != 10 {
		t.Fatalf("%d groups", len(auth.AllGroups()))
	}
	//
	buyers := []auth.Group{"restaurant", "wine_merchant", "hypermarket", "cse"}
	if !slices.Equal(auth.Buyers(), buyers) {
		t.Errorf("buyers are %v", auth.Buyers())
	}
	for _, g := range auth.AllGroups() {
		if !g.Known() || g.IsBuyer() != slices.Contains(buyers, g) {
			t.Errorf("%s: known %v, buyer %v", g, g.Known(), g.IsBuyer())
		}
		if g.IsAdmin() != (g == "admin" || g == "superadmin") || g.IsProfessional() != (g != "customer") {
			t.Errorf("%s: admin %v, professional %v", g, g.IsAdmin(), g.IsProfessional())
		}
	}
	if auth.Group("ROOT").Known() || auth.Group("").Known() {
		t.Error("an unknown group is known")
	}
}

func TestSitesAndPersons(t *testing.T) {
	t.Parallel()
	for ip, want := range map[string]string{
		"192.0.2.7": "192.0.2.7", "2001:db8:1:2:3::4": "2001:db8:1:2::/64", "::ffff:192.0.2.7": "::ffff:192.0.2.7", "": "",
	} {
		if got := auth.Site(ip); got != want {
			t.Errorf("%s is counted by %s", ip, got)
		}
	}
	if own, acting := (auth.Actor{ID: 3}).Person(), (auth.Actor{ID: 3, Impersonator: 1}).Person(); own != 3 || acting != 1 {
		t.Errorf("itself %d, an admin in its name %d", own, acting)
	}
}
