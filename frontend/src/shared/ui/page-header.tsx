import { Fragment, useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCrumbs, type CrumbsGiven } from '../navigation/crumbs.hook.js';
import { usePageHere } from '../navigation/pages.hook.js';

interface PageHeaderProps extends CrumbsGiven {
  /** Where it says more than the title that is declared of the page. */
  readonly title?: string | undefined;
  /** One line under the title: what is shown, for whom, as of when. */
  readonly sub?: ReactNode;
  readonly actions?: ReactNode;
}

/** Title, path and actions of a page; also sets the title of the browser's tab. */
export function PageHeader({ title: given, sub, actions, ...path }: PageHeaderProps) {
  const declared = usePageHere();
  const title = given ?? declared?.title ?? '';
  useTabTitle(title);
  return (
    <div className="page-head">
      <div>
        {declared ? <Crumbs {...path} /> : null}
        <h1>{title}</h1>
        {sub ? <div className="sub">{sub}</div> : null}
      </div>
      {actions ? <div className="actions">{actions}</div> : null}
    </div>
  );
}

/** Sets the title of the browser's tab, by which people find the page again. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Covertrail' : `${title} · Covertrail`;
  }, [title]);
}

function Crumbs(given: CrumbsGiven) {
  const crumbs = useCrumbs(given);
  if (crumbs.length === 0) return null;
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      {crumbs.map(({ text, to }, index) => (
        <Fragment key={`${index} ${text}`}>
          {index > 0 ? <span aria-hidden>/</span> : null}
          {to === null ? <span>{text}</span> : <Link to={to}>{text}</Link>}
        </Fragment>
      ))}
    </nav>
  );
}
