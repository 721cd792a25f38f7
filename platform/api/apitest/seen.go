package apitest

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
)

// PatchSeen sends a merge patch on the version that the thing has now, as somebody who just read it.
func (c *Client) PatchSeen(path string, body map[string]any) *Response {
	c.tb.Helper()
	seen := maps.Clone(body)
	seen["version"] = c.version(path)
	return c.Patch(path, seen)
}

// PostSeen does an act on the version that the thing has now: PostSeen(frame, "/end").
func (c *Client) PostSeen(path, act string) *Response {
	c.tb.Helper()
	return c.Post(path+act, map[string]any{"version": c.version(path)})
}

// DeleteSeen removes the version that the thing has now.
func (c *Client) DeleteSeen(path string) *Response {
	c.tb.Helper()
	return c.Delete(fmt.Sprint(path, "?version=", c.version(path)))
}

// version is that of a thing; 1 where it cannot be read.
func (c *Client) version(path string) int64 {
	c.tb.Helper()
	var seen struct{ Version int64 }
	read := c.Get(path)
	if read.Status != http.StatusOK || json.Unmarshal(read.Body, &seen) != nil || seen.Version == 0 {
		return 1
	}
	return seen.Version
}
