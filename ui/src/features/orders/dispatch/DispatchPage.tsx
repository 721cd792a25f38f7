import { Button } from '@mantine/core'
import { IconPackages, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schemas } from '~/api/types'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { DetailSkeleton } from '~/shared/detail/DetailSkeleton'
import { Stack } from '~/shared/layout/Stack'
import desk from '~/shared/paper/desk.module.css'
import { EmptyState } from '~/shared/parts/EmptyState'
import { LinkButton } from '~/shared/parts/LinkButton'
import { ListTabs } from '~/shared/parts/ListTabs'
import { listAsLeft } from '~/shared/parts/list-memory'
import { Notice } from '~/shared/parts/Notice'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { useSession } from '~/shared/session/session'
import type { Reader } from '../shipping/shipping'
import classes from './DispatchPage.module.css'
import { LabelsView } from './LabelsView'
import { NotesView } from './NotesView'
import { ParcelsView } from './ParcelsView'
import { PickingView } from './PickingView'
import { papersOf } from './papers'
import { pickingOf } from './picking'
import { dispatchQuery } from './queries'
import { type DispatchSearch, VIEWS, type View } from './search'
import { useDispatch } from './use-dispatch'

interface Props {
  search: DispatchSearch
  onView: (view: View) => void
}

/** Several orders prepared together: fetched, packed, labelled, and let go in one act. */
export function DispatchPage({ search: { orders = [], view = 'picking' }, onView }: Props) {
  const { t } = useTranslation('dispatch')
  const user = useSession((session) => session.user)
  const asked = useQuery(dispatchQuery(orders))
  if (!user) return null
  const back = { ...listAsLeft('/orders'), label: t('orders') }
  if (orders.length === 0) {
    return (
      <>
        <PageHeader title={t('title')} back={back} />
        <Panel>
          <NothingChosen />
        </Panel>
      </>
    )
  }
  const reader = { id: user.id, group: user.userGroup.code }
  return (
    <DetailScreen title={t('title')} back={back} asked={asked}>
      {(data) => <Prepared asked={orders.length} {...{ data, reader, back, onView }} view={view} />}
    </DetailScreen>
  )
}

function NothingChosen() {
  const { t } = useTranslation('dispatch')
  return (
    <EmptyState
      icon={IconPackages}
      title={t('none.title')}
      help={t('none.help')}
      action={
        <LinkButton to="/orders" search={{ status: ['preparation', 'partially_shipped'] }} variant="default">
          {t('none.choose')}
        </LinkButton>
      }
    />
  )
}

interface PreparedProps {
  data: Schemas['OrdersDispatch']
  /** How many orders the address names. */
  asked: number
  reader: Reader
  back: { to: string; label: string; search: object }
  view: View
  onView: (view: View) => void
}

function Prepared({ data, asked, reader, back, view, onView }: PreparedProps) {
  const { t } = useTranslation('dispatch')
  const dispatch = useDispatch(data, reader)
  const now = new Date().toISOString()
  const papers = dispatch.prepared
    .filter(({ standing }) => standing === 'leaves' || standing === 'gone')
    .flatMap(({ order, draft }) => papersOf(order, draft, now, dispatch.lotsOf))
  const lists = pickingOf(data.orders, reader)
  const picks = lists.places.flatMap((place) => place.picks)
  const counts = { picking: picks.length, parcels: data.orders.length, labels: papers.length, notes: papers.length }
  const missing = asked - data.orders.length
  return (
    <>
      <div className={desk.screen}>
        <PageHeader
          title={t('title')}
          back={back}
          subtitle={t('subtitle', { count: data.orders.length })}
          actions={
            view !== 'parcels' &&
            counts[view] > 0 && (
              // The picking list is worked on here: its way on is filled, and printing stands back.
              <Button
                variant={view === 'picking' ? 'default' : 'filled'}
                leftSection={<IconPrinter size={17} aria-hidden />}
                onClick={() => window.print()}
              >
                {t(`print.${view}`)}
              </Button>
            )
          }
        />
        <div className={classes.tabs}>
          <ListTabs
            label={t('tabs.label')}
            tabs={VIEWS.map((key) => ({ key, label: t(`tabs.${key}`), count: counts[key] }))}
            current={view}
            onTab={(key) => onView(key ?? 'picking')}
          />
        </div>
        {missing > 0 && (
          <Stack mb={16}>
            <Notice tone="attention">{t('missing', { count: missing })}</Notice>
          </Stack>
        )}
      </div>
      {dispatch.isReading ? (
        <DetailSkeleton />
      ) : (
        <>
          {view === 'picking' && <PickingView lists={lists} data={data} dispatch={dispatch} onView={onView} />}
          {view === 'parcels' && <ParcelsView dispatch={dispatch} reader={reader} onView={onView} />}
          {view === 'labels' && <LabelsView papers={papers} onView={onView} />}
          {view === 'notes' && <NotesView papers={papers} onView={onView} />}
        </>
      )}
    </>
  )
}
