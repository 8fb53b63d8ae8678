import { describe, EVENT_TYPES, FEATURE_OF } from '@covertrail/domain/catalogue/event-catalogue';
import type { Audience } from '@covertrail/domain/kernel/event-description';
import { FEATURES, goldenSamples } from '@covertrail/domain/catalogue/testing/golden-samples';
import { wordingOf } from '@covertrail/wording/catalogue/event-sentences';
import { sampleNames } from '@covertrail/wording/catalogue/testing/sample-names';
import type { DomainEvent, RecordedOf } from '@covertrail/domain/kernel/event';
import { recorded } from '@covertrail/domain/kernel/testing/given';
import { handlersTable } from './handlers-table.js';

const HEAD = `# Events

Generated from the event catalogue by \`npm run docs\`. A sentence is what people read of the event, here of its golden sample;
*from a day* marks events that say from which day they are true. Whoever may see an event keeps it after losing access.
`;

/** Everything the product may ever record, one table a feature. The same catalogue gives the same text. */
export const eventsDocument = (): string =>
  `${HEAD}\n${EVENT_TYPES.length} types in ${FEATURES.length} features.\n${FEATURES.map(chapter).join('')}${handlersTable()}`;

function chapter(feature: string): string {
  const rows = EVENT_TYPES.filter((type) => FEATURE_OF[type] === feature).map(row);
  return `\n## ${feature}\n\n| event | version | who may see it | reads |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

function row(type: string): string {
  const description = describe(type);
  const event = sampleOf(type);
  const dated = description.effectiveFrom ? ' (from a day)' : '';
  const seen = seenBy(description.audience(event), event);
  const cells = [
    `\`${type}\`${dated}`,
    String(description.version),
    seen,
    wordingOf(type).sentence(event, sampleNames),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}

/** The first sample of the latest version. */
function sampleOf(type: string): RecordedOf<DomainEvent> {
  const { version } = describe(type);
  const sample = goldenSamples(FEATURE_OF[type] ?? '').find((each) => each.type === type && each.version === version);
  const [event] = recorded<DomainEvent>(sample ? [sample] : []);
  if (!event) throw new Error(`${type} version ${version} has no golden sample`);
  return event;
}

function seenBy(audience: Audience, event: RecordedOf<DomainEvent>): string {
  const fields = Object.entries(event.data as Readonly<Record<string, unknown>>);
  const wordOf = (id: string): string => {
    const field = fields.findLast(([, value]) => value === id)?.[0];
    return field ? inWords(field) : 'the company acted for';
  };
  const parts = [
    ...(audience.everyone ? ['everyone'] : []),
    ...audience.companies.map(wordOf),
    ...(audience.users ?? []).map(wordOf),
    ...(audience.policyId ? ['whoever has the policy or sees it shared'] : []),
    ...(audience.insuredId ? [`the agency that represents the ${wordOf(audience.insuredId)}`] : []),
  ];
  return [...new Set(parts)].join(', ') || 'nobody';
}

/** `fromAgencyId` reads `from agency`. */
const inWords = (field: string): string =>
  field.replace(/Id$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
