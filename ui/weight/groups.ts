interface Group {
  name: string
  /** The modules it is made for; what they import comes with them, unless a group above has it already. */
  test: RegExp
  /** Only modules that so many lazy pieces of the interface need: what fewer need stays with them. */
  minShareCount?: number
}

const mantine = (names: string) => `@mantine/core/esm/components/(${names})/`

/** A module whose path holds one of these. */
const holding = (...paths: string[]) => new RegExp(paths.join('|').replaceAll('/', String.raw`[\\/]`))

/**
 * What is fetched together, from what every page needs to what some do: a module belongs to the first group that wants
 * it. What no group wants becomes a piece of its own for the screens that share it.
 */
const groups: Group[] = [
  // What every page draws with, those of guests too.
  {
    name: 'base',
    test: holding(
      '@mantine/core/esm/core/',
      mantine('ActionIcon|Button|CloseButton|Group|InputBase|Loader|Portal|TextInput|Transition|VisuallyHidden'),
      '@mantine/hooks/esm/(use-debounced-callback|use-disclosure|use-merged-ref|use-uncontrolled)/',
      '@tanstack/react-query/build/modern/useQuery',
      'react-remove-scroll', // no more than a frame (vite/scroll-lock.ts), which toasts ask for as well
      'zustand/',
      'src/shared/guest/(Brand|DemoNote)',
      'src/shared/layout/',
      'src/shared/(bottle/Bottle|cart/drawer|format/euros|forms/problems|parts/(GuestPage|LinkButton|Notice|load-on-intent)|validation/(message|rule))',
    ),
  },
  { name: 'icons', test: holding('@tabler/icons-react/'), minShareCount: 3 },
  { name: 'cart', test: holding('src/shared/cart/(hooks|open)') },
  {
    name: 'form',
    test: holding(
      mantine('Textarea'),
      'src/shared/forms/(AppForm|SubmitButton|inputs/(PasswordField|input-of)|use-app-form)',
      'src/shared/validation/text-rules',
    ),
  },
  // What surrounds every screen of a signed-in person, and opens from it.
  {
    name: 'frame',
    test: holding(
      'src/routes/-person-frame',
      'src/features/(shell/frame/AppLayout|cart/drawer/CartDrawerHost|notifications/NotificationBell)',
      'src/shared/order/stages', // of the home page, which is fetched ahead: no request of its own
      mantine('Anchor|Menu|Popover|Skeleton|Text'),
    ),
  },
  // The kit: what many screens are made of.
  {
    name: 'parts',
    test: holding(
      '@mantine/hooks/',
      mantine('Combobox/(ComboboxChevron|get-parsed-combobox-data)'),
      '@tanstack/react-query/build/modern/(useMutation|useQueries)',
      'src/shared/(access/|api/|export/|format/|keyboard/|product/(buyer-groups|product|suppliers)|session/|undo/)',
      'src/shared/parts/(?!BarButton|Calendar|Confirm|Dialog)',
      'src/shared/(addresses/AddressCard|bottle/ToneDot|forms/(FieldGroup|conflict/meanwhile|files/data-url|inputs/(HundredthsField|MoneyField|PercentField|hundredths|parse-decimal|use-typed))|document/(StateDot|acting|documents|use-move)|order/(order-states|parties)|person-records/record-kind|table/row-(context|source)|terms/terms-(kind|text)|validation/(file|number)-rules)',
    ),
    minShareCount: 6,
  },
  { name: 'live', test: holding('src/(features/notifications|shared)/live/') },
  { name: 'scroll', test: holding(mantine('ScrollArea')) },
  { name: 'dialog', test: holding(mantine('Drawer|Modal'), 'src/shared/parts/(Confirm|Dialog)'), minShareCount: 2 },
  { name: 'fields', test: holding(mantine('Checkbox|Combobox|Radio|Select')) },
  { name: 'choices', test: holding(mantine('MultiSelect|Pill|PillsInput|Switch')), minShareCount: 2 },
  {
    name: 'columns',
    test: holding('src/shared/table/(DisplayMenu|TwoLines|columns|number-text|use-table-view)'),
  },
  { name: 'views', test: holding('src/shared/views/'), minShareCount: 8 },
  { name: 'list', test: holding('src/shared/(filters|table/(?!cells))'), minShareCount: 8 },
  { name: 'grid', test: holding('src/shared/(grid/|writes/|keyboard/use-undo-key)') },
  {
    name: 'list-screen',
    test: holding('src/shared/(document/state-|list/(?!ListExport|supplier-column))'),
    minShareCount: 3,
  },
  // What a lot's or a price list's list shares with those of the warehouse.
  { name: 'cells', test: holding('src/shared/(list|table/cells)'), minShareCount: 2 },
  { name: 'detail', test: holding('src/shared/detail/'), minShareCount: 2 },
  {
    name: 'document',
    test: holding('src/shared/document/(?!MoveDialog|DeleteDialog|state-)'),
    minShareCount: 2,
  },
  {
    name: 'price-list',
    test: holding('src/features/pricelists/(Gap|price-list|queries)'),
    minShareCount: 2,
  },
  { name: 'dayjs', test: holding('node_modules/dayjs/') },
  { name: 'dates', test: holding('@mantine/dates/') },
  {
    name: 'order',
    test: holding(
      'src/shared/(order/(DeliveryPanel|LineProduct|Order(?!MoveDialog)|use-order-move)|terms/AcceptTerms)',
    ),
    minShareCount: 2,
  },
  {
    name: 'inputs',
    test: holding(
      'src/shared/(forms/(?!FormDialog|Drafted|conflict|files|inputs/(Address|Country|Found|Number|address|use-found)|use-dialog-form)|validation/)',
    ),
    minShareCount: 3,
  },
  {
    name: 'files',
    test: holding('src/shared/forms/files/(?!CropDialog|data-url)'),
    minShareCount: 2,
  },
  { name: 'country', test: holding('src/shared/forms/inputs/CountryField') },
  {
    name: 'person',
    test: holding(
      'src/shared/(addresses/(?!AddressForm)|forms/inputs/(Address|address)|person-fields/(Company|Email|Person|person-rules|user-body))',
    ),
    minShareCount: 2,
  },
  {
    name: 'record',
    test: holding('src/shared/person-records/(DocumentLink|departments|record-f)'),
    minShareCount: 2,
  },
  { name: 'record-fields', test: holding('src/shared/person-records/(Frame|Picture)Fields'), minShareCount: 2 },
  // Too little to be fetched alone.
  {
    name: 'scraps',
    test: /(CreatePage|desk|ForgotPasswordPage|sections)\.module\.css|(refusal|reasons|next-quantity|quotation)\.tsx?/,
    minShareCount: 2,
  },
  {
    name: 'queries',
    test: holding('src/features/(counts|lots|receipts|recoveries|samples)/.*queries'),
    minShareCount: 2,
  },
  {
    name: 'status',
    test: holding('src/features/people/(record/(PersonFacts|person-screen)|status/Status|user-rights)'),
    minShareCount: 2,
  },
  {
    name: 'codes',
    test: holding('src/shared/(lines/pasted-lines|warehouse/(codes|goods|gtin))'),
    minShareCount: 2,
  },
  {
    name: 'parcels',
    test: holding('src/features/orders/(paper/DeliverTo|shipping/(lots|shipping))'),
    minShareCount: 2,
  },
  { name: 'reorder', test: holding('src/shared/reorder/'), minShareCount: 2 },
  { name: 'conflict', test: holding('src/shared/forms/conflict/(field-words|use-shared-form)') },
  { name: 'drafts', test: holding('src/shared/(forms/Drafted|queue/drafts)') },
  { name: 'checkout', test: holding('src/(features|shared)/cart/'), minShareCount: 3 },
  { name: 'catalogue', test: holding('src/(features/catalogue|shared/(buying|facets|product))/'), minShareCount: 3 },
]

/** The texts that every page needs, one file for each language. */
const sharedTexts = (id: string) => {
  const [, locale] = /locales[\\/](\w+)[\\/](?:common|enums)\.json$/.exec(id) ?? []
  return locale ? `texts-${locale}` : null
}

/** How the build puts modules together, for `codeSplitting` (docs/decisions/0017). */
export const codeSplitting = {
  groups: [
    // What the entry imports: the first page waits for it.
    { name: 'start', tags: ['$initial' as const], priority: groups.length + 2 },
    { name: sharedTexts, debugName: 'texts', priority: groups.length + 1 },
    ...groups.map((group, index) => ({ ...group, priority: groups.length - index })),
  ],
}
