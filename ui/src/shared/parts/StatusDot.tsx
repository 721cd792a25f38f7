import classes from './StatusDot.module.css'

/** The meaning a colour has everywhere: nothing, attention, under way, done, error. */
export type StatusTone = 'neutral' | 'attention' | 'progress' | 'done' | 'error'

/** A status: a dot and a word, never a colour alone. */
export const StatusDot = ({ tone, label }: { tone: StatusTone; label: string }) => (
  <span className={classes.status} data-tone={tone}>
    {label}
  </span>
)
