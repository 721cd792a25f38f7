import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Api, type Person } from './api'
import { runFolder } from './server'

/** The ten demonstration accounts: the chip that signs in as each, and what its group is called. */
export const accounts = [
  { email: 'restaurant@millesime.test', chip: 'CHR', name: 'Camille Aubrac', catalogue: '/products/grid' },
  { email: 'caviste@millesime.test', chip: 'Caviste', name: 'Bastien Lormeau', catalogue: '/products/grid' },
  { email: 'gms@millesime.test', chip: 'GMS', name: 'Thierry Vasselin', catalogue: '/products/grid' },
  { email: 'cse@millesime.test', chip: 'CSE', name: 'Nadia Benhamou', catalogue: '/products/grid' },
  {
    email: 'fournisseur@millesime.test',
    chip: 'Fournisseur',
    name: 'Étienne Montcallier',
    catalogue: '/products/list',
  },
  { email: 'agent@millesime.test', chip: 'Agent commercial', name: 'Sophie Delaunoy', catalogue: '/products/list' },
  { email: 'distributeur@millesime.test', chip: 'Distributeur', name: 'Olivier Brossard', catalogue: '/products/grid' },
  { email: 'particulier@millesime.test', chip: 'Particulier', name: 'Claire Fontanel', catalogue: '/products/grid' },
  { email: 'admin@millesime.test', chip: 'Admin', name: 'Julien Carpentier', catalogue: '/products/list' },
  { email: 'superadmin@millesime.test', chip: 'Super Admin', name: 'Hélène Marchetti', catalogue: '/products/list' },
] as const

/** Every active restaurant of the demonstration but its own account; who came in during this run has another password. */
export async function restaurants(): Promise<Person[]> {
  const admin = await Api.as('admin@millesime.test')
  const people = await admin.people('/customers')
  return people.filter(
    ({ email, status, userGroup }) =>
      userGroup.code === 'restaurant' && status === 'valid' && email.endsWith('@exemple.test'),
  )
}

/** A person no other test of this run has taken: a cart belongs to its person, so tests never share one. */
export function takeOne<P extends { id: number }>(people: P[]): P {
  const free = people.find(({ id }) => take(id))
  if (!free) throw new Error('nobody is left for this test')
  return free
}

/** Making a folder succeeds once, whichever worker process tries first. */
function take(id: number): boolean {
  mkdirSync(join(runFolder(), 'taken'), { recursive: true })
  try {
    mkdirSync(join(runFolder(), 'taken', String(id)))
    return true
  } catch {
    return false
  }
}

/** Registrations are counted by address: who registers in a test comes from one of its own. */
export function ownAddress(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 250) + 1
  return { 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` }
}
