package fold_test

import (
	"testing"

	"millesime/platform/fold"
	_ "millesime/platform/testkit/constant"
)

func TestCode(t *testing.T) {
	t.Parallel()
	for _, written := range []string{"RC-1 b", "rc\u20101 B", "RC\u20111  b", "\u00a0Rc\u20121\tb", "RC\u20131 b", "RC\u20141 B", "RC\u22121 b"} {
		if got := fold.Code(written); got != "RC-1 B" {
			t.Errorf("%q is the lot %q", written, got)
		}
	}
}
