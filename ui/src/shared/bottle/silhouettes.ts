import type { Tone } from './tone'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** An outline in a box of 120 × 288 whose ground is at 278, with the places of its capsule and its label. */
export interface Silhouette {
  outline: string
  capsule: Box
  label: Box
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

const bordeaux: Silhouette = {
  outline: 'M51.5 12h17v58c0 15 21 17 22 40v154q0 14-14 14h-33q-14 0-14-14V110c1-23 22-25 22-40z',
  capsule: box(50, 10, 20, 50),
  label: box(29, 142, 62, 98),
}
const bourgogne: Silhouette = {
  outline: 'M52 12h16v46c0 36 29 52 29 94v110q0 16-16 16H39q-16 0-16-16V152c0-42 29-58 29-94z',
  capsule: box(50.5, 10, 19, 46),
  label: box(23, 162, 74, 90),
}
const champagne: Silhouette = {
  outline: 'M50 18h20v44c0 34 31 52 31 94v102q0 20-19 20H38q-19 0-19-20V156c0-42 31-60 31-94z',
  capsule: box(47, 8, 26, 66),
  label: box(19, 164, 82, 90),
}
const flute: Silhouette = {
  outline: 'M53 10h14v44c0 46 22 64 22 112v98q0 14-14 14H45q-14 0-14-14V166c0-48 22-66 22-112z',
  capsule: box(51.5, 8, 17, 40),
  label: box(31, 170, 58, 86),
}
const beer: Silhouette = {
  outline: 'M50 62h20v34c0 24 22 28 22 56v112q0 14-14 14H42q-14 0-14-14V152c0-28 22-32 22-56z',
  capsule: box(48, 58, 24, 10),
  label: box(28, 164, 64, 90),
}
const spirit: Silhouette = {
  outline: 'M50 58h20v32c0 10 33 8 33 34v138q0 16-16 16H33q-16 0-16-16V124c0-26 33-24 33-34z',
  capsule: box(46, 28, 28, 32),
  label: box(25, 146, 70, 100),
}

const burgundian = /bourgogne|beaujolais|jura|loire|savoie|rh[oô]ne/i

/** The bottle a drink comes in, by its tone and its region. */
export function silhouetteOf(tone: Tone, region: string): Silhouette {
  if (tone === 'sparkling') return champagne
  if (tone === 'beer' || tone === 'soft') return beer
  if (tone === 'spirit') return spirit
  if (/alsace/i.test(region)) return flute
  return burgundian.test(region) ? bourgogne : bordeaux
}
