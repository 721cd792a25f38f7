import { LineWords, ListedWine, WineRow } from '~/shared/parts/WineRow'
import { type Gallery, say } from '../gallery'
import { bottles } from '../samples/products'

const facts = 'PAU-12 · 75 cl · Pauillac'

export default {
  about: 'A wine in a row: its bottle, and words beside it.',
  states: {
    normal: () =>
      bottles.slice(0, 1).map((product) => (
        <WineRow key={1} product={product} image={null}>
          <b>{product.name}</b>
          <span>{facts}</span>
        </WineRow>
      )),
    'in a list': () =>
      bottles.slice(0, 1).map((product) => (
        <ListedWine key={1} product={product} image={null} facts={facts}>
          <b>{product.name}</b>
        </ListedWine>
      )),
    'of a line': () => (
      <LineWords>
        <b>Château Brisac 2021</b>
        <span>{say('24 bouteilles', '24 bottles')}</span>
      </LineWords>
    ),
  },
} satisfies Gallery
