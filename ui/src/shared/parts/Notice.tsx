import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Notice.module.css'

const icons = { info: IconInfoCircle, attention: IconAlertTriangle, error: IconAlertCircle }

interface Props {
  tone: keyof typeof icons
  title?: string
  children: ReactNode
}

/** A message that stays on the page; errors are announced at once. */
export function Notice({ tone, title, children }: Props) {
  const Icon = icons[tone]
  return (
    <div className={classes.notice} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={19} stroke={1.8} aria-hidden />
      <div>
        {title && <p className={classes.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}
