import { useQuery } from '@tanstack/react-query'
import CropDialog, { type Picture } from '~/shared/forms/files/CropDialog'
import type { Gallery } from '../gallery'

/** A picture drawn here: bands of the colours of wines. */
async function draw(): Promise<Picture> {
  const canvas = document.createElement('canvas')
  canvas.width = 900
  canvas.height = 600
  const context = canvas.getContext('2d')
  for (const [index, colour] of ['#7B1E2E', '#D9C45F', '#EE9D95'].entries()) {
    if (!context) break
    context.fillStyle = colour
    context.fillRect(index * 300, 0, 300, 600)
  }
  const blob = await new Promise<Blob>((done) => canvas.toBlob((drawn) => done(drawn ?? new Blob())))
  return { file: new File([blob], 'bandes.png', { type: 'image/png' }), bitmap: await createImageBitmap(canvas) }
}

const still = () => undefined

function Cropped({ aspect }: { aspect: number }) {
  const { data } = useQuery({ queryKey: ['gallery', 'picture'], queryFn: draw })
  return data ? <CropDialog picture={data} aspect={aspect} onKeep={still} onClose={still} /> : null
}

export default {
  about: 'Chooses the part of a picture that is kept.',
  states: {},
  alone: { square: () => <Cropped aspect={1} />, wide: () => <Cropped aspect={16 / 9} /> },
} satisfies Gallery
