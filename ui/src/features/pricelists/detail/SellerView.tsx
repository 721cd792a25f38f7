import { useTranslation } from 'react-i18next'
import { DetailColumns } from '~/shared/detail/DetailColumns'
import { StateDot } from '~/shared/document/StateDot'
import { formatDate, formatDateTime } from '~/shared/format/format'
import { Facts } from '~/shared/parts/Facts'
import { Panel } from '~/shared/parts/Panel'
import { PersonLink } from '~/shared/parts/PersonLink'
import { TextLink } from '~/shared/parts/TextLink'
import { useSession } from '~/shared/session/session'
import { type PriceListDetail, periodWords, priceListStates } from '../price-list'
import { LinesPanel } from './LinesPanel'
import { SellerHeader } from './SellerHeader'
import classes from './SellerView.module.css'

/** A list as who wrote it keeps it: its prices, whom it is for, and the lists of its series. */
export const SellerView = ({ list }: { list: PriceListDetail }) => (
  <>
    <SellerHeader list={list} />
    <DetailColumns
      side={
        <>
          <Conditions list={list} />
          {list.revisions.length > 1 && <Revisions list={list} />}
        </>
      }
    >
      <LinesPanel list={list} />
    </DetailColumns>
  </>
)

/** Whom it is for, and what may still be taken off its prices. */
function Conditions({ list }: { list: PriceListDetail }) {
  const { t } = useTranslation('pricelists')
  const viewer = useSession(({ user }) => user?.id)
  const { supplier, customers, groups, discounts, endReason, publishedAt, updatedAt } = list
  return (
    <Panel title={t('detail.conditions')}>
      <Facts
        facts={[
          [
            t('column.supplier'),
            supplier.id === viewer ? null : (
              <PersonLink key="supplier" person={{ id: supplier.id, group: 'supplier' }}>
                {supplier.company}
              </PersonLink>
            ),
          ],
          [
            t('column.addressees'),
            <ul key="for" className={classes.names}>
              {groups.map((code) => (
                <li key={code}>{t('detail.group', { group: t(`enums:user_group.${code}`) })}</li>
              ))}
              {customers.map(({ id, company, userGroup }) => (
                <li key={id}>
                  <PersonLink person={{ id, group: userGroup }}>{company}</PersonLink>
                </li>
              ))}
            </ul>,
          ],
          [
            t('write.discounts'),
            <span key="discounts" className={classes.names}>
              {t(`discounts.${discounts}`)}
              <small className={classes.small}>{t(`discounts.${discounts}Help`)}</small>
            </span>,
          ],
          [t('detail.endReason'), endReason || null],
          [t('detail.publishedAt'), publishedAt ? formatDateTime(publishedAt) : t('detail.unpublished')],
          [t('column.updatedAt'), formatDate(updatedAt)],
        ]}
      />
    </Panel>
  )
}

/** The lists that follow each other, the newest first. */
function Revisions({ list: { id, revisions } }: { list: PriceListDetail }) {
  const { t } = useTranslation('pricelists')
  return (
    <Panel title={t('detail.revisions')}>
      <ol className={classes.revisions}>
        {revisions.map((one) => (
          <li key={one.id} className={classes.revision} aria-current={one.id === id || undefined}>
            <span>
              {one.id === id ? (
                <b>{t('revisionOf', { revision: one.revision })}</b>
              ) : (
                <TextLink data-touch to="/products/mercuriale/$listId" params={{ listId: String(one.id) }}>
                  {t('revisionOf', { revision: one.revision })}
                </TextLink>
              )}
              <small>{periodWords(t, one)}</small>
              {one.reason && <small>{one.reason}</small>}
            </span>
            <StateDot of={priceListStates} state={one.status} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}
