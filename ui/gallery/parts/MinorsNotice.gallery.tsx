import { MinorsNotice } from '~/shared/shop/MinorsNotice'
import type { Gallery } from '../gallery'

export default {
  about: 'What the law has wherever alcohol is sold to individuals: no sale to minors, and what abuse does.',
  states: { notice: () => <MinorsNotice /> },
} satisfies Gallery
