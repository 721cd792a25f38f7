import { useState } from 'react'
import { PasswordField } from '~/shared/forms/inputs/PasswordField'
import { type Gallery, say } from '../gallery'

interface Props {
  from: string
  withChecklist?: boolean
  error?: string
  disabled?: boolean
}

function Typed({ from, ...others }: Props) {
  const [password, setPassword] = useState(from)
  return (
    <PasswordField
      label={say('Mot de passe', 'Password')}
      value={password}
      onChange={(event) => setPassword(event.currentTarget.value)}
      {...others}
    />
  )
}

export default {
  about: 'A password, hidden until its button shows it.',
  states: {
    empty: () => <Typed from="" />,
    filled: () => <Typed from="Bandol2019" />,
    'new, empty': () => <Typed from="" withChecklist />,
    'new, started': () => <Typed from="bandol" withChecklist />,
    error: () => <Typed from="x" error={say('Le mot de passe est trop court.', 'The password is too short.')} />,
    disabled: () => <Typed from="Bandol2019" disabled />,
  },
} satisfies Gallery
