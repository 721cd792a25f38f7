import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { FilterBar } from '~/shared/filters/FilterBar'
import { SearchBox } from '~/shared/parts/SearchBox'
import { Pressed } from '../act'
import { type Gallery, say } from '../gallery'

function Bar({ labels }: { labels: string[] }) {
  const [left, setLeft] = useState(labels)
  const [words, setWords] = useState<string>()
  return (
    <FilterBar
      search={<SearchBox value={words} onSearch={setWords} label={say('Rechercher une commande', 'Search orders')} />}
      filters={() => (
        <Select
          aria-label={say('Fournisseur', 'Supplier')}
          placeholder={say('Fournisseur', 'Supplier')}
          data={['Maison Delorme', 'Château Brisac']}
        />
      )}
      chips={left.map((label) => ({ key: label, label, onRemove: () => setLeft(left.filter((one) => one !== label)) }))}
      onClear={() => setLeft([])}
      found={say('132 commandes', '132 orders')}
      tools={<Button variant="default">{say('Vues', 'Views')}</Button>}
    />
  )
}

const chosen = () => [say('En litige', 'In dispute'), 'Maison Delorme', say('Depuis le 01/11/2026', 'Since 01/11/2026')]

export default {
  about: 'One row above a list: search, filters, views, display; below it what is chosen.',
  states: { empty: () => <Bar labels={[]} />, filled: () => <Bar labels={chosen()} /> },
  alone: {
    'drawer below 1280': () => (
      <Pressed of="button[aria-label]">
        <Bar labels={chosen()} />
      </Pressed>
    ),
  },
} satisfies Gallery
