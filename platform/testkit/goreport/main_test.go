package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// said is what a run of four packages says: one passes and holds skips, one fails in a sub-test, one in no test, and one
// does not compile.
const said = `{"Action":"start","Package":"millesime/modules/cart"}
{"Action":"output","Package":"millesime/modules/cart","Output":"-test.shuffle 7\n"}
{"Action":"run","Package":"millesime/modules/cart","Test":"TestA"}
{"Action":"output","Package":"millesime/modules/cart","Test":"TestA","Output":"=== RUN   TestA\n"}
{"Action":"output","Package":"millesime/modules/cart","Test":"TestA","Output":"    a_test.go:9: not in this run: PostgreSQL\n"}
{"Action":"output","Package":"millesime/modules/cart","Test":"TestA","Output":"--- SKIP: TestA (0.00s)\n"}
{"Action":"skip","Package":"millesime/modules/cart","Test":"TestA","Elapsed":0}
{"Action":"output","Package":"millesime/modules/cart","Test":"TestB","Output":"    a_test.go:19: no curl here\n"}
{"Action":"skip","Package":"millesime/modules/cart","Test":"TestB","Elapsed":0}
{"Action":"output","Package":"millesime/modules/cart","Test":"TestC","Output":"    a_test.go:29: chatter\n"}
{"Action":"pass","Package":"millesime/modules/cart","Test":"TestC","Elapsed":1.25}
{"Action":"output","Package":"millesime/modules/cart","Output":"PASS\n"}
{"Action":"output","Package":"millesime/modules/cart","Output":"ok  \tmillesime/modules/cart\t1.3s\n"}
{"Action":"pass","Package":"millesime/modules/cart","Elapsed":1.3}
{"Action":"output","Package":"millesime/modules/orders","Output":"-test.shuffle 8\n"}
{"Action":"output","Package":"millesime/modules/orders","Test":"TestD/SQLite","Output":"    d_test.go:3: [rapid] failed after 3 tests: wrong (-rapid.seed=42)\n"}
{"Action":"output","Package":"millesime/modules/orders","Test":"TestD/SQLite","Output":"    --- FAIL: TestD/SQLite (2.00s)\n"}
{"Action":"fail","Package":"millesime/modules/orders","Test":"TestD/SQLite","Elapsed":2}
{"Action":"fail","Package":"millesime/modules/orders","Test":"TestD","Elapsed":2}
{"Action":"output","Package":"millesime/modules/orders","Output":"FAIL\tmillesime/modules/orders\t2.1s\n"}
{"Action":"fail","Package":"millesime/modules/orders","Elapsed":2.1}
{"Action":"output","Package":"millesime/platform/log","Output":"WARNING: DATA RACE\n"}
{"Action":"output","Package":"millesime/platform/log","Output":"FAIL\tmillesime/platform/log\t0.1s\n"}
{"Action":"fail","Package":"millesime/platform/log","Elapsed":0.1}
{"ImportPath":"millesime/db","Action":"build-output","Output":"db/x.go:1:1: undefined: y\n"}
{"ImportPath":"millesime/db","Action":"build-fail"}
{"Action":"output","Package":"millesime/db","Output":"FAIL\tmillesime/db [build failed]\n"}
{"Action":"fail","Package":"millesime/db","Elapsed":0,"FailedBuild":"millesime/db"}
{"Action":"pass","Package":"millesime","Test":"TestG","Elapsed":0}
{"Action":"output","Package":"millesime","Test":"TestG","Output":"panic: after its end\n"}
{"Action":"output","Package":"millesime","Test":"TestE","Output":"panic: test timed out after 1s\n"}
{"Action":"output","Package":"millesime","Output":"FAIL\tmillesime\t1s\n"}
{"Action":"fail","Package":"millesime","Elapsed":1}
`

func TestReport(t *testing.T) {
	t.Parallel()
	into := filepath.Join(t.TempDir(), "report")
	var out strings.Builder
	if err := report(strings.NewReader(said), &out, "test:race", into); err != nil {
		t.Fatal(err)
	}
	expect(t, out.String(), `SKIPPED modules/cart TestB: no curl here
ok  	millesime/modules/cart	1.3s
    d_test.go:3: [rapid] failed after 3 tests: wrong (-rapid.seed=42)
    --- FAIL: TestD/SQLite (2.00s)
FAIL	millesime/modules/orders	2.1s
WARNING: DATA RACE
FAIL	millesime/platform/log	0.1s
db/x.go:1:1: undefined: y
FAIL	millesime/db [build failed]
panic: after its end
panic: test timed out after 1s
FAIL	millesime	1s
`)
	expect(t, kept(t, into, "failed"), `test:race	modules/orders TestD/SQLite	./task test:race -- -run '^TestD$/^SQLite$' -shuffle=8 ./modules/orders -rapid.seed=42	d_test.go:3: [rapid] failed after 3 tests: wrong (-rapid.seed=42) --- FAIL: TestD/SQLite (2.00s)	property
test:race	platform/log	./task test:race -- ./platform/log		no test
test:race	db	./task test:race -- ./db		no test
test:race	. TestE	./task test:race -- -run '^TestE$' .		hang
`)
	expect(t, kept(t, into, "times"), `0.00	test:race	modules/cart TestA
0.00	test:race	modules/cart TestB
1.25	test:race	modules/cart TestC
2.00	test:race	modules/orders TestD/SQLite
0.00	test:race	. TestG
`)
}

func TestARunThatWasCutOffIsAFailure(t *testing.T) {
	t.Parallel()
	into := t.TempDir()
	cut := `{"Action":"output","Package":"millesime/db","Test":"TestF","Output":"half\n"}` + "\n"
	if err := report(strings.NewReader(cut), &strings.Builder{}, "test:go", into); err != nil {
		t.Fatal(err)
	}
	expect(t, kept(t, into, "failed"), "test:go\tdb TestF\t./task test:go -- -run '^TestF$' ./db\t\t\n")
}

func kept(t *testing.T, into, name string) string {
	t.Helper()
	content, err := os.ReadFile(filepath.Join(into, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(content)
}

func expect(t *testing.T, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
