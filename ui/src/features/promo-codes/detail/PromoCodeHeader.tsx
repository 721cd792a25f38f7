import { Button, Menu } from '@mantine/core'
import { IconCheck, IconCopy, IconDots, IconPencil, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import page from '~/shared/order/page.module.css'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { usePromoCodeActions } from '../actions'
import { PromoCodeStatusDot } from '../PromoCodeStatusDot'
import { isUsed, type PromoCode } from '../promo-code'
import { DeleteDialog } from './dialogs'
import classes from './PromoCodeHeader.module.css'

/** A code's name and state, and what can be done with it. */
export function PromoCodeHeader({ code }: { code: PromoCode }) {
  const { t } = useTranslation('codes')
  const { isBusy, copy, stop, start } = usePromoCodeActions(code)
  const [isAsked, setAsked] = useState(false)
  const isStopped = code.status === 'stopped'
  return (
    <>
      <PageHeader
        title={code.code}
        back={{ ...listAsLeft('/promo-codes'), label: t('title') }}
        subtitle={
          <span className={page.facts}>
            <PromoCodeStatusDot status={code.status} />
            {code.label && <span>{code.label}</span>}
          </span>
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
            <Button
              variant="default"
              leftSection={<IconPencil size={17} stroke={1.8} aria-hidden />}
              renderRoot={(props) => (
                <Link to="/promo-codes/$codeId/edit" params={{ codeId: String(code.id) }} {...props} />
              )}
            >
              {t('action.edit')}
            </Button>
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
              <Menu position="bottom-end" shadow="md" width={220}>
                <Menu.Target>
                  <Button variant="default" aria-label={t('action.others')}>
                    <IconDots size={18} aria-hidden />
                  </Button>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item {...DeleteDialog.intent} className={classes.harm ?? ''} onClick={() => setAsked(true)}>
                    {t('action.delete')}
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            )}
          </>
        }
      />
      {isAsked && <DeleteDialog code={code} onClose={() => setAsked(false)} />}
    </>
  )
}
