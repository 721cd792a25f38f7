import { useDebouncedValue } from '@mantine/hooks'
import { IconHistory, IconSearch } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { fits, type Group, type Item } from './item'
import { placeId, readRecent } from './recent'
import { useActions, usePages } from './use-commands'
import { useCataloguePath, useResults } from './use-results'

/** Milliseconds after the last letter before the server is asked. */
const PAUSE = 180

/** What the palette offers for what is typed: screens and actions that fit, the catalogue search, what the server finds. */
export function useGroups(typed: string) {
  const { t } = useTranslation('shell')
  const words = typed.trim()
  const [asked] = useDebouncedValue(words, PAUSE)
  const pages = usePages()
  const actions = useActions()
  const results = useResults(asked)
  const catalogue = useCataloguePath()
  // Read once per opening: the palette mounts its content when it opens.
  const recent = useMemo<Item[]>(
    () =>
      readRecent().map((item) => ({
        ...item,
        id: `recent:${placeId(item.place)}`,
        icon: <IconHistory size={19} stroke={1.7} aria-hidden />,
      })),
    [],
  )

  const group = (id: string, items: Item[]): Group => ({ id, label: t(`palette.group.${id}`), items })
  const search: Item = {
    id: 'search',
    label: t('palette.search', { words }),
    place: { to: catalogue, search: { search: words } },
    icon: <IconSearch size={19} stroke={1.7} aria-hidden />,
  }
  const groups =
    words === ''
      ? [group('recent', recent), group('pages', pages), group('actions', actions)]
      : [
          group(
            'pages',
            pages.filter(({ label }) => fits(label, words)),
          ),
          group(
            'actions',
            actions.filter(({ label }) => fits(label, words)),
          ),
          group('catalogue', [search]),
          ...results.groups,
        ]
  const isWaiting = results.isWaiting || asked !== words
  const hasFound = results.groups.some(({ items }) => items.length > 0)
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isWaiting,
    isFailed: results.isFailed,
    isEmpty: words !== '' && results.isAsked && !isWaiting && !results.isFailed && !hasFound,
    words,
    retry: results.retry,
  }
}
