/** A product's name as headings and labels show it. */
export const titleOf = ({ name, vintage }: { name: string; vintage: number | null }) =>
  vintage ? `${name} ${vintage}` : name

/** Euros as the interface writes them in French, for matching text whose spaces do not break. */
export function euros(amount: number): RegExp {
  const written = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(amount)
  return new RegExp(written.replace(/\s/g, '\\s').replace('.', '\\.'))
}
