package domain_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/big"
	"os"
	"regexp"
	"strings"
	"testing"

	"millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/fault"
)

const guide = "../../../../../docs/guides/prices.md"

var guideCase = regexp.MustCompile("(?s)\n### ([^\n]+)\n.*?```json case\n(.*?)\n```")

// TestGuide runs every case that the price guide works by hand.
func TestGuide(t *testing.T) {
	t.Parallel()
	page, err := os.ReadFile(guide)
	if err != nil {
		t.Fatal(err)
	}
	cases := guideCase.FindAllSubmatch(page, -1)
	if titles := bytes.Count(page, []byte("\n### ")); len(cases) < 40 || len(cases) != titles {
		t.Fatalf("%d cases under %d titles; every title has one, and there are at least 40", len(cases), titles)
	}
	for _, found := range cases {
		t.Run(string(found[1]), func(t *testing.T) {
			t.Parallel()
			runGuideCase(t, found[2])
		})
	}
}

func runGuideCase(t *testing.T, block []byte) {
	t.Helper()
	var c guideInput
	decoder := json.NewDecoder(bytes.NewReader(block))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&c); err != nil {
		t.Fatalf("read the case: %v", err)
	}
	quote, err := domain.Quote(c.request(), c.book())
	if len(c.Refused) > 0 {
		if got := violations(err); got != strings.Join(c.Refused, "\n") {
			t.Fatalf("refused with:\n%s\nwant:\n%s", got, strings.Join(c.Refused, "\n"))
		}
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	if len(c.Expect) == 0 {
		t.Fatal("the case expects nothing")
	}
	data, err := json.Marshal(quote)
	if err != nil {
		t.Fatal(err)
	}
	compare(t, "quote", generic(t, c.Expect), generic(t, data))
}

func violations(err error) string {
	f, ok := fault.As(err)
	if !ok {
		return fmt.Sprint(err)
	}
	var lines []string
	for _, v := range f.Violations {
		lines = append(lines, v.PropertyPath+": "+v.Code+": "+v.Text.FR)
	}
	return strings.Join(lines, "\n")
}

func generic(t *testing.T, data []byte) any {
	t.Helper()
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.UseNumber()
	var v any
	if err := decoder.Decode(&v); err != nil {
		t.Fatal(err)
	}
	return v
}

// compare checks every member that is expected; lists have the same length.
func compare(t *testing.T, path string, want, got any) {
	t.Helper()
	switch want := want.(type) {
	case map[string]any:
		object, ok := got.(map[string]any)
		if !ok {
			t.Errorf("%s is %v, want an object", path, got)
			return
		}
		for name, member := range want {
			if _, ok := object[name]; !ok {
				t.Errorf("%s has no %s", path, name)
				continue
			}
			compare(t, path+"."+name, member, object[name])
		}
	case []any:
		list, ok := got.([]any)
		if !ok || len(list) != len(want) {
			t.Errorf("%s is %v, want %d members", path, got, len(want))
			return
		}
		for i := range want {
			compare(t, fmt.Sprintf("%s[%d]", path, i), want[i], list[i])
		}
	case json.Number:
		number, ok := got.(json.Number)
		if !ok || rational(t, want).Cmp(rational(t, number)) != 0 {
			t.Errorf("%s is %v, want %v", path, got, want)
		}
	default:
		if want != got {
			t.Errorf("%s is %v, want %v", path, got, want)
		}
	}
}

func rational(t *testing.T, n json.Number) *big.Rat {
	t.Helper()
	r, ok := new(big.Rat).SetString(n.String())
	if !ok {
		t.Fatalf("%q is not a number", n)
	}
	return r
}
