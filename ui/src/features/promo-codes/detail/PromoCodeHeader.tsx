import { Button } from '@mantine/core'
import { IconCheck, IconCopy, IconPencil, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DetailHeader } from '~/shared/detail/DetailHeader'
import { HarmItem, MoreMenu } from '~/shared/detail/MoreMenu'
import { LinkButton } from '~/shared/parts/LinkButton'
import { listAsLeft } from '~/shared/parts/list-memory'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { usePromoCodeActions } from '../actions'
import { PromoCodeStatusDot } from '../PromoCodeStatusDot'
import { isUsed, type PromoCode } from '../promo-code'

const DeleteDialog = loadOnIntent(() => import('./DeleteDialog').then((part) => part.DeleteDialog))

/** A code's name and state, and what can be done with it. */
export function PromoCodeHeader({ code }: { code: PromoCode }) {
  const { t } = useTranslation('codes')
  const { isBusy, copy, stop, start } = usePromoCodeActions(code)
  const [isAsked, setAsked] = useState(false)
  const isStopped = code.status === 'stopped'
  return (
    <>
      <DetailHeader
        title={code.code}
        back={{ ...listAsLeft('/promo-codes'), label: t('title') }}
        facts={
          <>
            <PromoCodeStatusDot status={code.status} />
            {code.label && <span>{code.label}</span>}
          </>
        }
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconCopy size={17} stroke={1.8} aria-hidden />}
              onClick={() => void copy()}
            >
              {t('action.copy')}
            </Button>
            <LinkButton
              variant="default"
              leftSection={<IconPencil size={17} stroke={1.8} aria-hidden />}
              to="/promo-codes/$codeId/edit"
              params={{ codeId: String(code.id) }}
            >
              {t('action.edit')}
            </LinkButton>
            <Button
              variant="default"
              loading={isBusy}
              leftSection={
                isStopped ? (
                  <IconCheck size={17} stroke={1.8} aria-hidden />
                ) : (
                  <IconX size={17} stroke={1.8} aria-hidden />
                )
              }
              onClick={() => void (isStopped ? start() : stop())}
            >
              {t(isStopped ? 'action.start' : 'action.stop')}
            </Button>
            {!isUsed(code) && (
              <MoreMenu label={t('action.others')}>
                <HarmItem {...DeleteDialog.intent} onClick={() => setAsked(true)}>
                  {t('action.delete')}
                </HarmItem>
              </MoreMenu>
            )}
          </>
        }
      />
      {isAsked && <DeleteDialog code={code} onClose={() => setAsked(false)} />}
    </>
  )
}
