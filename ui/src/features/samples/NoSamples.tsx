import { Button } from '@mantine/core'
import { IconGlassFull, IconSearchOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '~/shared/parts/EmptyState'
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
    return (
      <EmptyState
        icon={IconSearchOff}
        title={t('empty.filtered')}
        help={t('empty.filteredHelp')}
        action={
          <Button variant="default" onClick={() => onChange({ ...noFilters, tab: undefined })}>
            {t('empty.clear')}
          </Button>
        }
      />
    )
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
