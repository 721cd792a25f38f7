import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schemas } from '~/api/types'
import { api } from '~/shared/api/client'
import { FormDialog } from '~/shared/forms/FormDialog'
import fields from '~/shared/forms/fields.module.css'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Hint } from '~/shared/layout/Dim'
import { useBusy } from '~/shared/parts/use-busy'
import { toast } from '~/shared/toasts/toast'
import { required } from '~/shared/validation/text-rules'
import classes from './ParametersPage.module.css'
import { type Carrier, readAgain } from './queries'

const PARTS = ['code', 'label', 'street', 'postcode', 'city'] as const

type Point = Record<(typeof PARTS)[number], string>

const nowhere = (): Point => ({ code: '', label: '', street: '', postcode: '', city: '' })

/** The pickup points of a carrier: one is added or written over by its code, or taken out of service. */
export function RelaysDialog({ carrier, onClose }: { carrier: Carrier; onClose: () => void }) {
  const { t } = useTranslation('parameters')
  const client = useQueryClient()
  const { isBusy, run } = useBusy()
  const write = async (relay: Schemas['PricingRelay']) => {
    const { code, version } = carrier
    try {
      await api.patch('/carriers/{code}', { version, relays: [relay] }, { path: { code } })
    } finally {
      await readAgain(client)
    }
  }
  const form = useAppForm({
    initialValues: { relays: [nowhere()] },
    rules: { relays: { code: required, label: required, street: required, postcode: required, city: required } },
    send: ({ relays }) => write({ ...(relays[0] ?? nowhere()), active: true }),
    onSent: () => {
      toast.success(t('relays.saved'))
      form.setValues({ relays: [nowhere()] })
    },
  })
  return (
    <FormDialog
      form={form}
      size={720}
      title={t('relays.title', { carrier: carrier.label })}
      submit={t('relays.save')}
      onClose={onClose}
    >
      <div className={fields.fields}>
        {PARTS.map((part) => (
          <TextInput
            key={part}
            label={t(`relays.${part}`)}
            required
            autoComplete="off"
            {...form.getInputProps(`relays.0.${part}`)}
          />
        ))}
      </div>
      <ul className={classes.points}>
        {carrier.relays.map((relay) => (
          <li key={relay.code} className={classes.row}>
            <div className={classes.main}>
              <b>{relay.label}</b>
              <Hint>
                {relay.code} · {relay.address}
              </Hint>
            </div>
            <div className={classes.acts}>
              <Button
                variant="default"
                aria-label={t('grids.editOf', { name: relay.label })}
                onClick={() => form.setValues({ relays: [pointOf(relay)] })}
              >
                {t('grids.edit')}
              </Button>
              <Button
                variant="subtle"
                color="gray"
                disabled={isBusy}
                aria-label={t(relay.active ? 'grids.stopOf' : 'grids.resumeOf', { name: relay.label })}
                onClick={() => void run(() => write({ ...relay, active: !relay.active }), t('failed'))}
              >
                {t(relay.active ? 'grids.stop' : 'grids.resume')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </FormDialog>
  )
}

const pointOf = ({ code, label, street, postcode, city }: Point): Point => ({ code, label, street, postcode, city })
