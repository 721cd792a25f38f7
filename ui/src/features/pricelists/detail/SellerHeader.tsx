import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { opens } from '~/shared/document/Acts'
import type { Act } from '~/shared/document/acts'
import { DocumentHeader } from '~/shared/document/DocumentHeader'
import { LinkButton } from '~/shared/parts/LinkButton'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { nextWords, type PriceListDetail, periodWords, priceListStates } from '../price-list'
import classes from './SellerHeader.module.css'

const PublishDialog = loadOnIntent(() => import('./PublishDialog').then((part) => part.PublishDialog))
const ReviseDialog = loadOnIntent(() => import('./ReviseDialog').then((part) => part.ReviseDialog))
const EndDialog = loadOnIntent(() => import('./EndDialog').then((part) => part.EndDialog))
const RemoveDialog = loadOnIntent(() => import('./RemoveDialog').then((part) => part.RemoveDialog))

/** A list's name and state, and what can be done with it. */
export function SellerHeader({ list }: { list: PriceListDetail }) {
  const { t } = useTranslation('pricelists')
  const { name, status, revision } = list
  const next = nextWords(t, list)
  return (
    <DocumentHeader
      title={name}
      states={priceListStates}
      state={status}
      facts={
        <>
          <span>{periodWords(t, list)}</span>
          {next && <span className={classes.next}>{next}</span>}
          {revision > 1 && <span>{t('revisionOf', { revision })}</span>}
        </>
      }
      {...useActs(list)}
    />
  )
}

/** What may be done with it now. */
function useActs(list: PriceListDetail): { acts: Act[]; others: Act[] } {
  const { t } = useTranslation('pricelists')
  const { id, status, revisions, mayEdit, mayRevise, mayEnd, mayDelete } = list
  const prepared = revisions.find((one) => one.status === 'draft' && one.id !== id)
  return {
    others: [
      {
        label: t('action.end'),
        isOffered: mayEnd,
        ...opens(EndDialog, { list }),
      },
      {
        label: t('action.remove'),
        isOffered: mayDelete,
        isHarm: true,
        ...opens(RemoveDialog, { list }),
      },
    ],
    acts: [
      {
        label: t('action.edit'),
        isOffered: mayEdit,
        icon: <IconPencil size={17} stroke={1.8} aria-hidden />,
        draw: (look) => <LinkButton {...look} to="/products/mercuriale/$listId/edit" params={{ listId: String(id) }} />,
      },
      {
        label: t('action.prepared', { revision: prepared?.revision }),
        isOffered: mayRevise && prepared !== undefined,
        isNext: true,
        draw: (look) => (
          <LinkButton {...look} to="/products/mercuriale/$listId" params={{ listId: String(prepared?.id) }} />
        ),
      },
      {
        label: t('action.revise'),
        isOffered: mayRevise && !prepared,
        isNext: true,
        ...opens(ReviseDialog, { list }),
      },
      {
        label: t('action.publish'),
        isOffered: status === 'draft' && mayEdit,
        isNext: true,
        ...opens(PublishDialog, { list }),
      },
    ],
  }
}
