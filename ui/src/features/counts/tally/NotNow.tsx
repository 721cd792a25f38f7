import { Button } from '@mantine/core'
import { IconClipboardCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isEmpty, NOTHING } from '~/shared/counting/draft'
import { plural } from '~/shared/format/format'
import { EmptyState } from '~/shared/parts/EmptyState'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import type { StockCountDetail } from '../count'
import type { Tallying } from './use-tally'

interface Props {
  count: StockCountDetail
  tally: Tallying
}

/** Why there is nothing to count now, and the way on: it is counted already, or others count it. */
export function NotNow({ count, tally: { draft = NOTHING, forget } }: Props) {
  const { t } = useTranslation('counts')
  const why = count.status === 'open' ? 'byOthers' : 'over'
  const left = Object.keys(draft.counted).length
  return (
    <Panel>
      {!isEmpty(draft) && (
        <Notice tone="attention" title={t('tally.lost', plural(left))}>
          <Button size="xs" variant="default" mt={8} onClick={forget}>
            {t('tally.forget')}
          </Button>
        </Notice>
      )}
      <EmptyState
        icon={IconClipboardCheck}
        title={t(`tally.${why}`)}
        help={t(`tally.${why}Help`)}
        action={
          <Button
            renderRoot={(props) => (
              <Link to="/stock_counts/$countId" params={{ countId: String(count.id) }} {...props} />
            )}
          >
            {t('action.see')}
          </Button>
        }
      />
    </Panel>
  )
}
