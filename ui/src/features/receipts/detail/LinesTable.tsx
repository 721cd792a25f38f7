import { Button } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatInteger, plural, wineOf } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { StatusDot } from '~/shared/parts/StatusDot'
import { TextLink } from '~/shared/parts/TextLink'
import { Signed, Stacked } from '~/shared/table/cells'
import { columnsOf } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/DataTable'
import { cartonsText } from '~/shared/warehouse/goods'
import { WineCell } from '~/shared/warehouse/WineCell'
import type { ReceiptDetail, ReceiptLine } from '../receipt'
import { CorrectDialog } from './dialogs'
import classes from './LinesTable.module.css'

const column = columnsOf<ReceiptLine>()

const keyOf = ({ id }: ReceiptLine) => String(id)

/** What came of each product, against what was announced. */
export function LinesTable({ receipt }: { receipt: ReceiptDetail }) {
  const [correcting, setCorrecting] = useState<ReceiptLine | null>(null)
  const { t } = useTranslation('receipts')
  const isEnded = receipt.status === 'complete' || receipt.status === 'canceled'
  const columns = useMemo(
    () => [...lineColumns(t, isEnded), ...(receipt.mayCorrect ? correctColumn(t, setCorrecting) : [])],
    [t, isEnded, receipt.mayCorrect],
  )
  return (
    <>
      <DataTable label={t('detail.lines')} rows={receipt.lines} rowKey={keyOf} columns={columns} />
      {correcting && <CorrectDialog receipt={receipt} line={correcting} onClose={() => setCorrecting(null)} />}
    </>
  )
}

/** The way to take back what was counted of a line. */
const correctColumn = (t: TFunction<'receipts'>, onCorrect: (line: ReceiptLine) => void) =>
  column.columns([
    column.display({
      id: 'correct',
      header: t('correct.open'),
      meta: { align: 'end', card: 'detail' },
      cell: ({ row: { original } }) => (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('correct.openOf', { wine: wineOf(original.product) })}
          {...CorrectDialog.intent}
          onClick={() => onCorrect(original)}
        >
          {t('correct.open')}
        </Button>
      ),
    }),
  ])

const lineColumns = (t: TFunction<'receipts'>, isEnded: boolean) =>
  column.columns([
    column.accessor(({ product }) => wineOf(product), {
      id: 'product',
      header: t('line.product'),
      meta: { card: 'whole' },
      cell: ({ row: { original } }) => (
        <span className={classes.wine}>
          <WineCell product={original.product} image={original.product.images[0]} />
          <span className={classes.narrow} data-narrow-only>
            {narrowWords(t, original, isEnded)}
          </span>
        </span>
      ),
    }),
    column.accessor('expected', {
      header: t('line.expected'),
      meta: { align: 'end', hideBelow: 'md' },
      cell: ({ row: { original } }) => (
        <Stacked>
          {original.expected > 0 ? formatInteger(original.expected) : t('line.unannounced')}
          {original.expected > 0 && <small>{cartonsText(original.expected, original.product.unitsPerCarton)}</small>}
        </Stacked>
      ),
    }),
    column.accessor('received', {
      header: t('line.received'),
      meta: { align: 'end', hideBelow: 'md' },
      cell: ({ row: { original } }) => (
        <Stacked>
          <b>{formatInteger(original.received)}</b>
          {original.damaged > 0 && (
            <small className={classes.damaged}>{t('line.damagedOf', plural(original.damaged))}</small>
          )}
        </Stacked>
      ),
    }),
    column.accessor(({ expected, received, damaged }) => received + damaged - expected, {
      id: 'difference',
      header: t(isEnded ? 'line.difference' : 'line.open'),
      meta: { align: 'end', hideBelow: 'md' },
      cell: ({ getValue }) => <Difference value={getValue()} isEnded={isEnded} />,
    }),
    column.accessor('promised', {
      header: t('line.promised'),
      meta: { align: 'end', hideBelow: 'lg' },
      cell: ({ getValue }) => (getValue() > 0 ? formatInteger(getValue()) : <Dim>–</Dim>),
    }),
    column.accessor('lot', {
      header: t('line.lot'),
      meta: { card: 'whole' },
      cell: ({ row: { original } }) => <Lot line={original} />,
    }),
  ])

/** The figures of a line in a sentence, where there is no room for columns. */
function narrowWords(t: TFunction<'receipts'>, line: ReceiptLine, isEnded: boolean): string {
  const { expected, received, damaged, open } = line
  return [
    expected > 0
      ? t('line.receivedOf', { received: formatInteger(received), expected: formatInteger(expected) })
      : t('differences.wrong', plural(received)),
    damaged > 0 && t('line.damagedOf', plural(damaged)),
    !isEnded && open > 0 && t('count.left', plural(open)),
  ]
    .filter(Boolean)
    .join(', ')
}

/** What is still to come of an open receipt; of one that ended, how far it is from what was announced. */
function Difference({ value, isEnded }: { value: number; isEnded: boolean }) {
  if (!isEnded && value < 0) return formatInteger(-value)
  if (value === 0 || (!isEnded && value < 0)) return <Dim>–</Dim>
  return (
    <Signed sign={value > 0 ? 'plus' : 'minus'}>
      {value > 0 ? '+' : '−'}
      {formatInteger(Math.abs(value))}
    </Signed>
  )
}

/** What tells the bottles of this delivery from others. */
function Lot({ line: { lot, lots, recalled, vintage, bestBefore, note } }: { line: ReceiptLine }) {
  const { t } = useTranslation('receipts')
  const facts = [vintage, bestBefore && t('line.before', { date: formatDate(bestBefore) })].filter(Boolean)
  const several = lot ? [] : lots
  if (facts.length === 0 && !lot && several.length === 0 && !note) return <Dim>–</Dim>
  return (
    <Stacked>
      {lot && (
        <TextLink
          className={classes.lot ?? ''}
          title={t('line.lotOpen', { lot })}
          data-touch
          to="/stock_lots"
          search={{ search: lot }}
        >
          {lot}
        </TextLink>
      )}
      {several.map((one) => (
        <small key={one.lot}>
          {[
            t('line.lotOf', { lot: one.lot, count: one.quantity, amount: formatInteger(one.quantity) }),
            one.bestBefore && t('line.before', { date: formatDate(one.bestBefore) }),
            one.recalled && t('line.recalled'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      ))}
      {recalled && several.every((one) => !one.recalled) && <StatusDot tone="error" label={t('line.recalled')} />}
      {facts.length > 0 && <small>{facts.join(' · ')}</small>}
      {note && <small>{note}</small>}
    </Stacked>
  )
}
