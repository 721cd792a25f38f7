package db

import (
	"reflect"
	"strings"
	"testing"
)

func TestValuesAreTakenOutOfAnInsert(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text, short string
		args        []any
	}{
		{
			`INSERT INTO "t" ("a", "b") VALUES ('x', 1), ('it''s, (2)', -2) ON CONFLICT DO NOTHING RETURNING "id"`,
			`INSERT INTO "t" ("a", "b") VALUES (?, ?), (?, ?) ON CONFLICT DO NOTHING RETURNING "id"`,
			[]any{"x", int64(1), "it's, (2)", int64(-2)},
		},
		{
			`INSERT INTO "t" AS "u" ("a") VALUES ('''') ON CONFLICT (a) DO UPDATE SET a = '' WHERE u.b > u.c`,
			`INSERT INTO "t" AS "u" ("a") VALUES (?) ON CONFLICT (a) DO UPDATE SET a = '' WHERE u.b > u.c`,
			[]any{"'"},
		},
		{`INSERT INTO "t" ("a") VALUES (TRUE, FALSE, NULL, '')`, `INSERT INTO "t" ("a") VALUES (?, ?, ?, ?)`, []any{int64(1), int64(0), nil, ""}},
		// What is left as it is.
		{`INSERT INTO "t" ("a") VALUES (1) ON CONFLICT (a) DO UPDATE SET a = 'y'`, "", nil},
		{`INSERT INTO "t" ("a") VALUES (1) ON CONFLICT (a) DO UPDATE SET a = 2`, "", nil},
		{`INSERT INTO "t" ("a") VALUES (1)` + strings.Repeat(", (1)", mostRows), "", nil},
		{`INSERT INTO "t" ("a") VALUES (1.5)`, "", nil},
		{`INSERT INTO "t" ("a") VALUES (DEFAULT)`, "", nil},
		{`INSERT INTO "t" ("a") VALUES (X'00')`, "", nil},
		{`INSERT INTO "t" ("a") VALUES (now())`, "", nil},
		{`INSERT INTO "t" ("a") VALUES ((SELECT 1))`, "", nil},
		{`INSERT INTO "t" ("a") VALUES ('open`, "", nil},
		{`INSERT INTO "t" ("a") VALUES (1`, "", nil},
		{`INSERT INTO "t" ("a") SELECT ' VALUES (1)'`, "", nil},
		{`WITH v AS (VALUES (1)) INSERT INTO "t" ("a") VALUES (1)`, "", nil},
		{`INSERT INTO "t" DEFAULT VALUES`, "", nil},
	} {
		short, args, ok := splitValues(c.text)
		if ok != (c.short != "") || short != c.short || !reflect.DeepEqual(args, c.args) {
			t.Errorf("%s\nbecame %s with %#v, %v", c.text, short, args, ok)
		}
	}
}
