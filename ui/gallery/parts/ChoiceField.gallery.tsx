import { useState } from 'react'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { type Gallery, say } from '../gallery'

function Chosen({ from = '', error }: { from?: string; error?: string }) {
  const [value, setValue] = useState(from)
  return (
    <ChoiceField
      label={say('Civilité', 'Title')}
      choices={[
        { value: 'mrs', label: say('Mme', 'Mrs') },
        { value: 'mr', label: say('M', 'Mr') },
      ]}
      value={value}
      onChange={setValue}
      error={error}
    />
  )
}

export default {
  about: 'One of a few choices that are all in view.',
  states: {
    empty: () => <Chosen />,
    chosen: () => <Chosen from="mrs" />,
    error: () => <Chosen error={say('Ce champ est obligatoire.', 'This field is required.')} />,
  },
} satisfies Gallery
