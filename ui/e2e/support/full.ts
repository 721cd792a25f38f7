/** `MILLESIME_TEST_FULL=1` (`./task test:full`) runs whole what every day runs on samples. playwright.config.ts says what. */
export const isFull = process.env.MILLESIME_TEST_FULL === '1'
