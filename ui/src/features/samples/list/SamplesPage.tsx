import { IconCheck, IconGlassFull } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GroupCode, Me, SampleRequest } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { useWaitingIn } from '~/shared/api/waiting'
import { wineOf } from '~/shared/format/format'
import { ListScreen } from '~/shared/list/ListScreen'
import type { ListOnScreen } from '~/shared/list/use-list'
import { useList } from '~/shared/list/use-list'
import { EmptyState } from '~/shared/parts/EmptyState'
import { LinkButton } from '~/shared/parts/LinkButton'
import { ListTabs } from '~/shared/parts/ListTabs'
import { NoResult } from '~/shared/parts/NoResult'
import { useSession } from '~/shared/session/session'
import { BulkAction, BulkBar } from '~/shared/table/BulkBar'
import { SampleDialogs } from '../detail/dialogs'
import { sampleSummaryQuery } from '../queries'
import { type Side, sideOf } from '../sample'
import type { Asked } from '../sample-actions'
import { useSampleActions } from '../sample-actions'
import { QuotaButton } from './QuotaButton'
import { SampleFigures } from './SampleFigures'
import { samplesList } from './samples-list'
import type { SamplesSearch } from './samples-search'
import { TABS, type Tab } from './samples-search'

// Fetched when one is opened: the list is read far more often.
const SampleSheet = lazy(() => import('../detail/SampleSheet').then((part) => ({ default: part.SampleSheet })))

/** The sample requests a person may see; everything chosen here is in the URL. */
export function SamplesPage() {
  const viewer = useSession((session) => session.user)
  return viewer && <Page viewer={viewer} />
}

function Page({ viewer }: { viewer: Me }) {
  const { t } = useTranslation('samples')
  const group = viewer.userGroup.code
  const side = sideOf(group)
  const [asked, setAsked] = useState<Asked | null>(null)
  const samples = useList(useMemo(() => samplesList(t, group, setAsked), [t, group]))
  const { search, change, isFiltered, clear } = samples
  const waiting = useWaitingIn('samples')
  const pending = useQuery({ ...sampleSummaryQuery, enabled: isAdmin(group) }).data?.pending
  const counts: Partial<Record<Tab, number | undefined>> = isAdmin(group) ? { pending } : { todo: waiting }
  const empty =
    isFiltered || search.tab ? (
      <NoResult help={t('empty.filtered')} onClear={() => clear({ tab: undefined })} />
    ) : (
      <NoSamples side={side} />
    )
  return (
    <>
      <ListScreen
        on={samples}
        title={t('title')}
        rowLabel={({ product }) => wineOf(product)}
        actions={group === 'supplier' && <QuotaButton supplier={viewer.id} />}
        figures={side === 'seller' && <SampleFigures group={group} />}
        tabs={
          <ListTabs
            label={t('tabs.label')}
            tabs={[undefined, ...tabsOf(group)].map((key) => ({
              key,
              label: t(`tabs.${key ?? 'all'}`),
              count: key && counts[key],
            }))}
            current={search.tab}
            onTab={(tab) => change({ tab })}
          />
        }
        bulk={side === 'seller' ? <AcceptBar samples={samples} /> : undefined}
        empty={empty}
      />
      <Suspense>
        {search.request !== undefined && <SampleSheet id={search.request} group={group} onAsk={setAsked} />}
        {asked && <SampleDialogs asked={asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </>
  )
}

/** What awaits an answer is what a seller has to do; to administrators, who stand beside, nothing is. */
function tabsOf(group: GroupCode): Tab[] {
  const other = isAdmin(group) ? 'todo' : sideOf(group) === 'seller' ? 'pending' : undefined
  return TABS.filter((tab) => tab !== other)
}

/** Why there is nothing yet, and the way on. */
function NoSamples({ side }: { side: Side }) {
  const { t } = useTranslation('samples')
  return (
    <EmptyState
      icon={IconGlassFull}
      title={t(`empty.${side}`)}
      help={t(`empty.${side}Help`)}
      action={
        side === 'buyer' && (
          <LinkButton to="/products" variant="default">
            {t('empty.catalogue')}
          </LinkButton>
        )
      }
    />
  )
}

/** Rows one call answers. */
const MOST = 200

/** Accepts the chosen requests that wait for an answer. */
function AcceptBar({ samples: { selection, chosen } }: { samples: ListOnScreen<SampleRequest, SamplesSearch> }) {
  const { t } = useTranslation('samples')
  const { acceptAll, isBusy } = useSampleActions()
  async function accept() {
    await acceptAll((await chosen()).slice(0, MOST))
    selection.onClear()
  }
  return (
    <BulkBar count={selection.count} gender="feminine" onClear={selection.onClear}>
      <BulkAction icon={<IconCheck size={17} aria-hidden />} disabled={isBusy} onClick={() => void accept()}>
        {t('bulk.valid')}
      </BulkAction>
    </BulkBar>
  )
}
