import 'reflect-metadata';
import { configFrom } from '@covertrail/backend/composition/config';
import { openInfrastructure } from '@covertrail/backend/composition/infrastructure';
import { PROJECTIONS } from '@covertrail/projections/projections';
import type { Alias } from '@covertrail/platform/engine/deployment/active-collections';
import { parkedReport } from '@covertrail/platform/engine/parked/parked-report';
import { refuseWithoutLog } from '@covertrail/platform/stores/log-places';
import { endBecauseOf, orEnd } from '@covertrail/platform/errors/refusal';
import { checkSettings } from '@covertrail/platform/settings/check-settings';
import { endOnClosedPipe } from '@covertrail/platform/process/closed-pipe';

orEnd(() => checkSettings(process.env));

/** `npm run status`: where each view and reaction stands in the log, as their checkpoints say, and what is parked. */
endOnClosedPipe();
const config = orEnd(() => configFrom(process.env, null));
// The product is read only now: what is wrong with a setting is said at once.
const { REACTIONS } = await import('@covertrail/backend/composition/reactions');
await refuseWithoutLog(config).catch(endBecauseOf);
const infrastructure = await openInfrastructure(config).catch(endBecauseOf);
const head = await infrastructure.events.head();
const line = (name: string, position: string | undefined, more = '') =>
  process.stdout.write(
    `${name.padEnd(24)} ${(position ?? 'never').padEnd(22)} ${position === head ? 'at the head' : 'behind'} ${more}\n`,
  );

process.stdout.write(`The log ends at ${head === '' ? 'its beginning' : head}\n`);
for (const { name } of PROJECTIONS) {
  const alias = await infrastructure.reads.getControl<Alias>(`alias:${name}`);
  line(
    name,
    alias ? (await infrastructure.reads.checkpoint(alias.collection))?.position : undefined,
    alias?.collection ?? 'not built',
  );
}
for (const { name } of REACTIONS) {
  line(`reaction ${name}`, (await infrastructure.reads.checkpoint(`reaction:${name}`))?.position);
}
const parked = await parkedReport(infrastructure.reads);
process.stdout.write(`${parked.entries.length} events put aside, ${parked.keys} documents stand still\n`);
for (const { position, eventId, type, reason, views, reactions, keys } of parked.entries) {
  const by = [...views, ...reactions.map((name) => `reaction ${name}`)].join(', ');
  process.stdout.write(
    `  ${position} ${type} ${eventId}: ${reason}\n    without it: ${by}${keys.length > 0 ? `; documents ${keys.join(', ')}` : ''}\n`,
  );
}
await infrastructure.close();
process.exit(0);
