package main

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"millesime/platform/api"
)

// asked are the operations that the sources of the interface name: it carries who may call these, and no others.
func asked(routes []api.Info, sources fs.FS) ([]api.Info, error) {
	named := map[string]bool{}
	err := fs.WalkDir(sources, ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || strings.Contains(path, ".gen.") || !strings.HasSuffix(path, ".ts") && !strings.HasSuffix(path, ".tsx") {
			return err
		}
		source, err := fs.ReadFile(sources, path)
		for _, r := range routes {
			named[r.ID] = named[r.ID] || strings.Contains(string(source), "'"+r.ID+"'")
		}
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("read the sources of the interface: %w", err)
	}
	return slices.DeleteFunc(slices.Clone(routes), func(r api.Info) bool { return !named[r.ID] }), nil
}
