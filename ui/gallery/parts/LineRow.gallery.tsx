import { Button } from '@mantine/core'
import { useState } from 'react'
import { LineRow } from '~/shared/lines/LineRow'
import lines from '~/shared/lines/lines.module.css'
import { RemoveButton } from '~/shared/lines/RemoveButton'
import { cartonsText } from '~/shared/warehouse/goods'
import { type Gallery, say } from '../gallery'
import { goods } from '../samples/goods'

function Written({ problems = '' }: { problems?: string }) {
  const [bottles, setBottles] = useState(14)
  return (
    <ul className={lines.lines}>
      {goods.slice(0, 1).map((product) => (
        <LineRow
          key={product.id}
          product={product}
          line={product['@id']}
          paths={{ product: 'lines.0.product' }}
          problems={problems}
          bottles={{ label: say('Bouteilles', 'Bottles'), value: bottles, onChange: setBottles }}
          beside={cartonsText(bottles, product.unitsPerCarton)}
          acts={
            <>
              <Button size="xs" variant="default">
                {say('Lot', 'Lot')}
              </Button>
              <RemoveButton label={say('Retirer', 'Remove')} onRemove={() => undefined} />
            </>
          }
          onEnter={() => undefined}
        />
      ))}
    </ul>
  )
}

export default {
  about: 'One product among lines that are written: what it is, how many bottles, and what may be done with it.',
  states: {
    written: () => <Written />,
    refused: () => <Written problems={say('Au moins une bouteille.', 'At least one bottle.')} />,
  },
} satisfies Gallery
