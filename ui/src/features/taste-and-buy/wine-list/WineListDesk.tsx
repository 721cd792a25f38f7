import { IconGlassFull } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { WineList } from '~/api/types'
import { useUndoKey } from '~/shared/keyboard/use-undo-key'
import { Stack } from '~/shared/layout/Stack'
import { EmptyState } from '~/shared/parts/EmptyState'
import { Panel } from '~/shared/parts/Panel'
import { useVisit } from '~/shared/writes/use-visit'
import { TasteTabs } from '../TasteTabs'
import { AddWines } from './AddWines'
import { IssuesNotice } from './IssuesNotice'
import { listWrites } from './list-writes'
import { PrintSheet } from './PrintSheet'
import paper from './PrintSheet.module.css'
import { SectionPanel } from './SectionPanel'
import { WineListHeader } from './WineListHeader'
import { entriesIn, SECTIONS } from './wine-list'

/** A wine list on screen: what the law wants of it, its wines by section, and its way to paper. */
export function WineListDesk({ list }: { list: WineList }) {
  const { t } = useTranslation('winelist')
  useUndo()
  const sections = SECTIONS.filter((section) => entriesIn(list, section).length > 0)
  return (
    <>
      <div className={paper.screen}>
        <WineListHeader list={list} />
        <Stack gap={16}>
          <Panel flush>
            <TasteTabs current="list" />
            <AddWines list={list} />
            {sections.length === 0 && (
              <EmptyState icon={IconGlassFull} title={t('empty.title')} help={t('empty.help')} />
            )}
          </Panel>
          <IssuesNotice list={list} />
          {sections.map((section) => (
            <SectionPanel key={section} list={list} section={section} />
          ))}
        </Stack>
      </div>
      <PrintSheet list={list} sections={sections} />
    </>
  )
}

/** Ctrl Z takes back what was written here, the latest first, as long as the page is open. */
function useUndo(): void {
  const client = useQueryClient()
  useVisit(listWrites)
  useUndoKey(() => listWrites.undo(client))
}
