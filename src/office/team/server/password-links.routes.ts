import * as z from 'zod/mini';
import { kilobytes } from '#kit/http/body-limit.ts';
import { clientNetwork } from '#kit/http/client-network.ts';
import { type ApiSection, publicEndpoint } from '#kit/http/endpoint.ts';
import { ok } from '#kit/http/responses.ts';
import { passwordApi } from '#kit/paths/password-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import {
  passwordByLinkSchema,
  passwordLinkAnswerSchema,
  passwordLinkSchema,
} from '#people/sign-in/password-links.ts';
import { requestPasswordLink, setPasswordByLink } from './password-links.service.ts';

/** Anybody may send these bodies. */
const limit = kilobytes(16);

export const passwordLinkRoutes = (deps: Deps): ApiSection => ({
  tag: 'Password links',
  description: 'For people of the panel who forgot their password, or have none of their own yet.',
  bodies: { PasswordLink: passwordLinkSchema, PasswordByLink: passwordByLinkSchema },
  endpoints: {
    requestPasswordLink: publicEndpoint('post', passwordApi.link, {
      summary: 'Ask for a link to choose a new password',
      description:
        'Emails it to the account with this username or email address. The response is the same whether or not there is one.',
      body: { schema: passwordLinkSchema, limit, example: { username: 'owner' } },
      responses: {
        202: {
          description: 'If there is such an account, an email is on its way',
          schema: passwordLinkAnswerSchema,
          example: { sendsEmail: true },
        },
      },
      errors: ['too-many-requests'],
      handle: ({ c, body: { username } }) =>
        requestPasswordLink(deps, { typed: username, network: clientNetwork(deps, c) }),
    }),
    setPasswordByLink: publicEndpoint('post', passwordApi.renew, {
      summary: 'Choose a password with the token of a link',
      description: 'Ends the person’s sessions. Signs nobody in, and two-step sign-in stays.',
      body: {
        schema: passwordByLinkSchema,
        limit,
        example: { token: 'k3J9sLq0ZtYb7WmXv2NcPaQe5RdUf8Gh', password: 'a long password' },
      },
      responses: ok('The password is set', z.object({}), {}),
      errors: ['link-expired', 'wrong-state'],
      async handle({ body }) {
        await setPasswordByLink(deps, body);
        return {};
      },
    }),
  },
});
