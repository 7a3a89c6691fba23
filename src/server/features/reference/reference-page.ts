import type {
  ReferenceAnswer,
  ReferenceData,
  ReferenceOperation,
} from '#web/site/reference/reference-data.ts';
import { fieldRows, typeWords } from './field-rows.ts';
import type { JsonSchema } from './json-schema.ts';
import type { OpenapiDocument } from './openapi.ts';
import type { OperationObject, ResponseObject } from './operation-object.ts';

/** The data of the reference page. */
export function referenceData(document: OpenapiDocument): ReferenceData {
  const server = document.servers[0]?.url ?? '';
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return {
    title: document.info.title,
    server,
    introduction: document.info.description.split('\n\n'),
    sections: document.tags.map(({ name, description }) => ({
      id: `section-${name.toLowerCase().replace(/\W+/g, '-')}`,
      title: name,
      description,
      operations: all
        .filter(({ operation }) => operation.tags[0] === name)
        .map((each) => toOperation(each, document, server)),
    })),
  };
}

interface Placed {
  path: string;
  method: string;
  operation: OperationObject;
}

function toOperation(
  { path, method, operation }: Placed,
  { components }: OpenapiDocument,
  server: string,
): ReferenceOperation {
  const { schemas } = components;
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    description: operation.description ?? '',
    isForAdministrators: operation.security.length > 0,
    parameters: fieldRows(parametersAsObject(operation), schemas).map((row) => ({
      ...row,
      note: [placeOf(operation, row.name), row.note].filter(Boolean).join('; '),
    })),
    body:
      type && media?.schema
        ? { type, note: operation.requestBody?.description ?? '', fields: fieldRows(media.schema, schemas) }
        : null,
    answers: Object.entries(operation.responses).map(([status, response]) =>
      toAnswer(status, response, schemas),
    ),
    curl: curlOf({ path, method, operation }, server),
  };
}

const parametersAsObject = ({ parameters = [] }: OperationObject): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    parameters.map(({ name, schema, description }) => [name, { ...schema, description }]),
  ),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
});

const placeOf = ({ parameters = [] }: OperationObject, name: string) =>
  ({ path: 'in the path', query: '', header: 'a header' })[
    parameters.find((parameter) => parameter.name === name)?.in ?? 'query'
  ];

function toAnswer(
  status: string,
  { description, headers = {}, content = {} }: ResponseObject,
  schemas: Record<string, JsonSchema>,
): ReferenceAnswer {
  const [type = '', media] = Object.entries(content)[0] ?? [];
  const isProblem = type === 'application/problem+json';
  const schema = isProblem ? undefined : media?.schema;
  return {
    status,
    description,
    type: schema ? typeWords(schema, schemas) : isProblem ? '' : type,
    headers: Object.keys(headers),
    codes: isProblem ? codesOf(media?.schema) : [],
    fields: schema ? fieldRows(schema, schemas) : [],
    example: media?.example === undefined ? '' : JSON.stringify(media.example, null, 2),
  };
}

/** Reads the codes that openapi.ts adds to the problem schema. */
function codesOf(schema: JsonSchema | undefined): string[] {
  const [, own] = (schema?.allOf ?? []) as { properties: { code: { enum: string[] } } }[];
  return own?.properties.code.enum ?? [];
}

/** A curl command with the example's values, quoted for a shell. */
function curlOf({ path, method, operation }: Placed, server: string): string {
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const query = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name }) => `${name}=…`);
  const address = `${server}${path.replace('{id}', '12')}${query.length ? `?${query.join('&')}` : ''}`;
  const lines = [`curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}'${address}'`];
  if (operation.security.length > 0) lines.push('-b cookies.txt');
  if (operation.operationId === 'signIn') lines.push('-c cookies.txt');
  if (operation.parameters?.some(({ name }) => name === 'Idempotency-Key')) {
    lines.push('-H "Idempotency-Key: $(uuidgen)"');
  }
  if (type === 'multipart/form-data') lines.push("-F 'image=@photo.jpg'");
  else if (type) {
    lines.push(
      `-H 'Content-Type: ${type}'`,
      `-d '${JSON.stringify(media?.example).replaceAll("'", "'\\''")}'`,
    );
  }
  return lines.join(' \\\n  ');
}
