import { CodeWords } from './code-words.tsx';
import { FieldTable } from './field-table.tsx';
import type { ReferenceAnswer, ReferenceOperation } from './reference-data.ts';

export function OperationSection({
  id,
  method,
  path,
  summary,
  description,
  isForAdministrators,
  parameters,
  body,
  answers,
  curl,
}: ReferenceOperation) {
  const successes = answers.filter(({ codes }) => codes.length === 0);
  const errors = answers.filter(({ codes }) => codes.length > 0);
  return (
    <article className="api-call" aria-labelledby={id}>
      <h3 id={id}>
        <a href={`#${id}`}>{summary}</a>
      </h3>
      <p className="api-address">
        <b className={`api-method api-${method.toLowerCase()}`}>{method}</b> <code>{path}</code>
        {isForAdministrators && <span className="api-badge">administrators</span>}
      </p>
      {description && (
        <p>
          <CodeWords text={description} />
        </p>
      )}
      {parameters.length > 0 && (
        <>
          <h4>Parameters</h4>
          <FieldTable fields={parameters} label={`Parameters of ${summary}`} />
        </>
      )}
      {body && (
        <>
          <h4>Body</h4>
          <p>
            <code>{body.type}</code>. {body.note}
          </p>
          {body.fields.length > 0 && <FieldTable fields={body.fields} label={`Body of ${summary}`} />}
        </>
      )}
      <pre>
        <code>{curl}</code>
      </pre>
      <h4>Responses</h4>
      {successes.map((answer) => (
        <Success key={answer.status} {...answer} />
      ))}
      {errors.length > 0 && <Errors errors={errors} />}
    </article>
  );
}

function Success({ status, description, type, headers, fields, example }: ReferenceAnswer) {
  return (
    <>
      <p>
        <b className="api-status">{status}</b> {description}
        {type && `: ${type}`}
        {headers.length > 0 && (
          <>
            {', with '}
            <code>{headers.join(', ')}</code>
          </>
        )}
      </p>
      {(fields.length > 0 || example) && (
        <details>
          <summary>Response {status}</summary>
          {fields.length > 0 && <FieldTable fields={fields} label={`Fields of ${description}`} />}
          {example && (
            <pre>
              <code>{example}</code>
            </pre>
          )}
        </details>
      )}
    </>
  );
}

function Errors({ errors }: { errors: ReferenceAnswer[] }) {
  return (
    <details>
      <summary>Errors</summary>
      <ul className="api-errors">
        {errors.map(({ status, codes, description, headers }) => (
          <li key={status}>
            <b className="api-status">{status}</b> <code>{codes.join(', ')}</code>{' '}
            <CodeWords text={description} />
            {headers.length > 0 && (
              <>
                {' With '}
                <code>{headers.join(', ')}</code>.
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
