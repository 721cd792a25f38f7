import { Button } from '@mantine/core'
import { IconTag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import desk from '~/shared/paper/desk.module.css'
import { EmptyState } from '~/shared/parts/EmptyState'
import { Panel } from '~/shared/parts/Panel'
import classes from './LabelsView.module.css'
import { ParcelLabel } from './ParcelLabel'
import type { ParcelPaper } from './papers'
import type { View } from './search'

interface Props {
  papers: ParcelPaper[]
  onView: (view: View) => void
}

/** Labels on an A4 sheet, A6 each. */
const ON_A_SHEET = 4

/** The labels of all parcels, four to a sheet. */
export function LabelsView({ papers, onView }: Props) {
  const { t } = useTranslation('dispatch')
  if (papers.length === 0) return <NoPapers onView={onView} />
  const sheets = Array.from({ length: Math.ceil(papers.length / ON_A_SHEET) }, (_, at) =>
    papers.slice(at * ON_A_SHEET, (at + 1) * ON_A_SHEET),
  )
  return (
    <>
      <p className={`${desk.screen} ${classes.help}`}>{t('labels.help')}</p>
      {sheets.map((sheet) => (
        <div key={keyOf(sheet[0])} className={classes.sheet}>
          {sheet.map((paper) => (
            <ParcelLabel key={keyOf(paper)} paper={paper} />
          ))}
        </div>
      ))}
    </>
  )
}

/** Names a parcel's paper. */
export const keyOf = (paper: ParcelPaper | undefined) => (paper ? `${paper.order.id} ${paper.shipment.id}` : '')

/** Where no parcel has papers yet. */
export function NoPapers({ onView }: Pick<Props, 'onView'>) {
  const { t } = useTranslation('dispatch')
  return (
    <Panel>
      <EmptyState
        icon={IconTag}
        title={t('papers.none')}
        help={t('papers.noneHelp')}
        action={
          <Button variant="default" onClick={() => onView('parcels')}>
            {t('picking.pack')}
          </Button>
        }
      />
    </Panel>
  )
}
