import type { Icon } from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Me } from '~/api/types'
import { EmptyLink } from '~/shared/parts/EmptyLink'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { useSession } from '~/shared/session/session'
import { keepsStock } from './goods'

interface Props {
  icon: Icon
  page: string
  /** What everybody else reads: what it is, and where they find what is told to them. */
  title: string
  help: (reader: 'agent' | 'buyer') => string
  to: NonNullable<LinkProps['to']>
  link: string
  children: (user: Me) => ReactNode
}

/** A page of those who keep stock; whoever keeps none reads that there is nothing for it, and why. */
export function KeepersOnly({ icon, page, title, help, to, link, children }: Props) {
  const user = useSession((session) => session.user)
  if (!user) return null
  const { code } = user.userGroup
  if (keepsStock(code)) return children(user)
  return (
    <>
      <PageHeader title={page} />
      <Panel>
        <EmptyLink
          icon={icon}
          title={title}
          help={help(code === 'commercial_agent' ? 'agent' : 'buyer')}
          to={to}
          link={link}
        />
      </Panel>
    </>
  )
}
