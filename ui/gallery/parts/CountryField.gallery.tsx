import { useState } from 'react'
import { CountryField } from '~/shared/forms/inputs/CountryField'
import { Pressed } from '../act'
import { type Gallery, say } from '../gallery'

interface Props {
  from: string | null
  error?: string
  disabled?: boolean
}

function Chosen({ from, ...others }: Props) {
  const [code, setCode] = useState(from)
  return <CountryField label={say('Pays', 'Country')} value={code} onChange={setCode} {...others} />
}

export default {
  about: 'A country, found by typing its name or its code.',
  states: {
    empty: () => <Chosen from={null} />,
    filled: () => <Chosen from="FR" />,
    error: () => <Chosen from={null} error={say('Ce champ est obligatoire.', 'This field is required.')} />,
    disabled: () => <Chosen from="BE" disabled />,
  },
  alone: {
    open: () => (
      <Pressed of="input">
        <Chosen from="FR" />
      </Pressed>
    ),
  },
} satisfies Gallery
