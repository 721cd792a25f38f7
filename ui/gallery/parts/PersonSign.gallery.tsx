import { PersonSign } from '~/shared/parts/PersonSign'
import type { Gallery } from '../gallery'

const LOGO =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxjaXJjbGUgY3g9IjQiIGN5PSI0IiByPSIzIiBmaWxsPSIjQTgzMzJCIi8+PC9zdmc+'

export default {
  about: 'The face of a person or a company: its logo, or the initials of its name.',
  states: {
    initials: () => <PersonSign name="Le Comptoir des Tilleuls" />,
    'one word': () => <PersonSign name="Delorme" />,
    logo: () => <PersonSign name="Maison Delorme" logo={LOGO} />,
  },
} satisfies Gallery
