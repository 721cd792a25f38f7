import { useState } from 'react'
import { FilterChips } from '~/shared/parts/FilterChips'
import { type Gallery, say } from '../gallery'
import { longName } from '../samples/products'

function Chips({ labels }: { labels: string[] }) {
  const [left, setLeft] = useState(labels)
  return (
    <FilterChips
      chips={left.map((label) => ({
        key: label,
        label,
        onRemove: () => setLeft(left.filter((one) => one !== label)),
      }))}
      onClear={() => setLeft([])}
    />
  )
}

export default {
  about: 'The filters in force, each with a cross, and one button that clears them all.',
  states: {
    normal: () => <Chips labels={[say('Rouge', 'Red'), 'Bordeaux', say('Moins de 15 €', 'Under €15')]} />,
    none: () => <Chips labels={[]} />,
    many: () => (
      <Chips labels={Array.from({ length: 24 }, (_, index) => `${say('Millésime', 'Vintage')} ${2000 + index}`)} />
    ),
    long: () => <Chips labels={[longName, 'AOP']} />,
  },
} satisfies Gallery
