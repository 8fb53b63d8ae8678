import { useState } from 'react';
import { MOST_ADDITIONAL } from '@covertrail/domain/fields/mail-answer-fields';
import { additionalProblem, certificateProblem, kindProblem } from './certificate-files.form.js';

/** The files of a form before it is sent: a newly chosen certificate takes the place of the one before. */
export function useChosenCertificate() {
  const [certificate, setCertificate] = useState<File | null>(null);
  const [additional, setAdditional] = useState<readonly File[]>([]);
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
    /** What is sent: files with a wrong mark stay here. */
    sendable: additional.filter((file) => kindProblem(file) === null),
  };
}
