import type { Icon } from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'
import { EmptyState } from '~/shared/parts/EmptyState'
import { LinkButton } from '~/shared/parts/LinkButton'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'

interface Props {
  icon: Icon
  page: string
  title: string
  help: string
  /** Where its reader finds what is told to who keeps no stock. */
  to: NonNullable<LinkProps['to']>
  link: string
}

/** What somebody reads who keeps no stock and opens a page of those who do. */
export function NoStock({ icon, page, title, help, to, link }: Props) {
  return (
    <>
      <PageHeader title={page} />
      <Panel>
        <EmptyState
          icon={icon}
          title={title}
          help={help}
          action={
            <LinkButton variant="default" to={to}>
              {link}
            </LinkButton>
          }
        />
      </Panel>
    </>
  )
}
