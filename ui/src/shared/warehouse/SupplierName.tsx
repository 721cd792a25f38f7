import { isAdmin } from '~/shared/access/groups'
import { useSession } from '~/shared/session/session'

/** Whose goods these are, in a line of facts for administrators: everybody else reads its own. */
export function SupplierName({ supplier }: { supplier: { company: string } }) {
  const group = useSession(({ user }) => user?.userGroup.code)
  return group && isAdmin(group) && <span>{supplier.company}</span>
}
