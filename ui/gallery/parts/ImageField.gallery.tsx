import { useState } from 'react'
import { ImageField } from '~/shared/forms/files/ImageField'
import { type Gallery, say } from '../gallery'

const drawing =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"%3E%3Crect width="120" height="120" fill="%23ED6D62"/%3E%3C/svg%3E'

function Logo({ from, error }: { from: string | null; error?: string }) {
  const [value, setValue] = useState(from)
  return <ImageField label={say('Logo', 'Logo')} value={value} onChange={setValue} error={error} />
}

export default {
  about: 'A picture: dropped or chosen, cropped, at most 1024 pixels, replaced, removed and brought back.',
  states: {
    empty: () => <Logo from={null} />,
    filled: () => <Logo from={drawing} />,
    error: () => <Logo from={null} error={say('Le champ est obligatoire', 'The field is required')} />,
  },
} satisfies Gallery
