import { PartyFilter } from '~/shared/order/PartyFilter'
import type { Role } from '~/shared/order/parties'
import type { Gallery } from '../gallery'

const filter = (role: Role) => <PartyFilter role={role} value={undefined} onChange={() => undefined} />

export default {
  about: 'One supplier or one customer, found by name, to narrow a list of orders or quotations.',
  states: { supplier: () => filter('supplier'), customer: () => filter('customer') },
} satisfies Gallery
