/** Pixels of a picture that are kept. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The longest side of a picture the product keeps (specification 9). */
const MAX_SIDE = 1024

const JPEG_QUALITY = 0.86

/** The size that fits within the limit, in the same proportions; small pictures stay as they are. */
export function fitWithin(width: number, height: number, limit = MAX_SIDE): { width: number; height: number } {
  const scale = Math.min(1, limit / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

function isTransparent(context: CanvasRenderingContext2D, width: number, height: number): boolean {
  const { data } = context.getImageData(0, 0, width, height)
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true
  return false
}

/**
 * The kept part of a picture, drawn anew as a base64 data URL: JPEG, or PNG when something of it is transparent.
 * Drawing anew leaves out what cameras write beside the picture, such as the place.
 */
export function cropImage(picture: ImageBitmap, area: Area, limit: number = MAX_SIDE): string {
  const { width, height } = fitWithin(area.width, area.height, limit)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height)
  return isTransparent(context, width, height)
    ? canvas.toDataURL('image/png')
    : canvas.toDataURL('image/jpeg', JPEG_QUALITY)
}
