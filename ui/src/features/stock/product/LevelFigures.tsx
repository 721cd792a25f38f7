import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StateDot } from '~/shared/document/StateDot'
import { formatDate, formatInteger, formatMoney } from '~/shared/format/format'
import { coverText } from '../cover'
import { freeIncoming, type Stock, tagStates } from '../stock'
import classes from './ProductStockPage.module.css'

/** The figures of one product: what is there, whose it is, what comes, and how long it will do. */
export function LevelFigures({ stock }: { stock: Stock }) {
  const { t } = useTranslation('stock')
  const {
    onHand,
    reserved,
    available,
    incoming,
    promised,
    nextReceipt,
    receiptLate,
    threshold,
    value,
    shipped,
    daysOfCover,
  } = stock
  const amount = (count: number) => formatInteger(count)
  const next = nextReceipt ? t('one.next', { date: formatDate(nextReceipt) }) : t('one.nothing')
  const coming = receiptLate ? t('one.late') : next
  const figures: [key: string, number: string, detail: ReactNode][] = [
    ['onHand', amount(onHand), t('one.worth', { value: formatMoney(value) })],
    ['reserved', amount(reserved), t('one.reserved')],
    ['available', amount(available), <StateDot key="tag" of={tagStates} state={stock.tag} />],
    [
      'incoming',
      amount(incoming),
      promised > 0 ? t('one.promised', { amount: amount(promised), free: amount(freeIncoming(stock)) }) : coming,
    ],
    ['threshold', amount(threshold), t('one.threshold')],
    [
      'daysOfCover',
      daysOfCover === null ? '–' : coverText(t, daysOfCover),
      t('one.shipped', { count: shipped, amount: amount(shipped) }),
    ],
  ]
  return (
    <dl className={classes.figures} aria-label={t('one.figures')}>
      {figures.map(([key, number, detail]) => (
        <div key={key} className={classes.figure}>
          <dt>{t(`column.${key}`)}</dt>
          <dd>
            <span className={classes.number}>{number}</span>
            <span className={classes.detail}>{detail}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
