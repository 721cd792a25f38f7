import { OrderFor } from '~/shared/cart/OrderFor'
import { setCartSummary } from '~/shared/cart-summary'
import type { Gallery } from '../gallery'

setCartSummary({ amount: 107.4, isTaxIncluded: false, lines: 3, customer: 'Caves du Beffroi – Aix-en-Provence' })

export default {
  about: 'For whom a seller orders, with the way to another customer.',
  states: { named: () => <OrderFor />, 'beside the name': () => <OrderFor withName={false} /> },
} satisfies Gallery
