import { lazy, Suspense, useEffect, useState } from 'react'
import { loadTexts } from '~/shared/i18n/i18n'
import { closeLayer, useLayer } from './layers'

const withTexts = async <T,>(load: Promise<T>) => (await Promise.all([load, loadTexts('shell')]))[0]

const loadPalette = () => withTexts(import('../palette/Palette'))
const Palette = lazy(loadPalette)
const KeyboardMap = lazy(() => withTexts(import('../keyboard/KeyboardMap')))

/** What shows that somebody is there: the palette is then ready for whoever presses / and goes on typing. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin']

/** Fetches the palette when somebody begins to work, and the keyboard map the first time it opens. */
export function Layers() {
  const layer = useLayer((state) => state.layer)
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
  if (layer && !wanted.has(layer)) setWanted(new Set([...wanted, layer]))
  // It belongs to the frame: nobody else finds it open.
  useEffect(() => closeLayer, [])
  useEffect(() => {
    // One that cannot be fetched now is fetched when it opens.
    const prepare = () => void loadPalette().catch(() => undefined)
    const first = { once: true, capture: true }
    for (const sign of SIGNS) document.addEventListener(sign, prepare, first)
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, prepare, first)
    }
  }, [])
  return (
    <Suspense>
      {wanted.has('palette') && <Palette />}
      {wanted.has('keyboard') && <KeyboardMap />}
    </Suspense>
  )
}
