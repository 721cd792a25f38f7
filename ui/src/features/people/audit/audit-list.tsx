import { Select } from '@mantine/core'
import type { TFunction } from 'i18next'
import type { TrailEntry } from '~/api/types'
import { api } from '~/shared/api/client'
import { datesFilter } from '~/shared/list/dates-filter'
import type { List } from '~/shared/list/list'
import type { ListFilter } from '~/shared/list/list-filter'
import { readOnReturn, rowSource } from '~/shared/table/row-source'
import { actOf, loadTrailTexts } from '~/shared/trail/history-changes'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import type { UserSearch } from '../users/user-search'
import { auditColumns } from './audit-columns'
import classes from './audit-list.module.css'
import { UserSelect } from './UserSelect'

/** The audit trail: who acted, on whom, what was done, when. */
export function auditList(t: TFunction<'users'>, onOpen: (entry: TrailEntry) => void): List<TrailEntry, UserSearch> {
  const person = (key: 'actor' | 'subjectId', label: string): ListFilter<UserSearch> => ({
    keys: [key],
    field: ({ search, onChange, isStacked }) => (
      <UserSelect
        className={isStacked ? undefined : classes.field}
        label={label}
        value={search[key]}
        onChange={(id) => onChange({ [key]: id })}
      />
    ),
  })
  const actFilter: ListFilter<UserSearch> = {
    keys: ['action'],
    field: ({ search, onChange, isStacked }) => (
      <Select
        className={isStacked ? '' : (classes.field ?? '')}
        aria-label={t('journal.action')}
        placeholder={t('journal.action')}
        data={AUDIT_ACTIONS.map((value) => ({ value, label: actOf(t, { action: value }) }))}
        value={search.action ?? null}
        onChange={(value) => onChange({ action: value ?? undefined })}
        clearable
        clearButtonProps={{ 'aria-label': t('filter.clear') }}
      />
    ),
  }
  return {
    name: 'audit',
    source: rowSource(
      async (query, signal) => {
        await loadTrailTexts()
        return api.get('/audit_entries', { query, signal })
      },
      ['people', 'audit'],
      readOnReturn,
    ),
    // The newest act comes first.
    queryOf: ({ actor, subjectId, action, from, to }) => ({
      actor: actor && `/api/users/${actor}`,
      ...(subjectId ? { subject: 'users', subjectId } : {}),
      action,
      from,
      to,
    }),
    columns: auditColumns(t, onOpen),
    sorts: [],
    filters: [
      person('actor', t('journal.actor')),
      person('subjectId', t('journal.subject')),
      actFilter,
      datesFilter(t('journal.dates')),
      // What the list of accounts beside keeps in the address is cleared too.
      { keys: ['group', 'status', 'subject'], field: () => null },
    ],
    views: (columns) => <ViewsMenu screen="users" columns={columns} />,
    counted: (count, amount) => t('journal.count', { count, amount }),
  }
}

/** The acts that the trail can be narrowed to. */
const AUDIT_ACTIONS = [
  'users.registered',
  'users.created',
  'users.changed',
  'users.activation_sent',
  'users.status_changed',
  'users.email_changed',
  'users.password_changed',
  'users.parameters_changed',
  'users.iban_changed',
  'users.address_added',
  'users.address_changed',
  'users.address_removed',
  'user_children.invited',
  'user_children.resent',
  'user_children.accepted',
  'user_children.refused',
  'user_children.changed',
  'user_children.removed',
  'products.created',
  'products.changed',
  'stock.corrected',
  'product_imports.started',
  'product_imports.undone',
  'sample_requests.withdrawn',
  'sample_quotas.changed',
  'pricing.agreement_frame_added',
  'pricing.agreement_frame_changed',
  'pricing.agreement_frame_renewed',
  'pricing.agreement_frame_ended',
  'pricing.agreement_frame_member_added',
  'pricing.agreement_frame_member_moved',
  'pricing.agreement_frame_member_removed',
  'pricing.price_list_published',
  'pricing.price_list_changed',
  'pricing.price_list_end_changed',
  'pricing.price_list_removed',
  'pricing.promo_code_added',
  'pricing.promo_code_changed',
  'pricing.promo_code_removed',
] as const
