import { TextInput } from '@mantine/core'
import { GuestPage } from '~/shared/parts/GuestPage'
import { type Gallery, say } from '../gallery'

function Page({ isWide = false }: { isWide?: boolean }) {
  return (
    <GuestPage
      isWide={isWide}
      title={say('Mot de passe oublié', 'Forgotten password')}
      subtitle={say('Nous vous envoyons un lien.', 'We will send you a link.')}
    >
      <TextInput label={say('Adresse e-mail', 'E-mail address')} />
    </GuestPage>
  )
}

export default {
  about: 'The column of a page without a person.',
  states: { narrow: () => <Page />, wide: () => <Page isWide /> },
} satisfies Gallery
