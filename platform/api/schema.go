package api

import "github.com/danielgtaylor/huma/v2"

// orNull lets a schema be null too.
func orNull(s *huma.Schema) *huma.Schema {
	if s.Ref != "" || s.Type == "" || s.Type == huma.TypeObject || s.Type == huma.TypeArray {
		return &huma.Schema{AnyOf: []*huma.Schema{s, {Type: "null"}}}
	}
	copied := *s
	copied.Nullable = true
	return &copied
}
