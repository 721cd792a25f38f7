import { TableDrop } from '~/shared/columns/TableDrop'
import type { Upload } from '~/shared/columns/use-upload'
import { type Gallery, say } from '../gallery'

const still = () => undefined

const sent = (own: Partial<Upload>): Upload => ({
  name: 'livraison.csv',
  size: 12_000,
  percent: 0,
  refusal: null,
  ...own,
})

const drop = (upload: Upload | null) => (
  <TableDrop upload={upload} maxKilobytes={4096} maxRows={2000} onFiles={still} onCancel={still} />
)

export default {
  about: 'Takes a table, CSV or Excel: dropped or chosen, on its way, or refused with why.',
  states: {
    empty: () => drop(null),
    sending: () => drop(sent({ percent: 40 })),
    reading: () => drop(sent({ percent: 100 })),
    refused: () => drop(sent({ refusal: say('Ce fichier est vide.', 'This file is empty.') })),
  },
} satisfies Gallery
