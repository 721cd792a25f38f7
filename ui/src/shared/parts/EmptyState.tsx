import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

interface Props {
  icon: Icon
  title: string
  /** One sentence of help. */
  help?: ReactNode
  /** One button. */
  action?: ReactNode
}

/** What stands where nothing is: an icon, a name, a sentence, a way on. */
export const EmptyState = ({ icon: Sign, title, help, action }: Props) => (
  <div className={classes.empty}>
    <span className={classes.icon}>
      <Sign size={26} stroke={1.5} aria-hidden />
    </span>
    <p className={classes.title}>{title}</p>
    {help && <p className={classes.help}>{help}</p>}
    {action && <div className={classes.action}>{action}</div>}
  </div>
)
