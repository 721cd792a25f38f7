import { useState } from 'react'
import { DateRange } from '~/shared/parts/DateRange'
import { type Gallery, say } from '../gallery'

function Chosen({ label, ...start }: { label: string; from?: string; to?: string }) {
  const [range, setRange] = useState<{ from: string | undefined; to: string | undefined }>({
    from: start.from,
    to: start.to,
  })
  return <DateRange label={label} {...range} onChange={setRange} />
}

export default {
  about: 'Two dates, the second never before the first.',
  states: {
    empty: () => <Chosen label={say('Passées entre', 'Placed between')} />,
    open: () => <Chosen label={say('Livrées depuis', 'Delivered since')} from="2026-11-01" />,
    filled: () => <Chosen label={say('Facturées entre', 'Billed between')} from="2026-11-01" to="2026-11-20" />,
  },
} satisfies Gallery
