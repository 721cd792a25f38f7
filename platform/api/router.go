package api

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
)

// router finds what is registered for a method and path. Fixed segments win
// over parameters, whatever the order of registration.
type router[T any] struct {
	fixed    map[string]*router[T]
	param    *router[T]
	byMethod map[string]T
}

// add registers a path such as "/products/{id}". It panics when taken.
func (n *router[T]) add(method, path string, what T) {
	for segment := range strings.SplitSeq(strings.Trim(path, "/"), "/") {
		n = n.child(segment)
	}
	if n.byMethod == nil {
		n.byMethod = map[string]T{}
	}
	if _, taken := n.byMethod[method]; taken {
		panic(fmt.Sprintf("api: two routes for %s %s", method, path))
	}
	n.byMethod[method] = what
}

func (n *router[T]) child(segment string) *router[T] {
	if strings.HasPrefix(segment, "{") {
		if n.param == nil {
			n.param = &router[T]{}
		}
		return n.param
	}
	if n.fixed == nil {
		n.fixed = map[string]*router[T]{}
	}
	if n.fixed[segment] == nil {
		n.fixed[segment] = &router[T]{}
	}
	return n.fixed[segment]
}

// find gives what is registered at an escaped path, by method, and the
// unescaped parameters in order; nil when the path is unknown. One slash at
// the end does not matter.
func (n *router[T]) find(path string) (byMethod map[string]T, params []string) {
	path = strings.TrimSuffix(strings.TrimPrefix(path, "/"), "/")
	return n.walk(path, nil)
}

func (n *router[T]) walk(path string, params []string) (map[string]T, []string) {
	segment, rest, more := strings.Cut(path, "/")
	next := func(child *router[T], params []string) (map[string]T, []string) {
		if more {
			return child.walk(rest, params)
		}
		return child.byMethod, params
	}
	if child := n.fixed[segment]; child != nil {
		if found, params := next(child, params); found != nil {
			return found, params
		}
	}
	if n.param == nil || segment == "" {
		return nil, nil
	}
	value, err := url.PathUnescape(segment)
	if err != nil {
		return nil, nil
	}
	return next(n.param, append(params, value))
}

// allowed lists the methods of a path for the header Allow.
func allowed[T any](byMethod map[string]T) string {
	methods := make([]string, 0, len(byMethod)+1)
	for method := range byMethod {
		methods = append(methods, method)
		if method == "GET" {
			methods = append(methods, "HEAD")
		}
	}
	slices.Sort(methods)
	return strings.Join(methods, ", ")
}
