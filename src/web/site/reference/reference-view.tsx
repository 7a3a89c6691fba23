import { api } from '#shared/paths.ts';
import { Container } from '#web/ui/container.tsx';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { CodeWords } from './code-words.tsx';
import { OperationSection } from './operation-section.tsx';
import type { ReferenceData, ReferenceSection } from './reference-data.ts';

/** Lists every call on one page, so the browser's own search works. */
export function ReferenceView({ title, server, introduction, sections }: ReferenceData) {
  return (
    <Container className="pt-3 pb-16 lg:pt-6 lg:pb-24">
      <Breadcrumbs here="API" />
      <h1 className="mt-4 text-h1 lg:mt-8">{title}</h1>
      <div className="api">
        <nav className="api-index" aria-label="Calls">
          <details>
            <summary>All calls</summary>
            {sections.map((section) => (
              <IndexOf key={section.id} {...section} />
            ))}
          </details>
        </nav>
        <div className="api-body">
          <p>
            All URLs start with <code>{server}</code>. Machine-readable version:{' '}
            <a href={api.openapi}>OpenAPI 3.1</a>.
          </p>
          {introduction.map((paragraph) => (
            <p key={paragraph}>
              <CodeWords text={paragraph} />
            </p>
          ))}
          {sections.map(({ id, title: heading, description, operations }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{heading}</h2>
              <p>{description}</p>
              {operations.map((operation) => (
                <OperationSection key={operation.id} {...operation} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}

function IndexOf({ id, title, operations }: ReferenceSection) {
  return (
    <>
      <a className="api-index-section" href={`#${id}`}>
        {title}
      </a>
      <ul>
        {operations.map((operation) => (
          <li key={operation.id}>
            <a href={`#${operation.id}`}>
              <b className={`api-method api-${operation.method.toLowerCase()}`}>{operation.method}</b>{' '}
              {operation.summary}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
