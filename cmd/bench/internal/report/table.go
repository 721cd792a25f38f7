package report

import (
	"cmp"
	"fmt"
	"io"
	"strings"
	"time"
	"unicode/utf8"

	"millesime/cmd/bench/internal/load"
)

// Row is one figure of a table.
type Row struct {
	Name string
	Pair load.Pair
}

// Table is a list of figures of one database.
type Table struct {
	Title    string
	Baseline string // what the product stands beside; "" = bare
	Rows     []Row
	Notes    []string // what else was seen, a line each
}

// noisy is from which spread between runs on a figure is called noisy.
const noisy = 1.5

// Write prints the table in Markdown, padded so that a terminal shows columns.
func (t Table) Write(to io.Writer) error {
	base := cmp.Or(t.Baseline, "bare")
	lines := [][]string{
		{"figure", "req/s", "p50 ms", "p99 ms", "cpu ms", base + " req/s", base + " p50", base + " p99", base + " cpu", "ratio", "spread"},
	}
	for _, row := range t.Rows {
		lines = append(lines, row.cells())
	}
	text := "\n## " + t.Title + "\n\n" + align(lines)
	for _, note := range t.Notes {
		text += "\n- " + note
	}
	for _, row := range t.Rows {
		if f := row.Pair.Product; f.Failures > 0 {
			text += fmt.Sprintf("\n- %s: %d requests FAILED, first: %s", row.Name, f.Failures, f.Failure)
		}
		if f := row.Pair.Baseline; f.Failures > 0 {
			text += fmt.Sprintf("\n- %s: %d requests of the baseline FAILED, first: %s", row.Name, f.Failures, f.Failure)
		}
	}
	_, err := io.WriteString(to, text+"\n")
	return err
}

func (r Row) cells() []string {
	p := r.Pair
	cells := append([]string{r.Name}, figures(p.Product)...)
	if p.Ratio == 0 {
		cells = append(cells, "", "", "", "", "")
	} else {
		cells = append(append(cells, figures(p.Baseline)...), fmt.Sprintf("%.0f %%", 100*p.Ratio))
	}
	spread := fmt.Sprintf("× %.2f", p.Noise())
	if p.Noise() >= noisy {
		spread += " noisy"
	}
	return append(cells, spread)
}

func figures(s load.Summary) []string {
	return []string{Rate(s.PerSecond), Millis(s.P50), Millis(s.P99), Millis(s.CPUEach)}
}

// Rate writes a throughput: whole numbers, one decimal below ten.
func Rate(perSecond float64) string {
	if perSecond < 10 {
		return fmt.Sprintf("%.1f", perSecond)
	}
	return fmt.Sprintf("%.0f", perSecond)
}

// Millis writes a latency in milliseconds, with two decimals below ten.
func Millis(d time.Duration) string {
	ms := float64(d) / float64(time.Millisecond)
	if ms < 10 {
		return fmt.Sprintf("%.2f", ms)
	}
	return fmt.Sprintf("%.0f", ms)
}

// MiB writes a size in mebibytes.
func MiB(bytes int64) string { return fmt.Sprintf("%.0f MiB", float64(bytes)/(1<<20)) }

// align pads a Markdown table: the first column to the left, the others to the right.
func align(lines [][]string) string {
	widths := make([]int, len(lines[0]))
	for _, line := range lines {
		for i, cell := range line {
			widths[i] = max(widths[i], utf8.RuneCountInString(cell))
		}
	}
	var b strings.Builder
	for n, line := range lines {
		for i, cell := range line {
			space := strings.Repeat(" ", widths[i]-utf8.RuneCountInString(cell))
			if i == 0 {
				b.WriteString("| " + cell + space + " |")
			} else {
				b.WriteString(" " + space + cell + " |")
			}
		}
		b.WriteString("\n")
		if n == 0 {
			for i, width := range widths {
				if i == 0 {
					b.WriteString("|" + strings.Repeat("-", width+2) + "|")
				} else {
					b.WriteString(strings.Repeat("-", width+1) + ":|")
				}
			}
			b.WriteString("\n")
		}
	}
	return b.String()
}
