import { useState } from 'react'
import { LastDayField } from '~/shared/parts/LastDayField'
import { type Gallery, say } from '../gallery'

function Chosen({ day, error }: { day: string | null; error?: string }) {
  const [value, setValue] = useState(day)
  return (
    <div style={{ maxWidth: 260 }}>
      <LastDayField value={value} onChange={setValue} error={error} />
    </div>
  )
}

export default {
  about: 'The last day of what may go on without end, which is ticked and never what an emptied field says.',
  states: {
    'a day': () => <Chosen day="2026-12-31" />,
    'without end': () => <Chosen day={null} />,
    'not told yet': () => <Chosen day="" error={say('Le champ est obligatoire', 'The field is required')} />,
  },
} satisfies Gallery
