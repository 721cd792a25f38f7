import { NetworkError } from '~/shared/api/errors'
import { ErrorState } from '~/shared/parts/ErrorState'
import { type Gallery, say } from '../gallery'

const still = () => undefined

/** What the API says of a refusal. */
const refusal = (message: string) => Object.assign(new Error(message), { name: 'ApiError' })

export default {
  about: 'What stands where a query failed: the words of the server, and a button that asks again.',
  states: {
    server: () => <ErrorState error={new Error('boom')} onRetry={still} />,
    network: () => <ErrorState error={new NetworkError('offline')} onRetry={still} />,
    refused: () => (
      <ErrorState
        error={refusal(
          say(
            'Cette commande appartient à un autre établissement : demandez à son propriétaire de la partager avec vous.',
            'This order belongs to another house: ask its owner to share it with you.',
          ),
        )}
        onRetry={still}
      />
    ),
  },
} satisfies Gallery
