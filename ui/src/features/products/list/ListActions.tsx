import { IconFileImport, IconPlus } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Query } from '~/shared/api/query-string'
import { ExportMenu } from '~/shared/export/ExportMenu'
import { useExport } from '~/shared/export/use-export'
import { LinkButton } from '~/shared/parts/LinkButton'

// Fetched with the table.
const SavingNote = lazy(() => import('./row-cells').then((part) => ({ default: part.SavingNote })))

interface Props {
  /** The list as the API takes it. */
  list: Query
  total: number | undefined
  mayAll: boolean
}

/** What is done from the list as a whole: files of it, an import, a new product; and whether what was written is saved. */
export function ListActions({ list, total, mayAll }: Props) {
  const { t } = useTranslation('products')
  const { isBusy, onFile } = useExport(t('export.failed'))

  const exportAs = (format: 'xlsx' | 'csv') =>
    void onFile(`${t('export.file')}.${format}`, '/products/export', { ...list, format })

  return (
    <>
      <Suspense>
        <SavingNote />
      </Suspense>
      {mayAll && (
        <>
          <ExportMenu
            label={t('export.title')}
            ways={[
              { label: t('export.xlsx'), onChoose: () => exportAs('xlsx') },
              { label: t('export.csv'), onChoose: () => exportAs('csv') },
            ]}
            disabled={!total}
            isBusy={isBusy}
          />
          <LinkButton
            to="/products/import"
            variant="default"
            leftSection={<IconFileImport size={17} stroke={1.8} aria-hidden />}
          >
            {t('import')}
          </LinkButton>
          <LinkButton to="/products/create" leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />}>
            {t('createTitle')}
          </LinkButton>
        </>
      )}
    </>
  )
}
