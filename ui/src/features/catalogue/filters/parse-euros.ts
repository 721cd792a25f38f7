/** Euros as people type them, with a comma or a point; undefined for nothing or nonsense. */
export function parseEuros(text: string): number | undefined {
  const figure = text.replaceAll(/[\s€]/g, '').replace(',', '.')
  if (figure === '') return undefined
  const euros = Number(figure)
  return Number.isFinite(euros) && euros >= 0 ? Math.round(euros * 100) / 100 : undefined
}
