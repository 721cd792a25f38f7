package rest

import (
	"context"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
)

// Waiting is what the reader must do, and how much of it there is.
type Waiting struct {
	Type  string        `json:"@type"`
	Total int64         `json:"total"`
	Kinds []WaitingKind `json:"kinds"` // the most pressing first, none of nothing
}

// WaitingKind is one thing to do, and how many rows of a list ask for it.
type WaitingKind struct {
	Kind     usersapi.WaitKind `json:"kind"`
	List     usersapi.WaitList `json:"list"`
	Statuses []string          `json:"statuses"` // the list, narrowed to them, holds these rows and no other that waits
	Count    int64             `json:"count"`
}

func (h handlers) waits(ctx context.Context, _ struct{}) (Waiting, error) {
	waits, err := h.waiting.Of(ctx, auth.Must(ctx))
	if err != nil {
		return Waiting{}, err
	}
	out := Waiting{Type: "Waiting", Kinds: make([]WaitingKind, 0, len(waits))}
	for _, wait := range waits {
		out.Total += wait.Count
		out.Kinds = append(out.Kinds, WaitingKind{Kind: wait.Kind, List: wait.Kind.List(), Statuses: wait.Statuses, Count: wait.Count})
	}
	return out, nil
}
