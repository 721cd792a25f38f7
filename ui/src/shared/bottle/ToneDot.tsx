import { dot } from './palette'
import type { Tone } from './tone'
import classes from './ToneDot.module.css'

/** The dot of a wine's colour; always beside its name. */
export function ToneDot({ tone }: { tone: Tone }) {
  return <span className={classes.dot} style={{ background: dot[tone] }} aria-hidden="true" />
}
