import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import type { OrderStatus } from '~/api/types'
import { DetailColumns } from '~/shared/detail/DetailColumns'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { DeliveryPanel } from './DeliveryPanel'
import type { MessagesPanel as Panel } from './MessagesPanel'
import { OrderHistory } from './OrderHistory'
import type { OrderDetail } from './order'
import { PartyPanel } from './PartyPanel'

// Below the first screen, and it brings the frame of forms.
const MessagesPanel = lazy(() => import('./MessagesPanel').then((part) => ({ default: part.MessagesPanel })))

interface Props {
  order: OrderDetail
  /** The states still to come on the usual way. */
  coming?: OrderStatus[]
  /** How the parties write to one another; null where it is not shown. */
  messages: Omit<ComponentProps<typeof Panel>, 'order'> | null
  /** The order with another reference of its customer. */
  onReferred?: ComponentProps<typeof DeliveryPanel>['onReferred']
  /** What the page is about. */
  children: ReactNode
}

/** The page of an order or a quotation: beside what it is about its history, delivery and parties; messages below. */
export const OrderColumns = ({ order, coming, messages, onReferred, children }: Props) => (
  <DetailColumns
    side={
      <>
        <OrderHistory order={order} {...(coming ? { coming } : {})} />
        <DeliveryPanel order={order} onReferred={onReferred} />
        <PartyPanel order={order} />
      </>
    }
    below={
      messages && (
        <Suspense fallback={<BlockSkeleton height={220} />}>
          <MessagesPanel order={order} {...messages} />
        </Suspense>
      )
    }
  >
    {children}
  </DetailColumns>
)
