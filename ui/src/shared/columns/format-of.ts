import type { TFunction } from 'i18next'
import { plural } from '~/shared/format/format'

interface FileFormat {
  format: 'csv' | 'xlsx'
  encoding: string | null
  delimiter: string | null
}

const DELIMITERS: Record<string, string> = { ';': 'semicolon', ',': 'comma', '\t': 'tab', '|': 'pipe' }

/** How a file was read: "1 200 lignes · CSV, point-virgule, Windows-1252". */
export function formatOf(t: TFunction<'tables'>, { format, encoding, delimiter }: FileFormat, rows: number): string {
  const lines = t('format.rows', plural(rows))
  if (format !== 'csv') return `${lines} · ${t('format.xlsx')}`
  const parts = [
    'CSV',
    delimiter && t(`format.${DELIMITERS[delimiter] ?? 'other'}`),
    encoding && t(`format.${encoding}`),
  ]
  return `${lines} · ${parts.filter(Boolean).join(', ')}`
}
