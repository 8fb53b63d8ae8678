import { Fragment, useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface PageHeaderProps {
  readonly title: string;
  /** One line under the title: what is shown, for whom, as of when. */
  readonly sub?: ReactNode;
  /** The path to this page; the last entry is the page itself and no link. */
  readonly crumbs?: readonly { readonly text: string; readonly to?: string }[];
  readonly actions?: ReactNode;
}

/** Title, path and actions of a page; also sets the title of the browser's tab. */
export function PageHeader({ title, sub, crumbs, actions }: PageHeaderProps) {
  useEffect(() => {
    document.title = `${title} · Covertrail`;
  }, [title]);
  return (
    <div className="page-head">
      <div>
        {crumbs ? <Crumbs crumbs={crumbs} /> : null}
        <h1>{title}</h1>
        {sub ? <div className="sub">{sub}</div> : null}
      </div>
      {actions ? <div className="actions">{actions}</div> : null}
    </div>
  );
}

function Crumbs({ crumbs }: Required<Pick<PageHeaderProps, 'crumbs'>>) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      {crumbs.map(({ text, to }, index) => (
        <Fragment key={text}>
          {index > 0 ? <span aria-hidden>/</span> : null}
          {to ? <Link to={to}>{text}</Link> : <span>{text}</span>}
        </Fragment>
      ))}
    </nav>
  );
}
