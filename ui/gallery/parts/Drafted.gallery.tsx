import { TextInput } from '@mantine/core'
import { Drafted, ResumedNotice } from '~/shared/forms/Drafted'
import { Stack } from '~/shared/layout/Stack'
import { type Gallery, say } from '../gallery'
import { Column } from '../Row'

const carrier = () => say('Transporteur', 'Carrier')
const anew = () => say('Recommencer', 'Start again')

export default {
  about: 'A form that goes on where it was left, and says so.',
  states: {
    'nothing kept': () => (
      <Column>
        <Drafted<string> name="gallery">
          {({ draft }) => <TextInput label={carrier()} defaultValue={draft ?? ''} />}
        </Drafted>
      </Column>
    ),
    resumed: () => (
      <Column>
        <Stack>
          <ResumedNotice
            words={say('Vous retrouvez ce que vous aviez saisi.', 'What you had entered is back.')}
            anew={anew()}
            onAnew={() => undefined}
          />
          <TextInput label={carrier()} defaultValue="Transports Dubreuil" />
        </Stack>
      </Column>
    ),
    long: () => (
      <Column>
        <ResumedNotice
          words={say(
            'Vous retrouvez les quarante lignes que vous aviez saisies le 24/11/2026 à 18 h 05 pour Château La Tour du Haut-Moulin, sans les avoir envoyées.',
            'The forty lines that you entered for Château La Tour du Haut-Moulin on 24/11/2026 at 18:05, and did not send, are back.',
          )}
          anew={anew()}
          onAnew={() => undefined}
        />
      </Column>
    ),
  },
} satisfies Gallery
