import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import desk from '~/shared/paper/desk.module.css'
import { PageHeader } from '~/shared/parts/PageHeader'
import type { Paper } from '../detail/search'
import type { ReceiptDetail } from '../receipt'
import { DifferenceReport } from './DifferenceReport'
import { Slip } from './Slip'

interface Props {
  receipt: ReceiptDetail
  paper: Paper
}

/** A paper of a receipt as it will be printed; printing leaves out everything around the sheet. */
export function PaperPage({ receipt, paper }: Props) {
  const { t } = useTranslation('receipts')
  return (
    <>
      <div className={desk.screen}>
        <PageHeader
          title={t(`paper.${paper}`)}
          back={{ to: `/receipts/${receipt.id}`, label: receipt.number }}
          subtitle={receipt.supplier.company}
          actions={
            <Button leftSection={<IconPrinter size={17} aria-hidden />} autoFocus onClick={() => window.print()}>
              {t('print')}
            </Button>
          }
        />
      </div>
      <div className={desk.desk}>
        {paper === 'slip' ? <Slip receipt={receipt} /> : <DifferenceReport receipt={receipt} />}
      </div>
    </>
  )
}
