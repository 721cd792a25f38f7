package api

// ByID is the input of an operation on one row: the {id} of its path.
type ByID struct {
	ID int64 `path:"id"`
}

// BodyByID is that of one with a body.
type BodyByID[B any] struct {
	ID   int64 `path:"id"`
	Body B
}
