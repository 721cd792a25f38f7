package report

import (
	"fmt"
	"io"
	"time"
)

// Bar is a promise with what was measured.
type Bar struct {
	Name string
	Want string
	Got  string
	Met  bool
}

// AtLeast is a bar that a figure must reach.
func AtLeast(name string, got, want float64, format string) Bar {
	return Bar{name, "≥ " + fmt.Sprintf(format, want), fmt.Sprintf(format, got), got >= want}
}

// AtMost is a bar that a figure must not exceed; a figure of 0 was not measured and misses it.
func AtMost(name string, got, want float64, format string) Bar {
	return Bar{name, "≤ " + fmt.Sprintf(format, want), fmt.Sprintf(format, got), got > 0 && got <= want}
}

// Within is a latency that must not be exceeded.
func Within(name string, got, want time.Duration) Bar {
	return Bar{name, "≤ " + Millis(want) + " ms", Millis(got) + " ms", got > 0 && got <= want}
}

// WriteBars prints the bars and tells how many are missed.
func WriteBars(to io.Writer, title string, bars []Bar) (missed int, err error) {
	lines := [][]string{{"bar", "wanted", "measured", ""}}
	for _, b := range bars {
		mark := "✓"
		if !b.Met {
			mark = "✗"
			missed++
		}
		lines = append(lines, []string{b.Name, b.Want, b.Got, mark})
	}
	_, err = io.WriteString(to, "\n### "+title+"\n\n"+align(lines))
	return missed, err
}
