import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Order } from '~/api/types'
import { useReorder } from '~/shared/reorder/use-reorder'
import { lastOrdersQuery } from './queries'

/** Who buys orders again what it ordered last, without looking for it. */
export function OrderAgain() {
  const { data } = useQuery(lastOrdersQuery)
  const last = data?.['hydra:member'].find(
    ({ status, totalPriceTaxExcl }) => status !== 'canceled' && totalPriceTaxExcl > 0,
  )
  return last ? <AgainButton key={last.id} order={last} /> : null
}

function AgainButton({ order }: { order: Order }) {
  const { t } = useTranslation('home')
  const { start, isPending, intent, dialog } = useReorder({ order })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRefresh size={17} aria-hidden />}
        title={t('again.help', { number: order.number, supplier: order.supplier.company })}
        {...intent}
        onClick={start}
        loading={isPending}
      >
        {t('again.action')}
      </Button>
      {dialog}
    </>
  )
}
