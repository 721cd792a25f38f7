import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { WaitingInvoice } from './invoice'

/** The orders of a row, each with the way to it. */
export const OrderLinks = ({ orders }: Pick<WaitingInvoice, 'orders'>) =>
  orders.map(({ id, number }) => (
    <Anchor
      key={id}
      inherit
      renderRoot={(props) => <Link to="/orders/$orderId" params={{ orderId: String(id) }} {...props} />}
    >
      {number}
    </Anchor>
  ))
