import { buttonClass } from '../ui/button.tsx';
import { DownloadIcon } from '../ui/icons.tsx';
import { listQuery } from './use-list-params.ts';

interface ExportLinkProps {
  path: string;
  /** As the screen is filtered. */
  filter?: Record<string, string | number | undefined>;
  label?: string;
}

/** Downloads what a screen shows as a spreadsheet: all pages of a list, as it is filtered. */
export function ExportLink({ path, filter = {}, label = 'Export CSV' }: ExportLinkProps) {
  const query = listQuery(filter);
  return (
    <a href={query ? `${path}?${query}` : path} download className={buttonClass()}>
      <DownloadIcon className="size-4.5" />
      {label}
    </a>
  );
}
