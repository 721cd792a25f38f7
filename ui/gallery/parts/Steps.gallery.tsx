import { Steps } from '~/shared/parts/Steps'
import { type Gallery, say } from '../gallery'

const names = () => [
  say('Fichier', 'File'),
  say('Colonnes', 'Columns'),
  say('Contrôle', 'Check'),
  say('Import', 'Import'),
]
const above = (index: number, isDone: boolean) =>
  isDone ? say('Fait', 'Done') : say(`Étape ${index + 1}`, `Step ${index + 1}`)

export default {
  about: 'The steps of something longer: what is done, where we are, what follows.',
  states: {
    'at the first': () => (
      <Steps label={say('Étapes', 'Steps')} steps={names().map((name) => ({ name }))} at={0} above={above} />
    ),
    'with a way back': () => (
      <Steps
        label={say('Étapes du fichier', 'Steps of the file')}
        steps={names().map((name, index) => (index < 2 ? { name, to: { to: '.' } } : { name }))}
        at={2}
        above={above}
      />
    ),
    'at the end': () => (
      <Steps
        label={say('Étapes faites', 'Steps done')}
        steps={names().map((name) => ({ name }))}
        at={3}
        isOver
        above={above}
      />
    ),
  },
} satisfies Gallery
