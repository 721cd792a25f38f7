import { Button, Menu } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DetailHeader } from '~/shared/detail/DetailHeader'
import { HarmItem, MoreMenu } from '~/shared/detail/MoreMenu'
import { LinkButton } from '~/shared/parts/LinkButton'
import { listAsLeft } from '~/shared/parts/list-memory'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { PriceListStatusDot } from '../PriceListStatusDot'
import { nextWords, type PriceListDetail, periodWords } from '../price-list'
import { RemoveDialog } from './RemoveDialog'
import classes from './SellerHeader.module.css'

const PublishDialog = loadOnIntent(() => import('./PublishDialog').then((part) => part.PublishDialog))
const ReviseDialog = loadOnIntent(() => import('./ReviseDialog').then((part) => part.ReviseDialog))
const EndDialog = loadOnIntent(() => import('./EndDialog').then((part) => part.EndDialog))

type Asked = 'publish' | 'revise' | 'end' | 'remove'

/** A list's name and state, and what can be done with it; the next step alone is filled. */
export function SellerHeader({ list }: { list: PriceListDetail }) {
  const { t } = useTranslation('pricelists')
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const { name, status, revision } = list
  const next = nextWords(t, list)
  return (
    <>
      <DetailHeader
        title={name}
        back={{ ...listAsLeft('/products/mercuriale'), label: t('title') }}
        facts={
          <>
            <PriceListStatusDot status={status} />
            <span>{periodWords(t, list)}</span>
            {next && <span className={classes.next}>{next}</span>}
            {revision > 1 && <span>{t('revisionOf', { revision })}</span>}
          </>
        }
        actions={<Acts list={list} onAsk={setAsked} />}
      />
      {asked === 'publish' && <PublishDialog list={list} onClose={close} />}
      {asked === 'revise' && <ReviseDialog list={list} onClose={close} />}
      {asked === 'end' && <EndDialog list={list} onClose={close} />}
      <RemoveDialog list={list} isOpen={asked === 'remove'} onClose={close} />
    </>
  )
}

/** What may be done with it now. */
function Acts({ list, onAsk }: { list: PriceListDetail; onAsk: (asked: Asked) => void }) {
  const { t } = useTranslation('pricelists')
  const { id, status, mayEdit, mayRevise, mayEnd, mayDelete, revisions } = list
  const prepared = revisions.find((one) => one.status === 'draft' && one.id !== id)
  return (
    <>
      {(mayEnd || mayDelete) && (
        <MoreMenu label={t('action.others')}>
          {mayEnd && (
            <Menu.Item {...EndDialog.intent} onClick={() => onAsk('end')}>
              {t('action.end')}
            </Menu.Item>
          )}
          {mayDelete && <HarmItem onClick={() => onAsk('remove')}>{t('action.remove')}</HarmItem>}
        </MoreMenu>
      )}
      {mayEdit && (
        <LinkButton
          variant="default"
          leftSection={<IconPencil size={17} stroke={1.8} aria-hidden />}
          to="/products/mercuriale/$listId/edit"
          params={{ listId: String(id) }}
        >
          {t('action.edit')}
        </LinkButton>
      )}
      {mayRevise &&
        (prepared ? (
          <LinkButton to="/products/mercuriale/$listId" params={{ listId: String(prepared.id) }}>
            {t('action.prepared', { revision: prepared.revision })}
          </LinkButton>
        ) : (
          <Button {...ReviseDialog.intent} onClick={() => onAsk('revise')}>
            {t('action.revise')}
          </Button>
        ))}
      {status === 'draft' && mayEdit && (
        <Button {...PublishDialog.intent} onClick={() => onAsk('publish')}>
          {t('action.publish')}
        </Button>
      )}
    </>
  )
}
