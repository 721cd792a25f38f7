import { IconAlertTriangle } from '@tabler/icons-react'
import type { Obstacle } from '../blockers'
import classes from './CartLine.module.css'
import { FillCarton } from './FillCarton'
import { RepairButton } from './RepairButton'

/** What keeps a line from being ordered, with the click that mends it. */
export function LineBlocker({ obstacle: { message, topUp, repair } }: { obstacle: Obstacle }) {
  return (
    <p className={classes.blocker}>
      <IconAlertTriangle size={16} aria-hidden />
      <span>{message}</span>
      {topUp && <FillCarton topUp={topUp} className={classes.fill} />}
      {repair && <RepairButton repair={repair} className={classes.fill} />}
    </p>
  )
}
