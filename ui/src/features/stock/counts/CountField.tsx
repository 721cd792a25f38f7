import { type KeyboardEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInteger, wineOf } from '~/shared/format/format'
import { useSession } from '~/shared/session/session'
import { useRowTabIndex } from '~/shared/table/row-context'
import { mayCount, type Stock } from '../stock'
import classes from './CountField.module.css'
import { countOf, useCounts } from './counts'

interface Props {
  stock: Stock
  /** Goes to the count of the next row, or of the one before. */
  onRow: (direction: 1 | -1) => void
}

/** What is on hand; what somebody else counts is there to read. */
export function CountCell({ stock, onRow }: Props) {
  const { t } = useTranslation('stock')
  const group = useSession(({ user }) => user?.userGroup.code)
  if (mayCount(stock, group)) return <CountField stock={stock} onRow={onRow} />
  return (
    <span className={classes.field}>
      {formatInteger(stock.onHand)}
      <span className={classes.before}>{t('count.atDartess')}</span>
    </span>
  )
}

/**
 * What is on hand, as a cell to type what was counted into: Enter and the arrows go to the next row, Escape puts back
 * what was there. Nothing is sent before the person says why.
 */
function CountField({ stock, onRow }: Props) {
  const { t } = useTranslation('stock')
  const wrongId = useId()
  const count = useCounts(({ byProduct }) => byProduct[stock.product.id])
  const { type, forget } = useCounts.getState()
  const isUnreadable = count !== undefined && countOf(count.text) === null
  const wrong = isUnreadable ? t('count.unreadable') : count?.refusal

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const steps: Record<string, 1 | -1> = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step) {
      event.preventDefault()
      onRow(step)
    } else if (event.key === 'Escape' && count) {
      event.stopPropagation()
      forget([stock.product.id])
    }
  }

  return (
    <span className={classes.field}>
      <input
        className={classes.input}
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('count.label', { wine: wineOf(stock.product) })}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={wrong ? wrongId : undefined}
        data-count
        data-changed={count !== undefined || undefined}
        tabIndex={useRowTabIndex()}
        value={count?.text ?? formatInteger(stock.onHand)}
        onChange={(event) => type(stock, event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
      />
      {wrong ? (
        <span id={wrongId} className={classes.wrong} title={wrong}>
          {wrong}
        </span>
      ) : (
        count && <span className={classes.before}>{t('count.before', { amount: formatInteger(count.expected) })}</span>
      )}
    </span>
  )
}

/** Moves the focus from one count of the list to the next, or to the one before. */
export function nextCount(direction: 1 | -1): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[data-count]')]
  const at = inputs.findIndex((input) => input.matches(':focus'))
  const next = at < 0 ? undefined : inputs[at + direction]
  next?.focus()
  next?.scrollIntoView?.({ block: 'nearest' })
}
