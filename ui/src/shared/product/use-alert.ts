import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { tell } from '~/shared/api/tell'
import type { Product } from './product'

/** Whether the viewer is told when a product can be ordered again, and what changes it. */
export function useAlert({ id, alert }: Product) {
  const { t } = useTranslation('catalogue')
  const client = useQueryClient()
  const path = { id }
  const { mutate, isPending, isError, variables } = useMutation({
    mutationFn: (wanted: boolean) =>
      wanted ? api.put('/products/{id}/alert', undefined, { path }) : api.delete('/products/{id}/alert', { path }),
    onError: (error) => tell(error, t('alert.failed')),
    // After a refusal too: it may have come back meanwhile, and can be ordered.
    onSettled: () => client.invalidateQueries({ queryKey: ['products'] }),
  })
  const isAwaited = isError ? alert : (variables ?? alert)
  return { isAwaited, isPending, toggle: () => mutate(!isAwaited) }
}
