import { IconDiscount, IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '~/shared/list/ListScreen'
import { useList } from '~/shared/list/use-list'
import { EmptyLink } from '~/shared/parts/EmptyLink'
import { LinkButton } from '~/shared/parts/LinkButton'
import { promoCodeList } from './promo-code-list'

/** Every promo code with what it costs and brings; everything chosen here is in the URL. */
export function PromoCodesPage() {
  const { t } = useTranslation('codes')
  const codes = useList(useMemo(() => promoCodeList(t), [t]))
  return (
    <ListScreen
      on={codes}
      path="/promo-codes"
      title={t('title')}
      rowLabel={({ code }) => code}
      actions={
        <LinkButton leftSection={<IconPlus size={17} stroke={2} aria-hidden />} to="/promo-codes/create">
          {t('action.create')}
        </LinkButton>
      }
      noResult={t('empty.filtered')}
      empty={
        <EmptyLink
          icon={IconDiscount}
          title={t('empty.title')}
          help={t('empty.help')}
          to="/promo-codes/create"
          link={t('action.create')}
        />
      }
    />
  )
}
