import { Bottle } from '~/shared/bottle/Bottle'
import type { Gallery } from '../gallery'
import { Row } from '../Row'
import { bottles, longName } from '../samples/products'

export default {
  about: 'A product without a photo: drawn from its data, always the same.',
  states: {
    looks: () => (
      <Row>
        {bottles.map((product) => (
          <Bottle key={product.id} product={product} />
        ))}
      </Row>
    ),
    cropped: () => (
      <Row>
        {bottles.map((product) => (
          <Bottle key={product.id} product={product} height={96} cropped />
        ))}
      </Row>
    ),
    long: () =>
      bottles.slice(0, 1).map((product) => <Bottle key={1} product={{ ...product, name: longName }} height={280} />),
  },
} satisfies Gallery
