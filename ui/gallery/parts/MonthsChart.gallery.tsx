import { MonthsChart } from '~/shared/charts/MonthsChart'
import type { MonthFigures } from '~/shared/charts/month-figures'
import { type Gallery, say } from '../gallery'

const totals = [4200, 6100, 3800, 9000, 12400, 7000, 8600, 3000, 4500, 9800, 11200, 15000]

const year = (of: number, share: number): MonthFigures[] =>
  totals.map((total, at) => ({
    month: `${of}-${String(at + 1).padStart(2, '0')}`,
    orders: Math.round(total / 700),
    units: Math.round(total / 9),
    total: total * share,
    agentFees: 0,
  }))

const label = () => say('Commandes par mois', 'Orders by month')

export default {
  about: 'Months as a line, the year before dashed; pointer, finger and arrow keys read it month by month.',
  states: {
    'two years': () => <MonthsChart months={year(2026, 1)} yearBefore={year(2025, 0.7)} label={label()} />,
    one: () => <MonthsChart months={year(2026, 1)} yearBefore={[]} label={label()} />,
  },
} satisfies Gallery
