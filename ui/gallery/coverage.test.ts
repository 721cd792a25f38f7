import { describe, expect, it } from 'vitest'

/** Modules whose name begins with a capital hold components. */
const parts = Object.keys(import.meta.glob('~/shared/**/[A-Z]*.tsx')).filter((path) => !path.endsWith('.test.tsx'))
const galleries = Object.keys(import.meta.glob('./parts/*.gallery.tsx'))

/** Parts without a gallery of their own, and why. */
const exceptions: Record<string, string> = {
  AcceptTerms: 'the box that opens TermsReader, over what the API says of a supplier',
  AddressActions: 'buttons of AddressList',
  AddressForm: 'opened by AddressList',
  AgentField: 'a field of TermsForm',
  AgentForm: 'a piece of RecordForm, shown there',
  Awaited: 'words below a line of the cart',
  BarButton: 'a button of FilterBar, DisplayMenu and ViewsMenu',
  BottleLabel: 'a piece of Bottle, shown there',
  BottleStepper: 'what CountingLine holds',
  BuyerForm: 'a piece of RecordForm, shown there',
  CalendarField: 'the calendar that DateField opens',
  ColumnRow: 'a row of ColumnList',
  CgvField: 'a piece of RecordForm, shown there',
  CountingFoot: 'a StepFoot with the two ways on from a counting',
  CountingScreen: 'a page around CountingLine, over the queue of what is not sent',
  ConditionFields: 'a piece of RecordForm, shown there',
  CustomerTermsFields: 'fields of TermsForm',
  CommentPanel: 'a panel of DetailScreen, shown there',
  DetailColumns: 'where the panels of DetailScreen stand',
  DetailHeader: 'the top of DetailScreen, shown there',
  DetailSkeleton: 'DetailScreen while it waits',
  Dim: 'shown with Stack, which holds it more often than not',
  DeliveryFields: 'fields of SupplierForm and of the page of delivery charges',
  DocumentItem: 'a row of FrameDocuments',
  DropZone: 'the frame of ImageField and FileDrop',
  FinishDialog: 'a FormDialog with a comment',
  FilterSheet: 'the filters that FilterBar opens on a narrow screen',
  FrameFields: 'fields of RecordForm, over the frames that the API knows',
  FoundSelect: 'the field of PartyFilter',
  FramePanel: 'a gauge of FramesPanel, over the cart',
  FramesPanel: 'gauges over what the API says of who is signed in',
  GridCell: 'what NumberCell and the cells of an import share',
  HundredthsField: 'what MoneyField and PercentField share',
  Dialog: 'what Confirm and FormDialog stand in',
  DockFrancos: 'how far the suppliers of the cart deliver for free, in a Dock',
  KeyboardMap: 'the keys that answer on this very screen',
  LabelMotif: 'a piece of Bottle, shown there',
  BulkMoveDialog: 'a MoveDialog about many orders',
  BulkMoves: 'draws nothing: it lets rows be moved',
  KeepersOnly: 'an EmptyState on a page of its own',
  LeaveGuard: 'opens Confirm when a page with unsaved work is left',
  LineProduct: 'the product of a row of OrderLines',
  ListBulkBar: 'a BulkBar with what orders and quotations allow',
  ListBar: 'the FilterBar of ListScreen',
  ListExport: 'an ExportMenu over the rows of ListScreen',
  ListRows: 'what ListScreen holds below its tabs',
  ListMenu: 'a RowMenu with what orders and quotations allow',
  ListMenuItems: 'what ListMenu holds',
  MendField: 'a field of UnsettledRows, shown there',
  MoreMenu: 'the other actions of DetailScreen, shown there',
  MoveResults: 'an OutcomeDialog of moves',
  OrderColumns: 'where the panels of an order stand, each shown apart',
  OrderListScreen: 'a ListScreen with what orders and quotations allow',
  PaperPage: 'a PageHeader above a Sheet',
  PartiesField: 'several customers, found as PartyFilter finds one',
  PayAction: 'a button that opens PayDialog',
  PartyCell: 'a cell of the lists of orders and quotations',
  PicturesField: 'several ImageFields, in an order',
  PictureFields: 'a piece of RecordForm, shown there',
  PostalAddress: 'the lines of an address in DeliveryPanel',
  ReferenceDialog: 'what DeliveryPanel asks in a FormDialog',
  RefundAction: 'a button that opens RefundDialog',
  RemoveButton: 'a button of LineRow and UnsettledRows',
  Reorder: 'the button of an order that opens ReorderDialog',
  ProductDialog: 'a dialog around ProductSearch',
  ReorderedRow: 'a row of ReorderDialog',
  Row: 'shown with Stack, which holds it more often than not',
  ScanPanel: 'a ScanChoice above the lines that are counted',
  SelectBox: 'a box of a row, shown by ContinuousTable',
  SheetTable: 'what Sheet holds',
  Slide: 'draws nothing: it moves its content',
  SupplierForm: 'a piece of RecordForm, shown there',
  TableFooter: 'the foot of ContinuousTable',
  TableFrame: 'what DataTable and ContinuousTable share',
  TableHead: 'the head of DataTable',
  TableRow: 'a row of DataTable',
  TwoLines: 'a cell of the lists of people, relations and orders',
  UnsettledRow: 'a row of UnsettledRows',
  ViewForm: 'the question that ViewsMenu asks',
  ViewRow: 'a row of ViewsMenu',
  AddToCart: 'a QuantityStepper with the button that puts so many into the cart',
  AlertToggle: 'what CartQuantity offers instead of a quantity',
  BarePages: 'ErrorPage and NotFoundPage without a layout',
  Brand: 'a sign in the frames of the product',
  CartQuantity: 'a QuantityStepper over the cart, shown in ProductCard',
  CartSyncNote: 'words below what the cart holds',
  CartonButton: 'a button of CartQuantity',
  Choices: 'what ChoiceCard stands in, shown there',
  DemoNote: 'words of the frames, over the accounts of a demonstration',
  ErrorPage: 'a MessagePage about what failed',
  GuestLayout: 'the frame of GuestPage',
  MessageArt: 'the bottle of MessagePage',
  MonthTip: 'what MonthsChart says of a month',
  NotFoundPage: 'a MessagePage with the way home',
  OnSale: 'what ProductCard holds',
  OwnPrice: 'the price of ProductCard',
  Photo: 'a picture that only some may see, asked for with their token',
  PriceFilter: 'the bounds beside FacetGroup, shown there',
  ProductFacts: 'Facts of a whole product',
  ProductGrid: 'what ProductCard stands in, shown there',
  ProductName: 'the name of ProductCard',
  ProductPreview: 'the pieces of a product’s page that its sheet fills',
  ProductStage: 'the bottle of a product’s page',
  ProductTrace: 'a PriceTrace that asks for its steps',
  StockLine: 'StatusDots of a whole product',
  StockNote: 'a StatusDot of OnSale',
  TastingNotes: 'a panel of words',
  WholePhoto: 'the dialog that Photo opens',
}

const nameOf = (path: string) => path.replace(/^.*\/|(\.gallery)?\.tsx$/g, '')

describe('the gallery', () => {
  const named = new Set(parts.map(nameOf))
  const shown = new Set(galleries.map(nameOf))

  it('shows every shared part', () => {
    expect(parts.length).toBeGreaterThan(20)
    const missing = [...named].filter((part) => !shown.has(part) && !(part in exceptions))
    expect(missing, 'add gallery/parts/<Part>.gallery.tsx').toEqual([])
  })

  it('excepts only parts that exist and have no gallery', () => {
    expect(Object.keys(exceptions).filter((part) => !named.has(part) || shown.has(part))).toEqual([])
  })
})
