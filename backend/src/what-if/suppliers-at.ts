import type { Requirements } from '@covertrail/domain/compliance/requirements';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import type { EventCodec } from '@covertrail/platform/deciders/event-codec';
import { StatesAt } from '@covertrail/platform/deciders/states-at';
import type { LogReader } from '@covertrail/platform/event-store/log-reader.port';
import { AssessmentInputsLoader, type LoadedInputs } from '#assessment-inputs/assessment-inputs.loader';
import { readAhead } from '#assessment-inputs/read-ahead';

/** The inputs of some trackings as they were known at a position, without those that had not begun. Read together, and kept by nobody. */
export async function inputsAt(
  log: Pick<LogReader, 'readStream' | 'readStreams'>,
  codec: EventCodec,
  position: Position,
  trackingIds: readonly Uuid[],
  asks: readonly Requirements[],
): Promise<readonly LoadedInputs[]> {
  const streams = new StatesAt(log, codec, position);
  await readAhead(streams, trackingIds, asks);
  const loader = new AssessmentInputsLoader(streams, asks);
  const found: LoadedInputs[] = [];
  for (const trackingId of trackingIds) {
    const inputs = await loader.load(trackingId);
    if (inputs) found.push(inputs);
  }
  return found;
}
