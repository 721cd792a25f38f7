/** A cell, in quotes or not, and what stands before it. */
const CELL = /(?:^|[;\t]) *(?:"((?:[^"]|"")*)" *(?=[;\t]|$)|([^;\t]*))/g

/** Names of columns are no line. */
const HEAD = /^"?(?:r[ée]f|ean|code|sku|reference)/i

/** The lines of a pasted text in which something stands. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .filter(Boolean)

/** The cells of a line, as spreadsheets copy them or as they stand in a CSV, without their quotes. */
export const cellsOf = (line: string): string[] =>
  Array.from(line.matchAll(CELL), ([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim())

/** Whether the first line of a text only names columns: no figure was read in it. */
export const isHead = (line: string, at: number, figure: number | null) =>
  at === 0 && figure === null && HEAD.test(line)

/** A cell that may tell a vintage, and be meant as any other figure. */
export const isYear = (cell: string) => /^(?:19|20)\d\d$/.test(cell)
