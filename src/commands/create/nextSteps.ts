/** Steps that can be copied into a shell. */
export const nextSteps = (steps: Readonly<Record<string, string>>): string =>
  Object.entries(steps)
    .map(([step, command]) => `\n${step}:\n  ${command}`)
    .join('\n');
