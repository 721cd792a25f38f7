import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInteger } from '~/shared/format/format'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Notice } from '~/shared/parts/Notice'
import type { WrittenLine } from './lines'
import classes from './lines.module.css'
import { type KnownRow, place, replaced, type UnsettledRow as Unsettled } from './rows'
import { UnsettledRow } from './UnsettledRow'
import type { ListValues } from './values'

interface Props {
  form: AppFormState<ListValues>
  /** The last one is settled. */
  onSettled: () => void
}

/** Rows shown at once: each searches for wines. */
const SHOWN = 20

/** Rows from elsewhere that are no line yet, with why; each is settled in its place, or taken away. */
export function UnsettledRows({ form, onSettled }: Props) {
  const { t } = useTranslation('pricelists')
  const { supplier, lines, unsettled } = form.values
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

  function settle(row: Unsettled, left: Unsettled[], next?: WrittenLine[]) {
    focusAt.current = unsettled.indexOf(row)
    if (next) form.setFieldValue('lines', next)
    form.setFieldValue(
      'unsettled',
      unsettled.flatMap((one) => (one.key === row.key ? left : one)),
    )
  }

  function mend(row: Unsettled, patch: Partial<KnownRow>) {
    const { text, wine, price, minQuantity } = row
    const { lines: next, left } = place([{ text, wine, price, minQuantity, ...patch }], lines)
    settle(row, left, next)
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
            supplier={Number(supplier)}
            onMend={mend}
            onReplace={(one) => settle(one, [], replaced(lines, one))}
            onRemove={(gone) => settle(gone, [])}
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
