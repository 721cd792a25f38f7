import { Button } from '@mantine/core'
import { IconDiscount, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '~/shared/list/ListScreen'
import { useList } from '~/shared/list/use-list'
import { EmptyState } from '~/shared/parts/EmptyState'
import { NoResult } from '~/shared/parts/NoResult'
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
        <Button
          leftSection={<IconPlus size={17} stroke={2} aria-hidden />}
          renderRoot={(props) => <Link to="/promo-codes/create" {...props} />}
        >
          {t('action.create')}
        </Button>
      }
      empty={
        codes.isFiltered ? (
          <NoResult help={t('empty.filtered')} onClear={() => codes.clear()} />
        ) : (
          <EmptyState
            icon={IconDiscount}
            title={t('empty.title')}
            help={t('empty.help')}
            action={
              <Button variant="default" renderRoot={(props) => <Link to="/promo-codes/create" {...props} />}>
                {t('action.create')}
              </Button>
            }
          />
        )
      }
    />
  )
}
