import { BottleThumb } from '~/shared/bottle/BottleThumb'
import type { Gallery } from '../gallery'
import { Row } from '../Row'
import { bottles } from '../samples/products'

export default {
  about: 'The picture beside the name of a product in rows.',
  states: {
    drawn: () => (
      <Row>
        {bottles.map((product) => (
          <BottleThumb key={product.id} product={product} />
        ))}
      </Row>
    ),
    photo: () => bottles.slice(0, 1).map((product) => <BottleThumb key={1} product={product} image="/favicon.svg" />),
  },
} satisfies Gallery
