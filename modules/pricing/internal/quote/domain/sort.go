package domain

// The keys that conditions of several kinds are sorted by.
const (
	SortStartsOn  = "startsOn"
	SortEndsOn    = "endsOn"
	SortCreatedAt = "createdAt"
)
