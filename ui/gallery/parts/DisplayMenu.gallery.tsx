import { useState } from 'react'
import type { Sort } from '~/shared/parts/list-search'
import { DisplayMenu } from '~/shared/table/DisplayMenu'
import { useTableView } from '~/shared/table/use-table-view'
import { Pressed } from '../act'
import { type Gallery, say } from '../gallery'
import { orderColumns } from '../samples/order-columns'

function Menu() {
  const [columns] = useState(orderColumns)
  const [chosen, setChosen] = useState<string[]>()
  const [sort, setSort] = useState<Sort>({ key: 'createdAt', desc: true })
  const view = useTableView('gallery', columns, { columns: chosen, onColumns: setChosen })
  const sorts = [
    { key: 'createdAt', label: say('Date', 'Date') },
    { key: 'supplier', label: say('Fournisseur', 'Supplier') },
  ]
  return <DisplayMenu view={view} sorts={sorts} sort={sort} onSort={setSort} />
}

export default {
  about: 'How a table looks: its columns and how dense it is; where rows are cards, their order.',
  states: { closed: Menu },
  alone: {
    open: () => (
      <Pressed>
        <Menu />
      </Pressed>
    ),
  },
} satisfies Gallery
