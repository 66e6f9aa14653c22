/** Environment of the tests' build: a fixed day, so that tests and screenshots stay valid. */
export const testBuild = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 21) / 1000) };
