import { sourcesOfPart, type Endorsement, type ProvidedPolicy } from '../../insurance/coverage.js';
import type { Nested } from '../finding-params.js';
import { gradeOf, type FactSource } from '../../insurance/source-table.js';

/**
 * Who saw the form of an endorsement that was entered as seen: a document with it is on file, else an agent confirmed it. Null where it
 * was the insured or a certificate alone (decision 57).
 */
export function proofOfForm(
  { code }: Endorsement,
  { documents, endorsements }: ProvidedPolicy,
): Nested<'seenBy'> | null {
  const onFile = documents.value
    .filter((documentOnFile) => documentOnFile.kind === 'endorsement' && documentOnFile.endorsement === code)
    .sort((a, b) =>
      a.uploadedOn === b.uploadedOn ? (a.documentId < b.documentId ? -1 : 1) : a.uploadedOn > b.uploadedOn ? -1 : 1,
    );
  const [newest] = onFile;
  if (newest !== undefined) return { seenBy: 'document', document: newest.name, uploadedOn: newest.uploadedOn };
  const confirmed = firstOfAgent(sourcesOfPart(endorsements, code));
  return confirmed === null ? null : { seenBy: 'agent', confirmedOn: confirmed.on };
}

/**
 * The agent that entered it, else the one that verified the policy since: an agent stands behind both (decision 41), and another look at the
 * policy makes no other finding.
 */
function firstOfAgent(sources: readonly FactSource[]): FactSource | null {
  const ofAgent = sources.filter(({ kind }) => gradeOf(kind) >= gradeOf('enteredByAgent'));
  return ofAgent.reduce<FactSource | null>(
    (first, factSource) => (first === null || factSource.on < first.on ? factSource : first),
    null,
  );
}
