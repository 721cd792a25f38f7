package api

import (
	"encoding/json"
	"fmt"
)

// permission is who may call an operation, for menus, guards and buttons. Every person fetches all of them before the first
// screen: methods and paths, which the OpenAPI document tells, would be a third of it.
type permission struct {
	Groups     any  `json:"groups"` // names, or "public"
	Processing bool `json:"processing,omitempty"`
	// NotImpersonated: refused to an admin who acts for somebody.
	NotImpersonated bool `json:"notImpersonated,omitempty"`
}

// Permissions writes the permission map of the routes, by operation id.
func Permissions(routes []Route) ([]byte, error) {
	byID := make(map[string]permission, len(routes))
	for _, route := range routes {
		info := route.Info()
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

// Permissions is the permission map of what the server serves.
func (s *Server) Permissions() ([]byte, error) { return Permissions(s.options.Routes) }
