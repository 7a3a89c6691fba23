import * as z from 'zod/mini';

export const loginSchema = z.object({
  username: z.string('Username is required').check(z.minLength(1, 'Username is required'), z.maxLength(200)),
  password: z.string('Password is required').check(z.minLength(1, 'Password is required'), z.maxLength(200)),
});
export type Login = z.infer<typeof loginSchema>;

export const currentUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;
