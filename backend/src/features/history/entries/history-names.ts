import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type { AssessmentInputs } from '@covertrail/domain/tracking/tracking.rules';
import type { NamedPolicy } from '#naming/names.service';
import type { OtherAgencyPolicies } from '#other-agencies/other-agency-policies';

/** Policies of a tracking as they were known at a moment, for readers of its history. */
export function policiesNamed(
  inputs: Pick<AssessmentInputs, 'policies'> | undefined,
  others: OtherAgencyPolicies,
): ReadonlyMap<Uuid, NamedPolicy> {
  return new Map(
    [...(inputs?.policies ?? [])].flatMap(([id, policy]) => {
      const number = policy?.number.at(-1)?.value;
      return policy && number !== undefined
        ? [
            [
              id,
              {
                line: policy.line,
                number: others.has(id) ? others.masked(id) : number,
                region: policy.region.at(-1)?.value ?? 'unitedStates',
                whole: !others.has(id),
                withheld: others.has(id),
              },
            ] as const,
          ]
        : [];
    }),
  );
}

/** Everything that was recorded up to a position. */
export const knownBy = <Placed extends Pick<Recorded, 'position'>>(
  events: readonly Placed[],
  position: string | undefined,
): readonly Placed[] => (position === undefined ? events : events.filter((event) => event.position <= position));
