import type { TFunction } from 'i18next'
import type { GroupCode, SampleRequest } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { stateColumn } from '~/shared/document/state-column'
import { formatSize, wineOf } from '~/shared/format/format'
import { partiesFor } from '~/shared/order/parties'
import { PersonLink } from '~/shared/parts/PersonLink'
import { RowLink } from '~/shared/parts/RowLink'
import { ListedWine } from '~/shared/parts/WineRow'
import { dayColumn } from '~/shared/table/cells'
import { columnsOf, menuColumn } from '~/shared/table/columns'
import { SampleMenu } from '../detail/SampleMenu'
import { nextOf, sampleStates, sideOf } from '../sample'
import type { Asked } from '../sample-actions'
import classes from './sample-columns.module.css'
import { withRequest } from './samples-search'

const column = columnsOf<SampleRequest>()

/** What comes next of a request, in words. */
function nextWords(t: TFunction<'samples'>, request: SampleRequest, group: GroupCode): string {
  const key = nextOf(request, sideOf(group))
  if (!key) return request.reason
  if (isAdmin(group) && key === 'next.pending.seller') return t('next.pending.beside')
  return t(key, { rating: request.feedback?.rating })
}

/** The list's columns, as its reader needs them. */
export function sampleColumns(t: TFunction<'samples'>, group: GroupCode, onAsk: (asked: Asked) => void) {
  const parties = partiesFor(group)
  return column.columns([
    column.accessor(({ product }) => wineOf(product), {
      id: 'product',
      header: t('column.product'),
      enableHiding: false,
      meta: { card: 'title', width: 378 },
      cell: ({ row: { original } }) => <SampleProduct request={original} />,
    }),
    ...parties.map((party, index) =>
      column.accessor((request) => request[party].company, {
        id: party,
        header: t(`column.${party}`),
        enableHiding: index > 0,
        meta: index === 0 ? { width: 200 } : { hideBelow: 'lg', width: 170 },
        cell: ({ row: { original } }) => <Party party={original[party]} />,
      }),
    ),
    column.accessor('quantity', {
      header: t('column.quantity'),
      meta: { align: 'end', hideBelow: 'wide', width: 110 },
      cell: ({ getValue }) => t('quantity', { count: getValue() }),
    }),
    dayColumn<SampleRequest>('createdAt', (row) => row.createdAt, t('column.createdAt'), {
      hideBelow: 'md',
      width: 130,
    }),
    stateColumn<SampleRequest>(sampleStates, t('column.status'), { width: 116 }),
    column.accessor((request) => nextWords(t, request, group), {
      id: 'next',
      header: t('column.next'),
      meta: { hideBelow: 'lg', width: 206 },
      cell: ({ getValue }) => (
        <span className={classes.next} title={getValue()}>
          {getValue()}
        </span>
      ),
    }),
    menuColumn<SampleRequest>(t('row.actions'), { card: 'end', width: 64 }, (row) => (
      <SampleMenu request={row} side={sideOf(group)} onAsk={onAsk} />
    )),
  ])
}

const Party = ({ party: { id, group, company } }: { party: SampleRequest['customer'] }) => (
  <span className={classes.party}>
    <PersonLink person={{ id, group }}>{company}</PersonLink>
  </span>
)

/** What is to be tasted; opens the request beside the list. */
function SampleProduct({ request }: { request: SampleRequest }) {
  const { product } = request
  return (
    <ListedWine
      product={product}
      image={product.image}
      facts={[product.appellation, formatSize(product.bottleSizeCl)].filter(Boolean).join(' · ')}
    >
      <span className={classes.name}>
        <RowLink to="." search={withRequest(request.id)}>
          {wineOf(request.product)}
        </RowLink>
      </span>
    </ListedWine>
  )
}
