import { classNames } from '#shared/ui/class-names';

const STEPS = [
  { key: 'processCoi', title: 'Certificate processed' },
  { key: 'extractionStatus', title: 'Read' },
  { key: 'verifyPolicies', title: 'Verify policies' },
  { key: 'uploadSignature', title: 'Upload signature' },
] as const;
export type ExtractionStep = (typeof STEPS)[number]['key'];

/** The four steps of a certificate that is read [E02]. */
export function ExtractionSteps({ now }: { readonly now: ExtractionStep }) {
  const at = STEPS.findIndex(({ key }) => key === now);
  return (
    <nav aria-label="Steps of the certificate" className="extraction-steps">
      <ol>
        {STEPS.map(({ key, title }, index) => (
          <li
            key={key}
            className={classNames({ done: index < at, now: index === at })}
            aria-current={index === at ? 'step' : undefined}
          >
            <span aria-hidden>{index + 1}</span> {title}
            {index < at ? <span className="visually-hidden">, done</span> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
