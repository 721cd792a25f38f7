import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './FilterChips.module.css'

export interface FilterChip {
  /** Unique among the chips. */
  key: string
  label: string
  onRemove: () => void
}

/** The filters in force, each with a cross, and one button that clears them all. Nothing when none is in force. */
export function FilterChips({ chips, onClear }: { chips: FilterChip[]; onClear: () => void }) {
  const { t } = useTranslation()
  if (chips.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={t('filters.active')}>
      {chips.map(({ key, label, onRemove }) => (
        <li key={key}>
          <button type="button" className={classes.chip} onClick={onRemove} aria-label={t('filters.remove', { label })}>
            {label}
            <IconX size={14} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={onClear}>
          {t('filters.clear')}
        </button>
      </li>
    </ul>
  )
}
