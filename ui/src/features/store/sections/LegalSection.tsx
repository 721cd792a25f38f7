import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '~/shared/forms/FieldGroup'
import fields from '~/shared/forms/fields.module.css'
import { dayOf } from '~/shared/forms/inputs/input-of'
import { Hint } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import { DateField } from '~/shared/parts/DateField'
import { Facts } from '~/shared/parts/Facts'
import { Panel } from '~/shared/parts/Panel'
import { TextLink } from '~/shared/parts/TextLink'
import type { Shop } from '~/shared/shop/shop'
import { usePlace } from '../use-place'
import { useShopForm } from '../use-shop-form'
import { ShopForm } from './ShopForm'
import { TermsPanel } from './TermsPanel'

const valuesOf = ({ licence, mediator, contactEmail }: Shop) => ({ licence, mediator, contactEmail })

/** What the law has a shop say: its licence, its mediator, where its customers write; its terms; who sells comes from the supplier's profile. */
export default function LegalSection({ shop }: { shop: Shop }) {
  const { t } = useTranslation('store')
  usePlace()
  const form = useShopForm(shop, {
    valuesOf,
    words: {
      licence: [t('field.licence'), ({ number, declaredOn }: Shop['licence']) => [number, declaredOn].join(' ')],
      mediator: t('field.mediator'),
      contactEmail: t('field.contactEmail'),
    },
  })
  return (
    <Stack gap={16}>
      <Panel title={t('section.legal')}>
        <ShopForm form={form} section="legal">
          <FieldGroup title={t('field.licence')} help={t('help.licence')}>
            <div className={fields.fields}>
              <TextInput
                id="shop-licence"
                label={t('field.licenceNumber')}
                maxLength={60}
                autoComplete="off"
                {...form.getInputProps('licence.number')}
              />
              <DateField withLabel label={t('field.declaredOn')} {...dayOf(form, 'licence.declaredOn', null)} />
            </div>
          </FieldGroup>
          <FieldGroup title={t('field.mediator')} help={t('help.mediator')}>
            <Textarea
              id="shop-mediator"
              label={t('field.mediatorWords')}
              autosize
              minRows={2}
              maxRows={6}
              maxLength={500}
              {...form.getInputProps('mediator')}
            />
          </FieldGroup>
          <FieldGroup title={t('field.contact')} help={t('help.contact')}>
            <TextInput
              label={t('field.contactEmail')}
              type="email"
              maxLength={254}
              autoComplete="off"
              placeholder={shop.contactEmail === '' ? shop.contact : ''}
              {...form.getInputProps('contactEmail')}
            />
          </FieldGroup>
        </ShopForm>
      </Panel>
      <TermsPanel shop={shop} />
      <Profile shop={shop} />
    </Stack>
  )
}

/** What the page takes from the profile, and the way there. */
function Profile({ shop: { supplier } }: { shop: Shop }) {
  const { t } = useTranslation('store')
  const { company } = supplier
  return (
    <Panel title={t('profile')}>
      <Facts
        facts={[
          [
            t('field.seller'),
            <Stack key="seller" gap={2} id="shop-profile">
              {company}
              <Hint>
                {t('help.seller')}{' '}
                <TextLink td="underline" to="/profile/edit" search={{ section: 'identity' }}>
                  {t('seller')}
                </TextLink>
              </Hint>
            </Stack>,
          ],
        ]}
      />
    </Panel>
  )
}
