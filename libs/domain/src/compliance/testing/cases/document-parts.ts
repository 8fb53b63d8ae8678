import { DOCUMENT_KIND_NAMES } from '@covertrail/wording/insurance/document-words';
import type { CoverageLine, EndorsementCode } from '../../../insurance/coverage.js';
import type { DocumentKind } from '../../../insurance/document-kinds.js';
import type { DocumentRequirement } from '../../further-requirements.js';
import { codeOf, endorsementNamed } from './named-by-words.js';
import { whole, type Part } from './parts.js';
import { QUOTED } from './read-values.js';

interface DocumentsDraft {
  readonly line: CoverageLine;
  readonly further: { documents?: readonly DocumentRequirement[] };
}

/** `endorsement for waiver of subrogation`, `additional document`: a kind of document, and whose form it shows. */
export const DOCUMENT = '([^“”"]+?)(?: for ([^“”"]+?))?';

/** The kind of document that was named, and the endorsement of the line whose form it shows. */
export function documentNamed(
  line: CoverageLine,
  kind: string,
  endorsement: string,
): { readonly kind: DocumentKind; readonly endorsement: EndorsementCode | null } {
  return {
    kind: codeOf('kind of document', kind, DOCUMENT_KIND_NAMES),
    endorsement: endorsement === '' ? null : endorsementNamed(line, endorsement),
  };
}

/** Documents that must be on file for the policy. */
export const DOCUMENT_PARTS: readonly Part<DocumentsDraft>[] = [
  {
    example: 'on file: additional document “W-9”, at most 30 days old',
    pattern: whole(`on file: ${DOCUMENT}(?: ${QUOTED})?(?:, at most (\\d+) days? old)?`),
    read: ({ line, further }, name, of, named, days) => {
      const { kind, endorsement } = documentNamed(line, name!, of!);
      const required: DocumentRequirement = {
        kind,
        ...(endorsement === null ? {} : { endorsement }),
        ...(named === '' ? {} : { named: named! }),
        ...(days === '' ? {} : { withinDays: Number(days) }),
      };
      further.documents = [...(further.documents ?? []), required];
    },
  },
];
