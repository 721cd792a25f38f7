package domain

import (
	"slices"
	"testing"
	"time"

	"millesime/platform/auth"
)

// TestEveryTripleOfStatuses spells domain 1.3 out: each pair of states, each role.
func TestEveryTripleOfStatuses(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	// What an admin may set, by state; a deleted account goes back to what it was.
	admin := map[auth.Status][]auth.Status{
		auth.Processing: {auth.Valid, auth.Deleted},
		auth.Valid:      {auth.Blocked, auth.Deleted},
		auth.Blocked:    {auth.Valid, auth.Deleted},
	}
	owner := map[auth.Status][]auth.Status{auth.Processing: {auth.Deleted}, auth.Valid: {auth.Deleted}}
	for _, from := range auth.AllStatuses() {
		for _, before := range auth.AllStatuses() {
			u := User{Status: from, StatusBefore: before, DeletedAt: now.AddDate(0, 0, -RestoreDays).Add(time.Second)}
			for _, role := range Roles() {
				want := map[Role][]auth.Status{RoleAdmin: admin[from], RoleOwner: owner[from]}[role]
				if role == RoleAdmin && from == auth.Deleted && before != auth.Deleted {
					want = []auth.Status{before}
				}
				listed := u.Transitions(role, now)
				for _, to := range auth.AllStatuses() {
					row, err := u.transitionTo(to, role, now)
					ok := err == nil
					if ok != slices.Contains(want, to) || ok != slices.Contains(listed, to) {
						t.Errorf("%s (before: %s) to %s by %s: %v, want %v", from, before, to, role, listed, want)
					}
					if refusal := from == auth.Processing && to == auth.Deleted; ok && row.Reason != refusal {
						t.Errorf("%s to %s needs a reason: %v", from, to, row.Reason)
					}
				}
			}
		}
	}
}

func TestDeletedAccountsComeBackForThirtyDays(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	deleted := User{Status: auth.Deleted, StatusBefore: auth.Valid, DeletedAt: now}
	anonymous := deleted
	anonymous.AnonymisedAt = now
	for _, test := range []struct {
		user  User
		after time.Duration
		back  bool
	}{
		{deleted, 0, true},
		{deleted, 30*24*time.Hour - time.Second, true},
		{deleted, 30 * 24 * time.Hour, false},
		{anonymous, 0, false},
	} {
		if _, err := test.user.transitionTo(auth.Valid, RoleAdmin, now.Add(test.after)); (err == nil) != test.back {
			t.Errorf("after %s: %v", test.after, err)
		}
	}
}

func TestRoleToAnAccount(t *testing.T) {
	t.Parallel()
	for _, actor := range auth.AllGroups() {
		for _, target := range auth.AllGroups() {
			want := RoleReader
			if actor == auth.Superadmin || actor == auth.Admin && !target.IsAdmin() {
				want = RoleAdmin
			}
			if got := RoleTo(auth.Actor{ID: 1, Group: actor}, User{ID: 2, Group: target}); got != want {
				t.Errorf("%s to %s: %s", actor, target, got)
			}
			if got := RoleTo(auth.Actor{ID: 2, Group: actor}, User{ID: 2, Group: target}); got != RoleReader {
				t.Errorf("%s to itself: %s", actor, got)
			}
		}
	}
}
