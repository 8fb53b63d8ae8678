import { RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react';
import { Button } from '../../ui/button.js';
import { ErrorBanner } from '../../ui/error-banner.js';
import { SkeletonRows } from '../../ui/skeleton-rows.js';
import { TextField } from '../text-field.js';
import { useNewCaptcha } from './new-captcha.hook.js';
import './captcha-field.css';

interface CaptchaFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'note'> {
  /** A value that is another one after each answer of the server. */
  readonly round: unknown;
  readonly onGiven: (captchaId: string) => void;
}

/** A picture to read, and beside it a question in words for whoever does not see it: the field takes the answer to either [A01]. */
export default function CaptchaField({ round, onGiven, error, ...input }: CaptchaFieldProps) {
  const { given, problem, again } = useNewCaptcha(round, onGiven);
  const frame = useRef<HTMLDivElement>(null);
  const focus = useEffectEvent(() => (error ? frame.current?.querySelector('input')?.focus() : undefined));
  useEffect(() => {
    if (given) focus();
  }, [given]);
  if (problem) return <ErrorBanner problem={problem} onRetry={again} />;
  if (!given) return <SkeletonRows label="Loading the captcha" />;
  const question = <>Or answer in place of the picture. {given.question}</>;
  return (
    <div className="captcha" ref={frame}>
      <div className="captcha-picture">
        <img src={given.picture} width={240} height={84} alt="Five letters and digits to read" />
        <Button type="button" size="small" onClick={again}>
          <RefreshCw size={16} aria-hidden /> New picture
        </Button>
      </div>
      <TextField
        {...input}
        label="Captcha"
        note={question}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        error={error}
      />
    </div>
  );
}
