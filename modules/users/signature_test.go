package users_test

import (
	"testing"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
)

// Who acts for nobody has no admin behind it: 0 is the number of no party, so that what it signs names nobody.
func TestNobodyIsNoParty(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("claire@cave.example", auth.Restaurant)
		parties, err := h.module.Parties().Parties(t.Context(), []int64{id, 0})
		if _, nobody := parties[0]; err != nil || nobody || len(parties) != 1 {
			t.Fatalf("parties %v (%v)", parties, err)
		}
		if signed := usersapi.Sign(auth.Actor{ID: id}, parties); signed.ActorName == "" || signed.Impersonator != 0 || signed.ImpersonatorName != "" {
			t.Errorf("signed %+v", signed)
		}
	})
}
