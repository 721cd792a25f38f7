import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import type { CatalogueSearch } from '../search'
import classes from './Corrected.module.css'

interface Props {
  typed: string
  corrected: string
  onChange: ChangeSearch<CatalogueSearch>
}

/** What was looked for instead of what was typed, and the way back to it. */
export function Corrected({ typed, corrected, onChange }: Props) {
  const { t } = useTranslation('catalogue')
  return (
    <p className={classes.corrected} role="status">
      <span>{t('reading.corrected', { typed, corrected })}</span>
      <Button variant="subtle" size="compact-sm" data-touch onClick={() => onChange({ exact: true })}>
        {t('reading.exact', { typed })}
      </Button>
    </p>
  )
}
