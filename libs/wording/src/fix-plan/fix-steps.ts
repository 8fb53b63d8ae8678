import type { Finding } from '@covertrail/domain/compliance/finding';
import { fixText } from '../compliance/sentence.js';

/** What is to be done, each once, in the order of the findings. */
export const fixSteps = (findings: readonly Finding[]): readonly string[] =>
  [...new Set(findings.map((finding) => fixText(finding)).filter((text) => text !== undefined))];
