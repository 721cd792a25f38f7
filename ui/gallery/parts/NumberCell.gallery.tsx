import { useState } from 'react'
import { NumberCell } from '~/shared/grid/NumberCell'
import { wholeNumber } from '~/shared/table/number-text'
import { type Gallery, say } from '../gallery'

const text = wholeNumber(1)

function Cell({ start }: { start: number | null }) {
  const [value, setValue] = useState(start)
  return (
    <NumberCell
      column="multiple"
      label={say('Multiple de Château Brisac', 'Multiple of Château Brisac')}
      value={value}
      text={text}
      unreadable={say('Un nombre entier, à partir de 1', 'A whole number, from 1')}
      onWrite={setValue}
    />
  )
}

export default {
  about: 'A number of a row, to write in: Enter, F2 or a digit begins, Escape brings back what was there.',
  states: {
    'with a value': () => <Cell start={6} />,
    empty: () => <Cell start={null} />,
    extreme: () => <Cell start={9_999_999} />,
  },
} satisfies Gallery
