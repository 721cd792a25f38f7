import { Button } from '@mantine/core'
import { IconGlassFull } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me, SampleAllowance } from '~/api/types'
import { mayCall } from '~/shared/access/permissions'
import { LinkButton } from '~/shared/parts/LinkButton'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { Panel } from '~/shared/parts/Panel'
import { useSession } from '~/shared/session/session'
import { allowanceQuery } from '../queries'
import classes from './AskSample.module.css'

const AskDialog = loadOnIntent(() => import('./AskDialog').then((part) => part.AskDialog))

/** What the page of a product tells of it here. */
export interface Tasted {
  id: number
  '@id': string
  name: string
  sampleAllowed: boolean
  supplier: { company: string }
}

/** Asks for a sample on the page of a product, or says why that is not possible now. */
export function AskSample({ product }: { product: Tasted }) {
  const viewer = useSession((session) => session.user)
  if (!viewer || !product.sampleAllowed || !mayCall('sample_requests.post', viewer)) return null
  return <Asking product={product} viewer={viewer} />
}

function Asking({ product, viewer }: { product: Tasted; viewer: Me }) {
  const { t } = useTranslation('samples')
  const { data: may } = useQuery(allowanceQuery(product.id))
  const [isOpen, setIsOpen] = useState(false)
  const open = may?.request
  return (
    <Panel>
      <div className={classes.ask}>
        <span className={classes.icon}>
          <IconGlassFull size={20} stroke={1.6} aria-hidden />
        </span>
        <div>
          <h2 className={classes.title}>{t('ask.title')}</h2>
          <p className={classes.text}>{may ? <Why may={may} /> : '\u00A0'}</p>
        </div>
        {may?.allowed && (
          <Button
            variant="default"
            className={classes.button ?? ''}
            {...AskDialog.intent}
            onClick={() => setIsOpen(true)}
          >
            {t('ask.open')}
          </Button>
        )}
        {open && (
          <LinkButton
            variant="default"
            className={classes.button ?? ''}
            to="/orders/sample-requests"
            search={{ request: open.id }}
          >
            {t('ask.see')}
          </LinkButton>
        )}
      </div>
      {isOpen && may && (
        <AskDialog product={product} viewer={viewer} left={may.left} onClose={() => setIsOpen(false)} />
      )}
    </Panel>
  )
}

/** What the supplier gives, or why there is nothing to ask now. */
function Why({ may: { reason, quota, request } }: { may: SampleAllowance }) {
  const { t } = useTranslation('samples')
  if (request) return t(`ask.underWay.${request.status}`)
  return reason === 'quota_used' ? t('ask.quotaUsed', { count: quota }) : t('ask.free', { count: quota })
}
