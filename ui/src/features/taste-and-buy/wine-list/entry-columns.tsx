import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { WineList } from '~/api/types'
import { formatMoney, formatSize, wineOf } from '~/shared/format/format'
import { RowGrip } from '~/shared/grid/RowGrip'
import { Dim } from '~/shared/layout/Dim'
import { Row } from '~/shared/layout/Row'
import { StatusDot } from '~/shared/parts/StatusDot'
import { ListedWine } from '~/shared/parts/WineRow'
import { columnsOf, menuColumn } from '~/shared/table/columns'
import { FavouriteCell, PriceCell, TonightCell } from './EntryCells'
import { EntryMenu } from './EntryMenu'
import classes from './SectionPanel.module.css'
import { type Entry, placeOf, pricePlaceOf } from './wine-list'

const column = columnsOf<Entry>()

/** The columns of the wines: what each costs in the room and to take home, and whether it is there tonight. */
export const entryColumns = (t: TFunction<'winelist'>, list: Pick<WineList, 'id' | 'glassCl'>) =>
  column.columns([
    column.accessor(({ product }) => wineOf(product), {
      id: 'wine',
      header: t('column.wine'),
      meta: { card: 'title', width: 380 },
      cell: ({ row: { original, index } }) => (
        <Row gap={10} id={placeOf(original)}>
          <RowGrip label={t('order.grip', { wine: wineOf(original.product), place: index + 1 })} />
          <ListedWine product={original.product} image={original.product.image} facts={factsOf(original)}>
            {wineOf(original.product)}
            {original.issues.length > 0 && <StatusDot tone="attention" label={t('issues.row')} />}
          </ListedWine>
        </Row>
      ),
    }),
    column.accessor('glassPriceTaxIncl', {
      header: t('column.glass', { size: formatSize(list.glassCl) }),
      meta: { align: 'end', card: 'detail', width: 110 },
      cell: ({ row }) => (
        <Named label={t('row.glass')}>
          <PriceCell list={list.id} entry={row.original} field="glassPriceTaxIncl" />
        </Named>
      ),
    }),
    column.accessor('bottlePriceTaxIncl', {
      header: t('column.bottle'),
      meta: { align: 'end', card: 'detail', width: 110 },
      cell: ({ row }) => (
        <Named label={t('row.bottle')} id={pricePlaceOf(row.original)}>
          <PriceCell list={list.id} entry={row.original} field="bottlePriceTaxIncl" />
        </Named>
      ),
    }),
    column.accessor('storePriceTaxIncl', {
      header: t('column.store'),
      meta: { align: 'end', card: 'detail', width: 120 },
      cell: ({ getValue }) => {
        const price = getValue()
        return (
          <Named label={t('row.store')}>
            {price === null ? <Dim>{t('notSold')}</Dim> : <span>{formatMoney(price)}</span>}
          </Named>
        )
      },
    }),
    column.accessor('favourite', {
      header: t('column.favourite'),
      meta: { align: 'end', card: 'aside', width: 100 },
      cell: ({ row }) => <FavouriteCell list={list.id} entry={row.original} />,
    }),
    column.accessor('availableTonight', {
      header: t('column.tonight'),
      meta: { align: 'end', card: 'aside', width: 100 },
      cell: ({ row }) => (
        <Named label={t('column.tonight')}>
          <TonightCell list={list.id} entry={row.original} />
        </Named>
      ),
    }),
    menuColumn<Entry>(t('column.actions'), { card: 'end', width: 64 }, (entry) => (
      <EntryMenu list={list.id} entry={entry} />
    )),
  ])

interface NamedProps {
  label: string
  id?: string
  children: ReactNode
}

/** What stands in a cell with its name, which cards have no heading for. */
const Named = ({ label, id, children }: NamedProps) => (
  <Row gap={4} className={classes.named} {...(id !== undefined && { id })}>
    <Dim size={13} data-narrow-only>
      {label}
    </Dim>
    {children}
  </Row>
)

/** What tells a wine from others, and what the list says of it. */
const factsOf = ({ product, comment }: Entry) =>
  [...new Set([product.appellation, product.region]), formatSize(product.bottleSizeCl), comment]
    .filter(Boolean)
    .join(' · ')
