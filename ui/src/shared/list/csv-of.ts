import { type CsvCell, csv } from '~/shared/export/csv'

/** Rows as the text of a file for spreadsheets, by columns: what stands above each, and what it says of a row. */
export const csvOf = <Row>(rows: Row[], columns: [head: string, cell: (row: Row) => CsvCell][]): string =>
  csv(
    columns.map(([head]) => head),
    rows.map((row) => columns.map(([, cell]) => cell(row))),
  )
