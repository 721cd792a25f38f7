import { formatInteger } from '~/shared/format/format'

/** Bottles in cartons as a sheet writes them: "4 × 6 + 2". */
export function cartonsOnPaper(bottles: number, unitsPerCarton: number): string {
  const loose = bottles % unitsPerCarton
  const whole = `${formatInteger(Math.floor(bottles / unitsPerCarton))} × ${unitsPerCarton}`
  return loose > 0 ? `${whole} + ${loose}` : whole
}
