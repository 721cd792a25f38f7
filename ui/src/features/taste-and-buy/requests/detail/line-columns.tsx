import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { GuestRequestDetail } from '~/api/types'
import { formatSize, plural, wineOf } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { ListedWine } from '~/shared/parts/WineRow'
import { columnsOf } from '~/shared/table/columns'
import { OrderedMoney } from '../Ordered'

type RequestLine = GuestRequestDetail['items'][number]

const column = columnsOf<RequestLine>()

/** What a bottle was ordered at, to the cent; nothing where none is kept. */
const unitOf = ({ ordered }: RequestLine) =>
  ordered?.bottles ? Math.round((ordered.totalPriceTaxIncl * 100) / ordered.bottles) / 100 : null

/** How many were asked for, and what became of them once the guest answered. */
function Bottles({ line: { quantity, ordered }, isConcluded }: { line: RequestLine; isConcluded: boolean }) {
  const { t } = useTranslation('requests')
  if (!isConcluded || ordered?.bottles === quantity) return t('bottles', plural(quantity))
  return (
    <>
      <Dim as="div" size={12}>
        <del>{t('bottles', plural(quantity))}</del>
      </Dim>
      {ordered === null ? t('lines.none') : ordered.bottles ? t('bottles', plural(ordered.bottles)) : t('lines.gone')}
    </>
  )
}

/** The columns of what was asked for, and of what was ordered once it is concluded. */
export const requestLineColumns = (t: TFunction<'requests'>, isConcluded: boolean) =>
  column.columns([
    column.accessor(({ product }) => wineOf(product), {
      id: 'product',
      header: t('lines.wine'),
      meta: { card: 'title', width: 360 },
      cell: ({ row: { original } }) => (
        <ListedWine
          product={original.product}
          image={original.product.image}
          facts={[
            original.product.appellation || original.product.region,
            formatSize(original.product.bottleSizeCl),
          ].join(' · ')}
        >
          {wineOf(original.product)}
        </ListedWine>
      ),
    }),
    column.accessor('quantity', {
      header: t('lines.quantity'),
      meta: { align: 'end', width: 130 },
      cell: ({ row: { original } }) => <Bottles line={original} isConcluded={isConcluded} />,
    }),
    column.accessor('unitPriceTaxIncl', {
      header: t('lines.price'),
      meta: { align: 'end', hideBelow: 'md', width: 120 },
      cell: ({ getValue, row: { original } }) => <OrderedMoney asked={getValue()} ordered={unitOf(original)} />,
    }),
    column.accessor('totalPriceTaxIncl', {
      header: t('lines.total'),
      meta: { align: 'end', card: 'end', width: 120 },
      cell: ({ getValue, row: { original } }) => (
        <OrderedMoney asked={getValue()} ordered={isConcluded ? (original.ordered?.totalPriceTaxIncl ?? 0) : null} />
      ),
    }),
  ])
