import { TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setDiscount } from '~/shared/cart/actions'
import type { CartLine as Line } from '~/shared/cart/content'
import { readRate } from '~/shared/format/figures'
import { formatPercent } from '~/shared/format/format'
import { fromHundredths, toHundredths } from '~/shared/forms/inputs/hundredths'
import { useTyped } from '~/shared/forms/inputs/use-typed'
import { message } from '~/shared/validation/message'
import { between } from '~/shared/validation/number-rules'
import lineClasses from './CartLine.module.css'
import classes from './LineDiscount.module.css'

interface Props {
  line: Line
  /** The product's name, for the label. */
  name: string
  /** Percent that the seller may take off. */
  limit: number
  /** The server refused it: what it said stands below the line. */
  isRefused: boolean
  /** Enter goes to the next line's discount, or with the shift key to the one before. */
  onRow: (direction: 1 | -1) => void
}

/** "-5" takes off as much as "5" (specification 5). */
function parseAbsolute(text: string): number | null {
  const points = readRate(text)
  return points === null ? null : Math.abs(points)
}

const write = (points: number) => formatPercent(points / 100)
const isRate = between(0, 100_00, write)

/**
 * What a seller takes off a line, in percent: written when the field is left. How much is too much the server says
 * (domain 4.2); what was typed stays meanwhile.
 */
export function LineDiscount({ line, name, limit, isRefused, onRow }: Props) {
  const { t } = useTranslation('cart')
  const { product, store, discountValue = 0 } = line
  const kept = discountValue > 0 ? toHundredths(discountValue) : null
  const [points, setPoints] = useState<number | null | undefined>(undefined)
  const typed = useTyped({
    value: points === undefined ? kept : points,
    onChange: setPoints,
    format: write,
    parse: parseAbsolute,
    check: (value) => isRate(value, {}),
    unreadable: () => message('double'),
  })

  function commit(input: HTMLInputElement) {
    const isUnreadable = input.dataset.unreadable !== undefined
    if (points === undefined || isUnreadable) return
    setPoints(undefined)
    if (points !== kept) setDiscount(product, fromHundredths(points) ?? 0, store)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    typed.input.onKeyDown(event)
    if (event.key !== 'Enter') return
    event.preventDefault()
    commit(event.currentTarget)
    onRow(event.shiftKey ? -1 : 1)
  }

  const most = limit < 100 ? t('discount.most', { rate: formatPercent(limit) }) : null
  return (
    <>
      <div className={classes.discount}>
        <TextInput
          {...typed.input}
          classNames={{ input: classes.input ?? '' }}
          autoComplete="off"
          inputMode="decimal"
          placeholder={formatPercent(0)}
          aria-label={[t('discount.of', { product: name }), most].filter(Boolean).join(', ')}
          error={isRefused || typed.error !== null}
          data-discount
          onBlur={(event) => {
            typed.input.onBlur()
            commit(event.currentTarget)
          }}
          onKeyDown={onKeyDown}
        />
        <span className={classes.label} data-refused={isRefused || undefined} aria-hidden>
          {t('discount.label')}
          {most && <span className={classes.most}>{most}</span>}
        </span>
      </div>
      {typed.error && <Refusal words={typed.error} />}
    </>
  )
}

/** Why what was typed is no discount, below the line. */
const Refusal = ({ words }: { words: string }) => (
  <p className={lineClasses.blocker} role="alert">
    <IconAlertTriangle size={16} aria-hidden />
    {words}
  </p>
)
