import { exceptionUseId, exceptionUsesView } from '@covertrail/contracts/exception/exception.views';
import { outcomeWithoutExceptions } from '@covertrail/domain/compliance/excepted';
import { defineProjection, type RecordedEvent } from '@covertrail/platform/engine/define-projection';

/** Which suppliers does an exception cover now? What was announced last decides. */
export const exceptionUses = defineProjection(exceptionUsesView)({
  version: 1,
  on: {
    ComplianceAssessed: (_use, { data }, id) => {
      const exceptionId = acceptedIn(data).find((accepted) => exceptionUseId(accepted, data.trackingId) === id);
      return exceptionId === undefined
        ? null
        : { id, exceptionId, trackingId: data.trackingId, outcomeWithout: outcomeWithoutExceptions(data.findings) };
    },
  },
  keys: async ({ data }, own) => {
    const covering = acceptedIn(data).map((exceptionId) => exceptionUseId(exceptionId, data.trackingId));
    return [...new Set([...(await own.idsWhere('trackingId', data.trackingId)), ...covering])];
  },
});

/** Each exception or review that was accepted for a finding, once. */
const acceptedIn = ({ findings }: RecordedEvent<'ComplianceAssessed'>['data']): readonly string[] => [
  ...new Set(findings.flatMap(({ exception }) => (exception?.decision === 'accepted' ? [exception.exceptionId] : []))),
];
