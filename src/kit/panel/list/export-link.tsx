import { queryString } from '#kit/panel/admin-query.ts';
import { buttonClass, shortLabel } from '#kit/panel/ui/button.tsx';
import { DownloadIcon } from '#kit/panel/ui/icons.tsx';

interface ExportLinkProps {
  path: string;
  filter?: object;
  label?: string;
  /** Beside a title: on a phone the icon alone. */
  isShort?: boolean;
}

/** Downloads what a screen shows as a spreadsheet: all pages of a list, as filtered. */
export function ExportLink({ path, filter = {}, label = 'Export CSV', isShort = false }: ExportLinkProps) {
  const query = queryString(filter);
  return (
    <a href={query ? `${path}?${query}` : path} download className={buttonClass()}>
      <DownloadIcon className="size-4.5" />
      <span className={isShort ? shortLabel : undefined}>{label}</span>
    </a>
  );
}
