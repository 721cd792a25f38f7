// Package ui embeds the built interface. In a fresh clone dist holds only .gitkeep, and the server says how to
// build the rest.
package ui

import (
	"embed"
	"io/fs"
)

//go:embed all:dist
var dist embed.FS

// Dist is the built interface: index.html, assets and fonts.
func Dist() (fs.FS, error) { return fs.Sub(dist, "dist") }
