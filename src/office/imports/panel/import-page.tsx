import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { useUrlParams } from '#kit/panel/list/use-url-params.ts';
import { ButtonLink } from '#kit/panel/ui/button.tsx';
import { Tag } from '#kit/panel/ui/chip.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { adminPaths } from '#kit/paths/paths.ts';
import { type Import, importKindLabels, importSourceLabels } from '#office/imports/imports.ts';
import { ImportMappingForm } from './import-mapping-form.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportStart } from './import-start.tsx';
import { importQuery } from './imports-query.ts';

export function ImportPage() {
  const { params } = useUrlParams();
  const id = Number(params.get('id'));
  return (
    <>
      <PageHeader
        title="Import"
        subtitle="Bring your customers, past visits and services from another program. Nothing is sent to anyone."
      >
        {id > 0 && <ButtonLink to={adminPaths.import}>All imports</ButtonLink>}
      </PageHeader>
      {id > 0 ? <OneImport key={id} id={id} /> : <ImportStart />}
    </>
  );
}

function OneImport({ id }: { id: number }) {
  const query = useQuery(importQuery(id));
  return (
    <QueryView
      query={query}
      what="this import"
      wayOut={<ButtonLink to={adminPaths.import}>All imports</ButtonLink>}
    >
      {(own) => (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <h2 className="text-lg font-semibold wrap-anywhere">{own.fileName}</h2>
            <Tag>{importKindLabels[own.kind]}</Tag>
            {own.source !== 'unknown' && <Tag>{`From ${importSourceLabels[own.source]}`}</Tag>}
          </div>
          {isOpen(own) ? <ImportMappingForm own={own} /> : <ImportProgress own={own} />}
        </>
      )}
    </QueryView>
  );
}

const isOpen = ({ status }: Import) => status === 'mapped' || status === 'checked';
