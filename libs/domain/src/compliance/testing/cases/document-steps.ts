import type { DocumentRegisterCommand } from '../../../document-register/document-register.contract.js';
import { documentRegisterDecider } from '../../../document-register/document-register.decider.js';
import { CaseProblem } from './case-problem.js';
import { IDS, policyNamed } from './case-world.js';
import { DOCUMENT, documentNamed } from './document-parts.js';
import { QUOTED } from './read-values.js';
import type { Recording, StepKind } from './step-kind.js';

const file = ({ log, step }: Recording, number: string, command: DocumentRegisterCommand): void =>
  log.handle(documentRegisterDecider, number, step.day, step.role, command, undefined);

/** A document is named by its newest file. */
function documentId({ log }: Recording, number: string, name: string): string {
  const found = log.state(documentRegisterDecider, number)?.documents.find((document) => document.name === name);
  if (found === undefined) throw new CaseProblem(`no document “${name}” is on file for ${number}`);
  return found.documentId;
}

/** Documents that are uploaded, replaced by a newer version, and withdrawn. */
export const DOCUMENT_STEPS: readonly StepKind[] = [
  {
    example: 'GL-1 has the endorsement for waiver of subrogation “CG 24 04.pdf” on file',
    pattern: new RegExp(`^(\\S+) has the ${DOCUMENT} ${QUOTED} on file$`, 'i'),
    record: (recording, number, kind, of, name) => {
      const { line } = policyNamed(recording.golden, number!);
      file(recording, number!, {
        type: 'FileDocument',
        policyId: number!,
        insuredId: IDS.insuredId,
        documentId: `${number}-${name}`,
        ...documentNamed(line, kind!, of!),
        name: name!,
        uploadedAt: `${recording.step.day}T12:00:00.000Z`,
      });
    },
  },
  {
    example: 'GL-1 has “W-9 2026.pdf” on file in place of “W-9 2025.pdf”',
    pattern: new RegExp(`^(\\S+) has ${QUOTED} on file in place of ${QUOTED}$`),
    record: (recording, number, name, before) =>
      file(recording, number!, {
        type: 'FileVersion',
        documentId: documentId(recording, number!, before!),
        name: name!,
        uploadedAt: `${recording.step.day}T12:00:00.000Z`,
      }),
  },
  {
    example: '“W-9 2026.pdf” of GL-1 withdrawn',
    pattern: new RegExp(`^${QUOTED} of (\\S+) withdrawn$`),
    record: (recording, name, number) =>
      file(recording, number!, { type: 'WithdrawDocument', documentId: documentId(recording, number!, name!) }),
  },
];
