import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AppForm } from '~/shared/forms/AppForm'
import { FormFoot } from '~/shared/forms/FormFoot'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Stack } from '~/shared/layout/Stack'
import { LinkButton } from '~/shared/parts/LinkButton'
import { listAsLeft } from '~/shared/parts/list-memory'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import type { AgreementFrame } from '../frame'
import classes from './FrameForm.module.css'
import { AgreementPanel, TiersPanel } from './FramePanels'
import { MembersPanel } from './MembersPanel'
import type { Moving } from './use-moving'
import type { FrameValues } from './values'

const Confirm = loadOnIntent(() => import('~/shared/parts/Confirm').then((part) => part.Confirm))

interface Props {
  form: AppFormState<FrameValues>
  /** The frame that is changed; null for a new one. */
  frame: AgreementFrame | null
  label: string
  submit: string
  /** Whether leaving asks first; a draft is kept otherwise. */
  isGuarded: boolean
  moving: Moving
  notice?: ReactNode
}

/** Everything that can be said of a frame; buyers who would leave another one are named before they are moved. */
export function FrameForm({ form, frame, label, submit, isGuarded, moving, notice }: Props) {
  const { t } = useTranslation('frames')
  return (
    <AppForm form={form} label={label} isGuarded={isGuarded}>
      <Stack gap={16} className={classes.form}>
        {notice}
        <AgreementPanel form={form} />
        <TiersPanel form={form} isNew={frame === null} />
        <MembersPanel form={form} frame={frame} />
        <FormFoot submit={submit}>
          <LinkButton to={listAsLeft('/agreement-frames').to} variant="default">
            {t('common:cancel')}
          </LinkButton>
        </FormFoot>
      </Stack>
      <Confirm
        opened={moving.asked !== null}
        title={t('move.title')}
        confirm={t('move.confirm')}
        onConfirm={() => {
          moving.confirm()
          void form.submit()
        }}
        onClose={moving.drop}
      >
        {moving.asked}
      </Confirm>
    </AppForm>
  )
}
