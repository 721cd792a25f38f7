import { useState } from 'react'
import { QuantityStepper } from '~/shared/parts/QuantityStepper'
import { Focused } from '../act'
import type { Gallery } from '../gallery'

interface Props {
  from: number
  label?: string
  multiple?: number
  disabled?: boolean
}

function Counted({ from, label = 'Château Brisac 2021', multiple = 6, disabled = false }: Props) {
  const [bottles, setBottles] = useState(from)
  return (
    <QuantityStepper
      value={bottles}
      onChange={setBottles}
      label={label}
      unitsPerCarton={6}
      multiple={multiple}
      minimum={multiple}
      disabled={disabled}
    />
  )
}

export default {
  about: 'A quantity by the carton: two buttons and a figure that arrow keys change.',
  states: {
    empty: () => <Counted from={0} />,
    filled: () => <Counted from={18} />,
    'by the bottle': () => <Counted from={7} multiple={1} label="Blonde du Canal" />,
    extreme: () => <Counted from={599_994} />,
    disabled: () => <Counted from={12} disabled />,
  },
  alone: {
    focus: () => (
      <Focused>
        <Counted from={12} />
      </Focused>
    ),
  },
} satisfies Gallery
