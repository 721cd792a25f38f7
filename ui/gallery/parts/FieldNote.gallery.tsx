import { useRef } from 'react'
import { FieldNote } from '~/shared/parts/FieldNote'
import type { Gallery } from '../gallery'

function Noted({ note }: { note: string | null }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <input ref={field} aria-label="Bouteilles" defaultValue="12" />
      <FieldNote target={field} note={note} />
    </>
  )
}

export default {
  about: 'What is said for a while under a field, as that a figure was refused.',
  states: { nothing: () => <Noted note={null} /> },
  alone: { said: () => <Noted note="« 12,5 » n’est pas un nombre entier : la quantité reste la même" /> },
} satisfies Gallery
