import { Sparkline } from '~/shared/parts/Sparkline'
import type { Gallery } from '../gallery'

const year = [420, 610, 380, 900, 1240, 700, 860, 300, 450, 980, 1120, 1500]

export default {
  about: 'The run of a figure, without scale, beside the figure itself; nothing for a figure that never moves.',
  states: {
    rising: () => <Sparkline values={year} color="#D9564B" />,
    one: () => <Sparkline values={year.map((_, month) => (month === 6 ? 200 : 0))} color="#4B7082" />,
  },
} satisfies Gallery
