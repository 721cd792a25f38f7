package api

import (
	"encoding/json"
	"fmt"
)

// permission is who may call an operation, for menus, guards and buttons.
type permission struct {
	Method     string `json:"method"`
	Path       string `json:"path"`
	Groups     any    `json:"groups"` // names, or "public"
	Processing bool   `json:"processing"`
	// NotImpersonated: refused to an admin who acts for somebody.
	NotImpersonated bool `json:"notImpersonated"`
}

// Permissions writes the permission map of the routes, by operation id.
func Permissions(routes []Route) ([]byte, error) {
	byID := make(map[string]permission, len(routes))
	for _, route := range routes {
		info := route.Info()
		byID[info.ID] = permission{
			Method: info.Method, Path: info.Path, Groups: groupsOf(info), Processing: info.Processing,
			NotImpersonated: info.NotImpersonated,
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
