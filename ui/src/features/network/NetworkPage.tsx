import { Button } from '@mantine/core'
import { IconAffiliate, IconUserPlus } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { Stack } from '~/shared/layout/Stack'
import { EmptyLink } from '~/shared/parts/EmptyLink'
import { ListTabs } from '~/shared/parts/ListTabs'
import { Notice } from '~/shared/parts/Notice'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { useListSearch } from '~/shared/parts/use-list-search'
import { useSession } from '~/shared/session/session'
import { InviteDialog, RelationDialogs } from './dialogs'
import { ReceivedInvitations } from './invitations/ReceivedInvitations'
import { type LinkOutcome, useInvitationLink } from './invitations/use-invitation-link'
import type { NetworkSearch, Side } from './network-search'
import { relationsCountQuery } from './queries'
import { Relations } from './relations/Relations'
import { nameOf } from './relations/relation'
import type { Asked } from './relations/relation-actions'
import { hasNetwork, sidesOf } from './sides'

// Fetched when they are asked for: the list is read far more often than it is changed.

/** Whom one works with, whom one has invited, and who waits for an answer; everything chosen here is in the URL. */
export function NetworkPage() {
  const { t } = useTranslation('network')
  const viewer = useSession((session) => session.user)
  if (!viewer) return null
  if (hasNetwork(viewer)) return <Page viewer={viewer} />
  return (
    <>
      <PageHeader title={t('title')} />
      <Panel>
        <EmptyLink
          icon={IconAffiliate}
          title={t('empty.admin')}
          help={t('empty.help.admin')}
          to="/users"
          link={t('empty.users')}
        />
      </Panel>
    </>
  )
}

function Page({ viewer }: { viewer: Me }) {
  const { t } = useTranslation('network')
  const [search, change] = useListSearch<NetworkSearch>()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isInviting, setIsInviting] = useState(false)
  const outcome = useInvitationLink(search.invitation)
  const sides = sidesOf(viewer.userGroup.code)
  const side = search.side && sides.includes(search.side) ? search.side : sides[0]
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <Button
            leftSection={<IconUserPlus size={17} aria-hidden />}
            {...InviteDialog.intent}
            onClick={() => setIsInviting(true)}
          >
            {t('invite.open')}
          </Button>
        }
      />
      <LinkNotice outcome={outcome} viewer={viewer} />
      <ReceivedInvitations viewer={viewer} onAsk={setAsked} />
      <Panel flush>
        <SideTabs
          sides={sides}
          side={side}
          onSide={(chosen) =>
            change({
              side: chosen,
              status: undefined,
              search: undefined,
              sort: undefined,
              columns: undefined,
              row: undefined,
            })
          }
        />
        <Relations key={side} side={side} viewer={viewer} onAsk={setAsked} onInvite={() => setIsInviting(true)} />
      </Panel>
      {isInviting && <InviteDialog viewer={viewer} onClose={() => setIsInviting(false)} />}
      {asked && <RelationDialogs asked={asked} viewer={viewer} onClose={() => setAsked(null)} />}
    </>
  )
}

/** What came of the link in a mail. */
function LinkNotice({ outcome, viewer }: { outcome: LinkOutcome | null; viewer: Me }) {
  const { t } = useTranslation('network')
  if (!outcome) return null
  if ('problem' in outcome) {
    return (
      <Stack mb={16}>
        <Notice tone="error" title={t('link.failed')}>
          <p>{outcome.problem}</p>
          {outcome.isDead && <p>{t('link.dead', { email: viewer.email })}</p>}
        </Notice>
      </Stack>
    )
  }
  const { relation } = outcome
  const isOpen = relation.status === 'pending'
  return (
    <Stack mb={16}>
      <Notice tone="info">{t(isOpen ? 'link.open' : 'link.known', { name: nameOf(relation) })}</Notice>
    </Stack>
  )
}

interface Props {
  sides: Side[]
  side: Side
  onSide: (side: Side) => void
}

/** The lists of a network, with how much is in each. */
function SideTabs({ sides, side, onSide }: Props) {
  const { t } = useTranslation('network')
  const counts = useQueries({ queries: sides.map(relationsCountQuery) })
  return (
    <ListTabs
      label={t('side.label')}
      tabs={sides.map((key, at) => ({
        key,
        label: t(`side.${key}`),
        count: counts[at]?.data?.['hydra:totalItems'],
      }))}
      current={side}
      onTab={(chosen) => chosen && onSide(chosen)}
    />
  )
}
