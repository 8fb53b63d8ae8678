import type { NotificationPart } from '@covertrail/domain/notification/notification.contract';
import { listed } from '../text/sentence-parts.js';
import { notificationText, type NotificationText } from './notification-wording.js';

const STATUS_CHANGES: readonly string[] = ['COMPLIANCE.CHANGED', 'COMPLIANCE.CHANGED_FOR_YOU'];

/**
 * Title and description of a notification that tells of one thing or of several. Changes of a status from and to the same words are one
 * sentence, and each supplier on a project counts once. `further` parts are only counted.
 */
export function textOfParts(parts: readonly NotificationPart[], further = 0): NotificationText {
  const changes = parts.filter(({ code }) => STATUS_CHANGES.includes(code));
  const others = parts.filter((part) => !changes.includes(part)).map(wordsOf);
  const sentences = [
    ...others.map(({ description }) => description),
    ...groupsOf(wholeChanges(changes)).map(sentenceOf),
    ...(further > 0
      ? [`And ${further.toLocaleString('en-US')} more like ${further === 1 ? 'this one' : 'these'}.`]
      : []),
  ];
  const { title, description } = others[0] ?? wordsOf(parts.at(-1) ?? { code: '', params: {} });
  return { title, description: sentences.join(' ') || description };
}

const wordsOf = ({ code, params }: NotificationPart): NotificationText => notificationText(code, params);
const wordOf = ({ params }: NotificationPart, name: string): string => String(params[name] ?? 'someone');

/** From the status before the first change to that after the last. What is again as it was is no change. */
function wholeChanges(changes: readonly NotificationPart[]): readonly NotificationPart[] {
  const byThing = new Map<string, NotificationPart>();
  changes.forEach((change, index) => {
    const thing = change.subject?.id ?? String(index);
    const { before } = (byThing.get(thing) ?? change).params;
    byThing.set(thing, { ...change, params: { ...change.params, ...(before === undefined ? {} : { before }) } });
  });
  return [...byThing.values()].filter((change) => wordOf(change, 'before') !== wordOf(change, 'after'));
}

type Group = readonly [NotificationPart, ...NotificationPart[]];

function groupsOf(changes: readonly NotificationPart[]): readonly Group[] {
  const groups = new Map<string, [NotificationPart, ...NotificationPart[]]>();
  for (const change of changes) {
    const key = [change.code, wordOf(change, 'before'), wordOf(change, 'after')].join('|');
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return [...groups.values()];
}

function sentenceOf(group: Group): string {
  const [first] = group;
  if (group.length === 1) return wordsOf(first).description;
  return first.code === 'COMPLIANCE.CHANGED' ? ofSuppliers(group) : ofYou(group);
}

function ofSuppliers(group: Group): string {
  const suppliers = distinct(group, 'insured');
  if (suppliers.length === 1)
    return `${suppliers[0]} ${changed(group)} for ${group.length} of your projects: ${some(group, ({ project }) => project)}.`;
  const list = some(group, ({ insured, project }) => `${insured} for ${project}`);
  return `${suppliers.length} of your suppliers ${changed(group)}: ${list}.`;
}

function ofYou(group: Group): string {
  const requesters = distinct(group, 'requester');
  if (requesters.length === 1)
    return `You ${changed(group)} for ${group.length} projects of ${requesters[0]}: ${some(group, ({ project }) => project)}.`;
  const list = some(group, ({ requester, project }) => `${project} of ${requester}`);
  return `You ${changed(group)} for ${group.length} projects: ${list}.`;
}

const changed = ([first]: Group): string => `changed from ${wordOf(first, 'before')} to ${wordOf(first, 'after')}`;

const distinct = (group: Group, name: string): readonly string[] => [
  ...new Set(group.map((change) => wordOf(change, name))),
];

const SHOWN = 3;

/** The first three; of more the first two, and how many more there are. */
function some(
  group: Group,
  wordsFor: (names: Readonly<Record<'insured' | 'requester' | 'project', string>>) => string,
) {
  const all = group.map((change) =>
    wordsFor({
      insured: wordOf(change, 'insured'),
      requester: wordOf(change, 'requester'),
      project: wordOf(change, 'project'),
    }),
  );
  return listed(all.length <= SHOWN ? all : [...all.slice(0, SHOWN - 1), `${all.length - SHOWN + 1} more`]);
}
