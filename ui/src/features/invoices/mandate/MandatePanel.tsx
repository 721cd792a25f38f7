import { Button, Switch } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { mandateQuery } from '~/shared/api/mandate'
import { formatDate, plural } from '~/shared/format/format'
import { Hint } from '~/shared/layout/Dim'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { useBusy } from '~/shared/parts/use-busy'
import { toast } from '~/shared/toasts/toast'
import type { Mandate } from '../invoice'
import { INVOICES } from '../queries'
import { Checklist } from './Checklist'
import { ElsewhereList } from './ElsewhereList'
import classes from './MandatePanel.module.css'
import { NumbersLacking } from './NumbersLacking'
import { RevokeMandate } from './RevokeMandate'
import { WaitingPanel } from './WaitingPanel'

/** How a supplier's invoices are issued: under its mandate, or by itself; and what waits for them. */
export function MandatePanel({ supplier }: { supplier: number }) {
  const { data: mandate } = useQuery(mandateQuery(supplier))
  if (!mandate) return null
  const isGiven = mandate.acceptedAt || mandate.issuedElsewhere
  return (
    <div className={classes.panels} data-beside={isGiven ? true : undefined}>
      {isGiven ? <Given mandate={mandate} /> : <ToAccept mandate={mandate} />}
      {!mandate.issuedElsewhere && <WaitingPanel supplier={supplier} />}
    </div>
  )
}

/** The text that a supplier accepts before its first invoice. */
function ToAccept({ mandate }: { mandate: Mandate }) {
  const { t } = useTranslation('invoices')
  const { isBusy, send } = useChange(mandate.id)
  const accept = () =>
    send(() => api.post('/invoicing_mandates', { textHash: mandate.textHash }), t('mandate.accepted'))
  const count = mandate.waiting.length
  return (
    <Panel title={t('mandate.title')}>
      <div className={classes.rows}>
        <p>{t('mandate.lead')}</p>
        <MandateActs acts={mandate.acts} />
        <Checklist lacking={mandate.lacking} />
        <NumbersLacking numberLacking={mandate.numberLacking} />
        {count > 0 && <Notice tone="attention">{t('mandate.waiting', plural(count))}</Notice>}
        <div className={classes.text} lang="fr">
          {mandate.text}
        </div>
        <div className={classes.actions}>
          <Button loading={isBusy} onClick={accept}>
            {t('mandate.accept')}
          </Button>
          <Elsewhere mandate={mandate} />
        </div>
      </div>
    </Panel>
  )
}

/** What was given, and the orders that still wait. */
function Given({ mandate }: { mandate: Mandate }) {
  const { t } = useTranslation('invoices')
  const { isBusy, send } = useChange(mandate.id)
  const { id, acts, acceptedAt, acceptedBy, issuedElsewhere, lacking, numberLacking, supplierCode } = mandate
  const revoke = async (): Promise<Mandate> => {
    await api.delete('/invoicing_mandates/{id}', { path: { id } })
    return api.get('/invoicing_mandates/{id}', { path: { id } })
  }
  return (
    <Panel title={t('mandate.title')} aside={<Elsewhere mandate={mandate} />}>
      <div className={classes.rows}>
        <p>
          {issuedElsewhere
            ? t('mandate.elsewhereHelp')
            : t('mandate.given', { date: formatDate(acceptedAt ?? ''), name: acceptedBy, code: supplierCode })}
        </p>
        {issuedElsewhere && acceptedAt && <p>{t('mandate.holds', { date: formatDate(acceptedAt) })}</p>}
        <MandateActs acts={acts} />
        {acceptedAt && (
          <div>
            <RevokeMandate isBusy={isBusy} onRevoke={() => send(revoke, t('mandate.revoked'))} />
          </div>
        )}
        <Checklist lacking={lacking} />
        <NumbersLacking numberLacking={numberLacking} />
        {issuedElsewhere && <ElsewhereList supplier={id} />}
        {!issuedElsewhere && <Hint>{t('order:noHandOver')}</Hint>}
      </div>
    </Panel>
  )
}

/** Whether the supplier issues its invoices itself. */
function Elsewhere({ mandate: { id, issuedElsewhere } }: { mandate: Mandate }) {
  const { t } = useTranslation('invoices')
  const { isBusy, send } = useChange(id)
  return (
    <Switch
      label={t('mandate.elsewhere')}
      checked={issuedElsewhere}
      disabled={isBusy}
      onChange={({ currentTarget: { checked } }) =>
        send(
          () => api.patch('/invoicing_mandates/{id}', { issuedElsewhere: checked }, { path: { id } }),
          t(checked ? 'mandate.nowElsewhere' : 'mandate.nowHere'),
        )
      }
    />
  )
}

/** Sends a change of the mandate and shows what it is then. */
function useChange(supplier: number) {
  const { t } = useTranslation('invoices')
  const client = useQueryClient()
  const { isBusy, run } = useBusy()
  const send = (change: () => Promise<Mandate>, done: string) =>
    void run(async () => {
      client.setQueryData(mandateQuery(supplier).queryKey, await change())
      void client.invalidateQueries({ queryKey: INVOICES })
      toast.success(done)
    }, t('failed'))
  return { isBusy, send }
}

/** When a mandate was given and taken back; one that was given once says so elsewhere. */
function MandateActs({ acts }: Pick<Mandate, 'acts'>) {
  const { t } = useTranslation('invoices')
  if (acts.length < 2) return null
  return (
    <Hint>
      {acts.map(({ act, at, by }) => t(`mandate.act.${act}`, { date: formatDate(at), name: by })).join(' · ')}
    </Hint>
  )
}
