import { Button } from '@mantine/core'
import { IconBottle, IconSearchOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { plural } from '~/shared/format/format'
import { Row } from '~/shared/layout/Row'
import { EmptyState } from '~/shared/parts/EmptyState'
import { NoResult } from '~/shared/parts/NoResult'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import type { Audience } from '../audience'
import { filterCount, noFilters } from '../narrowing'
import { facetsQuery } from '../queries'
import type { CatalogueSearch } from '../search'

interface Props {
  search: CatalogueSearch
  onChange: ChangeSearch<CatalogueSearch>
  audience: Audience
  /** For whom the list is priced; null: the viewer. */
  customer: number | null
  /** Searches that find something. */
  suggestions: string[]
}

/** Why there is nothing, and the way on. */
export function NoProducts({ search, onChange, audience, customer, suggestions }: Props) {
  const { t } = useTranslation(['catalogue', 'catalogue-list'])
  const isFiltered = filterCount(search) > 0
  const words = search.search
  if (words && isFiltered)
    return <Outside words={words} search={search} customer={customer} onChange={onChange} suggestions={suggestions} />
  if (words) return <NoSuch words={words} onChange={onChange} suggestions={suggestions} />
  if (isFiltered) return <NoResult help={t('catalogue-list:empty.filtered')} onClear={() => onChange(noFilters)} />
  return <EmptyState icon={IconBottle} title={t('noResult')} help={t(`catalogue-list:empty.${audience}`)} />
}

interface SearchedProps extends Pick<Props, 'onChange' | 'suggestions'> {
  words: string
}

/** The words find something, which the filters leave out; or nothing anyway. */
function Outside({
  words,
  search,
  customer,
  onChange,
  suggestions,
}: SearchedProps & Pick<Props, 'search' | 'customer'>) {
  const { t } = useTranslation(['catalogue', 'catalogue-list'])
  const { data } = useQuery(facetsQuery({ search: words, exact: search.exact }, customer))
  if (!data) return null
  if (data.total === 0) return <NoSuch words={words} onChange={onChange} suggestions={suggestions} />
  const found = { ...plural(data.total), words: data.search.corrected ?? words }
  return (
    <EmptyState
      icon={IconSearchOff}
      title={t('noResult')}
      help={t('catalogue-list:empty.outside', found)}
      action={
        <Button onClick={() => onChange({ ...noFilters, search: words, exact: search.exact })}>
          {t('catalogue-list:empty.widen', found)}
        </Button>
      }
    />
  )
}

/** Nothing is called so: other words that find something, or the whole catalogue. */
function NoSuch({ words, onChange, suggestions }: SearchedProps) {
  const { t } = useTranslation(['catalogue', 'catalogue-list'])
  return (
    <EmptyState
      icon={IconSearchOff}
      title={t('noResult')}
      help={t(suggestions.length > 0 ? 'catalogue-list:empty.meant' : 'catalogue-list:empty.unknown', { words })}
      action={
        <Row wrap justify="center">
          {suggestions.map((other) => (
            <Button key={other} onClick={() => onChange({ search: other, exact: undefined })}>
              {t('catalogue-list:filters.words', { words: other })}
            </Button>
          ))}
          <Button variant="default" onClick={() => onChange(noFilters)}>
            {t('catalogue-list:empty.whole')}
          </Button>
        </Row>
      }
    />
  )
}
