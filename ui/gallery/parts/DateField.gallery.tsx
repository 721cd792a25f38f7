import { useState } from 'react'
import { DateField } from '~/shared/parts/DateField'
import { Pressed } from '../act'
import { type Gallery, say } from '../gallery'

interface Props {
  from?: string
  withLabel?: boolean
  required?: boolean
  description?: string
  error?: string
  min?: string
  max?: string
}

function Chosen({ from, ...others }: Props) {
  const [date, setDate] = useState(from)
  return (
    <div style={{ maxWidth: 220 }}>
      <DateField label={say('Livrée le', 'Delivered on')} value={date} onChange={setDate} {...others} />
    </div>
  )
}

export default {
  about: 'A date, typed as dd/mm/yyyy or picked.',
  states: {
    empty: () => <Chosen />,
    filled: () => <Chosen from="2026-11-20" />,
    labelled: () => (
      <Chosen
        from="2026-11-20"
        withLabel
        required
        description={say('Le jour où les cartons arrivent.', 'The day the cartons arrive.')}
      />
    ),
    error: () => <Chosen withLabel error={say('Ce champ est obligatoire.', 'This field is required.')} />,
  },
  alone: {
    open: () => (
      <Pressed of="input">
        <Chosen from="2026-11-20" />
      </Pressed>
    ),
    bounded: () => (
      <Pressed of="input">
        <Chosen from="2026-11-20" min="2026-11-16" max="2026-11-22" />
      </Pressed>
    ),
  },
} satisfies Gallery
