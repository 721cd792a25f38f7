import { Kbd } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './CatalogueSearch.module.css'

/** Searches the catalogue from anywhere; the key / puts the cursor here. */
export function CatalogueSearch() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  useHotkeys([['/', () => input.current?.focus()]])

  function search(event: FormEvent) {
    event.preventDefault()
    const words = input.current?.value.trim() ?? ''
    void navigate({ to: '/products/grid', search: words === '' ? {} : { search: words } })
  }

  return (
    <search className={classes.search}>
      <form onSubmit={search} className={classes.form}>
        <IconSearch size={17} stroke={1.8} aria-hidden />
        <input
          ref={input}
          type="search"
          className={classes.input}
          placeholder={t('shell.search')}
          aria-label={t('shell.search')}
          autoComplete="off"
          // Who is about to search gets the catalogue's code meanwhile.
          onFocus={() => void router.preloadRoute({ to: '/products/grid' })}
        />
        <Kbd className={classes.key} aria-hidden="true">
          /
        </Kbd>
      </form>
    </search>
  )
}
