/**
 * Which tests of components every day runs: all of the parts that screens share, and one file a screen. `./task test:full` runs
 * all; pure functions are tested every day everywhere.
 */
export const everyday = [
  'src/{app,shared}/**/*.test.tsx',
  'src/{app,shared}/**/*.dom.test.ts',
  ...[
    'cart/checkout.dom.test.ts',
    'agreement-frames/agreement-frames.test.tsx',
    'cart/promo/promo-code.test.tsx',
    'cart/steps/steps.test.tsx',
    'cart/validation/ValidationPage.test.tsx',
    'catalogue/list/catalogue.test.tsx',
    'catalogue/product/product-page.test.tsx',
    'counts/tally/tally.test.tsx',
    'home/home.test.tsx',
    'invoices/invoices.test.tsx',
    'imports/screens.test.tsx',
    'lots/lots.test.tsx',
    'network/network.test.tsx',
    'notifications/notifications.test.tsx',
    'orders/detail/order.test.tsx',
    'orders/dispatch/dispatch.test.tsx',
    'orders/list/orders-list.test.tsx',
    'people/users.test.tsx',
    'pricelists/order/buyer-view.test.tsx',
    'pricelists/pricelists.test.tsx',
    'products/list/row-edits.test.tsx',
    'profile/profile.test.tsx',
    'parameters/parameters.test.tsx',
    'promo-codes/promo-codes.test.tsx',
    'quotations/list/quotations-list.test.tsx',
    'receipts/count/count.test.tsx',
    'receipts/detail/documents.test.tsx',
    'recoveries/recoveries.test.tsx',
    'registration/registration.test.tsx',
    'samples/samples.test.tsx',
    'session/login.test.tsx',
    'shell/acting/acting.test.tsx',
    'stock/stock.test.tsx',
    // new screen
  ].map((file) => `src/features/${file}`),
]
