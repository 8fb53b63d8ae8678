import { useState } from 'react';
import { MOST_ADDITIONAL } from '@covertrail/domain/fields/mail-answer-fields';
import { additionalProblem, certificateProblem } from './certificate-files.form.js';
import type { CertificateFiles } from './certificate-sending.hook.js';

/** The files of a form before it is sent: a newly chosen certificate takes the place of the one before. `chosen`: with which it begins. */
export function useChosenCertificate(chosen: CertificateFiles | null) {
  const [certificate, setCertificate] = useState(chosen?.certificate ?? null);
  const [additional, setAdditional] = useState(chosen?.additional ?? []);
  const [wrong, setWrong] = useState<string | null>(null);
  const [warnings, setWarnings] = useState<readonly string[]>([]);

  const chooseCertificate = ([file]: readonly File[]) => {
    if (!file) return;
    const problem = certificateProblem(file);
    setWrong(problem);
    setCertificate(problem === null ? file : null);
  };
  const chooseAdditional = (files: readonly File[]) => {
    const taken = new Set(additional.map(({ name }) => name));
    const found: string[] = [];
    const kept: File[] = [];
    for (const file of files) {
      const problem = additionalProblem(file, [...taken]);
      if (problem === null) kept.push(file);
      else found.push(problem);
      taken.add(file.name);
    }
    setWarnings(found);
    setAdditional([...additional, ...kept].slice(0, MOST_ADDITIONAL));
  };
  return {
    certificate,
    additional,
    wrong,
    warnings,
    isFull: additional.length >= MOST_ADDITIONAL,
    chooseCertificate,
    chooseAdditional,
    removeCertificate: () => setCertificate(null),
    removeAdditional: (file: File) => setAdditional(additional.filter((each) => each !== file)),
    /** Says that the certificate is missing; true where it is there. */
    hasCertificate: (): boolean => {
      if (certificate === null && wrong === null) setWrong('Please choose a file.');
      return certificate !== null;
    },
  };
}
