import { useQuery } from '@tanstack/react-query'
import { orderSummaryQuery } from '~/shared/api/order-summary'
import { waitingPeopleQuery } from '~/shared/api/waiting-people'
import type { useNavigation } from './navigation'

/** How much waits behind the entries of the menu; asked only for those that are there. */
export function useWaiting(sections: ReturnType<typeof useNavigation>) {
  const hasUsers = sections.some(({ entries }) => entries.some(({ count }) => count === 'toValidate'))
  const orders = useQuery({ ...orderSummaryQuery, enabled: sections.length > 0 })
  const people = useQuery({ ...waitingPeopleQuery, enabled: hasUsers })
  return { toProcess: orders.data?.toProcess ?? 0, toValidate: people.data?.['hydra:totalItems'] ?? 0 }
}
