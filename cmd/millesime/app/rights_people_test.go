package app_test

// lastOfCircles is where ids of people around callers begin, downwards: those of their addresses then stay below what the
// database gives to new ones.
const lastOfCircles = 1000

// Where there are more people than that, they go on a thousand at a time from other numbers, whose addresses are apart from all
// others.
const (
	firstOfCircles = 100
	moreOfCircles  = 4000
	mostOfCircles  = 7000
)

// countDown goes on to the id of the next person.
func countDown(next *int64) {
	switch *next {
	case firstOfCircles:
		*next = moreOfCircles
	case moreOfCircles - 1000:
		*next = mostOfCircles
	}
	*next--
}
