import { useState } from 'react'
import { ext, image, imageExtensions, refusalOf, size } from '~/shared/validation/file-rules'
import { message } from '~/shared/validation/message'
import type { Picture } from './CropDialog'
import { readDataUrl } from './read-file'
import { sniff } from './sniff'

interface Options {
  extensions?: readonly string[]
  maxKilobytes: number
  onReady: (dataUrl: string) => void
}

/** Takes a chosen file: refuses it with a message, passes it on as it is, or holds it to be cropped. */
export function usePicture({ extensions = imageExtensions, maxKilobytes, onReady }: Options) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [picture, setPicture] = useState<Picture | null>(null)

  async function take(file: File) {
    setRefusal(null)
    const type = await sniff(file)
    const refused = refusalOf({ name: file.name, size: file.size, type }, [ext(extensions), image, size(maxKilobytes)])
    if (refused !== null) {
      setRefusal(refused)
      return
    }
    // The kind is the one that was found, whatever the browser made of the name.
    const sure = new File([file], file.name, { type: type ?? '' })
    try {
      // Drawings have no pixels to crop.
      if (type === 'image/svg+xml') {
        onReady(await readDataUrl(sure))
        return
      }
      // A moving picture shows here already what is kept of it: its first one.
      setPicture({ file: sure, bitmap: await createImageBitmap(sure) })
    } catch {
      setRefusal(message('image'))
    }
  }

  function close() {
    picture?.bitmap.close()
    setPicture(null)
  }

  return { refusal, picture, take, close }
}
