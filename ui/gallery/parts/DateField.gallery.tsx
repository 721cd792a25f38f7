import { useState } from 'react'
import { DateField } from '~/shared/parts/DateField'
import { type Gallery, say } from '../gallery'

function Chosen({ from }: { from?: string }) {
  const [date, setDate] = useState(from)
  return (
    <div style={{ maxWidth: 200 }}>
      <DateField label={say('Livrée le', 'Delivered on')} value={date} onChange={setDate} />
    </div>
  )
}

export default {
  about: 'A date, typed as dd/mm/yyyy or picked.',
  states: {
    empty: () => <Chosen />,
    filled: () => <Chosen from="2026-11-20" />,
    bounded: () => (
      <div style={{ maxWidth: 200 }}>
        <DateField
          label={say('Cette semaine', 'This week')}
          value="2026-11-20"
          onChange={() => undefined}
          min="2026-11-16"
          max="2026-11-22"
        />
      </div>
    ),
  },
} satisfies Gallery
