import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { GroupCode } from '~/api/types'
import { personPath } from '~/shared/access/person-link'
import { useSession } from '~/shared/session/session'
import { useRowTabIndex } from '~/shared/table/row-context'
import classes from './PersonLink.module.css'

interface Props {
  person: { id: number; group: GroupCode }
  children: ReactNode
}

/** A person's name that leads to its page (specification 2); inside a row it stands above the row's own link. */
export function PersonLink({ person, children }: Props) {
  const viewer = useSession((session) => session.user)
  const tabIndex = useRowTabIndex()
  if (!viewer) return children
  return (
    <Link to={personPath(person, viewer)} className={classes.link} tabIndex={tabIndex}>
      {children}
    </Link>
  )
}
