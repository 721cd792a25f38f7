import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Parameters } from '~/api/types'
import { AppForm } from '~/shared/forms/AppForm'
import { useSharedForm } from '~/shared/forms/conflict/use-shared-form'
import { FormFoot } from '~/shared/forms/FormFoot'
import type { LoadedFile } from '~/shared/forms/files/use-files'
import { inputOf } from '~/shared/forms/inputs/input-of'
import { Dim, Hint } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import { TextLink } from '~/shared/parts/TextLink'
import { CgvField } from '~/shared/person-records/CgvField'
import { DocumentLink } from '~/shared/person-records/DocumentLink'
import { recordCalls } from '~/shared/person-records/record-form'
import type { Shop } from '~/shared/shop/shop'
import { toast } from '~/shared/toasts/toast'
import { RecordPanel } from './RecordPanel'

/** The general terms for consumers; without them those that the supplier has for everybody hold. */
export function TermsPanel({ shop }: { shop: Shop }) {
  const { t } = useTranslation('store')
  return (
    <div id="shop-cgv" tabIndex={-1}>
      <RecordPanel title={t('field.cgv')} supplier={shop.supplier.id}>
        {(record) => (
          <Stack gap={14}>
            <Hint>{t('help.cgv')}</Hint>
            {!shop.ownTerms && <General shop={shop} />}
            <TermsForm key={record.base64ContentStoreCGV} supplier={shop.supplier.id} record={record} />
          </Stack>
        )}
      </RecordPanel>
    </div>
  )
}

/** What holds as long as the shop has none of its own. */
function General({ shop: { cgv } }: { shop: Shop }) {
  const { t } = useTranslation('store')
  return (
    <p>
      {cgv ? <DocumentLink url={cgv} /> : <Dim>{t('cgv.none')}</Dim>}{' '}
      <TextLink td="underline" to="/profile/edit" search={{ section: 'parameters' }}>
        {t(cgv ? 'cgv.replace' : 'cgv.add')}
      </TextLink>
    </p>
  )
}

interface Values extends Record<string, unknown> {
  base64ContentStoreCGV: LoadedFile[]
  keepsTerms: boolean
}

const valuesOf = ({ base64ContentStoreCGV }: Parameters): Values => ({
  base64ContentStoreCGV: [],
  keepsTerms: Boolean(base64ContentStoreCGV),
})

/** A document that stays does not travel again. */
const bodyOf = ({ base64ContentStoreCGV: [document], keepsTerms }: Values) => ({
  base64ContentStoreCGV: document?.dataUrl ?? (keepsTerms ? undefined : ''),
})

function TermsForm({ supplier, record }: { supplier: number; record: Parameters }) {
  const { t } = useTranslation('store')
  const client = useQueryClient()
  const { read, save } = recordCalls({ path: '/parameter_suppliers/{id}' }, supplier)
  const form = useSharedForm<Parameters, Values, Parameters>({
    thing: record,
    read,
    valuesOf,
    words: { base64ContentStoreCGV: t('field.cgv'), keepsTerms: t('field.cgv') },
    save: (begun, values) => save(begun, bodyOf(values), bodyOf(valuesOf(begun))),
    saved: (kept) => kept,
    onSent: () => {
      toast.success(t('saved'))
      void client.invalidateQueries({ queryKey: ['people'] })
      void client.invalidateQueries({ queryKey: ['stores'] })
    },
  })
  return (
    <AppForm form={form} label={t('field.cgv')} part="section">
      <CgvField
        url={record.base64ContentStoreCGV ?? ''}
        keeps={form.values.keepsTerms}
        onKeeps={(keeps) => form.setFieldValue('keepsTerms', keeps)}
        {...inputOf(form, 'base64ContentStoreCGV')}
      />
      <FormFoot submit={t('save')} />
    </AppForm>
  )
}
