import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '~/shared/api/client'
import { loadTexts } from '~/shared/i18n/i18n'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { useSession } from '~/shared/session/session'

// What is done and how it is told come together, when somebody turns to the button.
const load = () => import('./ReorderDialog')
const ReorderDialog = loadOnIntent(async () => {
  const [part] = await Promise.all([load(), loadTexts('orders')])
  return part.ReorderDialog
})

interface Again {
  /** The order that is placed again. */
  order: { id: number; number: string }
  /** Of its lines only those of this product. */
  product?: number
}

/** Orders as the last time: the same goods, carrier and addresses into the cart, then says what came of each line. */
export function useReorder({ order, product }: Again) {
  const withTax = useSession((session) => session.user?.userGroup.code === 'customer')
  const [isOpen, setOpen] = useState(false)
  const again = useMutation({
    mutationFn: async () => {
      const [{ reorder }, whole] = await Promise.all([load(), api.get('/orders/{id}', { path: { id: order.id } })])
      const items = whole.items.filter((item) => product === undefined || item.product.id === product)
      return reorder({ ...whole, items }, withTax)
    },
    networkMode: 'always',
  })
  function start() {
    setOpen(true)
    again.mutate()
  }
  return {
    start,
    isPending: again.isPending,
    intent: ReorderDialog.intent,
    dialog: (
      <ReorderDialog
        opened={isOpen}
        number={order.number}
        error={again.error}
        outcome={again.data}
        onRetry={() => again.mutate()}
        onClose={() => setOpen(false)}
      />
    ),
  }
}
