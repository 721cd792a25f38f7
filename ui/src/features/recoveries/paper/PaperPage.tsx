import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import desk from '~/shared/paper/desk.module.css'
import { PageHeader } from '~/shared/parts/PageHeader'
import type { RecoveryDetail } from '../recovery'
import { Slip } from './Slip'

/** The slip of a return as it will be printed; printing leaves out everything around the sheet. */
export function PaperPage({ recovery }: { recovery: RecoveryDetail }) {
  const { t } = useTranslation('recoveries')
  return (
    <>
      <div className={desk.screen}>
        <PageHeader
          title={t('paper.slip')}
          back={{ to: `/stock_recoveries/${recovery.id}`, label: recovery.number }}
          subtitle={recovery.supplier.company}
          actions={
            <Button leftSection={<IconPrinter size={17} aria-hidden />} autoFocus onClick={() => window.print()}>
              {t('print')}
            </Button>
          }
        />
      </div>
      <div className={desk.desk}>
        <Slip recovery={recovery} />
      </div>
    </>
  )
}
