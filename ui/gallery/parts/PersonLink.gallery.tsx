import { PersonLink } from '~/shared/parts/PersonLink'
import { setUser } from '~/shared/session/session'
import { Focused } from '../act'
import type { Gallery } from '../gallery'
import { agent } from '../samples/people'

function link() {
  setUser(agent)
  return <PersonLink person={{ id: 5, group: 'supplier' }}>Maison Delorme</PersonLink>
}

export default {
  about: 'A person’s name that leads to its page, wherever it stands.',
  states: { normal: link },
  alone: { focus: () => <Focused>{link()}</Focused> },
} satisfies Gallery
