import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Product } from '~/shared/product/product'
import { editRow, useEdited } from './row-edits'

/** Whether a product is on sale, as it was last said, and what turns that over. */
export function useStatus(saved: Product) {
  const { t } = useTranslation('products')
  const client = useQueryClient()
  const { product, failureOf } = useEdited(saved)
  const isActive = product.status === 'active'
  function turn(): void {
    const words = t(isActive ? 'archived' : 'restored', { name: product.name })
    editRow(client, product, { status: isActive ? 'desactivated' : 'active' }, words)
  }
  return { status: product.status, failure: failureOf('status'), isActive, turn }
}
