import { MessagePage } from '~/shared/messages/MessagePage'
import { type Gallery, say } from '../gallery'

const action = () => <button type="button">{say('Réessayer', 'Try again')}</button>

export default {
  about: 'A page that is not there, not allowed, or broken.',
  states: {
    missing: () => (
      <MessagePage status={404} title="Page Not Found" titleLang="en" help={say('Rien ici.', 'Nothing here.')}>
        {action()}
      </MessagePage>
    ),
  },
} satisfies Gallery
