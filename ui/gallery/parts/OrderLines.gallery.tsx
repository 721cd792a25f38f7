import { Menu } from '@mantine/core'
import { OrderLines } from '~/shared/order/OrderLines'
import { Panel } from '~/shared/parts/Panel'
import { RowMenu } from '~/shared/table/RowMenu'
import { type Gallery, say } from '../gallery'
import { orderItems } from '../samples/order-detail'

export default {
  about: 'The lines of an order or a quotation, with what has left of each.',
  states: {
    ordered: () => (
      <Panel flush>
        <OrderLines items={orderItems} withTax={false} />
      </Panel>
    ),
    'shipped in part': () => (
      <Panel flush>
        <OrderLines
          items={orderItems.map((item, at) =>
            at === 0
              ? { ...item, shippedQuantity: item.quantity, remainingQuantity: 0 }
              : { ...item, shippedQuantity: 6, closedQuantity: 2, remainingQuantity: item.quantity - 8 },
          )}
          withTax={false}
          actions={(item) => (
            <RowMenu label={item.product.name}>{() => <Menu.Item>{say('Écrire', 'Write')}</Menu.Item>}</RowMenu>
          )}
        />
      </Panel>
    ),
    'with tax': () => (
      <Panel flush>
        <OrderLines items={orderItems.slice(0, 1)} withTax />
      </Panel>
    ),
  },
} satisfies Gallery
