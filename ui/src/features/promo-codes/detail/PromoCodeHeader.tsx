import { Button } from '@mantine/core'
import { IconCheck, IconCopy, IconPencil, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { opens } from '~/shared/document/Acts'
import { DocumentHeader } from '~/shared/document/DocumentHeader'
import { LinkButton } from '~/shared/parts/LinkButton'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { usePromoCodeActions } from '../actions'
import { isUsed, type PromoCode, promoCodeStates } from '../promo-code'

const DeleteDialog = loadOnIntent(() => import('./DeleteDialog').then((part) => part.DeleteDialog))

const sign = { size: 17, stroke: 1.8, 'aria-hidden': true }

/** A code's name and state, and what can be done with it. */
export function PromoCodeHeader({ code }: { code: PromoCode }) {
  const { t } = useTranslation('codes')
  const { isBusy, copy, stop, start } = usePromoCodeActions(code)
  const isStopped = code.status === 'stopped'
  return (
    <DocumentHeader
      title={code.code}
      states={promoCodeStates}
      state={code.status}
      facts={code.label && <span>{code.label}</span>}
      beside={
        <>
          <Button variant="default" leftSection={<IconCopy {...sign} />} onClick={() => void copy()}>
            {t('action.copy')}
          </Button>
          <LinkButton
            variant="default"
            leftSection={<IconPencil {...sign} />}
            to="/promo-codes/$codeId/edit"
            params={{ codeId: String(code.id) }}
          >
            {t('action.edit')}
          </LinkButton>
        </>
      }
      others={[
        {
          label: t('action.delete'),
          isOffered: !isUsed(code),
          isHarm: true,
          ...opens(DeleteDialog, { code }),
        },
      ]}
      acts={[
        {
          label: t('action.start'),
          isOffered: isStopped,
          isBusy,
          icon: <IconCheck {...sign} />,
          onAct: () => void start(),
        },
        { label: t('action.stop'), isOffered: !isStopped, isBusy, icon: <IconX {...sign} />, onAct: () => void stop() },
      ]}
    />
  )
}
