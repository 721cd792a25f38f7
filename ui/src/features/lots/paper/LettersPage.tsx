import { Button, Textarea } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { plural } from '~/shared/format/format'
import { Stack } from '~/shared/layout/Stack'
import desk from '~/shared/paper/desk.module.css'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import type { LotTrace, StockLot } from '../lot'
import { Letter } from './Letter'
import classes from './letter.module.css'

/** The letters to those who received a lot as they will be printed, a page each; their words are typed above them. */
export function LettersPage({ lot, trace }: { lot: StockLot; trace: LotTrace }) {
  const { t } = useTranslation('lots')
  const last = trace.recalls.at(-1)
  const [reason, setReason] = useState(last?.reason ?? '')
  const [advice, setAdvice] = useState(last?.advice ?? t('recall.usualAdvice'))
  const { recipients, supplier } = trace
  return (
    <>
      <Stack className={desk.screen} gap={16} mb={16}>
        <PageHeader
          title={t('letter.title', { lot: lot.lot })}
          back={{ to: `/stock_lots/${lot.id}`, label: t('detail.title', { lot: lot.lot }) }}
          subtitle={t('letter.count', plural(recipients.length))}
          actions={
            <Button
              leftSection={<IconPrinter size={17} aria-hidden />}
              disabled={reason.trim() === ''}
              onClick={() => window.print()}
            >
              {t('letter.print')}
            </Button>
          }
        />
        <Panel>
          <Stack gap={12}>
            <Textarea
              maxLength={1000}
              label={t('recall.reason')}
              placeholder={t('recall.reasonExample')}
              autoFocus={reason === ''}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            <Textarea
              maxLength={1000}
              label={t('recall.advice')}
              value={advice}
              onChange={(event) => setAdvice(event.currentTarget.value)}
            />
          </Stack>
        </Panel>
      </Stack>
      <div className={`${desk.desk} ${classes.letters}`}>
        {recipients.map((recipient) => (
          <Letter
            key={recipient.customer.id}
            lot={lot}
            supplier={supplier}
            recipient={recipient}
            reason={reason}
            advice={advice}
          />
        ))}
      </div>
    </>
  )
}
