import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Stack } from '~/shared/layout/Stack'
import { partyQuery } from '~/shared/order/parties'
import classes from './HistoryChanges.module.css'
import type { Change } from './history-changes'

/** What an act changed: each member with what it was and what it is. */
export function HistoryChanges({ changes }: { changes: Change[] }) {
  const { t } = useTranslation('users')
  return (
    <Stack as="ul" gap={4} mt={4}>
      {changes.map(({ key, label, from, to, isHidden }) => (
        <li key={key}>
          <span className={classes.label}>{label}</span>{' '}
          {isHidden ? (
            <span>{t('change.hidden')}</span>
          ) : (
            <span>
              {from !== null && (
                <>
                  <del className={classes.from}>
                    <Value of={key}>{from}</Value>
                  </del>
                  <IconArrowRight size={14} stroke={1.8} className={classes.arrow} aria-label={t('change.became')} />
                </>
              )}
              {to === null ? (
                <i>{t('change.nothing')}</i>
              ) : (
                <ins className={classes.to}>
                  <Value of={key}>{to}</Value>
                </ins>
              )}
            </span>
          )}
        </li>
      ))}
    </Stack>
  )
}

/** A value in words; the trail keeps an agent by its number alone. */
function Value({ of: key, children }: { of: string; children: string }) {
  return key === 'agent' ? <AgentName id={Number(children)} /> : children
}

function AgentName({ id }: { id: number }) {
  const { data } = useQuery(partyQuery(id))
  return data?.company ?? id
}
