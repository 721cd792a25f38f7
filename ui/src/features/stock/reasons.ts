import type { TFunction } from 'i18next'

/** Why a figure is corrected, the usual first. */
export const REASONS = ['inventory', 'breakage', 'loss', 'tasting', 'arrival', 'mistake', 'other'] as const

/** The reason as the ledger keeps it: its name, then what the person adds. */
export const reasonText = (t: TFunction<'stock'>, code: string, detail: string) =>
  [t(`reason.of.${code}`), detail.trim()].filter(Boolean).join(' : ')
