import { IconBottle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '~/shared/parts/EmptyState'
import { NoResult } from '~/shared/parts/NoResult'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import type { Audience } from '../audience'
import { type CatalogueSearch, filterCount, noFilters } from '../search'

interface Props {
  search: CatalogueSearch
  onChange: ChangeSearch<CatalogueSearch>
  audience: Audience
}

/** Why there is nothing, and the way on. */
export function NoProducts({ search, onChange, audience }: Props) {
  const { t } = useTranslation('catalogue')
  const isNarrowed = filterCount(search) > 0 || search.search !== undefined
  if (isNarrowed) return <NoResult help={t('empty.filtered')} onClear={() => onChange(noFilters)} />
  return <EmptyState icon={IconBottle} title={t('noResult')} help={t(`empty.${audience}`)} />
}
