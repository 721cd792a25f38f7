import { useState } from 'react'
import { PhotoField } from '~/shared/photos/PhotoField'
import { type Gallery, say } from '../gallery'

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

function Taken({ from = '', error }: { from?: string; error?: string }) {
  const [photo, setPhoto] = useState(from)
  return <PhotoField value={photo} onChange={setPhoto} required error={error} />
}

export default {
  about: 'A photo as evidence: taken on the spot, or chosen among files, and shown before it is sent.',
  states: {
    empty: () => <Taken />,
    filled: () => <Taken from={PIXEL} />,
    error: () => <Taken error={say('Ce champ est obligatoire.', 'This field is required.')} />,
  },
} satisfies Gallery
