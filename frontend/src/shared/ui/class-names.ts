type Named = string | undefined | Readonly<Record<string, boolean | undefined>>;

/** Classes in one text: names as they are, and of a record those that are true. */
export const classNames = (...named: readonly Named[]): string =>
  named
    .flatMap((name) =>
      typeof name === 'object' ? Object.entries(name).flatMap(([key, on]) => (on ? [key] : [])) : (name ?? []),
    )
    .filter((name) => name !== '')
    .join(' ');
