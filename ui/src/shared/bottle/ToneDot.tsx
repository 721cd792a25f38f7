import { dot } from './palette'
import classes from './ToneDot.module.css'
import type { Tone } from './tone'

/** The dot of a wine's colour; always beside its name. */
export function ToneDot({ tone }: { tone: Tone }) {
  return <span className={classes.dot} style={{ background: dot[tone] }} aria-hidden="true" />
}
