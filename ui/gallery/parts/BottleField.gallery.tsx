import { useState } from 'react'
import { BottleField } from '~/shared/warehouse/BottleField'
import { type Gallery, say } from '../gallery'

function Field({ first, error, isLarge }: { first: number | null; error?: string; isLarge?: boolean }) {
  const [value, setValue] = useState(first)
  return (
    <BottleField
      label="Château Brisac 2021"
      value={value}
      onChange={setValue}
      unitsPerCarton={6}
      isLarge={isLarge ?? false}
      error={error}
    />
  )
}

export default {
  about: 'A number of bottles: typed, or changed by the arrows by one, and by a carton with the shift key.',
  states: {
    some: () => <Field first={12} />,
    'none said yet': () => <Field first={null} />,
    large: () => <Field first={12} isLarge />,
    wrong: () => <Field first={0} error={say('Au moins une bouteille.', 'At least one bottle.')} />,
  },
} satisfies Gallery
