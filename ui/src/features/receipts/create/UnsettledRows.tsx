import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInteger } from '~/shared/format/format'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Notice } from '~/shared/parts/Notice'
import classes from './LinesPanel.module.css'
import { type AnnouncedLine, type KnownRow, place, type UnsettledRow as Unsettled, withProduct } from './rows'
import { UnsettledRow } from './UnsettledRow'
import type { Announcement } from './values'

interface Props {
  form: AppFormState<Announcement>
  /** The last one is settled. */
  onSettled: () => void
}

/** Rows shown at once: each searches for products. */
const SHOWN = 20

/** Rows from elsewhere that are no line yet, with why; each is settled in its place, or taken away. */
export function UnsettledRows({ form, onSettled }: Props) {
  const { t } = useTranslation('receipts')
  const { supplier, warehouse, lines, unsettled } = form.values
  const list = useRef<HTMLUListElement>(null)
  const focusAt = useRef<number | null>(null)

  // The row that follows the one that was settled is next, or the same one when more is wrong with it.
  useEffect(() => {
    const at = focusAt.current
    if (at === null) return
    focusAt.current = null
    // Somebody who went elsewhere stays there.
    if (document.activeElement !== document.body) return
    const row = list.current?.children[Math.min(at, list.current.children.length - 1)]
    if (row) row.querySelector<HTMLElement>('input, button')?.focus()
    else onSettled()
  })

  function replace(row: Unsettled, left: Unsettled[], next?: AnnouncedLine[]) {
    focusAt.current = unsettled.indexOf(row)
    if (next) form.setFieldValue('lines', next)
    form.setFieldValue(
      'unsettled',
      unsettled.flatMap((one) => (one.key === row.key ? left : one)),
    )
  }

  function mend(row: Unsettled, patch: Partial<KnownRow>) {
    const { why: _, ...before } = row
    const { lines: next, left } = place([{ ...before, ...patch }], lines, warehouse)
    replace(row, left, next)
  }

  function join(row: Unsettled) {
    if (row.product && row.quantity) replace(row, [], withProduct(lines, row.product, row.quantity, row))
  }

  if (unsettled.length === 0) return null
  const more = unsettled.length - SHOWN
  return (
    <Notice tone="attention" title={t('unsettled.title', { count: unsettled.length })}>
      <ul ref={list} className={classes.left}>
        {unsettled.slice(0, SHOWN).map((row) => (
          <UnsettledRow
            key={row.key}
            row={row}
            place={{ supplier: Number(supplier), warehouse }}
            onMend={mend}
            onJoin={join}
            onRemove={(gone) => replace(gone, [])}
          />
        ))}
      </ul>
      {more > 0 && (
        <div className={classes.moreLeft}>
          <p>{t('unsettled.more', { count: more, amount: formatInteger(more) })}</p>
          <Button variant="default" onClick={() => form.setFieldValue('unsettled', [])}>
            {t('unsettled.removeAll')}
          </Button>
        </div>
      )}
    </Notice>
  )
}
