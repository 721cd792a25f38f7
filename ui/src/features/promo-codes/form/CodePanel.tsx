import { Button, TextInput } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import fields from '~/shared/forms/fields.module.css'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Panel } from '~/shared/parts/Panel'
import classes from './CodeForm.module.css'
import { generateCode } from './generate-code'
import type { CodeValues } from './values'

interface Props {
  form: AppFormState<CodeValues>
  /** It has served: the code stays. */
  isFrozen: boolean
}

/** The word that customers type, and what it is for. */
export function CodePanel({ form, isFrozen }: Props) {
  const { t } = useTranslation('codes')
  const { onChange, ...code } = form.getInputProps('code')
  return (
    <Panel title={t('form.part.code')}>
      <div className={fields.fields}>
        <div className={`${classes.code} ${fields.whole}`}>
          <TextInput
            {...code}
            label={t('form.code')}
            description={t('form.codeHelp')}
            required
            disabled={isFrozen}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={32}
            classNames={{ input: classes.word ?? '' }}
            onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
          />
          {!isFrozen && (
            <Button
              variant="default"
              leftSection={<IconSparkles size={17} stroke={1.8} aria-hidden />}
              onClick={() => form.setFieldValue('code', generateCode())}
            >
              {t('form.generate')}
            </Button>
          )}
        </div>
        <TextInput
          className={fields.whole ?? ''}
          label={t('form.label')}
          description={t('form.labelHelp')}
          required
          maxLength={120}
          autoComplete="off"
          {...form.getInputProps('label')}
        />
      </div>
    </Panel>
  )
}
