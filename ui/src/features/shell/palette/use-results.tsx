import { IconBuildingStore, IconBuildingWarehouse, IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { canOpen } from '~/shared/access/route-access'
import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { formatDate, formatMoney } from '~/shared/format/format'
import { useSession } from '~/shared/session/session'
import type { Group } from './item'
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
  const group = useSession((session) => session.user?.userGroup.code) ?? 'restaurant'
  const isAsked = words.length >= SHORTEST
  const results = useQuery({ ...resultsQuery(words, group), enabled: isAsked })
  const catalogue = useCataloguePath()
  const found = isAsked ? results.data : undefined

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
      items: (found?.customers ?? []).map((person) => ({
        id: `customer:${person.id}`,
        label: person.company || `${person.firstName} ${person.lastName}`,
        detail: t('palette.customerOrders'),
        place: { to: '/orders', search: { customer: person.id } },
        icon: <IconBuildingStore size={SIZE} stroke={1.7} aria-hidden />,
      })),
    },
    {
      id: 'suppliers',
      label: t('palette.group.suppliers'),
      items: (found?.suppliers ?? []).map((person) => ({
        id: `supplier:${person.id}`,
        label: person.company || `${person.firstName} ${person.lastName}`,
        detail: t('palette.supplierProducts'),
        place: { to: catalogue, search: { supplier: [String(person.id)] } },
        icon: <IconBuildingWarehouse size={SIZE} stroke={1.7} aria-hidden />,
      })),
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
