import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import fields from '~/shared/forms/fields.module.css'
import { ImageField } from '~/shared/forms/files/ImageField'
import { inputOf } from '~/shared/forms/inputs/input-of'
import { Hint } from '~/shared/layout/Dim'
import { Row } from '~/shared/layout/Row'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { PersonSign } from '~/shared/parts/PersonSign'
import { TextLink } from '~/shared/parts/TextLink'
import type { Shop } from '~/shared/shop/shop'
import { required } from '~/shared/validation/text-rules'
import { addressOf } from '../slug'
import { usePlace } from '../use-place'
import { useShopForm } from '../use-shop-form'
import { ShopForm } from './ShopForm'

const BANNER_ASPECT = 4

/** Pixels of a banner's width: it spans a large screen. */
const BANNER_SIDE = 1600

/** A photo as telephones take them; what is kept of it is made smaller before it is sent. */
const PHOTO_KILOBYTES = 40_960

/** What of a shop its customers see first. */
const valuesOf = ({ name, slug, presentation, banner }: Shop) => ({ name, slug, presentation, banner })

/** The name, the address, the words and the pictures of a shop. */
export default function WindowSection({ shop }: { shop: Shop }) {
  const { t } = useTranslation('store')
  usePlace()
  const form = useShopForm(shop, {
    valuesOf,
    words: {
      name: t('field.name'),
      slug: t('field.slug'),
      presentation: t('field.presentation'),
      banner: t('field.banner'),
    },
    rules: { name: required, slug: required },
  })
  const moves = form.values.slug !== shop.slug
  return (
    <Panel title={t('section.window')}>
      <ShopForm form={form} section="window">
        <div className={fields.fields}>
          <TextInput id="shop-name" label={t('field.name')} required maxLength={80} {...form.getInputProps('name')} />
          <TextInput
            label={t('field.slug')}
            description={addressOf(form.values.slug)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            required
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps('slug')}
          />
          {moves && (
            <div className={fields.whole}>
              <Notice tone="info">
                {t(shop.status === 'draft' ? 'slug.draft' : 'slug.moves', { slug: shop.slug })}
              </Notice>
            </div>
          )}
          <Textarea
            id="shop-presentation"
            className={fields.whole ?? ''}
            label={t('field.presentation')}
            description={t('help.presentation')}
            autosize
            minRows={4}
            maxRows={14}
            maxLength={2000}
            {...form.getInputProps('presentation')}
          />
          <div className={fields.whole}>
            <ImageField
              label={t('field.banner')}
              aspect={BANNER_ASPECT}
              photoSide={BANNER_SIDE}
              maxKilobytes={PHOTO_KILOBYTES}
              {...inputOf(form, 'banner')}
            />
          </div>
          <div className={fields.whole}>
            <Logo shop={shop} />
          </div>
        </div>
      </ShopForm>
    </Panel>
  )
}

/** The supplier's own: it stands on its papers too, and is changed in its profile. */
function Logo({ shop: { logo, supplier } }: { shop: Shop }) {
  const { t } = useTranslation('store')
  return (
    <Row gap={14}>
      <PersonSign name={supplier.company} logo={logo ?? undefined} />
      <Hint>
        {t(logo ? 'help.logo' : 'help.noLogo')}{' '}
        <TextLink td="underline" to="/profile/edit" search={{ section: 'parameters' }}>
          {t('logo')}
        </TextLink>
      </Hint>
    </Row>
  )
}
