import { useState } from 'react'
import { QuantityField } from '~/shared/order/QuantityField'
import { type Gallery, say } from '../gallery'

function Field({ multiple, error }: { multiple?: number; error?: string }) {
  const [value, setValue] = useState(12)
  return (
    <QuantityField
      label="Château Brisac 2021"
      value={value}
      onChange={setValue}
      max={120}
      unitsPerCarton={6}
      {...(multiple ? { multiple } : {})}
      error={error}
    />
  )
}

export default {
  about: 'Some bottles of a line, with what is wrong with them.',
  states: {
    'one by one': () => <Field />,
    'by the carton': () => <Field multiple={6} />,
    wrong: () => <Field error={say('Il ne reste que 6 bouteilles.', 'Only 6 bottles are left.')} />,
  },
} satisfies Gallery
