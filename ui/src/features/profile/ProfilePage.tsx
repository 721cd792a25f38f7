import { IconPencil } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { mayCall } from '~/shared/access/permissions'
import { api } from '~/shared/api/client'
import { NetworkError } from '~/shared/api/errors'
import { personName } from '~/shared/format/person-name'
import { FramesPanel } from '~/shared/frames/FramesPanel'
import { text } from '~/shared/i18n/i18n'
import { Dim } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import { ErrorState } from '~/shared/parts/ErrorState'
import { LinkButton } from '~/shared/parts/LinkButton'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { PersonSign } from '~/shared/parts/PersonSign'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { recordKind } from '~/shared/person-records/record-kind'
import { session } from '~/shared/session/session'
import { toast } from '~/shared/toasts/toast'
import { AddressPanel } from './overview/AddressPanel'
import { DevicesPanel } from './overview/DevicesPanel'
import { IdentityPanels } from './overview/IdentityPanels'
import { PanelLink } from './overview/PanelLink'
import { RecordPanel } from './overview/RecordPanel'
import classes from './ProfilePage.module.css'
import { useMe, usePerson, useReadAgain } from './queries'
import { WaitingNotice } from './WaitingNotice'

interface Props {
  /** From the link of a mail: confirms a new address. */
  emailToken?: string | undefined
  /** What to come back to once the address is confirmed. */
  productId?: number | undefined
  /** From news about a promo code: which one is open. */
  codeId?: number | undefined
}

/** For suppliers alone. */
const BorneCodes = lazy(() => import('./overview/BorneCodes').then((part) => ({ default: part.BorneCodes })))

/** Who the person is to the house, at a glance. */
export function ProfilePage({ emailToken, productId, codeId }: Props) {
  const { t } = useTranslation('profile')
  const me = useMe()
  const person = usePerson(me)
  useEmailConfirmation(emailToken, productId)
  const kind = recordKind(me.userGroup.code)
  const group = t(`enums:user_group.${me.userGroup.code}`)
  const record = person.data?.parameters
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={[me.company, group].filter(Boolean).join(', ')}
        sign={<PersonSign name={personName(me)} logo={record?.base64ContentLogo} />}
        actions={
          <LinkButton to="/profile/edit" leftSection={<IconPencil size={17} aria-hidden />}>
            {t('editAll')}
          </LinkButton>
        }
      />
      <WaitingNotice me={me} />
      <div className={classes.columns}>
        <Stack gap={16}>
          <IdentityPanels me={me} />
          {kind && record && <RecordPanel me={me} record={record} mayEdit={mayCall(kind.patch, me)} />}
          <FramesPanel />
          {mayCall('borne_promo_codes.list', me) && (
            <Suspense fallback={null}>
              <BorneCodes codeId={codeId} />
            </Suspense>
          )}
          {kind && person.isPending && <BlockSkeleton height={220} />}
          {kind && person.error && (
            <Panel title={t(`record:title.${me.userGroup.code}`)}>
              <ErrorState error={person.error} onRetry={() => void person.refetch()} />
            </Panel>
          )}
        </Stack>
        <Stack gap={16}>
          <AddressPanel of="shipping" addresses={me.addresses} />
          <AddressPanel of="billing" addresses={me.addresses} />
          {!me.impersonator && <DevicesPanel />}
          {!me.impersonator && <DataPanel />}
        </Stack>
      </div>
    </>
  )
}

/** What the person may do with what is kept of it. */
function DataPanel() {
  const { t } = useTranslation('profile')
  return (
    <Panel
      title={t('data.title')}
      aside={
        <PanelLink section="data" label={t('editOf', { what: t('data.title') })}>
          {t('manage')}
        </PanelLink>
      }
    >
      <Dim as="p">{t('data.about')}</Dim>
    </Panel>
  )
}

/** Follows the link that confirms a new e-mail address, once, and takes it out of the page's address. */
function useEmailConfirmation(token: string | undefined, product: number | undefined): void {
  const navigate = useNavigate()
  const readAgain = useReadAgain()
  const asked = useRef<string>(undefined)
  const wasWaiting = useRef(session().user?.status === 'processing')

  useEffect(() => {
    if (!token || asked.current === token) return
    asked.current = token
    const toProduct = (id: number) =>
      navigate({ to: '/products/$productId', params: { productId: String(id) }, replace: true })
    const confirm = async () => {
      const user = session().user
      // The link of a registration in a shop, opened a second time.
      if (product && user?.status === 'valid' && user.pendingEmail === '') {
        toast.info(text('profile:pendingEmail.already'))
        await toProduct(product)
        return
      }
      try {
        await api.post('/email_changes/{token}', undefined, { path: { token } })
        await readAgain()
        toast.success(text('profile:pendingEmail.confirmed', { email: session().user?.email ?? '' }))
        // Who registered in a shop may order now.
        if (wasWaiting.current && session().user?.status === 'valid') {
          await (product ? toProduct(product) : navigate({ to: '/products/grid', replace: true }))
          return
        }
      } catch (error) {
        // The client has told why; a link that got no answer may be tried again.
        if (error instanceof NetworkError) return
      }
      await navigate({ to: '/profile', search: {}, replace: true })
    }
    void confirm()
  }, [token, product, navigate, readAgain])
}
