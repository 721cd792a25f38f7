import { create } from 'zustand'

/** What lies over the page: the palette (Ctrl K), the keyboard map (?), or nothing. */
type Layer = 'palette' | 'keyboard' | null

export const useLayer = create<{ layer: Layer }>()(() => ({ layer: null }))

export const openLayer = (layer: Layer) => useLayer.setState({ layer })

export const closeLayer = () => openLayer(null)
