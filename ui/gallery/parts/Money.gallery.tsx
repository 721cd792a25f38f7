import { Money } from '~/shared/parts/Money'
import type { Gallery } from '../gallery'
import { Row } from '../Row'

const amounts = [0, 0.05, 9.9, 1_248.5, -120, 9_999_999.99]

const all = (serif: boolean) => (
  <Row>
    {amounts.map((amount) => (
      <Money key={amount} value={amount} serif={serif} />
    ))}
  </Row>
)

export default {
  about: 'An amount in euros, in figures of one width.',
  states: { normal: () => all(false), total: () => all(true) },
} satisfies Gallery
