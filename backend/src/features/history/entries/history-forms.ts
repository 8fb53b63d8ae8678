import { formEquivalenceCatalogue } from '@covertrail/domain/form-equivalence/form-equivalence.catalogue';
import type { FormEntryEvent } from '@covertrail/domain/form-equivalence/form-equivalence.contract';
import type { Position, Recorded, Uuid } from '@covertrail/domain/kernel/event';
import { formsNamed, isNamedIn } from '@covertrail/domain/tracking/tracking-forms.rules';
import type { LoadedHistory } from '#features/history/loaded-history/loaded-history';
import { knownBy } from './history-names.js';
import { isAssessed } from './history-turning-points.js';

/**
 * Events about forms that no policy of the supplier had ever named, by what was known at a position: no finding of this supplier depended on
 * them. Where a policy names the form later, they belong to the history from then on.
 */
export async function eventsOfOtherForms(
  history: LoadedHistory,
  upTo: Position | undefined,
): Promise<ReadonlySet<Uuid>> {
  const entries = history.events.filter(isFormEntry);
  if (entries.length === 0) return new Set();
  const named = new Set<string>();
  for (const { position } of knownBy(history.events, upTo).filter(isAssessed)) {
    const inputs = await history.inputsAt(position);
    for (const form of inputs ? formsNamed(inputs) : []) named.add(form);
  }
  return new Set(entries.filter(({ data }) => !isNamedIn(named, data.number)).map(({ id }) => id));
}

const isFormEntry = (event: Recorded): event is Recorded<FormEntryEvent> =>
  Object.hasOwn(formEquivalenceCatalogue, event.type);
