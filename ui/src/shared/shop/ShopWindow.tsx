import { Button } from '@mantine/core'
import { IconFileText, IconMail, IconTruckDelivery } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, plural } from '~/shared/format/format'
import { Stack } from '~/shared/layout/Stack'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { PersonSign } from '~/shared/parts/PersonSign'
import { ConsumerNotices } from './ConsumerNotices'
import classes from './ShopWindow.module.css'
import type { Shop } from './shop'

const TermsReader = loadOnIntent(() => import('~/shared/terms/TermsReader').then((part) => part.TermsReader))

interface Props {
  shop: Shop
  /** What it sells. */
  children: ReactNode
}

/** A shop as its customers see it: who sells, on which terms, what the law has said there, and the wines. */
export function ShopWindow({ shop, children }: Props) {
  const { t } = useTranslation('shop')
  const { name, supplier, banner, logo, presentation } = shop
  return (
    <Stack gap={16} as="section" aria-label={name}>
      <div className={classes.front}>
        {banner && <img className={classes.banner} src={banner} alt="" />}
        <div className={classes.words}>
          <PersonSign name={name} logo={logo ?? undefined} />
          <div className={classes.name}>
            <h2 className={classes.title}>{name}</h2>
            {name !== supplier.company && (
              <p className={classes.seller}>{t('soldBy', { company: supplier.company })}</p>
            )}
          </div>
          <Terms shop={shop} />
        </div>
        {presentation && <p className={classes.presentation}>{presentation}</p>}
      </div>
      <ConsumerNotices />
      {children}
    </Stack>
  )
}

/** From when it delivers for free, and its general terms. */
function Terms({ shop }: { shop: Shop }) {
  const { t } = useTranslation('shop')
  const [isReading, setIsReading] = useState(false)
  const { cgv, contact, supplier, storeFreeShippingFromValue: value, storeFreeShippingFromQuantity: quantity } = shop
  const limits = [
    value !== null && t('delivery.value', { amount: formatMoney(value) }),
    quantity !== null && t('delivery.quantity', plural(quantity)),
  ].filter((words) => words !== false)
  return (
    <div className={classes.terms}>
      <p className={classes.delivery}>
        <IconTruckDelivery size={18} stroke={1.7} aria-hidden />
        {limits.length === 0 ? t('delivery.never') : t('delivery.free', { limits: limits.join(t('delivery.or')) })}
      </p>
      {cgv && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconFileText size={17} aria-hidden />}
          {...TermsReader.intent}
          onClick={() => setIsReading(true)}
        >
          {t('terms')}
        </Button>
      )}
      <Button
        component="a"
        href={`mailto:${contact}`}
        aria-label={t('contact', { email: contact })}
        variant="subtle"
        color="gray"
        leftSection={<IconMail size={17} aria-hidden />}
      >
        {contact}
      </Button>
      {isReading && cgv && (
        <TermsReader read={{ supplier: supplier.company, cgv }} onClose={() => setIsReading(false)} />
      )}
    </div>
  )
}
