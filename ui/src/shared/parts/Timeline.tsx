import type { ReactNode } from 'react'
import { formatDateTime } from '~/shared/format/format'
import classes from './Timeline.module.css'

export interface TimelineEvent {
  key: string
  title: string
  /** An instant; absent for what is still to come. */
  at?: string
  /** Who did it, and for whom. */
  by?: string
  detail?: ReactNode
  tone?: 'done' | 'error'
}

/** What happened, when and by whom; what is to come is hollow. */
export const Timeline = ({ events }: { events: TimelineEvent[] }) => (
  <ol>
    {events.map(({ key, title, at, by, detail, tone = 'done' }) => (
      <li key={key} className={classes.event} data-tone={at ? tone : 'coming'}>
        <b className={classes.title}>{title}</b>
        {at && (
          <span className={classes.when}>
            <time dateTime={at}>{formatDateTime(at)}</time>
            {by && <> · {by}</>}
          </span>
        )}
        {detail && <div className={classes.detail}>{detail}</div>}
      </li>
    ))}
  </ol>
)
