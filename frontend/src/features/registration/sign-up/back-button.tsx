import { ArrowLeft } from 'lucide-react';
import { Button } from '#shared/ui/button.tsx';

/** From the second step to the first. */
export const BackButton = ({ onBack }: { readonly onBack: () => void }) => (
  <Button type="button" icon basic size="small" aria-label="Back to step 1" onClick={onBack}>
    <ArrowLeft size={16} aria-hidden />
  </Button>
);
