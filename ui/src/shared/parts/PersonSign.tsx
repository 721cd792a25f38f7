import { initialsOf } from '~/shared/format/initials'
import classes from './PersonSign.module.css'

/** A person's logo, or the initials of its name. */
export const PersonSign = ({ name, logo = '' }: { name: string; logo?: string | undefined }) => (
  <span className={classes.sign} aria-hidden>
    {logo ? <img src={logo} alt="" className={classes.logo} /> : initialsOf(name)}
  </span>
)
