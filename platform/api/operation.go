package api

import (
	"context"
	"reflect"
	"slices"
	"time"

	"millesime/platform/auth"
	"millesime/platform/gate"
)

// Prefix is where all operations live.
const Prefix = "/api"

// operation is a route with its types erased: what the dispatcher runs.
type operation struct {
	info    Info
	summary string
	tag     string
	in, out reflect.Type
	success int

	produces    []string // media types of a File or Stream
	mayBeAbsent bool

	maxBody int
	timeout time.Duration
	heavy   gate.Kind // "" = it waits for nobody
	plan    *inputPlan
	// readBack says that members which the body does not declare pass when they are what is read.
	readBack bool
	call     func(ctx context.Context, r *request) (any, error)
}

func (o *operation) operation() *operation { return o }

// Info tells what the route is.
func (o *operation) Info() Info { return o.info }

func (o *operation) allows(g auth.Group) bool { return slices.Contains(o.info.Groups, g) }
