import { Button } from '@mantine/core'
import { IconBottle, IconFileText } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Me, Person } from '~/api/types'
import { canOpen } from '~/shared/access/route-access'
import { formatMoney, plural } from '~/shared/format/format'
import { personName } from '~/shared/format/person-name'
import { Dim } from '~/shared/layout/Dim'
import { type Fact, Facts } from '~/shared/parts/Facts'
import { LinkButton } from '~/shared/parts/LinkButton'
import { Panel } from '~/shared/parts/Panel'
import classes from './SupplierCardPanel.module.css'

/** What the document is called on disk: most are PDF files, some plain text. */
const termsFile = (name: string, url: string) =>
  `CGV ${name}.${url.startsWith('data:application/pdf') || url.endsWith('.pdf') ? 'pdf' : 'txt'}`

/** A supplier as everybody may see it: its picture, from when it ships for free, its terms of sale, its wines (domain 2.1). */
export function SupplierCardPanel({ person, viewer }: { person: Person; viewer: Me }) {
  const { t } = useTranslation('people')
  const card = person.parameters
  if (person.userGroup.code !== 'supplier') return null
  const catalogue = canOpen('/products/list', viewer.userGroup.code) ? '/products/list' : '/products/grid'
  const value = card?.freeShippingFromValue ?? null
  const quantity = card?.freeShippingFromQuantity ?? null
  const facts: Fact[] = [
    [t('card.fromValue'), value === null ? '' : t('card.value', { amount: formatMoney(value) })],
    [
      t(value === null ? 'card.fromValue' : 'card.fromQuantity'),
      quantity === null ? '' : t('card.quantity', plural(quantity)),
    ],
  ]
  const name = personName(person)
  return (
    <Panel title={t('card.title')}>
      {card?.base64ContentPhoto && (
        <img src={card.base64ContentPhoto} alt={t('card.photo', { name })} className={classes.photo} />
      )}
      {value === null && quantity === null ? <Dim as="p">{t('card.noFranco')}</Dim> : <Facts facts={facts} />}
      <div className={classes.ways}>
        <LinkButton
          variant="default"
          leftSection={<IconBottle size={17} aria-hidden />}
          to={catalogue}
          search={{ supplier: [String(person.id)] }}
        >
          {t('card.products')}
        </LinkButton>
        {card?.base64ContentCGV && (
          <Button
            component="a"
            variant="default"
            href={card.base64ContentCGV}
            download={termsFile(name, card.base64ContentCGV)}
            leftSection={<IconFileText size={17} aria-hidden />}
          >
            {t('card.terms')}
          </Button>
        )}
      </div>
    </Panel>
  )
}
