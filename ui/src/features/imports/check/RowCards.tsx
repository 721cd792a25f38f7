import { Button } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GridContext } from '~/shared/grid/grid-context'
import { useMeasuredRows } from '~/shared/grid/use-measured-rows'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import type { RowPages } from '~/shared/table/row-pages'
import { fieldName } from '../fields'
import type { ImportRow } from '../imports'
import { problemOf } from './problems'
import classes from './RowCards.module.css'
import { RowState } from './RowState'
import { SheetCell } from './SheetCell'
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

/** Pixels of a card, about. */
const CARD = 132

/** The rows as cards, on a telephone: what must be repaired, and all the rest on demand. */
export function RowCards({ id, pages, total, fields, onRepair }: Props) {
  const { t } = useTranslation('imports')
  const list = useRef<HTMLUListElement>(null)
  const [start, setStart] = useState(0)
  useEffect(() => setStart(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)), [])
  const drawn = useMeasuredRows({
    count: total,
    whole: 40,
    estimateSize: () => CARD,
    overscan: 4,
    scrollMargin: start,
  })
  const { first, last, above, below, virtualizer } = drawn
  const { grid } = useSheetMoves(list, { id, pages, total, fields, drawn, align: 'center' })
  const sheet = useMemo(() => ({ id, onRepair }), [id, onRepair])
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset)
  return (
    <SheetContext value={sheet}>
      <GridContext value={grid}>
        <ul
          ref={list}
          className={classes.list}
          aria-label={t('check.rows')}
          style={{ paddingTop: above, paddingBottom: below }}
        >
          {indexes.map((index) => {
            const row = pages.rowAt(index)
            return (
              <li key={index} ref={virtualizer.measureElement} className={classes.card} data-index={index}>
                {row ? <Card row={row} fields={fields} /> : <BlockSkeleton height={100} />}
              </li>
            )
          })}
        </ul>
      </GridContext>
    </SheetContext>
  )
}

function Card({ row, fields }: { row: ImportRow; fields: string[] }) {
  const { t } = useTranslation('imports')
  const [isOpen, setOpen] = useState(false)
  // A cell that was repaired stays in sight: what was written there can be looked at.
  const [wrong, setWrong] = useState<string[]>([])
  const now = fields.filter((field) => problemOf(row, field) !== null)
  if (now.some((field) => !wrong.includes(field))) setWrong([...new Set([...wrong, ...now])])
  const shown = isOpen ? fields : fields.filter((field) => wrong.includes(field))
  return (
    <>
      <div className={classes.top}>
        <RowState row={row} />
        <span className={classes.what}>
          {row.values.name ?? ''} <small>{row.values.reference ?? ''}</small>
        </span>
      </div>
      {shown.map((field) => (
        <div key={field} className={classes.field}>
          <span className={classes.name} aria-hidden="true">
            {fieldName(t, field)}
          </span>
          <SheetCell key={row.number} row={row} field={field} />
        </div>
      ))}
      <Button variant="subtle" className={classes.more ?? ''} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t('check.less') : t('check.more', { count: fields.length })}
      </Button>
    </>
  )
}
