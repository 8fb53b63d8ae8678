import { CircleX } from 'lucide-react';
import { Button } from './button.js';
import type { Problem } from '../api/api-problem.js';
import './feedback.css';

interface ErrorBannerProps {
  readonly problem: Pick<Problem, 'message' | 'code'> | null;
  readonly onRetry?: () => void;
}

/** Says what went wrong, with the code for support behind a fold. Shows nothing without a problem. */
export function ErrorBanner({ problem, onRetry }: ErrorBannerProps) {
  if (!problem) return null;
  return (
    <div className="error-banner" role="alert">
      <CircleX size={18} aria-hidden />
      <div>
        <p>{problem.message}</p>
        <details className="sub">
          <summary>For support</summary>
          Code {problem.code}
        </details>
      </div>
      {onRetry ? (
        <Button type="button" size="small" onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </div>
  );
}
