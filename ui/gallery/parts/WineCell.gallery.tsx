import { WineCell } from '~/shared/warehouse/WineCell'
import type { Gallery } from '../gallery'
import { goods } from '../samples/goods'

export default {
  about: 'A wine in the documents of the warehouse, with what tells it from others, and the way to it.',
  states: {
    rows: () => goods.map((product) => <WineCell key={product.id} product={product} image={product.images[0]} />),
  },
} satisfies Gallery
