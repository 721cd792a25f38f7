/** Prints a table in Markdown, as docs/performance/interface.md shows it. */
export function print(title: string, head: string[], rows: (string | number)[][]): void {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  const rule = line(head.map((_, column) => (column === 0 ? '---' : '--:')))
  process.stdout.write(`\n${title}\n\n${[line(head), rule, ...rows.map(line)].join('\n')}\n\n`)
}
