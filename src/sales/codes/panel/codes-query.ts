import * as z from 'zod/mini';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { codeApi } from '#kit/paths/code-paths.ts';
import { codeSchema } from '#sales/codes/codes.ts';

export const codesQuery = adminQuery(['codes', 'list'], z.array(codeSchema), codeApi.codes);
