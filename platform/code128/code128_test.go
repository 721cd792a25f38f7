package code128_test

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"millesime/platform/code128"
)

// patterns are the widths of bars and spaces of the values 0 to 105 and of the stop, by hand from ISO/IEC 15417, table 1.
const patterns = `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122
123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321
112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123
311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112
142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143
111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112`

// The parts of a symbol.
const (
	codeB, codeC   = 100, 99
	startB, startC = 104, 105
	stop           = 106
	quiet          = 10
)

// read gives the values of a drawing as a scanner finds them: widths of bars and of the spaces between them, six by six.
func read(t *testing.T, svg []byte) (values []int) {
	t.Helper()
	value := map[string]int{}
	for i, widths := range strings.Fields(patterns) {
		value[widths] = i
	}
	var widths strings.Builder
	end := quiet
	for _, bar := range regexp.MustCompile(`M(\d+) 0h(\d+)v\d+h-`).FindAllStringSubmatch(string(svg), -1) {
		x, _ := strconv.Atoi(bar[1])
		w, _ := strconv.Atoi(bar[2])
		if x > end {
			_, _ = fmt.Fprint(&widths, x-end)
		}
		_, _ = fmt.Fprint(&widths, w)
		end = x + w
	}
	if !strings.Contains(string(svg), fmt.Sprintf(`viewBox="0 0 %d `, end+quiet)) {
		t.Errorf("the white edges are not %d modules wide: %.120s", quiet, svg)
	}
	all := widths.String()
	for len(all) > 7 {
		values, all = append(values, value[all[:6]]), all[6:]
	}
	return append(values, value[all])
}

// decode reads the text of values, after a look at their checksum.
func decode(t *testing.T, values []int) string {
	t.Helper()
	last := len(values) - 2
	sum := values[0]
	for i, v := range values[1:last] {
		sum += (i + 1) * v
	}
	if values[last+1] != stop || values[last] != sum%103 {
		t.Errorf("%v ends with %d, %d instead of %d, %d", values, values[last], values[last+1], sum%103, stop)
	}
	var text strings.Builder
	set := values[0]
	for _, v := range values[1:last] {
		switch {
		case set == startC && v == codeB:
			set = startB
		case set == startC:
			_, _ = fmt.Fprintf(&text, "%02d", v)
		case v == codeC:
			set = startC
		default:
			text.WriteByte(byte(v + ' '))
		}
	}
	return text.String()
}

// Values and checksums by hand: start + Σ place × value, modulo 103.
func TestSymbols(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]int{
		"AB":     {104, 33, 34, 102, 106},                // 104 + 33 + 2·34 = 205 = 103 + 102
		"1234":   {105, 12, 34, 82, 106},                 // 105 + 12 + 2·34 = 185 = 103 + 82
		"A12345": {104, 33, 99, 12, 34, 100, 21, 0, 106}, // 104 + 33 + 198 + 36 + 136 + 500 + 126 = 1133 = 11·103
		"a ~":    {104, 65, 0, 94, 39, 106},              // 104 + 65 + 0 + 3·94 = 451 = 412 + 39
	} {
		code, err := code128.Of(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := read(t, code.SVG()); !slices.Equal(got, want) {
			t.Errorf("%q: %v instead of %v", text, got, want)
		}
	}
}

func TestNumbersOfParcelsAreReadBack(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"EXP-2026-000123", "CMD-2026-000045-1", "XY123456789FR", "6A12345678901", "1Z999AA10123456784", "00340434161094042557", "8", "123", "a b", `"\~{`,
		strings.Repeat("W", code128.Longest),
	} {
		code, err := code128.Of(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := decode(t, read(t, code.SVG())); got != text {
			t.Errorf("%q is read as %q", text, got)
		}
	}
}

func TestWhatACodeCannotHold(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"é", "a\tb", "ñ", "", strings.Repeat("W", code128.Longest+1)} {
		if _, err := code128.Of(text); err == nil {
			t.Errorf("%q is drawn", text)
		}
	}
}
