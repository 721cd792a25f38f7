import { Button } from '@mantine/core'
import { IconGlassFull } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '~/shared/parts/EmptyState'
import { NoResult } from '~/shared/parts/NoResult'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import type { Side } from './sample'
import { isFiltered, noFilters, type SamplesSearch } from './samples-search'

interface Props {
  side: Side
  search: SamplesSearch
  onChange: ChangeSearch<SamplesSearch>
}

/** Why there is nothing, and the way on. */
export function NoSamples({ side, search, onChange }: Props) {
  const { t } = useTranslation('samples')
  if (isFiltered(search)) {
    return <NoResult help={t('empty.filtered')} onClear={() => onChange({ ...noFilters, tab: undefined })} />
  }
  return (
    <EmptyState
      icon={IconGlassFull}
      title={t(`empty.${side}`)}
      help={t(`empty.${side}Help`)}
      action={
        side === 'buyer' && (
          <Button component={Link} to="/products" variant="default">
            {t('empty.catalogue')}
          </Button>
        )
      }
    />
  )
}
