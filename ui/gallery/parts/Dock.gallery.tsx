import { Dock } from '~/shared/parts/Dock'
import classes from '~/shared/parts/Dock.module.css'
import { type Gallery, say } from '../gallery'

export default {
  about: 'A dark bar below work: what it comes to, and the way on.',
  states: {
    normal: () => (
      <Dock as="section" aria-label={say('Total', 'Total')}>
        <span className={classes.amount}>
          1 284,00 € <small>HT</small>
        </span>
        <button type="button" className={classes.act}>
          {say('Commander', 'Order')}
        </button>
      </Dock>
    ),
  },
} satisfies Gallery
