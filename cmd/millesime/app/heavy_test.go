package app_test

import (
	"bytes"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/gate"
	"millesime/platform/testkit"
)

// Exports of one person, as many as it likes, keep nobody from signing in: three of them wait for their turn, the others
// are told to come back, and passwords do not wait behind them.
func TestAFloodOfExportsKeepsNobodyFromSigningIn(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			h := apptest.StartHashing(t, testkit.URL(t, dialect))
			flooding := h.As(t, apptest.Email(apptest.Restaurant))
			everything, err := h.App.Gate.Join(t.Context(), gate.Work{Kind: gate.Picture, Weight: 1 << 20})
			if err != nil {
				t.Fatal(err)
			}
			if err := everything.Enter(t.Context()); err != nil { // no export has its turn from here on
				t.Fatal(err)
			}
			answers := make(chan *apitest.Response, 20)
			for range cap(answers) {
				go func() { answers <- flooding.With().Get("/api/orders/export") }()
			}
			for range cap(answers) - 3 {
				got := (<-answers).Want(429)
				if got.Text("code") != "gate.person" || got.Header.Get("Retry-After") != "5" {
					t.Errorf("%v %s", got.Header, got.Body)
				}
			}
			h.As(t, apptest.Email(apptest.Hypermarket))
			if len(answers) > 0 {
				t.Error("an export was answered: nothing was in the way of the sign-in")
			}
			everything.Leave()
			for range 3 {
				(<-answers).Want(200)
			}
			scraped := h.Guest(t).Get("/metrics").Want(200).Body
			if !bytes.Contains(scraped, []byte(`millesime_gate_refused_total{kind="export",reason="person"} 17`)) {
				t.Error("the refusals are not counted")
			}
		})
	}
}
