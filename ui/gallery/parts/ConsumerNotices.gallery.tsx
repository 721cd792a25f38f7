import { ConsumerNotices } from '~/shared/shop/ConsumerNotices'
import type { Gallery } from '../gallery'

export default {
  about:
    'What the law has before somebody buys in a shop: no sale to minors, and to individuals that they may withdraw.',
  states: { notice: () => <ConsumerNotices /> },
} satisfies Gallery
