import { useState } from 'react';
import { CHECK_CODE_SIGNS, foldedCheckCode, printedCheckCode } from '@covertrail/domain/fields/check-code-fields';
import { TextField } from '#shared/forms/text-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Form } from '#shared/ui/form.tsx';

interface CodeFormProps {
  /** What stands in the field at first. */
  readonly code: string;
  readonly pending: boolean;
  readonly onCode: (code: string) => void;
}

/** The code as somebody types it from paper. */
export function CodeForm({ code, pending, onCode }: CodeFormProps) {
  const [typed, setTyped] = useState(code);
  const [isRefused, setRefused] = useState(false);
  const folded = foldedCheckCode(typed);
  const isWhole = folded.length === CHECK_CODE_SIGNS;
  const submit = () => {
    setRefused(!isWhole);
    if (!isWhole) return;
    const printed = printedCheckCode(folded);
    setTyped(printed);
    onCode(printed);
  };
  return (
    <Form noValidate className="check-code" onSubmit={submit}>
      <TextField
        id="code"
        label="Code"
        note="At the top right of the certificate: four times four letters and digits."
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="7Q4M-0B2C-9D3E-5F6G"
        value={typed}
        error={isRefused && !isWhole ? `A code has ${CHECK_CODE_SIGNS} letters and digits.` : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" primary loading={pending} disabled={pending}>
        Check certificate
      </Button>
    </Form>
  );
}
