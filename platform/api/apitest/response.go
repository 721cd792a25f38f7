package apitest

import (
	"encoding/json"
	"net/http"
	"strconv"
	"strings"
)

// Response is an answer, read completely.
type Response struct {
	tb     TB
	what   string
	Status int
	Header http.Header
	Body   []byte
}

// Want fails the test unless the status is the wanted one.
func (r *Response) Want(status int) *Response {
	r.tb.Helper()
	if r.Status != status {
		r.tb.Fatalf("%s: status %d instead of %d: %s", r.what, r.Status, status, r.Body)
	}
	return r
}

// JSON reads the body into a value.
func (r *Response) JSON(into any) {
	r.tb.Helper()
	if err := json.Unmarshal(r.Body, into); err != nil {
		r.tb.Fatalf("%s: %v: %s", r.what, err, r.Body)
	}
}

// Value finds a value by the names and indexes that lead to it, separated by
// slashes: "hydra:member/0/name". nil when there is none.
func (r *Response) Value(path string) any {
	r.tb.Helper()
	var value any
	r.JSON(&value)
	for step := range strings.SplitSeq(path, "/") {
		switch v := value.(type) {
		case map[string]any:
			value = v[step]
		case []any:
			i, err := strconv.Atoi(step)
			if err != nil || i < 0 || i >= len(v) {
				return nil
			}
			value = v[i]
		default:
			return nil
		}
	}
	return value
}

// Text is Value as a string; numbers as JSON writes them; "" when there is none.
func (r *Response) Text(path string) string {
	r.tb.Helper()
	switch v := r.Value(path).(type) {
	case nil:
		return ""
	case string:
		return v
	default:
		data, err := json.Marshal(v)
		if err != nil {
			r.tb.Fatalf("%s: %v", r.what, err)
		}
		return string(data)
	}
}

// Violations are the messages of a 422 by property path.
func (r *Response) Violations() map[string]string {
	r.tb.Helper()
	r.Want(http.StatusUnprocessableEntity)
	var body struct {
		Violations []struct {
			PropertyPath string `json:"propertyPath"`
			Message      string `json:"message"`
		} `json:"violations"`
	}
	r.JSON(&body)
	byPath := map[string]string{}
	for _, v := range body.Violations {
		byPath[v.PropertyPath] = v.Message
	}
	return byPath
}
