import { useState } from 'react'
import { PercentField } from '~/shared/forms/inputs/PercentField'
import { Focused } from '../act'
import { type Gallery, say } from '../gallery'

interface Props {
  from: number | null
  error?: string
  disabled?: boolean
}

function Typed({ from, ...others }: Props) {
  const [value, setValue] = useState(from)
  return (
    <div style={{ maxWidth: 200 }}>
      <PercentField label={say('Remise', 'Discount')} value={value} onChange={setValue} {...others} />
    </div>
  )
}

export default {
  about: 'A rate, shown as 12,5 %.',
  states: {
    empty: () => <Typed from={null} />,
    filled: () => <Typed from={1250} />,
    extreme: () => <Typed from={10000} />,
    error: () => <Typed from={null} error={say('Ce champ est obligatoire.', 'This field is required.')} />,
    disabled: () => <Typed from={1250} disabled />,
  },
  alone: {
    focus: () => (
      <Focused>
        <Typed from={1250} />
      </Focused>
    ),
  },
} satisfies Gallery
