import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '~/shared/format/format'
import { Stack } from '~/shared/layout/Stack'
import { Facts } from '~/shared/parts/Facts'
import { Panel } from '~/shared/parts/Panel'
import { PersonLink } from '~/shared/parts/PersonLink'
import link from '~/shared/parts/PersonLink.module.css'
import type { PromoCode } from '../promo-code'

/** Who bears a code, on which wines, and when it was written. */
export function FactsPanel({ code: { suppliers, products, createdAt, updatedAt } }: { code: PromoCode }) {
  const { t } = useTranslation('codes')
  return (
    <Panel title={t('detail.about')}>
      <Facts
        facts={[
          [
            t('detail.suppliers'),
            <Names key="suppliers">
              {suppliers.map(({ id, company }) => (
                <PersonLink key={id} person={{ id, group: 'supplier' }}>
                  {company}
                </PersonLink>
              ))}
            </Names>,
          ],
          [
            t('detail.products'),
            products.length > 0 ? (
              <Names key="products">
                {products.map(({ id, name }) => (
                  <Link key={id} to="/products/$productId" params={{ productId: String(id) }} className={link.link}>
                    {name}
                  </Link>
                ))}
              </Names>
            ) : null,
          ],
          [t('detail.createdAt'), formatDateTime(createdAt)],
          [t('detail.updatedAt'), updatedAt === createdAt ? '' : formatDateTime(updatedAt)],
        ]}
      />
    </Panel>
  )
}

/** Names that are shown before the others are asked for. */
const SHOWN = 6

function Names({ children }: { children: ReactElement[] }) {
  const { t } = useTranslation('codes')
  const [isWhole, setWhole] = useState(children.length <= SHOWN + 1)
  return (
    <Stack as="ul" gap={4}>
      {(isWhole ? children : children.slice(0, SHOWN)).map((name) => (
        <li key={name.key}>{name}</li>
      ))}
      {!isWhole && (
        <li>
          <Button variant="default" size="compact-sm" onClick={() => setWhole(true)}>
            {t('detail.showAll', { count: children.length })}
          </Button>
        </li>
      )}
    </Stack>
  )
}
