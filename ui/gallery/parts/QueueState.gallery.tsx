import { StateOf } from '~/shared/queue/QueueState'
import type { Gallery } from '../gallery'
import { command } from '../samples/commands'

const three = [command(1), command(2), command(3)]

export default {
  about: 'Whether everything that was done here has reached the server.',
  states: {
    sent: () => <StateOf commands={[]} isSending={false} isOffline={false} />,
    'not yet saved': () => (
      <StateOf commands={[]} isSending={false} isOffline={false} unsaved="30 bouteilles à enregistrer" />
    ),
    sending: () => <StateOf commands={three} isSending isOffline={false} />,
    waiting: () => <StateOf commands={[command(1)]} isSending={false} isOffline={false} />,
    offline: () => <StateOf commands={three} isSending={false} isOffline />,
    'offline, nothing waits': () => <StateOf commands={[]} isSending={false} isOffline />,
    'to be reviewed': () => <StateOf commands={[command(1, true)]} isSending={false} isOffline={false} />,
  },
} satisfies Gallery
