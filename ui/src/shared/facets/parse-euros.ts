import { readFigure } from '~/shared/format/figures'

/** Euros as people type them, with a comma or a point; undefined for nothing or nonsense. */
export function parseEuros(text: string): number | undefined {
  const figure = readFigure(text)
  if (!figure || !['', '€'].includes(figure.unit)) return undefined
  const euros = Number(figure.digits)
  return euros >= 0 ? Math.round(euros * 100) / 100 : undefined
}
