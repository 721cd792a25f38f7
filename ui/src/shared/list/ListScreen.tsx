import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { LinkButton } from '~/shared/parts/LinkButton'
import { RememberList } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import type { Listed } from '~/shared/table/columns'
import { ListRows, type RowsProps } from './ListRows'
import type { ListSearch } from './list'
import type { ListOnScreen } from './use-list'

export interface ScreenProps<Row extends Listed, Search extends ListSearch> extends Omit<RowsProps<Row>, 'label'> {
  /** From `useList`. */
  on: ListOnScreen<Row, Search>
  /** Where a detail's way back leads, for lists with details: '/orders'. */
  path?: string
  title: string
  /** How many rows there are, when not given. */
  subtitle?: string
  /** What the table lists; the title, when not given. */
  label?: string
  /** Buttons before the one that makes what can be made; one filled at most. */
  actions?: ReactNode
  /** Figures above the list. */
  figures?: ReactNode
  /** ListTabs: the parts of the list. */
  tabs?: ReactNode
}

/** A screen that is a list: how much there is, its parts, what can be chosen, and all of its rows. */
export function ListScreen<Row extends Listed, Search extends ListSearch>(props: ScreenProps<Row, Search>) {
  const { on, path, title, subtitle = on.found, label = title, actions, figures, tabs, ...rows } = props
  const { create } = rows
  return (
    <>
      {path && <RememberList list={path} />}
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          create ? (
            <>
              {actions}
              <LinkButton leftSection={<IconPlus size={17} stroke={2} aria-hidden />} to={create.to}>
                {create.label}
              </LinkButton>
            </>
          ) : (
            actions
          )
        }
      />
      {figures}
      <Panel flush>
        {tabs}
        <ListRows {...rows} on={on} label={label} />
      </Panel>
    </>
  )
}
