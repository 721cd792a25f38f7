import { PriceTrace } from '~/shared/parts/PriceTrace'
import { Pressed } from '../act'
import type { Gallery } from '../gallery'
import { longName, trace } from '../samples/products'

export default {
  about: 'Explains a price, step by step, when it is asked to.',
  states: {
    closed: () => <PriceTrace trace={trace} product="Château Brisac 2021" />,
  },
  alone: {
    open: () => (
      <Pressed>
        <PriceTrace trace={trace} product="Château Brisac 2021" />
      </Pressed>
    ),
    loading: () => (
      <Pressed>
        <PriceTrace trace={undefined} product={longName} />
      </Pressed>
    ),
    failing: () => (
      <Pressed>
        <PriceTrace trace={undefined} isError product="Château Brisac 2021" />
      </Pressed>
    ),
  },
} satisfies Gallery
