import { IconDiscount } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '~/shared/list/ListScreen'
import { useList } from '~/shared/list/use-list'
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
      create={{ to: '/promo-codes/create', label: t('action.create') }}
      noResult={t('empty.filtered')}
      empty={{ icon: IconDiscount, title: t('empty.title'), help: t('empty.help') }}
    />
  )
}
