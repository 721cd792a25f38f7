import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { placeOf } from '~/shared/grid/cell-moves'
import { GridContext } from '~/shared/grid/grid-context'
import { useMeasuredRows } from '~/shared/grid/use-measured-rows'
import type { RowPages } from '~/shared/table/row-pages'
import { fieldName } from '../fields'
import type { ImportRow } from '../imports'
import { wrongFields } from './problems'
import { SheetRow, WaitingSheetRow } from './SheetRow'
import classes from './SheetTable.module.css'
import { SheetContext } from './sheet-context'
import type { Repair } from './use-repair'
import { useSheetMoves } from './use-sheet-moves'

interface Props {
  id: number
  pages: RowPages<ImportRow>
  total: number
  fields: string[]
  onRepair: Repair
}

/** Pixels of the head, which hides what scrolls below it. */
const HEAD = 44

/** Pixels of a row without a word on its errors. */
const ROW = 52

const STATE_WIDTH = 132
const WIDTHS: Record<string, number> = {
  reference: 124,
  name: 200,
  description: 280,
  tastingNotes: 280,
  pairings: 220,
  grapes: 220,
}
const WIDTH = 142

/** The rows as a sheet to repair in place; only those in sight are drawn and asked for. */
export function SheetTable({ id, pages, total, fields, onRepair }: Props) {
  const { t } = useTranslation('imports')
  const scroller = useRef<HTMLDivElement>(null)
  const drawn = useMeasuredRows(
    { count: total, whole: 60, estimateSize: () => ROW, overscan: 6, scrollMargin: HEAD },
    scroller,
  )
  const { first, last, above, below, virtualizer } = drawn
  const { active, setActive, grid } = useSheetMoves(scroller, { id, pages, total, fields, drawn, align: 'auto' })
  const isActiveDrawn = active !== null && active.index >= first && active.index <= last
  const stopIndex = isActiveDrawn ? active.index : first
  const stopRow = pages.rowAt(stopIndex)
  const stopField = (isActiveDrawn && active.column) || (stopRow && wrongFields(stopRow, fields)[0]) || fields[0]

  const sheet = useMemo(() => ({ id, onRepair }), [id, onRepair])
  const widths = fields.map((field) => WIDTHS[field] ?? WIDTH)
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset)
  return (
    <SheetContext value={sheet}>
      <GridContext value={grid}>
        <section ref={scroller} className={classes.scroller} aria-label={t('check.rows')}>
          <table
            className={classes.table}
            aria-label={t('check.rows')}
            aria-rowcount={total + 1}
            style={{ minWidth: widths.reduce((sum, width) => sum + width, STATE_WIDTH) }}
          >
            <colgroup>
              <col style={{ width: STATE_WIDTH }} />
              {fields.map((field, at) => (
                <col key={field} style={{ width: widths[at] }} />
              ))}
            </colgroup>
            <thead>
              <tr aria-rowindex={1}>
                <th scope="col" className={classes.corner}>
                  {t('check.row')}
                </th>
                {fields.map((field) => (
                  <th key={field} scope="col" className={classes.head}>
                    {fieldName(t, field)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody
              onFocus={({ target }) => {
                const place = placeOf(target)
                if (place) setActive(place)
              }}
            >
              {above > 0 && <Gap height={above} span={fields.length + 1} />}
              {indexes.map((index) => {
                const row = pages.rowAt(index)
                return row ? (
                  <SheetRow
                    key={index}
                    row={row}
                    index={index}
                    fields={fields}
                    stop={index === stopIndex ? stopField : undefined}
                    measure={virtualizer.measureElement}
                  />
                ) : (
                  <WaitingSheetRow key={index} index={index} span={fields.length + 1} />
                )
              })}
              {below > 0 && <Gap height={below} span={fields.length + 1} />}
            </tbody>
          </table>
        </section>
      </GridContext>
    </SheetContext>
  )
}

/** The rows above or below those in the document: nothing but their height. */
const Gap = ({ height, span }: { height: number; span: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing here takes the focus
  <tr aria-hidden="true">
    <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
  </tr>
)
