import { useState } from 'react'
import { NumberField } from '~/shared/forms/inputs/NumberField'
import { type Gallery, say } from '../gallery'

function Typed({ from, error }: { from: number | string; error?: string }) {
  const [value, setValue] = useState(from)
  return (
    <div style={{ maxWidth: 200 }}>
      <NumberField
        label={say('Contenance', 'Size')}
        unit="cl"
        decimals={1}
        value={value}
        onChange={setValue}
        error={error}
      />
    </div>
  )
}

export default {
  about: 'A number with its unit, written as its language writes it.',
  states: {
    empty: () => <Typed from="" />,
    filled: () => <Typed from={37.5} />,
    error: () => <Typed from="" error={say('Ce champ est obligatoire.', 'This field is required.')} />,
  },
} satisfies Gallery
