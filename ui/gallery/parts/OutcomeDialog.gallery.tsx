import { type Outcome, OutcomeDialog } from '~/shared/table/OutcomeDialog'
import { type Gallery, say } from '../gallery'

const still = () => undefined

const refused = (id: number): Outcome => ({
  id,
  name: (
    <>
      <b>CMD-2026-00000{id}</b>
      <span> · Le Comptoir des Tilleuls</span>
    </>
  ),
  isDone: false,
  words: say('L’encours du client est dépassé.', 'The customer’s credit limit is exceeded.'),
})

const done = (id: number): Outcome => ({
  ...refused(id),
  isDone: true,
  words: say('Commande validée', 'Order validated'),
})

const dialog = (outcomes: Outcome[]) => (
  <OutcomeDialog
    title={say('Commandes traitées', 'Orders done')}
    label={say('Résultat ligne par ligne', 'Result of each row')}
    outcomes={outcomes}
    onClose={still}
  />
)

export default {
  about: 'What became of each of several rows, those that were refused first.',
  states: {},
  alone: {
    'some refused': () => dialog([done(1), refused(2), done(3)]),
    'a long list': () => dialog(Array.from({ length: 24 }, (_, at) => (at % 3 ? done(at) : refused(at)))),
  },
} satisfies Gallery
