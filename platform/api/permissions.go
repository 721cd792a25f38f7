package api

import (
	"encoding/json"
	"fmt"
)

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
