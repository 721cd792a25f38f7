import { isAdmin } from '~/shared/access/groups'
import type { Fact } from '~/shared/parts/Facts'
import { PersonLink } from '~/shared/parts/PersonLink'
import { useSession } from '~/shared/session/session'

/** Whose goods these are, for administrators: everybody else reads its own. */
export function useSupplierFact(label: string, { id, company }: { id: number; company: string }): Fact {
  const group = useSession(({ user }) => user?.userGroup.code)
  return [
    label,
    group && isAdmin(group) ? (
      <PersonLink key="supplier" person={{ id, group: 'supplier' }}>
        {company}
      </PersonLink>
    ) : null,
  ]
}
