import { ReorderDialog } from '~/shared/reorder/ReorderDialog'
import type { Reordered } from '~/shared/reorder/reorder'
import type { Gallery } from '../gallery'
import { orderDetail, orderItems } from '../samples/order-detail'

const still = () => undefined
const dialog = { opened: true, number: orderDetail.number, error: null, onRetry: still, onClose: still }

const done: Reordered = {
  kind: 'done',
  order: orderDetail,
  isPriced: true,
  lines: orderItems.map((item, at) => ({
    item,
    product: null,
    outcome: at === 0 ? 'added' : 'out',
    quantity: at === 0 ? item.quantity : 0,
    before: item.unitPriceTaxExcl,
    after: at === 0 ? item.unitPriceTaxExcl + 1 : null,
  })),
}

export default {
  about: 'What came of each line of an order that is ordered again.',
  states: {},
  alone: {
    done: () => <ReorderDialog {...dialog} outcome={done} />,
    'other customer': () => <ReorderDialog {...dialog} outcome={{ kind: 'otherCustomer', order: orderDetail }} />,
    loading: () => <ReorderDialog {...dialog} outcome={undefined} />,
    failed: () => <ReorderDialog {...dialog} outcome={undefined} error={new Error('reorder')} />,
  },
} satisfies Gallery
