import { useTranslation } from 'react-i18next'
import { formatInteger, formatSize } from '~/shared/format/format'
import { promiseText } from '~/shared/order/promise-text'
import { boxes, type SheetColumn, SheetTable, SheetWine } from '~/shared/paper/SheetTable'
import { lotWords } from '../shipping/lots'
import { cartonsOf, type PackedLine, totalsOf } from './packing'

interface Props {
  lines: PackedLine[]
  /** Every line has a box to tick. */
  withBoxes: boolean
  label: string
}

/** Bottles to put together or handed over, in cartons and bottles; no price stands on it. */
export function PaperLines({ lines, withBoxes, label }: Props) {
  const { t } = useTranslation('orders')
  const totals = totalsOf(lines)
  const columns: SheetColumn<PackedLine>[] = [
    ...(withBoxes ? [boxes(t('paper.done'))] : []),
    { key: 'product', head: t('order:lines.product'), cell: (line) => <Wine line={line} /> },
    {
      key: 'cartons',
      head: t('order:lines.cartons'),
      cell: (line) => {
        const { full } = cartonsOf(line)
        const units = line.item.product.unitsPerCarton
        return full > 0 ? t('order:lines.ofUnits', { cartons: formatInteger(full), units }) : '–'
      },
      foot: formatInteger(totals.cartons),
    },
    {
      key: 'loose',
      head: t('paper.loose'),
      cell: (line) => {
        const { loose } = cartonsOf(line)
        return loose > 0 ? formatInteger(loose) : '–'
      },
      foot: formatInteger(totals.loose),
    },
    {
      key: 'units',
      head: t('order:lines.units'),
      cell: ({ quantity }) => <b>{formatInteger(quantity)}</b>,
      foot: formatInteger(totals.bottles),
    },
  ]
  return (
    <SheetTable label={label} columns={columns} rows={lines} keyOf={({ item }) => item.id} total={t('paper.total')} />
  )
}

/** A wine with the lots of its bottles, and what of them is promised. */
function Wine({ line: { item, lots } }: { line: PackedLine }) {
  const { t } = useTranslation('orders')
  const { t: lineT } = useTranslation('order')
  const { product, promises } = item
  return (
    <SheetWine
      product={product}
      about={[product.reference, product.appellation, formatSize(product.bottleSizeCl)]}
      more={[
        lots.map((lot) => lotWords(t, lot)).join(' – '),
        promises.map((promise) => promiseText(lineT, promise)).join(' · '),
      ].filter(Boolean)}
    />
  )
}
