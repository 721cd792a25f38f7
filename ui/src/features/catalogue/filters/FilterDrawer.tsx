import { Button, Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { plural } from '~/shared/format/format'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import type { ProductFacets } from '~/shared/product/product'
import type { Audience } from '../audience'
import { filterCount, noFilters } from '../narrowing'
import type { CatalogueSearch } from '../search'
import classes from './FilterDrawer.module.css'
import { Filters } from './Filters'

interface Props {
  opened: boolean
  onClose: () => void
  search: CatalogueSearch
  onChange: ChangeSearch<CatalogueSearch>
  facets: ProductFacets | undefined
  audience: Audience
}

/** The filters below 1280 px; they act at once, and the button says what they find. */
export function FilterDrawer({ opened, onClose, search, onChange, facets, audience }: Props) {
  const { t } = useTranslation(['catalogue', 'catalogue-list'])
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t('catalogue-list:filters.title')}
      size={380}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Filters search={search} onChange={onChange} facets={facets} audience={audience} />
      <div className={classes.foot}>
        {filterCount(search) > 0 && (
          <Button variant="default" onClick={() => onChange(noFilters)}>
            {t('catalogue-list:filters.clear')}
          </Button>
        )}
        <Button className={classes.show ?? ''} onClick={onClose}>
          {facets ? t('catalogue-list:filters.show', plural(facets.total)) : t('close')}
        </Button>
      </div>
    </Drawer>
  )
}
