package api

import (
	"reflect"
	"slices"
	"strings"
)

// structField is a field of a struct or of one embedded in it.
type structField struct {
	reflect.StructField
	path []int // for reflect.Value.FieldByIndex
}

// flatten lists the exported fields of a struct, those of embedded structs
// included unless the embedded field is named by a json tag. Pointers are not
// followed.
func flatten(t reflect.Type, at ...int) []structField {
	var fields []structField
	for f := range t.Fields() {
		path := append(slices.Clone(at), f.Index...)
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		if f.Anonymous && name == "" && f.Type.Kind() == reflect.Struct {
			fields = append(fields, flatten(f.Type, path...)...)
			continue
		}
		if f.IsExported() {
			fields = append(fields, structField{f, path})
		}
	}
	return fields
}

// jsonName is the member's name as encoding/json sees it; "" when left out.
func jsonName(f reflect.StructField) string {
	name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
	switch name {
	case "-":
		return ""
	case "":
		return f.Name
	}
	return name
}
