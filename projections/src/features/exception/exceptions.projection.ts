import { exceptionsView, type ExceptionDocument } from '@covertrail/contracts/exception/exception.views';
import { nameOfKind } from '@covertrail/domain/kernel/upload-kinds';
import { personIn } from '@covertrail/domain/kernel/initiator';
import { defineProjection, type RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import { exceptedSentence, exceptedTitle } from '@covertrail/wording/exception/exception-words';

/** Who granted what, until when? */
export const exceptions = defineProjection(exceptionsView)({
  version: 5,
  on: { ExceptionDecided: (_exception, event) => decided(event) },
  changes: {
    ExceptionWithdrawn: (exception, { data }) => ({
      ...exception,
      withdrawnOn: data.effectiveFrom,
      withdrawnBecause: data.reason,
    }),
  },
  keys: ({ data }) => [data.exceptionId],
  audience: (_before, after) => (after ? [after.requesterId] : []),
});

function decided({ id, data, meta }: RecordedEvent<'ExceptionDecided'>): ExceptionDocument {
  const {
    exceptionId,
    requesterId,
    kind,
    decision,
    scope,
    scopeId,
    trackingId,
    insuredId,
    projectId,
    pin,
    evaluation,
    comment,
    documents = [],
    lapsesOn,
    effectiveFrom,
  } = data;
  const { rule, line } = pin;
  return {
    id: exceptionId,
    requesterId,
    kind,
    decision,
    scope,
    scopeId,
    trackingId,
    supplierId: insuredId,
    projectId,
    rule,
    line,
    evaluation,
    searched: foldedText(
      [exceptedTitle({ rule, line }), comment, exceptedSentence({ rule, line, evaluation })].join(' '),
    ),
    comment,
    documents: documents.map(attached),
    lapsesOn,
    withdrawnOn: null,
    withdrawnBecause: null,
    decidedOn: effectiveFrom,
    decidedAt: meta.recordedAt,
    decidedBy: personIn(meta)?.actor ?? null,
    decidedEvent: id,
  };
}

type Attached = NonNullable<RecordedEvent<'ExceptionDecided'>['data']['documents']>[number];

const attached = ({ name, contentType, bytes, sha256 }: Attached) => ({
  name: nameOfKind(name, contentType),
  bytes,
  sha256,
});
