import type { ReactNode } from 'react'
import { wineOf } from '~/shared/format/format'
import type { Goods } from '~/shared/warehouse/goods'
import paper from './paper.module.css'

/** A column of a sheet: its head, what stands in it, and what that comes to; 'product' is the one with the names. */
export interface SheetColumn<Row> {
  key: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  foot?: ReactNode
}

interface Props<Row> {
  label: string
  columns: readonly SheetColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => number
  /** What the foot is called; none without it. */
  total?: string
}

/** Goods on paper, a line each, with what they come to. */
export function SheetTable<Row>({ label, columns, rows, keyOf, total }: Props<Row>) {
  return (
    <table className={paper.lines} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ key, head }) => (
            <th key={key} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ key, cell }) => (
              <td key={key}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot>
          <tr>
            {columns.map(({ key, foot }) =>
              key === 'product' ? (
                <th key={key} scope="row">
                  {total}
                </th>
              ) : (
                <td key={key}>{foot}</td>
              ),
            )}
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** A box to tick in every line. */
export const boxes = (head: string) => ({
  key: 'box',
  head: <span className={paper.spoken}>{head}</span>,
  cell: () => <span className={paper.box} />,
})

/** A wine with what is told of it, '' for what is not known, each of `more` on a line of its own. */
export const SheetWine = ({ product, about, more = [] }: WineProps) => (
  <>
    <b>{wineOf(product)}</b>
    {[about.filter(Boolean).join(' · '), ...more].map((words) => (
      <span key={words} className={paper.about}>
        {words}
      </span>
    ))}
  </>
)

interface WineProps {
  product: Pick<Goods, 'name' | 'vintage'>
  about: readonly (string | number | null)[]
  more?: readonly string[]
}
