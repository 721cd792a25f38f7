import { useTranslation } from 'react-i18next'
import { formatInteger } from '~/shared/format/format'
import { KpiRow, KpiTile } from '~/shared/parts/KpiTile'
import type { ImportCounts } from '../imports'

/** What the rows will do. */
export function Counts({ counts }: { counts: ImportCounts }) {
  const { t } = useTranslation('imports')
  return (
    <KpiRow label={t('counts.label')}>
      {(['created', 'changed', 'unchanged', 'faulty'] as const).map((key) => (
        <KpiTile
          key={key}
          label={t(`counts.${key}`)}
          value={formatInteger(counts[key])}
          detail={t(`counts.${key}Detail`)}
        />
      ))}
    </KpiRow>
  )
}
