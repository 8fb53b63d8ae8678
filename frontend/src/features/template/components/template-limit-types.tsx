import { useState } from 'react';
import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import { plural } from '#shared/format/plural';
import { Button } from '#shared/ui/button.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { limitsOf } from '../template-limits.view.js';

const TemplateLimits = lateDialog(() => import('./template-limits.modal.js'));

/** How many limits a template requires, which opens them; without the eye of a policy [C02]. It requires no blanket and no location. */
export function TemplateLimitTypes({ template }: { readonly template: TemplateRow }) {
  const [open, setOpen] = useState(false);
  const count = limitsOf(template.requirements).length;
  if (count === 0) return null;
  return (
    <>
      <Button type="button" size="small" aria-description="Policy Limits" onClick={() => setOpen(true)}>
        {plural(count, 'policy limit')}
      </Button>
      {open ? <TemplateLimits template={template} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
