import { formatMoney } from '~/shared/format/format'
import classes from './numbers.module.css'

/** An amount in euros, in figures of one width. `serif` is for totals alone. */
export function Money({ value, serif = false }: { value: number; serif?: boolean }) {
  return <span className={serif ? classes.total : classes.number}>{formatMoney(value)}</span>
}
