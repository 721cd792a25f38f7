import { Api, PASSWORD, type Person } from './api'

/** The house of the demonstration that sells in these stories: products cannot be made, people can. */
export const SUPPLIER = { email: 'fournisseur@millesime.test', company: 'Maison Verdelune' }

interface Relation {
  '@id': string
  company: string
}

interface Relations {
  'hydra:member': Relation[]
}

/** What a supplier grants to somebody of its network. */
type Terms = Record<string, unknown>

export const address = (typeAddress: 'billing' | 'shipping') => ({
  typeAddress,
  label: typeAddress === 'shipping' ? 'La salle' : 'Siège',
  street: '18 rue des Halles',
  postcode: '69002',
  city: 'Lyon',
  isDefault: true,
})

/** A person of its own for a test, whom an administrator lets in at once. */
export async function makePerson(
  userGroup: string,
  email: string,
  company: string,
  addresses = [address('billing'), address('shipping')],
): Promise<Person & { api: Api }> {
  const admin = await Api.as('admin@millesime.test')
  const { '@id': user } = await admin.post<Person>('/users', {
    userGroup: `api/user_groups/${userGroup}`,
    civility: 'mrs',
    firstName: 'Jeanne',
    lastName: 'Lacoste',
    ...(userGroup === 'customer' ? { birthday: '1980-12-31' } : { company, siret: '73282932000074' }),
    email,
    password: PASSWORD,
    addresses,
  })
  await admin.post('/users/statuses', { users: [user], status: 'valid' })
  const api = await Api.as(email)
  return { ...(await api.me()), api }
}

/** Brings a person into the supplier's network: invited, accepted, and on these terms. */
export async function connect(supplier: Api, person: Person & { api: Api }, terms: Terms): Promise<void> {
  await supplier.post('/user_children', { email: person.email })
  const invitations = await person.api.get<Relations>('/user_parent')
  for (const { '@id': invitation } of invitations['hydra:member'])
    await person.api.patch(invitation.replace('/api', ''), { status: 'valid' })
  const search = encodeURIComponent(person.company)
  const [relation] = (await supplier.get<Relations>(`/user_children?search=${search}`))['hydra:member']
  if (!relation) throw new Error(`${person.company} has not joined`)
  await supplier.patch(relation['@id'].replace('/api', ''), terms)
}

/** A restaurant and its agent in the supplier's network, made for one test: the agent may grant 10 %. */
export async function makeParties(name: string) {
  const supplier = await Api.as(SUPPLIER.email)
  const agent = await makePerson('commercial_agent', `agence-${name}@exemple.fr`, `Agence ${name}`)
  await connect(supplier, agent, { negociationMargin: 10, agentFee: 15 })
  const buyer = await makePerson('restaurant', `table-${name}@exemple.fr`, `La Table ${name}`)
  await connect(supplier, buyer, { agent: agent['@id'], outstandingValue: 5000 })
  return { supplier, agent, buyer }
}
