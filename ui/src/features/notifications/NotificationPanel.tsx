import { Button, CloseButton } from '@mantine/core'
import { IconBell, IconChecks, IconSettings } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '~/shared/parts/EmptyState'
import { ErrorState } from '~/shared/parts/ErrorState'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import classes from './NotificationPanel.module.css'
import { NotificationRow } from './NotificationRow'
import { listQuery, unreadQuery } from './queries'
import { markRead } from './read'
import { WaitingLinks } from './WaitingLinks'

interface Props {
  onClose: () => void
  /** It fills the screen and is closed by a button. */
  isSheet?: boolean
}

/** What the person was told, the newest first, as far back as it goes. */
export default function NotificationPanel({ onClose, isSheet = false }: Props) {
  const { t } = useTranslation('notifications')
  const client = useQueryClient()
  const [isUnread, setUnread] = useState(false)
  const unread = useQuery(unreadQuery).data?.unread ?? 0
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('title')}</h2>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          className={classes.all ?? ''}
          leftSection={<IconChecks size={16} aria-hidden />}
          // It keeps the focus, and so the keys that close the panel.
          aria-disabled={unread === 0}
          {...(unread === 0 ? { 'data-disabled': true } : {})}
          onClick={() => unread > 0 && void markRead(client)}
        >
          {t('markAll')}
        </Button>
        {isSheet && <CloseButton size={44} iconSize={20} aria-label={t('close')} onClick={onClose} />}
      </div>
      <WaitingLinks onOpen={onClose} />
      <fieldset className={classes.tabs} aria-label={t('filter')}>
        {[false, true].map((only) => (
          <button
            key={String(only)}
            type="button"
            className={classes.tab}
            data-touch
            aria-pressed={isUnread === only}
            onClick={() => setUnread(only)}
          >
            {t(only ? 'unread' : 'all')}
          </button>
        ))}
      </fieldset>
      <Rows key={String(isUnread)} isUnread={isUnread} onClose={onClose} />
      <div className={classes.foot}>
        <Link
          to="/profile/edit"
          search={{ section: 'notifications' }}
          className={classes.choose}
          data-touch
          onClick={onClose}
        >
          <IconSettings size={16} aria-hidden />
          {t('choose')}
        </Link>
      </div>
    </>
  )
}

function Rows({ isUnread, onClose }: { isUnread: boolean; onClose: () => void }) {
  const { t } = useTranslation('notifications')
  const asked = useInfiniteQuery(listQuery(isUnread))
  const end = useSentinel(() => {
    if (asked.hasNextPage && !asked.isFetching) void asked.fetchNextPage()
  })
  if (asked.isPending) {
    return (
      <div className={classes.wait}>
        <RowsSkeleton rows={6} />
      </div>
    )
  }
  if (!asked.data) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />
  const rows = asked.data.pages.flatMap((page) => page['hydra:member'])
  if (rows.length === 0) {
    const nothing = isUnread ? 'allRead' : 'empty'
    return <EmptyState icon={IconBell} title={t(`${nothing}.title`)} help={t(`${nothing}.help`)} />
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={t('list')} aria-busy={asked.isFetching}>
      <ul>
        {rows.map((row) => (
          <NotificationRow key={row.id} notification={row} onOpen={onClose} />
        ))}
      </ul>
      {asked.hasNextPage && (
        <div ref={end} className={classes.more}>
          <Button
            variant="subtle"
            color="gray"
            loading={asked.isFetchingNextPage}
            onClick={() => void asked.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** A mark at the end of a list: acts whenever it comes near the visible part. */
function useSentinel(act: () => void) {
  const mark = useRef<HTMLDivElement>(null)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  // Looked for after each render: the mark goes and comes with the list.
  useEffect(() => {
    if (!mark.current || typeof IntersectionObserver === 'undefined') return undefined
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current()
      },
      { rootMargin: '240px' },
    )
    watch.observe(mark.current)
    return () => watch.disconnect()
  })
  return mark
}
