import type { TFunction } from 'i18next'
import type { Me, PersonCard } from '~/api/types'
import { api } from '~/shared/api/client'
import { choiceFilter } from '~/shared/list/choice-filter'
import type { List } from '~/shared/list/list'
import { orderQuery } from '~/shared/parts/list-search'
import { rowSource } from '~/shared/table/row-source'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import { peopleColumns } from './people-columns'
import { apiPaths, CUSTOMER_GROUPS, type PeopleList } from './people-lists'
import { type PeopleSearch, USUAL_SORT } from './people-search'

/** One of the lists of people, as its reader needs it. */
export function peopleList(t: TFunction<'people'>, of: PeopleList, viewer: Me): List<PersonCard, PeopleSearch> {
  return {
    name: of,
    source: rowSource((query, signal) => api.get(apiPaths[of], { query, signal }), ['people', of]),
    queryOf: ({ search, group = [], sort = USUAL_SORT }) => ({
      search,
      userGroup: CUSTOMER_GROUPS.filter((code) => group.includes(code)),
      ...orderQuery(sort),
    }),
    usualSort: USUAL_SORT,
    columns: peopleColumns(t, of, viewer),
    sorts: ['company', 'lastName', 'email', 'status'],
    searchLabel: t(`search.${of}`),
    filters:
      of === 'customers'
        ? [
            choiceFilter({
              key: 'group',
              label: t('column.group'),
              codes: CUSTOMER_GROUPS,
              name: (code) => t(`enums:user_group.${code}`),
            }),
          ]
        : [],
    views: (columns) => <ViewsMenu screen={of} columns={columns} />,
    counted: (count, amount) => t(`count.${of}`, { count, amount }),
  }
}
