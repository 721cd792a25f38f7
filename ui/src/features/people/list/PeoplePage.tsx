import { IconDownload, IconUserPlus, IconUsers } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me, PersonCard } from '~/api/types'
import { ExportMenu } from '~/shared/export/ExportMenu'
import { useExport } from '~/shared/export/use-export'
import { personName } from '~/shared/format/person-name'
import { ListScreen } from '~/shared/list/ListScreen'
import { useList } from '~/shared/list/use-list'
import { EmptyLink } from '~/shared/parts/EmptyLink'
import { LinkButton } from '~/shared/parts/LinkButton'
import { useSession } from '~/shared/session/session'
import { BulkAction, BulkBar } from '~/shared/table/BulkBar'
import { peopleCsv } from './people-csv'
import { peopleList } from './people-list'
import type { PeopleList } from './people-lists'

/** The people one works with: customers, agents or suppliers; everything chosen here is in the URL. */
export function PeoplePage({ of }: { of: PeopleList }) {
  const viewer = useSession((session) => session.user)
  return viewer && <Page of={of} viewer={viewer} />
}

function Page({ of, viewer }: { of: PeopleList; viewer: Me }) {
  const { t } = useTranslation('people')
  const people = useList(useMemo(() => peopleList(t, of, viewer), [t, of, viewer]))
  const { pages, selection } = people
  const { isBusy, onCsv } = useExport(t('export.failed'))
  const exportRows = (gather: () => Promise<PersonCard[]>) =>
    void onCsv(
      t(`export.file.${of}`),
      gather,
      (rows) => peopleCsv(t, rows),
      (count) => t('export.done', { count }),
    )
  return (
    <ListScreen
      on={people}
      path={`/${of}`}
      title={t(`list.${of}`)}
      rowLabel={personName}
      actions={
        <>
          <ExportMenu
            label={t('export.all')}
            ways={[{ label: t('export.csv'), onChoose: () => exportRows(people.all) }]}
            disabled={!pages.total}
            isBusy={isBusy}
            isByChoice
          />
          <LinkButton to={`/${of}/create`} leftSection={<IconUserPlus size={17} aria-hidden />}>
            {t(`create.${of}`)}
          </LinkButton>
        </>
      }
      bulk={
        <BulkBar count={selection.count} gender="masculine" onClear={selection.onClear}>
          <BulkAction
            icon={<IconDownload size={17} aria-hidden />}
            disabled={isBusy}
            onClick={() => exportRows(people.chosen)}
          >
            {t('export.csv')}
          </BulkAction>
        </BulkBar>
      }
      noResult={t('empty.filtered')}
      empty={
        <EmptyLink
          icon={IconUsers}
          title={t(`empty.${of}`)}
          help={t(`empty.help.${of}`)}
          to={`/${of}/create`}
          link={t(`create.${of}`)}
        />
      }
    />
  )
}
