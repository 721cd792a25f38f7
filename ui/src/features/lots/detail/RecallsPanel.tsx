import { useTranslation } from 'react-i18next'
import page from '~/shared/detail/CommentPanel.module.css'
import { formatDate, formatDateTime, formatInteger } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import { Panel } from '~/shared/parts/Panel'
import type { Recall } from '../lot'

/** What was said when a lot was called back, by whom and to how many. */
export function RecallsPanel({ recalls }: { recalls: Recall[] }) {
  const { t } = useTranslation('lots')
  return (
    <Panel title={t('recall.sent')}>
      <Stack as="ol" gap={16}>
        {recalls.map(({ id, at, actor, impersonator, recipients, reason, advice, lifted }) => (
          <Stack key={id} as="li" gap={4}>
            <b>{t('recall.told', { count: recipients, amount: formatInteger(recipients) })}</b>
            <Dim size={13}>
              {formatDateTime(at)} · {impersonator ? t('recall.by', { actor, admin: impersonator }) : actor}
            </Dim>
            <p className={page.comment}>{reason}</p>
            <p className={page.comment}>{advice}</p>
            {lifted && (
              <p className={page.comment}>
                {t('recall.lifted', {
                  date: formatDate(lifted.at),
                  reason: lifted.reason,
                  actor: lifted.impersonator
                    ? t('recall.by', { actor: lifted.actor, admin: lifted.impersonator })
                    : lifted.actor,
                })}
              </p>
            )}
          </Stack>
        ))}
      </Stack>
    </Panel>
  )
}
