import { PasswordChecklist } from '~/shared/forms/inputs/PasswordChecklist'
import type { Gallery } from '../gallery'

export default {
  about: 'What a password must hold, and what of it is there already.',
  states: {
    empty: () => <PasswordChecklist value="" />,
    started: () => <PasswordChecklist value="bandol2" />,
    complete: () => <PasswordChecklist value="Bandol#2019-Mas" />,
  },
} satisfies Gallery
