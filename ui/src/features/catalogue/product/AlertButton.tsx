import { Button } from '@mantine/core'
import { IconBell, IconBellCheck } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { tell } from '~/shared/api/tell'
import type { ProductDetail } from '~/shared/product/product'
import { productDetailQuery } from '../queries'
import classes from './AlertButton.module.css'

/** "M'alerter": tells the viewer once when a product can be ordered again; pressed again, not any more. */
export function AlertButton({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalogue')
  const client = useQueryClient()
  const { queryKey } = productDetailQuery(product.id)
  const path = { id: product.id }
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: boolean) =>
      wanted ? api.put('/products/{id}/alert', undefined, { path }) : api.delete('/products/{id}/alert', { path }),
    onSuccess: (_, wanted) => {
      client.setQueryData(queryKey, (before) => before && { ...before, alert: wanted })
    },
    onError: (error) => {
      tell(error, t('alert.failed'))
      // It may have come back meanwhile: the page then offers to order it.
      void client.invalidateQueries({ queryKey })
    },
  })
  return (
    <div className={classes.alert}>
      <p className={classes.words} role="status">
        {t(product.alert ? 'alert.waiting' : 'alert.offer')}
      </p>
      <Button
        size="md"
        fullWidth
        variant={product.alert ? 'default' : 'filled'}
        loading={isPending}
        leftSection={product.alert ? <IconBellCheck size={18} aria-hidden /> : <IconBell size={18} aria-hidden />}
        onClick={() => mutate(!product.alert)}
      >
        {t(product.alert ? 'alert.stop' : 'alert.ask')}
      </Button>
    </div>
  )
}
