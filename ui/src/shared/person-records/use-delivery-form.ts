import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Parameters } from '~/api/types'
import { useSharedForm } from '~/shared/forms/conflict/use-shared-form'
import { deliveryRules } from './DeliveryFields'
import { recordCalls } from './record-form'
import { bodyOf, valuesOf } from './supplier-values'

/** The form of what delivery costs at a supplier's, or of a part of it. */
export function useDeliveryForm(id: number, record: Parameters, onSent: () => void) {
  const { t } = useTranslation('record')
  const client = useQueryClient()
  const { read, save } = recordCalls({ path: '/parameter_suppliers/{id}' }, id)
  return useSharedForm({
    thing: record,
    read,
    valuesOf,
    rules: deliveryRules,
    words: () => import('./record-words').then((fields) => fields.supplierWords(t)),
    save: (begun, values) => save(begun, bodyOf(values), bodyOf(valuesOf(begun))),
    saved: (kept) => kept,
    onSent: () => {
      onSent()
      void client.invalidateQueries({ queryKey: ['people'] })
    },
  })
}
