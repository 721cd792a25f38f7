import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { BottleStepper } from '~/shared/counting/BottleStepper'
import { CountingLine } from '~/shared/counting/CountingLine'
import { cartonsText } from '~/shared/warehouse/goods'
import { type Gallery, say } from '../gallery'
import { goods } from '../samples/goods'

function Counted({
  first,
  isLast = false,
  isOpen = false,
}: {
  first: number | null
  isLast?: boolean
  isOpen?: boolean
}) {
  const [bottles, setBottles] = useState(first)
  return (
    <ul>
      {goods.slice(0, 1).map((product) => (
        <CountingLine
          key={product.id}
          product={product}
          isLast={isLast}
          standing={
            <b>{bottles === null ? say('à compter', 'to count') : cartonsText(bottles, product.unitsPerCarton)}</b>
          }
          more={{
            words: say('Lot, remarque', 'Lot, note'),
            label: say('Lot et remarque', 'Lot and note'),
            isOpen,
            fields: <TextInput label={say('Lot', 'Lot')} />,
          }}
        >
          <BottleStepper
            product={product}
            label={say('Comptées', 'Counted')}
            value={bottles}
            onChange={setBottles}
            onAdd={(more) => setBottles(Math.max(0, (bottles ?? 0) + more))}
          />
        </CountingLine>
      ))}
    </ul>
  )
}

export default {
  about: 'One product that is counted, large enough for a tablet in a cellar.',
  states: {
    'to count': () => <Counted first={null} />,
    'counted last': () => <Counted first={14} isLast />,
    'with its lot': () => <Counted first={14} isOpen />,
  },
} satisfies Gallery
