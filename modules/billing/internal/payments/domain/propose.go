package domain

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"millesime/platform/fold"
	"millesime/platform/money"
)

// Claim is what an invoice, or an order that is paid in advance, waits for.
type Claim struct {
	Target

	Customer     int64
	CustomerName string
	Number       string
	Open         money.Cents
	On           string // YYYY-MM-DD: when it is due, or since when the order waits
}

// Hint is what is known of a payment before it is entered. Empty parts tell nothing.
type Hint struct {
	Reference string // as the bank gives it
	Name      string // of who paid
	Amount    money.Cents
}

// Match is by what a payment was recognised.
type Match string

// The matches, the surest first.
const (
	ByReference Match = "reference"
	ByAmount    Match = "amount"
	ByName      Match = "name"
)

// Codes lists every match.
func (Match) Codes() []Match { return []Match{ByReference, ByAmount, ByName} }

// Proposal is what a payment may be for.
type Proposal struct {
	By           Match
	Customer     int64
	CustomerName string
	Pays         []Part
	Unallocated  money.Cents // what the payment has beyond it
}

// Part is a claim and how much of it would be paid.
type Part struct {
	Claim

	Amount money.Cents
}

// MostProposals are as many as somebody reads.
const MostProposals = 5

// Propose tells what a payment may be for, the likeliest first: the claims that its reference names, together and, where it does not reach
// all of them, by themselves; then what comes to its amount, be it one claim, the oldest of a customer or the only two; then the oldest of
// who is called like the payer. It decides nothing.
func Propose(hint Hint, claims []Claim) []Proposal {
	claims = slices.Clone(claims)
	slices.SortStableFunc(claims, func(a, b Claim) int { return cmp.Or(cmp.Compare(a.On, b.On), cmp.Compare(a.Number, b.Number)) })
	var found []Proposal
	add := func(by Match, pays []Claim) {
		if p := hint.proposal(by, pays); len(p.Pays) > 0 && !slices.ContainsFunc(found, p.like) {
			found = append(found, p)
		}
	}
	for _, of := range byCustomer(hint.named(claims)) {
		add(ByReference, of)
		for n := 1; n < len(of); n++ {
			if h := hint.proposal(ByReference, of); len(h.Pays) <= n {
				add(ByReference, of[n:n+1])
			}
		}
	}
	customers := byCustomer(claims)
	slices.SortStableFunc(customers, func(a, b []Claim) int { return cmp.Compare(hint.rank(a[0]), hint.rank(b[0])) })
	for _, of := range customers {
		for _, exact := range hint.exact(of) {
			add(ByAmount, exact)
		}
	}
	if pair := hint.onlyPair(customers); pair != nil {
		add(ByAmount, pair)
	}
	for _, of := range customers {
		if hint.isCalled(of[0].CustomerName) {
			add(ByName, of)
		}
	}
	return found[:min(len(found), MostProposals)]
}

// proposal pays claims in their order until the payment is spent; without an amount, all of them.
func (h Hint) proposal(by Match, claims []Claim) Proposal {
	p := Proposal{By: by}
	left := h.Amount
	for _, c := range claims {
		amount := c.Open
		if h.Amount > 0 {
			amount = min(amount, left)
			left -= amount
		}
		if amount > 0 {
			p.Customer, p.CustomerName = c.Customer, c.CustomerName
			p.Pays = append(p.Pays, Part{c, amount})
		}
	}
	p.Unallocated = left
	return p
}

// like tells that two proposals pay the same.
func (p Proposal) like(q Proposal) bool {
	same := func(a, b Part) bool { return a.Target == b.Target && a.Amount == b.Amount }
	return p.Customer == q.Customer && slices.EqualFunc(p.Pays, q.Pays, same)
}

// named are the claims that the reference names; a number that is a part of another one is not meant.
func (h Hint) named(claims []Claim) []Claim {
	named := slices.DeleteFunc(slices.Clone(claims), func(c Claim) bool { return !h.names(c) })
	return slices.DeleteFunc(slices.Clone(named), func(c Claim) bool {
		number := signs(c.Number)
		return slices.ContainsFunc(named, func(o Claim) bool { return signs(o.Number) != number && strings.Contains(signs(o.Number), number) })
	})
}

// names tells that the reference holds the number of a claim, with what stands between its signs or without. No figure touches it: the
// first invoice is not the twelfth.
func (h Hint) names(c Claim) bool {
	number := signs(c.Number)
	if number == "" || !strings.Contains(signs(h.Reference), number) {
		return false
	}
	const nothing, between = `(?:^|[^\p{N}])`, `[^\p{L}\p{N}]*`
	parts := strings.FieldsFunc(fold.Text(c.Number), func(r rune) bool { return !isSign(r) })
	written := regexp.MustCompile(nothing + strings.Join(parts, between) + `(?:$|[^\p{N}])`) // letters and figures alone
	return written.MatchString(fold.Text(h.Reference))
}

// exact are the claims of a customer that come to the amount: one of them, or its oldest.
func (h Hint) exact(claims []Claim) [][]Claim {
	if h.Amount <= 0 {
		return nil
	}
	var found [][]Claim
	var sum money.Cents
	for n, c := range claims {
		sum += c.Open
		if c.Open == h.Amount {
			found = append(found, claims[n:n+1])
		}
		if n > 0 && sum == h.Amount {
			found = append(found, claims[:n+1])
		}
	}
	return found
}

// onlyPair are the two claims of a customer that come to the amount together, where no other two do.
func (h Hint) onlyPair(customers [][]Claim) []Claim {
	var only []Claim
	for _, of := range customers {
		before := map[money.Cents][]Claim{}
		for _, c := range of {
			for _, other := range before[h.Amount-c.Open] {
				if only != nil {
					return nil
				}
				only = []Claim{other, c}
			}
			before[c.Open] = append(before[c.Open], c)
		}
	}
	return only
}

// rank puts who is called like the payer first.
func (h Hint) rank(c Claim) int {
	if h.isCalled(c.CustomerName) {
		return 0
	}
	return 1
}

// isCalled tells that the name of a customer holds that of who paid, or that the reference holds the name of the customer.
func (h Hint) isCalled(customer string) bool {
	return calledLike(customer, h.Name) || holds(h.Reference, customer)
}

// signs are the letters and figures of a text: banks leave out the rest, or put it elsewhere.
func signs(text string) string {
	return strings.Map(func(r rune) rune {
		if isSign(r) {
			return r
		}
		return -1
	}, fold.Text(text))
}

func isSign(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// byCustomer puts the claims of each customer together, in the order in which each comes first.
func byCustomer(claims []Claim) [][]Claim {
	at := map[int64]int{}
	var all [][]Claim
	for _, c := range claims {
		n, there := at[c.Customer]
		if !there {
			n = len(all)
			at[c.Customer] = n
			all = append(all, nil)
		}
		all[n] = append(all[n], c)
	}
	return all
}
