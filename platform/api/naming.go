package api

import (
	"reflect"
	"strings"
	"unicode"
)

// schemaName names a type in the OpenAPI document: its module, the layer unless
// it is rest, and its own name, so that two modules' Line differ:
// modules/orders/internal/rest.Line is OrdersLine, modules/orders/ordersapi.Line
// is OrdersApiLine, Collection[rest.Line] is CollectionOfOrdersLine. A type that moved says by its
// SchemaName under which name clients know it.
func schemaName(t reflect.Type, hint string) string {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if t.Name() == "" {
		return words(hint)
	}
	if named, moved := reflect.TypeAssert[interface{ SchemaName() string }](reflect.Zero(t)); moved {
		return named.SchemaName()
	}
	return qualified(t.PkgPath() + "." + t.Name())
}

// qualified names "path/of/package.Type" or "path/of/package.Type[…]".
func qualified(full string) string {
	full, arguments, generic := strings.Cut(full, "[")
	slash := strings.LastIndexByte(full, '/')
	pkg, name, found := strings.Cut(full[slash+1:], ".")
	if !found {
		pkg, name = "", full
	}
	base := packageWords(full[:slash+1]+pkg) + words(name)
	if !generic {
		return base
	}
	var parts []string
	for _, argument := range splitArguments(strings.TrimSuffix(arguments, "]")) {
		list := ""
		for strings.HasPrefix(argument, "[]") || strings.HasPrefix(argument, "*") {
			if argument[0] == '[' {
				list, argument = list+"ListOf", argument[1:]
			}
			argument = argument[1:]
		}
		parts = append(parts, list+qualified(argument))
	}
	return base + "Of" + strings.Join(parts, "And")
}

// packageWords is what a package adds to a name: nothing for this one.
func packageWords(path string) string {
	path = strings.TrimPrefix(path, "millesime/")
	module, inModule := strings.CutPrefix(path, "modules/")
	if !inModule {
		last := path[strings.LastIndexByte(path, '/')+1:]
		if last == "api" || last == "api_test" {
			return ""
		}
		return words(last)
	}
	module, inner, _ := strings.Cut(module, "/")
	layer := inner[strings.LastIndexByte(inner, '/')+1:]
	layer = strings.TrimPrefix(layer, module)
	if layer == "rest" {
		layer = ""
	}
	return words(module) + words(layer)
}

// splitArguments splits at the commas that are not inside brackets.
func splitArguments(text string) []string {
	var parts []string
	depth, start := 0, 0
	for i, c := range text {
		switch {
		case c == '[':
			depth++
		case c == ']':
			depth--
		case c == ',' && depth == 0:
			parts = append(parts, text[start:i])
			start = i + 1
		}
	}
	return append(parts, text[start:])
}

// words joins what is between signs, each part with a capital.
func words(text string) string {
	var b strings.Builder
	capital := true
	for _, c := range text {
		if !unicode.IsLetter(c) && !unicode.IsDigit(c) {
			capital = true
			continue
		}
		if capital {
			c = unicode.ToUpper(c)
		}
		b.WriteRune(c)
		capital = false
	}
	return b.String()
}
