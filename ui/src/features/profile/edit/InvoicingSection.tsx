import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { mayCall } from '~/shared/access/permissions'
import { ErrorState } from '~/shared/parts/ErrorState'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { FieldsSkeleton } from '~/shared/parts/Skeletons'
import RegistrationForm from '~/shared/person-records/RegistrationForm'
import { recordKind } from '~/shared/person-records/record-kind'
import { useMe, usePerson, useReadAgain } from '../queries'
import { BankPanel } from './invoicing/BankPanel'
import { ContactForm } from './invoicing/ContactForm'

/** What invoices say of the person besides its identity, and where a supplier is paid. */
export default function InvoicingSection() {
  const { t } = useTranslation('profile')
  const me = useMe()
  const person = usePerson(me)
  const readAgain = useReadAgain()
  const kind = recordKind(me.userGroup.code)
  const record = person.data?.parameters
  if (!kind) return null
  const mayChange = mayCall(kind.patch, me)
  return (
    <>
      <Panel title={t('section.invoicing')}>
        {!mayChange ? (
          <Notice tone="info" title={t('waiting.later')}>
            {t('waiting.parameters')}
          </Notice>
        ) : record ? (
          <>
            {kind.fields === 'supplier' ? (
              <RegistrationForm kind={kind} id={me.id} record={record} part="section" onSaved={readAgain} />
            ) : (
              <ContactForm kind={kind} record={record} />
            )}
            <FieldOfTheLink />
          </>
        ) : person.error ? (
          <ErrorState error={person.error} onRetry={() => void person.refetch()} />
        ) : (
          <FieldsSkeleton />
        )}
      </Panel>
      {kind.fields === 'supplier' && mayChange && <BankPanel />}
    </>
  )
}

/** Puts the cursor into the field that the link names, once the form is there. */
function FieldOfTheLink(): null {
  useEffect(() => {
    const { hash } = window.location
    if (hash) document.getElementById(hash.slice(1))?.focus()
  }, [])
  return null
}
