import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import type { CertificateCheck } from '@covertrail/contracts/issued-certificate/certificate-check.replies';
import { FileDropField } from '#shared/certificates/file-drop-field.tsx';
import { Fields } from '#shared/ui/form.tsx';
import { fileVerdict, type FileVerdict } from './check-verdict.view.js';
import { fileDigest } from './file-digest.view.js';

const ICONS = { ok: CircleCheck, warn: CircleAlert, bad: CircleX } as const;
const UNAVAILABLE: FileVerdict = {
  tone: 'warn',
  title: 'This browser cannot compare files here',
  text: 'Please open this page by its https address.',
};

const UNREADABLE: FileVerdict = {
  tone: 'warn',
  title: 'This file could not be read',
  text: 'Please choose it again.',
};

interface Compared extends FileVerdict {
  readonly name: string;
}

async function verdictOf(file: File, check: CertificateCheck): Promise<FileVerdict> {
  const digest = await fileDigest(file);
  return digest === undefined ? UNAVAILABLE : fileVerdict(check, digest);
}

/** Is this file the one that was issued? It is compared in the browser by its SHA-256. */
export function FileCheck({ check }: { readonly check: CertificateCheck }) {
  const [compared, setCompared] = useState<Compared | null>(null);
  const compare = async ([file]: readonly File[]) => {
    if (!file) return;
    setCompared({ name: file.name, ...(await verdictOf(file, check).catch(() => UNREADABLE)) });
  };
  return (
    <section aria-labelledby="check-file" className="check-file">
      <h2 id="check-file">Is your file the one that was issued?</h2>
      <Fields>
        <FileDropField
          id="certificate-file"
          label="Certificate as PDF"
          note="It is compared in this browser and sent nowhere."
          accept={['.pdf', 'application/pdf']}
          disabled={false}
          onFiles={(files) => void compare(files)}
        />
      </Fields>
      <div role="status">{compared ? <FileResult {...compared} /> : null}</div>
    </section>
  );
}

function FileResult({ tone, title, text, name }: Compared) {
  const Icon = ICONS[tone];
  return (
    <div className={`check-result ${tone}`}>
      <Icon size={20} aria-hidden />
      <div>
        <p className="check-result-title">{title}</p>
        <p>
          <span className="check-file-name">{name}</span> {text}
        </p>
      </div>
    </div>
  );
}
