/** What an address names, where it is one of these; null otherwise. */
export const oneOf = <Choice extends string>(choices: readonly Choice[], text: string | null): Choice | null =>
  choices.find((choice) => choice === text) ?? null;
