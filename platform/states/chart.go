package states

// Chart is a state table in plain words, for documents and for tests of the whole product.
type Chart struct {
	States       []string
	Begins, Ends map[string]string // the cause by state
	Rows         []Row
}

// Row is a transition in plain words.
type Row = Transition[string, string]

// Chart spells the table out.
func (t *Table[S, R, C]) Chart() Chart {
	d := t.definition
	chart := Chart{States: words(d.States), Begins: causes(d.Begins), Ends: causes(d.Ends)}
	for _, row := range d.Transitions {
		chart.Rows = append(chart.Rows, Row{
			From: string(row.From), To: string(row.To), By: words(row.By), Reason: row.Reason, Alone: row.Alone,
			Guards: row.Guards, Effects: row.Effects, Due: row.Due,
		})
	}
	return chart
}

func words[T ~string](codes []T) []string {
	out := make([]string, 0, len(codes))
	for _, code := range codes {
		out = append(out, string(code))
	}
	return out
}

func causes[S ~string](by map[S]string) map[string]string {
	out := make(map[string]string, len(by))
	for state, cause := range by {
		out[string(state)] = cause
	}
	return out
}
