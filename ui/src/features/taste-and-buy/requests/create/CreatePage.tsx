import { IconGlassFull } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { GuestRequestDetail, WineList } from '~/api/types'
import { DetailColumns } from '~/shared/detail/DetailColumns'
import { useUpdates } from '~/shared/document/documents'
import { AppForm } from '~/shared/forms/AppForm'
import { FormFoot } from '~/shared/forms/FormFoot'
import { useAppForm } from '~/shared/forms/use-app-form'
import { EmptyLink } from '~/shared/parts/EmptyLink'
import { LinkButton } from '~/shared/parts/LinkButton'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { MinorsNotice } from '~/shared/shop/MinorsNotice'
import { toast } from '~/shared/toasts/toast'
import { OwnWineList } from '../../wine-list/OwnWineList'
import { sellable } from '../../wine-list/wine-list'
import { guestOf, requests } from '../request'
import { newRequest, type RequestValues, requestRules, sendRequest } from '../values'
import { BottlesPanel } from './BottlesPanel'
import { GuestFields } from './GuestFields'
import { SummaryPanel } from './SummaryPanel'

const list = '/taste-and-buy/orders'

/** Enters what a guest asks for at table; the guest concludes it alone, by a link that leaves later. */
export function CreatePage() {
  const { t } = useTranslation('requests')
  return (
    <>
      <PageHeader
        title={t('create.title')}
        subtitle={t('create.intro')}
        back={{ ...listAsLeft(list), label: t('title') }}
      />
      <OwnWineList>
        {(wines) => (wines && sellable(wines).length > 0 ? <NewRequest wines={wines} /> : <NothingToSell />)}
      </OwnWineList>
    </>
  )
}

function NothingToSell() {
  const { t } = useTranslation('requests')
  return (
    <Panel>
      <EmptyLink
        icon={IconGlassFull}
        title={t('create.nothing')}
        help={t('create.nothingHelp')}
        to="/taste-and-buy"
        link={t('create.toList')}
      />
    </Panel>
  )
}

function NewRequest({ wines }: { wines: WineList }) {
  const { t } = useTranslation('requests')
  const { show } = useUpdates(requests)
  const navigate = useNavigate()
  const form = useAppForm<RequestValues, GuestRequestDetail>({
    initialValues: newRequest(),
    rules: requestRules,
    send: (values) => sendRequest(values, wines),
    onSent: (request) => {
      show(request)
      toast.success(t('create.done', { name: guestOf(request) }))
      void navigate({
        to: '/taste-and-buy/orders/$requestId',
        params: { requestId: String(request.id) },
        replace: true,
      })
    },
  })
  return (
    <AppForm form={form} label={t('create.title')}>
      <DetailColumns side={<SummaryPanel values={form.values} wines={wines} />}>
        <BottlesPanel form={form} wines={wines} />
        <GuestFields form={form} delay={wines.linkDelay} />
        <MinorsNotice />
        <FormFoot submit={t('create.submit')}>
          <LinkButton to={listAsLeft(list).to} variant="default">
            {t('common:cancel')}
          </LinkButton>
        </FormFoot>
      </DetailColumns>
    </AppForm>
  )
}
