import * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** The responses that are no problem+json. */
export type ResponseStatus = 200 | 201 | 202 | 204 | 301 | 404 | 503;

export interface ResponseDescription {
  description: string;
  /** JSON, unless `type` says otherwise; absent: no body, or one that is no data. */
  schema?: Schema;
  type?: string;
  headers?: readonly ResponseHeader[];
  example?: unknown;
}

export type ResponseHeader =
  | 'X-Total-Count'
  | 'X-Total-Count-Relation'
  | 'X-Unreadable-Count'
  | 'Link'
  | 'Set-Cookie'
  | 'Location'
  | 'Content-Disposition';

export const ok = <S extends Schema>(description: string, schema: S, example?: unknown) => ({
  200: { description, schema, example },
});

export const created = <S extends Schema>(description: string, schema: S, example?: unknown) => ({
  201: { description, schema, example },
});

/** A page of a list, with how many records match in its headers. */
export const okPage = <S extends Schema>(
  schema: S,
  example: unknown,
  {
    description = 'Matching records',
    headers = ['X-Total-Count', 'X-Total-Count-Relation', 'X-Unreadable-Count'],
  }: Partial<ResponseDescription> = {},
) => ({ 200: { description, schema: z.array(schema), headers, example: [example] } });

export const okFile = (type: string) =>
  ({
    200: { description: 'A file', type, headers: ['Content-Disposition'] },
  }) as const;
