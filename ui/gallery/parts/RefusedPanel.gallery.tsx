import { RefusedPanel } from '~/shared/queue/RefusedPanel'
import { type Gallery, say } from '../gallery'
import { command } from '../samples/commands'

const describe = () => say('12 bouteilles (Clos des Marnes 2022)', '12 bottles (Clos des Marnes 2022)')

export default {
  about: 'What the server did not take, and why; each is changed, sent again or given up.',
  states: {
    one: () => <RefusedPanel commands={[command(1, true)]} describe={describe} onTakeBack={() => undefined} />,
    several: () => (
      <RefusedPanel commands={[command(1, true), command(2, true)]} describe={describe} onTakeBack={() => undefined} />
    ),
    none: () => <RefusedPanel commands={[]} describe={describe} onTakeBack={() => undefined} />,
  },
} satisfies Gallery
