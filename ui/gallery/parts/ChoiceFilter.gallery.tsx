import { useState } from 'react'
import { ChoiceFilter } from '~/shared/filters/ChoiceFilter'
import { type Gallery, say } from '../gallery'

const names = () => ({ red: say('Rouge', 'Red'), white: say('Blanc', 'White'), rose: say('Rosé', 'Rosé') })

type Colour = keyof ReturnType<typeof names>

function Chosen({ isStacked }: { isStacked: boolean }) {
  const [chosen, setChosen] = useState<Colour[]>(['white'])
  return (
    <ChoiceFilter
      label={say('Couleur', 'Colour')}
      codes={['red', 'white', 'rose'] as const}
      row={(code) => names()[code]}
      chosen={chosen}
      onChange={setChosen}
      isStacked={isStacked}
    />
  )
}

export default {
  about: 'A filter of which several values may be chosen: behind a button, or below a heading in the drawer.',
  states: { bar: () => <Chosen isStacked={false} />, stacked: () => <Chosen isStacked /> },
} satisfies Gallery
