import { Button, Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBookmark, IconPlus } from '@tabler/icons-react'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SavedView } from '~/api/types'
import { api } from '~/shared/api/client'
import { BarButton } from '~/shared/parts/BarButton'
import { toast } from '~/shared/toasts/toast'
import { actWithUndo, usePendingActs } from '~/shared/undo/undo'
import { useViewInUrl } from './use-view-in-url'
import classes from './ViewsMenu.module.css'

// Few who look at a list keep views of it; forms are large.
const ViewRow = lazy(() => import('./ViewRow').then((part) => ({ default: part.ViewRow })))
const ViewForm = lazy(() => import('./ViewForm').then((part) => ({ default: part.ViewForm })))

interface Props {
  /** The list's name, which no other list has. */
  screen: string
  /** The person's column choices: part of a view. */
  columns: readonly string[]
}

/** The views a person keeps of a list: open, save, rename, replace, delete. The address itself is the view. */
export function ViewsMenu({ screen, columns }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [isOpen, { toggle, close }] = useDisclosure(false)
  const [asks, setAsks] = useState<'name' | SavedView | null>(null)
  const pending = usePendingActs()
  const saved = useQuery(savedViewsQuery(screen))
  const shown = useViewInUrl(columns)
  const views = saved.data?.['hydra:member'].filter((view) => !pending.has(view['@id'])) ?? []
  const open = views.find((view) => shown.isOpen(view.search))
  const refresh = () => client.invalidateQueries({ queryKey: savedViewsQuery(screen).queryKey })

  function ask(what: 'name' | SavedView) {
    close()
    setAsks(what)
  }

  function done(message: string) {
    setAsks(null)
    toast.success(message)
    void refresh()
  }

  const replace = (view: SavedView) =>
    updateView(view, shown.current).then(
      () => done(t('views.updated', { name: view.name })),
      // The client has told the person already.
      () => undefined,
    )

  const remove = (view: SavedView) =>
    actWithUndo({
      key: view['@id'],
      message: t('views.deleted', { name: view.name }),
      send: (options) => deleteView(view, options).then(refresh),
    })

  return (
    <>
      <Popover opened={isOpen} onChange={toggle} position="bottom-end" shadow="lg" trapFocus>
        <Popover.Target>
          <BarButton
            icon={IconBookmark}
            className={classes.button}
            aria-label={open ? `${t('views.button')}, ${open.name}` : t('views.button')}
            onClick={toggle}
          >
            {open?.name ?? t('views.button')}
          </BarButton>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('views.title')} className={classes.menu ?? ''}>
          {saved.isError && <p className={classes.help}>{t('views.failed')}</p>}
          {saved.isSuccess && views.length === 0 && <p className={classes.help}>{t('views.none')}</p>}
          {views.length > 0 && (
            <Suspense>
              <ul className={classes.list} aria-label={t('views.title')}>
                {views.map((view) => (
                  <ViewRow
                    key={view.id}
                    view={view}
                    isOpen={view === open}
                    onOpen={() => {
                      close()
                      shown.onOpen(view.search)
                    }}
                    onRename={() => ask(view)}
                    onReplace={() => void replace(view)}
                    onDelete={() => remove(view)}
                  />
                ))}
              </ul>
            </Suspense>
          )}
          <Button
            fullWidth
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={open !== undefined}
            onClick={() => ask('name')}
          >
            {t('views.save')}
          </Button>
        </Popover.Dropdown>
      </Popover>
      <Suspense>
        {asks === 'name' && (
          <ViewForm
            title={t('views.saveTitle')}
            confirm={t('views.save')}
            send={(name) => createView(screen, name, shown.current)}
            onDone={(name) => done(t('views.saved', { name }))}
            onClose={() => setAsks(null)}
          />
        )}
        {asks !== null && asks !== 'name' && (
          <ViewForm
            title={t('views.renameTitle')}
            confirm={t('views.renameDo')}
            name={asks.name}
            send={(name) => renameView(asks, name)}
            onDone={(name) => done(t('views.renamed', { name }))}
            onClose={() => setAsks(null)}
          />
        )}
      </Suspense>
    </>
  )
}

/** The views a person keeps of one screen, by name. */
const savedViewsQuery = (screen: string) =>
  queryOptions({
    queryKey: ['saved-views', screen],
    queryFn: ({ signal }) => api.get('/saved_views', { query: { screen }, signal }),
    staleTime: 300_000,
  })

const createView = (screen: string, name: string, search: string) => api.post('/saved_views', { screen, name, search })

const renameView = (view: SavedView, name: string) =>
  api.patch('/saved_views/{id}', { name }, { path: { id: view.id } })

const updateView = (view: SavedView, search: string) =>
  api.patch('/saved_views/{id}', { search }, { path: { id: view.id } })

const deleteView = (view: SavedView, options: { keepalive: boolean }) =>
  api.delete('/saved_views/{id}', { path: { id: view.id }, ...options })
