import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Notification } from '~/api/types'
import { formatDate, formatDateTime } from '~/shared/format/format'
import { currentLocale } from '~/shared/locale/locale'
import { IconTile } from '~/shared/parts/IconTile'
import classes from './NotificationRow.module.css'
import { detailOf, iconOf, pathOf, searchOf, titleOf } from './notification'
import { markRead } from './read'

interface Props {
  notification: Notification
  /** The person follows it to what it is about. */
  onOpen: () => void
}

/** One thing that happened: what, to whom, since when; leads to it, and is read from then on. */
export function NotificationRow({ notification, onOpen }: Props) {
  const { t } = useTranslation('notifications')
  const client = useQueryClient()
  const Icon = iconOf(notification)
  const title = titleOf(t, notification)
  const mark = () => {
    if (!notification.read) void markRead(client, [notification.id])
  }
  return (
    <li className={classes.row} data-unread={!notification.read || undefined}>
      <Link
        to={pathOf(notification)}
        search={searchOf(notification)}
        className={classes.link}
        onClick={() => {
          mark()
          onOpen()
        }}
      >
        <IconTile icon={Icon} size={18} stroke={1.7} className={classes.icon} />
        <span className={classes.words}>
          <span className={classes.title}>
            {!notification.read && <VisuallyHidden>{t('isUnread')} : </VisuallyHidden>}
            {title}
          </span>
          <span className={classes.detail}>{detailOf(t, notification)}</span>
          <time
            className={classes.when}
            dateTime={notification.createdAt}
            title={formatDateTime(notification.createdAt)}
          >
            {formatAgo(notification.createdAt, Date.now())}
          </time>
        </span>
      </Link>
      {!notification.read && (
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.mark ?? ''}
          aria-label={t('mark', { title })}
          onClick={mark}
        >
          <span className={classes.dot} />
          <IconCheck size={18} className={classes.check ?? ''} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago an instant was: il y a 5 minutes, hier; its date when that is more than a week. */
function formatAgo(iso: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(iso))
  if (passed >= 7 * DAY) return formatDate(iso)
  const format = new Intl.RelativeTimeFormat(currentLocale(), { numeric: 'auto' })
  if (passed >= DAY) return format.format(-Math.floor(passed / DAY), 'day')
  if (passed >= HOUR) return format.format(-Math.floor(passed / HOUR), 'hour')
  if (passed >= MINUTE) return format.format(-Math.floor(passed / MINUTE), 'minute')
  return format.format(0, 'second')
}
