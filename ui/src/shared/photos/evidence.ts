import { cropImage } from '~/shared/forms/files/crop-image'
import { sniff } from '~/shared/forms/files/sniff'
import { image, refusalOf, size } from '~/shared/validation/file-rules'
import { message } from '~/shared/validation/message'

/** Kilobytes of a photo as cameras make them. */
const LARGEST = 20_480

/** A photo as it is sent: whole, upright, at most 1024 pixels, without the place it was taken at; or why it is none. */
export async function evidenceOf(file: File): Promise<{ photo: string } | { refusal: string }> {
  const refusal = refusalOf({ name: file.name, size: file.size, type: await sniff(file) }, [image, size(LARGEST)])
  if (refusal !== null) return { refusal }
  try {
    const bitmap = await createImageBitmap(file)
    const photo = cropImage(bitmap, { x: 0, y: 0, width: bitmap.width, height: bitmap.height })
    bitmap.close()
    return { photo }
  } catch {
    return { refusal: message('image') }
  }
}
