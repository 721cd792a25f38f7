package db

import "context"

type claimKey struct{}

type claimFunc func(ctx context.Context, tx *Tx) error

// WithClaim gives a context under which every transaction begins with claim, which takes what only one of two equal requests
// may have. Its error ends the transaction and comes back from InTx unchanged.
func WithClaim(ctx context.Context, claim func(ctx context.Context, tx *Tx) error) context.Context {
	return context.WithValue(ctx, claimKey{}, claimFunc(claim))
}

// Aside gives a context whose transactions claim nothing: for what a request writes beside what it is for, such as
// counting a call or noting that a file is wanted.
func Aside(ctx context.Context) context.Context {
	return context.WithValue(ctx, claimKey{}, claimFunc(nil))
}

// claimed begins a transaction with the claim of its context, if it has one.
func claimed(ctx context.Context, tx *Tx) error {
	if claim, _ := ctx.Value(claimKey{}).(claimFunc); claim != nil {
		return claim(ctx, tx)
	}
	return nil
}
