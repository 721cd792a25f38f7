package picture_test

import "testing"

// A picture of 32 by 16, its left half white, its right half #c00000, as Chromium writes it with losses.
const whiteAndRed = ";base64," +
	"UklGRkgAAABXRUJQVlA4IDwAAADQAgCdASogABAAPm0qkUWkIqGYBABABsSgB2AAKNoAAP7+iWB/ad3//wG6+LXL///c4H/c4H/c4H8SAAA="

// What is white stays white, not the grey of 235 that VP8 keeps it as.
func TestColoursOfWebP(t *testing.T) {
	t.Parallel()
	m := decode(t, clean(t, url("image/webp", content(t, whiteAndRed))))
	for x, want := range map[int][3]int{4: {255, 255, 255}, 28: {192, 0, 0}} {
		r, g, b, _ := m.At(x, 8).RGBA()
		for c, got := range []int{int(r >> 8), int(g >> 8), int(b >> 8)} {
			if d := got - want[c]; d < -6 || d > 6 {
				t.Errorf("at %d channel %d is %d, want %d", x, c, got, want[c])
			}
		}
	}
}
