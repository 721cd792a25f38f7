import { useState } from 'react'
import { MoneyField } from '~/shared/forms/inputs/MoneyField'
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
      <MoneyField label={say('Prix net', 'Net price')} value={value} onChange={setValue} {...others} />
    </div>
  )
}

export default {
  about: 'An amount in euros, typed as one writes it.',
  states: {
    empty: () => <Typed from={null} />,
    filled: () => <Typed from={123450} />,
    extreme: () => <Typed from={999999999} />,
    error: () => <Typed from={null} error={say('Ce champ est obligatoire.', 'This field is required.')} />,
    disabled: () => <Typed from={123450} disabled />,
  },
  alone: {
    focus: () => (
      <Focused>
        <Typed from={123450} />
      </Focused>
    ),
  },
} satisfies Gallery
