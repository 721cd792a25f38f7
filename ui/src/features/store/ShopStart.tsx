import { TextInput } from '@mantine/core'
import { IconBuildingStore } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { showDocument } from '~/shared/document/documents'
import { AppForm } from '~/shared/forms/AppForm'
import { FormFoot } from '~/shared/forms/FormFoot'
import fields from '~/shared/forms/fields.module.css'
import { useAppForm } from '~/shared/forms/use-app-form'
import { IconTile } from '~/shared/parts/IconTile'
import { Panel } from '~/shared/parts/Panel'
import { shops } from '~/shared/shop/shop'
import { toast } from '~/shared/toasts/toast'
import { required } from '~/shared/validation/text-rules'
import { makeShop } from './queries'
import classes from './ShopStart.module.css'
import { addressOf, slugOf } from './slug'

const points = ['sells', 'prices', 'opens'] as const

/** What a shop is, and the one button that makes it; its name and its address are proposed. */
export function ShopStart({ company }: { company: string }) {
  const { t } = useTranslation('store')
  const client = useQueryClient()
  const form = useAppForm({
    initialValues: { name: company, slug: slugOf(company) },
    rules: { name: required, slug: required },
    send: makeShop,
    onSent: (made) => {
      toast.success(t('start.done'))
      showDocument(client, shops, made)
    },
  })
  const { name, slug } = form.values
  /** The address follows the name until it is written by hand. */
  function rename(next: string) {
    if (slug === slugOf(name)) form.setFieldValue('slug', slugOf(next))
    form.setFieldValue('name', next)
  }
  const named = form.getInputProps('name')
  return (
    <Panel>
      <div className={classes.start}>
        <div className={classes.about}>
          <IconTile icon={IconBuildingStore} size={28} className={classes.sign} />
          <h2 className={classes.title}>{t('start.title')}</h2>
          <p>{t('start.lead')}</p>
          <ul className={classes.points}>
            {points.map((point) => (
              <li key={point}>{t(`start.${point}`)}</li>
            ))}
          </ul>
        </div>
        <AppForm form={form} label={t('start.title')} isGuarded={false}>
          <div className={classes.fields}>
            <TextInput
              className={fields.whole ?? ''}
              label={t('field.name')}
              required
              maxLength={80}
              {...named}
              onChange={(event) => rename(event.currentTarget.value)}
            />
            <TextInput
              label={t('field.slug')}
              description={addressOf(slug)}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              required
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
              {...form.getInputProps('slug')}
            />
          </div>
          <FormFoot submit={t('start.make')} />
        </AppForm>
      </div>
    </Panel>
  )
}
