import { initialsOf } from '~/shared/format/initials'
import classes from './PersonSign.module.css'

/** A person's logo, or the initials of its name. */
export function PersonSign({ name, logo = '' }: { name: string; logo?: string | undefined }) {
  return (
    <span className={classes.sign} aria-hidden>
      {logo ? <img src={logo} alt="" className={classes.logo} /> : initialsOf(name)}
    </span>
  )
}
