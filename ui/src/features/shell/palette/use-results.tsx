import { IconBuildingStore, IconBuildingWarehouse, IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { PersonCard } from '~/api/types'
import { personPath } from '~/shared/access/person-link'
import { canOpen } from '~/shared/access/route-access'
import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { formatDate, formatMoney } from '~/shared/format/format'
import { personName } from '~/shared/format/person-name'
import { useSession } from '~/shared/session/session'
import type { Group, Item } from './item'
import { resultsQuery } from './results'

const SIZE = 19

/** Words this short find too much to be worth asking. */
const SHORTEST = 2

/** The catalogue as this person knows it: a list for sellers. */
export function useCataloguePath(): string {
  const group = useSession((session) => session.user?.userGroup.code)
  return group && canOpen('/products/list', group) ? '/products/list' : '/products/grid'
}

/** Products, orders, customers and suppliers that the words find. */
export function useResults(words: string) {
  const { t } = useTranslation('shell')
  const viewer = useSession((session) => session.user)
  const group = viewer?.userGroup.code ?? 'restaurant'
  const isAsked = words.length >= SHORTEST
  const results = useQuery({ ...resultsQuery(words, group), enabled: isAsked })
  const found = isAsked ? results.data : undefined

  const pageOf = ({ id, userGroup }: PersonCard) => (viewer ? personPath({ id, group: userGroup.code }, viewer) : '/')

  const groups: Group[] = [
    {
      id: 'products',
      label: t('palette.group.products'),
      items: (found?.products ?? []).map((product) => ({
        id: `product:${product.id}`,
        label: [product.name, product.vintage].filter(Boolean).join(' '),
        detail: [product.appellation, product.supplier.company].filter(Boolean).join(' · '),
        place: { to: `/products/${product.id}` },
        icon: <BottleThumb product={product} />,
      })),
    },
    {
      id: 'orders',
      label: t('menu.orders'),
      items: (found?.orders ?? []).map((order) => ({
        id: `order:${order.id}`,
        label: order.number,
        detail: [
          group === 'supplier' ? order.customer.company : order.supplier.company,
          formatDate(order.createdAt),
          formatMoney(order.totalPriceTaxExcl),
        ].join(' · '),
        place: { to: `/orders/${order.id}` },
        icon: <IconReceipt size={SIZE} stroke={1.7} aria-hidden />,
      })),
    },
    {
      id: 'customers',
      label: t('palette.group.customers'),
      items: (found?.customers ?? []).map((person) => personItem(t, 'customer', person, pageOf(person))),
    },
    {
      id: 'suppliers',
      label: t('palette.group.suppliers'),
      items: (found?.suppliers ?? []).map((person) => personItem(t, 'supplier', person, pageOf(person))),
    },
  ]
  return {
    groups,
    isAsked,
    isFailed: isAsked && results.isError,
    isWaiting: isAsked && results.isFetching,
    retry: results.refetch,
  }
}

/** A person as the palette lists it. */
const personItem = (t: TFunction<'shell'>, kind: string, person: PersonCard, to: string): Item => ({
  id: `${kind}:${person.id}`,
  label: personName(person),
  detail: t(`enums:user_group.${person.userGroup.code}`),
  place: { to },
  icon:
    kind === 'customer' ? (
      <IconBuildingStore size={SIZE} stroke={1.7} aria-hidden />
    ) : (
      <IconBuildingWarehouse size={SIZE} stroke={1.7} aria-hidden />
    ),
})
