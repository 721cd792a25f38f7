import { TraceSteps } from '~/shared/parts/TraceSteps'
import type { Gallery } from '../gallery'
import { trace } from '../samples/products'

const narrow = (count: number) => (
  <div style={{ maxWidth: 320 }}>
    <TraceSteps trace={trace.slice(0, count)} />
  </div>
)

export default {
  about: 'A price written out, from the list price to what the buyer pays.',
  states: { normal: () => narrow(5), 'list price': () => narrow(1), none: () => narrow(0) },
} satisfies Gallery
