import { Button } from '@mantine/core'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import type { RowPages } from '~/shared/table/row-pages'
import { fieldName } from '../fields'
import type { ImportRow } from '../imports'
import { problemOf } from './problems'
import classes from './RowCards.module.css'
import { RowState } from './RowState'
import { SheetCell } from './SheetCell'
import { SheetContext } from './sheet-context'
import { useCellMoves } from './use-cell-moves'
import type { Repair } from './use-repair'

interface Props {
  pages: RowPages<ImportRow>
  total: number
  fields: string[]
  onRepair: Repair
}

/** Up to so many cards all are drawn. */
const DRAWN_WHOLE = 40

/** Pixels of a card, about. */
const CARD = 132

/** The rows as cards, on a telephone: what must be repaired, and all the rest on demand. */
export function RowCards({ pages, total, fields, onRepair }: Props) {
  const { t } = useTranslation('imports')
  const list = useRef<HTMLUListElement>(null)
  const isWhole = total <= DRAWN_WHOLE
  const [start, setStart] = useState(0)
  useEffect(() => setStart(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)), [])
  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => CARD,
    overscan: 4,
    scrollMargin: start,
    enabled: !isWhole,
  })
  const items = virtualizer.getVirtualItems()
  const first = isWhole ? 0 : (items[0]?.index ?? 0)
  const last = isWhole ? total - 1 : (items.at(-1)?.index ?? -1)
  const above = isWhole ? 0 : (items[0]?.start ?? start) - start
  const below = isWhole ? 0 : virtualizer.getTotalSize() + start - (items.at(-1)?.end ?? start)

  const { onShow } = pages
  useEffect(() => {
    if (last >= first) onShow(first, last)
  }, [onShow, first, last])

  const { move } = useCellMoves(list, {
    pages,
    total,
    fields,
    onReveal: (index) => virtualizer.scrollToIndex(index, { align: 'center' }),
  })
  const sheet = useMemo(() => ({ onRepair, onMove: move }), [onRepair, move])
  const drawn = Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset)
  return (
    <SheetContext value={sheet}>
      <ul
        ref={list}
        className={classes.list}
        aria-label={t('check.rows')}
        style={{ paddingTop: above, paddingBottom: below }}
      >
        {drawn.map((index) => {
          const row = pages.rowAt(index)
          return (
            <li
              key={index}
              ref={virtualizer.measureElement}
              className={classes.card}
              data-row={index}
              data-index={index}
            >
              {row ? <Card row={row} index={index} fields={fields} /> : <BlockSkeleton height={100} />}
            </li>
          )
        })}
      </ul>
    </SheetContext>
  )
}

function Card({ row, index, fields }: { row: ImportRow; index: number; fields: string[] }) {
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
          <SheetCell row={row} index={index} field={field} />
        </div>
      ))}
      <Button variant="subtle" className={classes.more ?? ''} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t('check.less') : t('check.more', { count: fields.length })}
      </Button>
    </>
  )
}
