import { Popover, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '~/shared/i18n/i18n'
import { intentOf } from '~/shared/parts/load-on-intent'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { useSession } from '~/shared/session/session'
import classes from './NotificationBell.module.css'
import { unreadQuery } from './queries'

const withTexts = async <T,>(load: Promise<T>) => (await Promise.all([load, loadTexts('notifications')]))[0]

const loadPanel = () => withTexts(import('./NotificationPanel'))
const loadSheet = () => withTexts(import('./NotificationSheet'))
const NotificationPanel = lazy(loadPanel)
const NotificationSheet = lazy(loadSheet)

/** What happened, always in reach: the bell with what is unread. Its panel and its stream are fetched later. */
export function NotificationBell() {
  const isValid = useSession(({ user }) => user?.status === 'valid')
  return isValid ? <Bell /> : null
}

function Bell() {
  const { t } = useTranslation()
  const { data } = useQuery(unreadQuery)
  const arrived = useLive()
  const isPhone = useMediaQuery('(max-width: 37.49em)', false, { getInitialValueInEffect: false })
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const unread = data?.unread ?? 0
  const close = () => setOpen(false)
  const toggle = () => {
    setWanted(true)
    setOpen(!isOpen)
  }
  return (
    <>
      <Popover
        opened={isOpen && !isPhone}
        onChange={setOpen}
        position="bottom-end"
        offset={10}
        width={420}
        trapFocus
        returnFocus
        // The bar never scrolls away.
        hideDetached={false}
        shadow="lg"
      >
        <Popover.Target>
          <UnstyledButton
            className={classes.button}
            data-touch="square"
            aria-label={t('bell.button', { count: unread })}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            {...intentOf(isPhone ? loadSheet : loadPanel)}
            onClick={toggle}
          >
            <IconBell size={20} stroke={1.7} aria-hidden />
            {unread > 0 && <span className={classes.count}>{unread > 99 ? '99+' : unread}</span>}
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown className={classes.panel} aria-label={t('bell.title')}>
          <Suspense fallback={<BlockSkeleton height={320} />}>
            <NotificationPanel onClose={close} />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
      {isPhone && isWanted && (
        <Suspense>
          <NotificationSheet isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
      <VisuallyHidden role="status">{arrived > 0 && t('bell.arrived', { count: arrived })}</VisuallyHidden>
    </>
  )
}

/** Keeps notifications up to date while the page is open, and gives how many arrived last: for who listens. */
function useLive(): number {
  const client = useQueryClient()
  const [arrived, setArrived] = useState(0)
  const owner = useSession(({ user }) => user && (user.impersonator?.id ?? user.id))
  useEffect(() => {
    if (!owner) return undefined
    let isGone = false
    let stop: () => void = () => undefined
    // Its code comes after the first screen's; without it the number is that of the last look.
    import('./live/start')
      .then(({ startLive }) => {
        if (!isGone) stop = startLive(client, owner, setArrived)
      })
      .catch(() => undefined)
    return () => {
      isGone = true
      stop()
    }
  }, [client, owner])
  return arrived
}
