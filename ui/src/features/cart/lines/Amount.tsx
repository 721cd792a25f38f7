import { Money } from '~/shared/parts/Money'
import classes from './Amount.module.css'

interface Props {
  /** Null while nobody knows it. */
  value: number | null
  /** Whether the server said so; what it has not confirmed is dimmed. */
  isConfirmed: boolean
  serif?: boolean
}

/** An amount of the cart. */
export const Amount = ({ value, isConfirmed, serif = false }: Props) => (
  <span className={classes.amount} data-open={isConfirmed ? undefined : true}>
    {value === null ? '–' : <Money value={value} serif={serif} />}
  </span>
)
