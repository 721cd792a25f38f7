package api

import (
	"bytes"
	"net/http"
	"reflect"
	"strings"
)

// bodyPlan is how the body of a request is read.
type bodyPlan struct {
	field    structField
	typ      reflect.Type // without the pointer of an optional body
	optional bool
	json     decodeFunc // nil for an Upload
	members  members
}

func planBody(f structField) *bodyPlan {
	plan := &bodyPlan{field: f, typ: f.Type}
	if f.Type.Kind() == reflect.Pointer {
		plan.typ, plan.optional = f.Type.Elem(), true
	}
	if plan.typ != reflect.TypeFor[Upload]() {
		plan.json, plan.members = compile(plan.typ), membersOf(plan.typ)
	}
	return plan
}

func (b *bodyPlan) decode(r *request, v reflect.Value, reads func() ([]any, error)) error {
	if b.json == nil {
		upload, err := r.upload()
		if err != nil {
			return err
		}
		v.Set(reflect.ValueOf(upload))
		return nil
	}
	data, err := r.body()
	if err != nil {
		return err
	}
	if len(bytes.TrimSpace(data)) == 0 {
		if b.optional {
			return nil
		}
		return ErrBodyMissing
	}
	if b.optional {
		v.Set(reflect.New(b.typ))
		v = v.Elem()
	}
	if !isJSON(string(r.ctx.Request.Header.ContentType()), string(r.ctx.Method())) {
		return ErrMediaType
	}
	if reads != nil {
		if data, err = b.members.changed(data, reads); err != nil {
			return err
		}
	}
	return decodeJSON(data, v, b.json)
}

// isJSON accepts application/json and application/ld+json, and merge-patch for
// PATCH, with any parameters.
func isJSON(mediaType, method string) bool {
	name, _, _ := strings.Cut(mediaType, ";")
	switch strings.ToLower(strings.TrimSpace(name)) {
	case "application/json", "application/ld+json":
		return true
	case "application/merge-patch+json":
		return method == http.MethodPatch
	}
	return false
}
