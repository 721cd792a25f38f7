import { OpenNotice } from '~/shared/order/OpenNotice'
import type { Gallery } from '../gallery'

export default {
  about: 'How much a move counts as paid, or gives up, of what is still open of orders.',
  states: {
    'marked paid': () => <OpenNotice verb="recordPayment" orders={[{ openAmount: 184.03 }]} />,
    'closed by hand': () => <OpenNotice verb="close" orders={[{ openAmount: 184.92 }]} />,
    'several closed': () => <OpenNotice verb="close" orders={[{ openAmount: 184.92 }, { openAmount: 12 }]} />,
  },
} satisfies Gallery
