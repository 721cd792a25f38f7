import type { TFunction } from 'i18next'
import type { GuestRequestDetail } from '~/api/types'
import { formatSize, plural, wineOf } from '~/shared/format/format'
import { Money } from '~/shared/parts/Money'
import { ListedWine } from '~/shared/parts/WineRow'
import { columnsOf } from '~/shared/table/columns'

type RequestLine = GuestRequestDetail['items'][number]

const column = columnsOf<RequestLine>()

/** The columns of what was asked for. */
export const requestLineColumns = (t: TFunction<'requests'>) =>
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
      meta: { align: 'end', card: 'aside', width: 130 },
      cell: ({ getValue }) => t('bottles', plural(getValue())),
    }),
    column.accessor('unitPriceTaxIncl', {
      header: t('lines.price'),
      meta: { align: 'end', hideBelow: 'md', width: 120 },
      cell: ({ getValue }) => <Money value={getValue()} />,
    }),
    column.accessor('totalPriceTaxIncl', {
      header: t('lines.total'),
      meta: { align: 'end', card: 'end', width: 120 },
      cell: ({ getValue }) => <Money value={getValue()} />,
    }),
  ])
