import type { ReactNode } from 'react'
import { Dock } from '~/shared/parts/Dock'
import classes from './StepFoot.module.css'

interface Props {
  words: ReactNode
  detail?: ReactNode
  /** Buttons; the filled one goes on. */
  children: ReactNode
}

/** What is ready and the way on; stays at the bottom of the screen. */
export const StepFoot = ({ words, detail, children }: Props) => (
  <Dock isSticky className={classes.foot}>
    <div className={classes.words}>
      <p className={classes.main}>{words}</p>
      {detail && <p className={classes.detail}>{detail}</p>}
    </div>
    <div className={classes.acts}>{children}</div>
  </Dock>
)
