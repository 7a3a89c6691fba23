import { buttonClass } from '../ui/button.tsx';
import { DownloadIcon } from '../ui/icons.tsx';
import { listQuery } from './use-list-address.ts';

interface ExportLinkProps {
  path: string;
  /** As the screen shows the list. */
  filter: Record<string, string | undefined>;
}

/** Downloads all pages of a list, as it is filtered. */
export function ExportLink({ path, filter }: ExportLinkProps) {
  const query = listQuery(filter);
  return (
    <a href={query ? `${path}?${query}` : path} download className={buttonClass()}>
      <DownloadIcon className="size-4.5" />
      Export CSV
    </a>
  );
}
