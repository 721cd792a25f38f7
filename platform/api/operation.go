package api

import (
	"context"
	"encoding/json"
	"fmt"
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

// permission is who may call an operation, for menus, guards and buttons. Every person fetches them before the first screen:
// methods and paths, which the OpenAPI document tells, would be a third of it.
type permission struct {
	Groups     any  `json:"groups"` // names, or "public"
	Processing bool `json:"processing,omitempty"`
	// NotImpersonated: refused to an admin who acts for somebody.
	NotImpersonated bool `json:"notImpersonated,omitempty"`
}

// Permissions writes the permission map of operations, by their id.
func Permissions(operations []Info) ([]byte, error) {
	byID := make(map[string]permission, len(operations))
	for _, info := range operations {
		byID[info.ID] = permission{
			Groups: groupsOf(info), Processing: info.Processing, NotImpersonated: info.NotImpersonated,
		}
	}
	data, err := json.MarshalIndent(byID, "", "  ")
	if err != nil {
		return nil, fmt.Errorf("marshal the permissions: %w", err)
	}
	return append(data, '\n'), nil
}
