import type { TFunction } from 'i18next'
import { formatInteger, wineOf } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { Signed, Stacked } from '~/shared/table/cells'
import { columnsOf } from '~/shared/table/columns'
import { WineCell } from '~/shared/warehouse/WineCell'
import { type CountStatus, type StockCountLine, signedMoney, signedUnits, signOf } from '../count'
import classes from './LinesPanel.module.css'

const column = columnsOf<StockCountLine>()

/** The columns of a count's lines; while they are hidden, what was expected and what differs are left out. */
export const lineColumns = (t: TFunction<'counts'>, isHidden: boolean, status: CountStatus) =>
  column.columns([
    column.accessor(({ product }) => wineOf(product), {
      id: 'product',
      header: t('line.product'),
      meta: { card: 'title', width: 340 },
      cell: ({ row: { original } }) => (
        <span className={classes.wine}>
          <WineCell product={original.product} image={original.product.images[0]} />
          <span className={classes.narrow} data-narrow-only>
            {narrowWords(t, original)}
          </span>
        </span>
      ),
    }),
    ...(isHidden
      ? []
      : [
          column.accessor('expected', {
            header: t('line.expected'),
            meta: { align: 'end', hideBelow: 'md', width: 96 },
            cell: ({ getValue }) => formatInteger(getValue() ?? 0),
          }),
        ]),
    column.accessor('counted', {
      header: t('line.counted'),
      meta: { align: 'end', hideBelow: 'md', width: 110 },
      cell: ({ row: { original } }) => <Counted line={original} t={t} />,
    }),
    ...(isHidden
      ? []
      : [
          column.accessor('difference', {
            header: t('line.difference'),
            meta: { align: 'end', hideBelow: 'md', width: 100 },
            cell: ({ row: { original } }) => <Difference line={original} status={status} t={t} />,
          }),
          column.accessor('valueTaxExcl', {
            header: t('line.value'),
            meta: { align: 'end', hideBelow: 'md', width: 116 },
            cell: ({ getValue }) =>
              getValue() ? (
                <Signed sign={signOf(getValue() ?? 0)}>{signedMoney(getValue() ?? 0)}</Signed>
              ) : (
                <Dim>–</Dim>
              ),
          }),
        ]),
  ])

/** What was counted, and before where it is counted again. */
const Counted = ({ line: { counted, previous, recount }, t }: { line: StockCountLine; t: TFunction<'counts'> }) => (
  <Stacked>
    {counted === null ? <Dim>{t(recount ? 'line.again' : 'line.uncounted')}</Dim> : formatInteger(counted)}
    {previous !== null && <small>{t('line.previous', { amount: formatInteger(previous) })}</small>}
  </Stacked>
)

/** How a line differs, and once it is approved, what was left as it was. */
function Difference({
  line: { difference, corrected },
  status,
  t,
}: {
  line: StockCountLine
  status: CountStatus
  t: TFunction<'counts'>
}) {
  if (!difference) return <Dim>–</Dim>
  return (
    <Stacked>
      <Signed sign={signOf(difference)}>{signedUnits(difference)}</Signed>
      {status === 'approved' && corrected === 0 && <small>{t('line.left')}</small>}
    </Stacked>
  )
}

/** The figures of a line in a sentence, where there is no room for columns. */
function narrowWords(t: TFunction<'counts'>, line: StockCountLine): string {
  const { counted, expected, difference, valueTaxExcl } = line
  if (counted === null) return t(line.recount ? 'line.again' : 'line.uncounted')
  return [
    expected === null
      ? t('line.countedWords', { amount: formatInteger(counted) })
      : t('line.countedOf', { counted: formatInteger(counted), expected: formatInteger(expected) }),
    difference ? signedUnits(difference) : '',
    valueTaxExcl ? signedMoney(valueTaxExcl) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
