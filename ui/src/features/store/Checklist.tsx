import { IconChevronRight, IconCircleDashed } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Hint } from '~/shared/layout/Dim'
import { Panel } from '~/shared/parts/Panel'
import type { Shop } from '~/shared/shop/shop'
import classes from './Checklist.module.css'
import type { Section } from './sections'

type Need = Shop['missing'][number]

/** Where each thing that a shop lacks is given: its section, and the field there. */
const places: Record<Need, { section: Section; hash: string }> = {
  name: { section: 'window', hash: 'shop-name' },
  presentation: { section: 'window', hash: 'shop-presentation' },
  items: { section: 'products', hash: 'shop-products' },
  licence: { section: 'legal', hash: 'shop-licence' },
  mediator: { section: 'legal', hash: 'shop-mediator' },
  cgv: { section: 'legal', hash: 'shop-cgv' },
  // The law has them on the page, and the supplier's profile holds them.
  company: { section: 'legal', hash: 'shop-profile' },
  siren: { section: 'legal', hash: 'shop-profile' },
  address: { section: 'legal', hash: 'shop-profile' },
}

/** What lacks before a shop may open, or what an open one still owes its customers, each with the way to its field. */
export function Checklist({ shop: { missing, status } }: { shop: Shop }) {
  const { t } = useTranslation('store')
  return (
    <Panel title={t('missing.title', { count: missing.length })} flush>
      <Hint className={classes.lead}>{t(`missing.${status}`, { count: missing.length })}</Hint>
      <ul className={classes.list}>
        {missing.map((code) => {
          const { section, hash } = places[code]
          return (
            <li key={code}>
              <Link to="/store" search={{ section }} hash={hash} className={classes.row} data-touch>
                <IconCircleDashed className={classes.sign} size={19} stroke={1.7} aria-hidden />
                <span className={classes.words}>
                  <b>{t(`missing.${code}`)}</b>
                  <small>{t(`missing.${code}Help`)}</small>
                </span>
                <IconChevronRight size={17} aria-hidden />
              </Link>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
