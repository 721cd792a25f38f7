import { IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '~/shared/format/format'
import classes from './ClaimCountdown.module.css'
import { hoursLeft } from './claim'

const HOURS_OF_A_DAY = 24

/** How long the carrier still takes reservations. */
export function ClaimCountdown({ until }: { until: string }) {
  const { t } = useTranslation('orders')
  const hours = hoursLeft(until)
  const days = Math.floor(hours / HOURS_OF_A_DAY)
  const date = formatDateTime(until)
  return (
    <p className={classes.claim} data-over={hours === 0 || undefined}>
      <IconClock size={16} aria-hidden />
      <span>
        {hours === 0
          ? t('claim.over', { date })
          : days > 0
            ? t('claim.days', { count: days, date })
            : t('claim.hours', { count: hours, date })}
      </span>
    </p>
  )
}
