import { useState } from 'react'
import { SearchBox } from '~/shared/parts/SearchBox'
import { Focused } from '../act'
import { type Gallery, say } from '../gallery'
import { longName } from '../samples/products'

function Searched({ from }: { from?: string }) {
  const [words, setWords] = useState(from)
  return <SearchBox value={words} onSearch={setWords} label={say('Rechercher une commande', 'Search orders')} />
}

export default {
  about: 'The search box of a list; the key / goes there.',
  states: {
    empty: () => <Searched />,
    filled: () => <Searched from="Brisac" />,
    long: () => <Searched from={longName} />,
  },
  alone: {
    focus: () => (
      <Focused>
        <Searched from="Brisac" />
      </Focused>
    ),
  },
} satisfies Gallery
