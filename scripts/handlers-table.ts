import { REACTIONS } from '@covertrail/backend/composition/reactions';
import { describe, EVENT_TYPES } from '@covertrail/domain/catalogue/event-catalogue';
import { PROJECTIONS } from '@covertrail/projections/projections';

interface Handling {
  readonly name: string;
  readonly handles: readonly string[];
}

const HEAD = `
## Who handles what

A new event stands here with what its author decided: which views fold it, which reactions act on it, and whether it can
change a verdict. A line that changes in a diff is what a reviewer reads.

| event | views | reactions | affects a verdict |
|---|---|---|---|
`;

/** Every event with the projections and reactions that handle it, and whether it affects a verdict. */
export const handlersTable = (): string => `${HEAD}${EVENT_TYPES.map(row).join('')}`;

const row = (type: string): string =>
  `| \`${type}\` | ${handledBy(PROJECTIONS, type)} | ${handledBy(REACTIONS, type)} | ${describe(type).affectsVerdict ? 'yes' : ''} |\n`;

const handledBy = (all: readonly Handling[], type: string): string =>
  all
    .filter(({ handles }) => handles.includes(type))
    .map(({ name }) => name)
    .sort()
    .join(', ');
