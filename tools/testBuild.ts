/** What the tests' build is told: a fixed day, so that neither tests nor screenshots rot. */
export const testBuild = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 21) / 1000) };
