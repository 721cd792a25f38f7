package domain

import (
	"context"
	"slices"
)

// DemoAccounts reads those of the demo accounts that exist, in their order.
func (p *People) DemoAccounts(ctx context.Context) ([]User, error) {
	emails := DemoEmails()
	people, err := p.store.WithEmails(ctx, emails)
	slices.SortFunc(people, func(a, b User) int {
		return slices.Index(emails, a.Email) - slices.Index(emails, b.Email)
	})
	return people, err
}

// DemoEmails are the accounts offered on the sign-in page of a demo, one for
// each group (domain 10.1).
func DemoEmails() []string {
	return []string{
		"restaurant@millesime.test", "caviste@millesime.test", "gms@millesime.test",
		"cse@millesime.test", "fournisseur@millesime.test", "agent@millesime.test",
		"distributeur@millesime.test", "particulier@millesime.test",
		"admin@millesime.test", "superadmin@millesime.test",
	}
}
