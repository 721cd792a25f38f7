import { useState } from 'react'
import { ColumnList } from '~/shared/columns/ColumnList'
import { choicesOf, type FileColumn } from '~/shared/columns/choices'
import { type Gallery, say } from '../gallery'

const columns: FileColumn[] = [
  { index: 0, header: 'Réf.', samples: ['MAR-101', 'CLO-7'], field: 'code', remembered: true },
  { index: 1, header: 'Qté', samples: ['24', '6'], field: 'quantity', remembered: false },
  { index: 2, header: 'Observations', samples: [], field: null, remembered: false },
]

function Example({ isDoubled = false }: { isDoubled?: boolean }) {
  const [choices, setChoices] = useState({ ...choicesOf(columns), ...(isDoubled ? { 2: 'quantity' } : {}) })
  return (
    <ColumnList
      columns={columns}
      choices={choices}
      fields={[
        { value: 'code', label: say('Référence', 'Reference') },
        { value: 'quantity', label: say('Quantité', 'Quantity') },
      ]}
      becomes={say('Devient', 'Becomes')}
      onChange={(chosen) => setChoices({ ...choicesOf(columns), ...chosen })}
    />
  )
}

export default {
  about: 'The columns of a file, each with what it is taken for: proposed, remembered, or chosen here.',
  states: {
    proposed: () => <Example />,
    'two for one field': () => <Example isDoubled />,
  },
} satisfies Gallery
