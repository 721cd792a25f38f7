import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Act } from '~/shared/document/acts'
import { DocumentHeader } from '~/shared/document/DocumentHeader'
import { useUpdates } from '~/shared/document/documents'
import { useMove } from '~/shared/document/use-move'
import { formatInteger } from '~/shared/format/format'
import { CopyButton } from '~/shared/parts/CopyButton'
import { type Shop, shopStates, shops } from '~/shared/shop/shop'
import { toast } from '~/shared/toasts/toast'
import { closeShop, openShop } from './queries'
import { addressOf } from './slug'

/** Where a shop stands, where its page is, and the one thing to do: open it, or close it. */
export function ShopHeader({ shop }: { shop: Shop }) {
  const { t } = useTranslation('store')
  const { send, run, isBusy } = useMove(useUpdates(shops))
  const { name, status, transitions, missing, url, slug } = shop
  const carts = shop.carts ?? 0
  const open: Act = {
    label: t(status === 'closed' ? 'act.reopen' : 'act.open'),
    // What lacks comes first.
    isOffered: transitions.includes('open') && missing.length === 0,
    isNext: true,
    isBusy,
    onAct: () =>
      void run(
        () => openShop(shop),
        () => toast.success(t('opened')),
      ),
  }
  const close: Act = {
    label: t('act.close'),
    isOffered: transitions.includes('closed'),
    isHarm: true,
    question: {
      title: t('close.title'),
      leave: t('common:cancel'),
      lead: t('close.lead', { count: carts, amount: formatInteger(carts) }),
      comment: { label: t('close.reason'), description: t('close.reasonHelp'), isRequired: true },
      send: ({ comment }) => send(closeShop(shop, comment)),
      done: t('closed'),
    },
  }
  return (
    <DocumentHeader
      title={name}
      states={shopStates}
      state={status}
      facts={status === 'open' ? <span>{addressOf(slug)}</span> : <span>{t(`standing.${status}`)}</span>}
      beside={
        status === 'open' && (
          <>
            <CopyButton
              text={addressOf(slug)}
              label={t('copy.label')}
              copied={t('copy.done')}
              failed={t('copy.failed')}
              size="sm"
            />
            <Button
              component="a"
              href={url}
              target="_blank"
              rel="noreferrer"
              variant="default"
              leftSection={<IconExternalLink size={17} aria-hidden />}
            >
              {t('see')}
            </Button>
          </>
        )
      }
      acts={[close, open]}
    />
  )
}
