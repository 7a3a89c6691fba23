import type { Context } from 'hono';
import { findSmsConnection } from '#delivery/texts/server/sms-connection.queries.ts';
import { readForm } from '#kit/http/form.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import type { SmsConnection } from '#kit/sms/server/post-text.ts';
import { isSignedText } from '#kit/sms/server/text-signature.ts';

export interface GatewayForm {
  fields: ReadonlyMap<string, string>;
  connection: SmsConnection;
}

/** Reads what the gateway posts to one of our URLs. Throws `wrong-signature` for anybody else. */
export async function readGatewayForm(deps: Deps, c: Context): Promise<GatewayForm> {
  const form = await readForm(c);
  const fields = [...form].map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value.replaceAll('\0', '') : '',
  ]);
  const connection = await findSmsConnection(deps);
  const { pathname, search } = new URL(c.req.url);
  const signature = c.req.header('X-Twilio-Signature') ?? '';
  if (
    !connection ||
    !isSignedText(signature, connection.password, deps.config.publicUrl + pathname + search, fields)
  ) {
    throw new AppError('wrong-signature', 'The signature of this text is wrong.');
  }
  return { fields: new Map(fields), connection };
}

/** TwiML with what stands in its `Response`. */
export function respondTwiml(c: Context, content = ''): Response {
  c.header('Cache-Control', 'no-store');
  const body = `<?xml version="1.0" encoding="UTF-8"?><Response>${content}</Response>`;
  return c.body(body, 200, { 'Content-Type': 'text/xml; charset=utf-8' });
}

export const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
