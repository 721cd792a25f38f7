package db

import (
	"context"
	"errors"
	"slices"
	"testing"
	"testing/synctest"
)

// A pool without a bound says that it has 0 connections: somebody can write all the same.
func TestAPoolWithoutABoundHasATurn(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		queue := newTurns(0)
		if err := queue.take(t.Context()); err != nil {
			t.Error(err)
		}
	})
}

// Those who want to write are served in the order in which they came, and who gives up waiting holds nobody up.
func TestWhoWaitsToWriteIsServedInOrder(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		queue := newTurns(1)
		if err := queue.take(t.Context()); err != nil {
			t.Fatal(err)
		}
		impatient, giveUp := context.WithCancel(t.Context())
		var served, want []int
		for n := range 50 {
			ctx := t.Context()
			if n == 7 {
				ctx = impatient
			} else {
				want = append(want, n)
			}
			go func() {
				if err := queue.take(ctx); err != nil {
					if !errors.Is(err, context.Canceled) {
						t.Error(err)
					}
					return
				}
				served = append(served, n)
				queue.end()
			}()
			synctest.Wait() // it waits
		}
		giveUp()
		synctest.Wait()
		queue.end()
		synctest.Wait()
		if !slices.Equal(served, want) {
			t.Errorf("served %v, want %v", served, want)
		}
	})
}
