import { Button, Menu } from '@mantine/core'
import { IconDots, IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import page from '~/shared/order/page.module.css'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { PriceListStatusDot } from '../PriceListStatusDot'
import { nextWords, type PriceListDetail, periodWords } from '../price-list'
import { EndDialog, PublishDialog, ReviseDialog } from './dialogs'
import { RemoveDialog } from './RemoveDialog'
import classes from './SellerHeader.module.css'

type Asked = 'publish' | 'revise' | 'end' | 'remove'

/** A list's name and state, and what can be done with it; the next step alone is filled. */
export function SellerHeader({ list }: { list: PriceListDetail }) {
  const { t } = useTranslation('pricelists')
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const { id, name, status, revision, mayEdit, mayRevise, mayEnd, mayDelete, revisions } = list
  const prepared = revisions.find((one) => one.status === 'draft' && one.id !== id)
  const next = nextWords(t, list)
  return (
    <>
      <PageHeader
        title={name}
        back={{ ...listAsLeft('/products/mercuriale'), label: t('title') }}
        subtitle={
          <span className={page.facts}>
            <PriceListStatusDot status={status} />
            <span>{periodWords(t, list)}</span>
            {next && <span className={classes.next}>{next}</span>}
            {revision > 1 && <span>{t('revisionOf', { revision })}</span>}
          </span>
        }
        actions={
          <>
            {(mayEnd || mayDelete) && (
              <Menu position="bottom-end" shadow="md" width={230}>
                <Menu.Target>
                  <Button variant="default" aria-label={t('action.others')}>
                    <IconDots size={18} aria-hidden />
                  </Button>
                </Menu.Target>
                <Menu.Dropdown>
                  {mayEnd && (
                    <Menu.Item {...EndDialog.intent} onClick={() => setAsked('end')}>
                      {t('action.end')}
                    </Menu.Item>
                  )}
                  {mayDelete && (
                    <Menu.Item className={classes.harm ?? ''} onClick={() => setAsked('remove')}>
                      {t('action.remove')}
                    </Menu.Item>
                  )}
                </Menu.Dropdown>
              </Menu>
            )}
            {mayEdit && (
              <Button
                variant="default"
                leftSection={<IconPencil size={17} stroke={1.8} aria-hidden />}
                renderRoot={(props) => (
                  <Link to="/products/mercuriale/$listId/edit" params={{ listId: String(id) }} {...props} />
                )}
              >
                {t('action.edit')}
              </Button>
            )}
            {mayRevise &&
              (prepared ? (
                <Button
                  renderRoot={(props) => (
                    <Link to="/products/mercuriale/$listId" params={{ listId: String(prepared.id) }} {...props} />
                  )}
                >
                  {t('action.prepared', { revision: prepared.revision })}
                </Button>
              ) : (
                <Button {...ReviseDialog.intent} onClick={() => setAsked('revise')}>
                  {t('action.revise')}
                </Button>
              ))}
            {status === 'draft' && mayEdit && (
              <Button {...PublishDialog.intent} onClick={() => setAsked('publish')}>
                {t('action.publish')}
              </Button>
            )}
          </>
        }
      />
      {asked === 'publish' && <PublishDialog list={list} onClose={close} />}
      {asked === 'revise' && <ReviseDialog list={list} onClose={close} />}
      {asked === 'end' && <EndDialog list={list} onClose={close} />}
      <RemoveDialog list={list} isOpen={asked === 'remove'} onClose={close} />
    </>
  )
}
